import { dateInWords, titleOf, type RegulationsTable } from "@striper/angling/regulations";
import { type ReactNode, useState } from "react";
import { VersionHistory } from "#web/features/regulations/changes/version-history.tsx";
import { DraftCard } from "#web/features/regulations/desk/draft-card.tsx";
import type { DeskEntry } from "#web/features/regulations/desk/entry-list-view.ts";
import { EntryList } from "#web/features/regulations/desk/entry-list.tsx";
import { NoticeForm } from "#web/features/regulations/desk/form/notice-form.tsx";
import { RecordForm } from "#web/features/regulations/desk/form/record-form.tsx";
import { ImportAction } from "#web/features/regulations/desk/import-action.tsx";
import { RestoreAction } from "#web/features/regulations/desk/restore-action.tsx";
import {
  type TableEdit,
  emptyEdit,
  undone,
  verified,
  withNotice,
  withRead,
  withRecord,
  withoutEntry,
} from "#web/features/regulations/desk/table-edit.ts";
import { ReadPanel } from "#web/features/regulations/desk/watch/read-panel.tsx";
import { WatchCard } from "#web/features/regulations/desk/watch/watch-card.tsx";
import { watchWording } from "#web/features/regulations/desk/watch/wording.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { useToday } from "#web/features/regulations/pieces/use-today.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { Screen } from "#web/ui/surfaces/screen.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

type Editing = Pick<DeskEntry, "kind"> & { readonly id: string | null };

export function DeskScreen({ aside }: { readonly aside: ReactNode }) {
  const table = useRuleTable();
  const today = useToday();
  const [edit, setEdit] = useState(emptyEdit);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const isAside = editing !== null || reading !== null;
  return (
    <Screen title={wording.title} lead={wording.lead} aside={aside}>
      <p className="data mb-4 text-small text-ink-soft">
        {wording.inForce(table.version, dateInWords(table.publishedOn))}
      </p>
      {editing === null ? null : (
        <EntryForm
          key={`${editing.kind} ${editing.id ?? ""}`}
          editing={editing}
          edit={edit}
          today={today}
          onSave={(next) => {
            setEdit(next);
            setEditing(null);
          }}
          onCancel={() => setEditing(null)}
        />
      )}
      {reading === null ? null : (
        <Reading
          key={reading}
          ruleId={reading}
          edit={edit}
          today={today}
          onVerified={(next) => {
            setEdit(next);
            setReading(null);
            showToast(watchWording.verifiedNow, "ok");
          }}
          onEdit={(next, entry) => {
            setEdit(next);
            setReading(null);
            setEditing(entry);
          }}
          onClose={() => setReading(null)}
        />
      )}
      <div className={isAside ? "hidden" : "flex flex-col gap-4"}>
        <WatchCard titles={titlesOf(table)} onRead={setReading} />
        <DraftCard edit={edit} today={today} onDone={() => setEdit(emptyEdit)} />
        <EntryList
          edit={edit}
          today={today}
          onAdd={(kind) => setEditing({ kind, id: null })}
          onEdit={setEditing}
          onRead={({ id }) => setReading(id)}
          onRemove={(id) => setEdit(withoutEntry(edit, id, table))}
          onUndo={(id) => setEdit(undone(edit, id))}
        />
        <ImportAction onEdit={setEdit} />
        <h2 className="text-title font-semibold">{wording.versions}</h2>
        <VersionHistory Action={RestoreAction} />
      </div>
    </Screen>
  );
}

const titlesOf = ({ records, notices }: RegulationsTable): ReadonlyMap<string, string> =>
  new Map([
    ...records.map((record) => [record.id, titleOf(record)] as const),
    ...notices.map(({ id, title }) => [id, title] as const),
  ]);

interface ReadingProps {
  readonly ruleId: string;
  readonly edit: TableEdit;
  readonly today: string;
  readonly onVerified: (edit: TableEdit) => void;
  readonly onEdit: (edit: TableEdit, entry: Editing) => void;
  readonly onClose: () => void;
}

function Reading({ ruleId, edit, today, onVerified, onEdit, onClose }: ReadingProps) {
  const table = useRuleTable();
  const entry = [...table.records, ...table.notices].find(({ id }) => id === ruleId);
  if (entry === undefined) return null;
  const read = (mark: string | null) => (mark === null ? edit : withRead(edit, { ruleId, mark }));
  const kind = "sizes" in entry ? "record" : "notice";
  return (
    <ReadPanel
      ruleId={ruleId}
      title={titlesOf(table).get(ruleId) ?? ruleId}
      url={entry.source.url}
      onVerify={(mark) => onVerified(verified(read(mark), ruleId, table, today))}
      onEdit={(mark) => onEdit(read(mark), { kind, id: ruleId })}
      onClose={onClose}
    />
  );
}

interface EntryFormProps {
  readonly editing: Editing;
  readonly edit: TableEdit;
  readonly today: string;
  readonly onSave: (edit: TableEdit) => void;
  readonly onCancel: () => void;
}

function EntryForm({ editing, edit, today, onSave, onCancel }: EntryFormProps) {
  const { records, notices } = useRuleTable();
  const { kind, id } = editing;
  if (kind === "record") {
    const all = [...edit.records, ...records];
    return (
      <RecordForm
        record={all.find((record) => record.id === id) ?? null}
        takenIds={all.map((record) => record.id)}
        today={today}
        onSave={(next) => onSave(withRecord(edit, next))}
        onCancel={onCancel}
      />
    );
  }
  const all = [...edit.notices, ...notices];
  return (
    <NoticeForm
      notice={all.find((notice) => notice.id === id) ?? null}
      takenIds={all.map((notice) => notice.id)}
      today={today}
      onSave={(next) => onSave(withNotice(edit, next))}
      onCancel={onCancel}
    />
  );
}
