import { dateInWords } from "@striper/angling/regulations";
import { type ReactNode, useState } from "react";
import { VersionHistory } from "#web/features/regulations/changes/version-history.tsx";
import { DraftCard } from "#web/features/regulations/desk/draft-card.tsx";
import type { DeskEntry } from "#web/features/regulations/desk/entry-list-view.ts";
import { EntryList } from "#web/features/regulations/desk/entry-list.tsx";
import { NoticeForm } from "#web/features/regulations/desk/form/notice-form.tsx";
import { RecordForm } from "#web/features/regulations/desk/form/record-form.tsx";
import { RestoreAction } from "#web/features/regulations/desk/restore-action.tsx";
import {
  type TableEdit,
  emptyEdit,
  undone,
  withNotice,
  withRecord,
  withoutEntry,
} from "#web/features/regulations/desk/table-edit.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { useToday } from "#web/features/regulations/pieces/use-today.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { Screen } from "#web/ui/surfaces/screen.tsx";

/** One entry in its form; a null id is that of one yet to be written. */
type Editing = Pick<DeskEntry, "kind"> & { readonly id: string | null };

/** For those who keep the rules: edit and add, look at the differences, publish, take back. */
export function DeskScreen({ aside }: { readonly aside: ReactNode }) {
  const table = useRuleTable();
  const today = useToday();
  const [edit, setEdit] = useState(emptyEdit);
  const [editing, setEditing] = useState<Editing | null>(null);
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
      <div className={editing === null ? "flex flex-col gap-4" : "hidden"}>
        <DraftCard edit={edit} today={today} onDone={() => setEdit(emptyEdit)} />
        <EntryList
          edit={edit}
          today={today}
          onAdd={(kind) => setEditing({ kind, id: null })}
          onEdit={setEditing}
          onRemove={(id) => setEdit(withoutEntry(edit, id, table))}
          onUndo={(id) => setEdit(undone(edit, id))}
        />
        <h2 className="text-title font-semibold">{wording.versions}</h2>
        <VersionHistory Action={RestoreAction} />
      </div>
    </Screen>
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
