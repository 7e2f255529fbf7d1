import { dateInWords } from "@striper/angling/regulations";
import { useState, type ReactNode } from "react";
import { VersionHistory } from "#web/features/regulations/changes/version-history.tsx";
import { DraftCard } from "#web/features/regulations/desk/draft-card.tsx";
import { EntryList } from "#web/features/regulations/desk/entry-list.tsx";
import { NoticeForm } from "#web/features/regulations/desk/form/notice-form.tsx";
import { RecordForm } from "#web/features/regulations/desk/form/record-form.tsx";
import { RestoreAction } from "#web/features/regulations/desk/restore-action.tsx";
import {
  emptyEdit,
  undone,
  withNotice,
  withoutEntry,
  withRecord,
  type TableEdit,
} from "#web/features/regulations/desk/table-edit.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { useToday } from "#web/features/regulations/pieces/use-today.ts";
import { useRuleTable } from "#web/platform/rule-table/use-rule-table.ts";
import { Screen } from "#web/ui/surfaces/screen.tsx";

/** For those who keep the rules: edit, look at the differences, publish, take back. */
export function DeskScreen({ aside }: { readonly aside: ReactNode }) {
  const table = useRuleTable();
  const today = useToday();
  const [edit, setEdit] = useState(emptyEdit);
  const [editing, setEditing] = useState<string | null>(null);

  function take(next: TableEdit) {
    setEdit(next);
    setEditing(null);
  }

  const record = [...edit.records, ...table.records].find(({ id }) => id === editing);
  const notice = [...edit.notices, ...table.notices].find(({ id }) => id === editing);
  return (
    <Screen title={wording.title} lead={wording.lead} aside={aside}>
      <p className="data mb-4 text-small text-ink-soft">
        {wording.inForce(table.version, dateInWords(table.publishedOn))}
      </p>
      {record === undefined ? null : (
        <RecordForm
          key={record.id}
          record={record}
          today={today}
          onSave={(next) => take(withRecord(edit, next))}
          onCancel={() => setEditing(null)}
        />
      )}
      {notice === undefined ? null : (
        <NoticeForm
          key={notice.id}
          notice={notice}
          today={today}
          onSave={(next) => take(withNotice(edit, next))}
          onCancel={() => setEditing(null)}
        />
      )}
      <div className={editing === null ? "flex flex-col gap-4" : "hidden"}>
        <DraftCard edit={edit} onDone={() => setEdit(emptyEdit)} />
        <EntryList
          edit={edit}
          today={today}
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
