import { Plus } from "lucide-react";
import { useState } from "react";
import {
  type DeskEntry,
  type DeskFilter,
  deskEntries,
} from "#web/features/regulations/desk/entry-list-view.ts";
import type { TableEdit } from "#web/features/regulations/desk/table-edit.ts";
import { watchWording } from "#web/features/regulations/desk/watch/wording.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { VerifiedChip } from "#web/features/regulations/pieces/verified-chip.tsx";
import { WatchChip } from "#web/features/regulations/pieces/watch-chip.tsx";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { SearchField } from "#web/ui/fields/search-field.tsx";
import { Card } from "#web/ui/surfaces/card.tsx";

const filters = ["all", "MA", "NH", "FED", "notices"] as const satisfies readonly DeskFilter[];

interface EntryListProps {
  readonly edit: TableEdit;
  readonly today: string;
  readonly onAdd: (kind: DeskEntry["kind"]) => void;
  readonly onEdit: (entry: DeskEntry) => void;
  readonly onRead: (entry: DeskEntry) => void;
  readonly onRemove: (id: string) => void;
  readonly onUndo: (id: string) => void;
}

export function EntryList(props: EntryListProps) {
  const { edit, today, onAdd, onEdit, onRead, onRemove, onUndo } = props;
  const table = useRuleTable();
  const [filter, setFilter] = useState<DeskFilter>("all");
  const [search, setSearch] = useState("");
  const entries = deskEntries(table, edit, filter, search);
  return (
    <Card>
      <div className="mb-4 flex flex-wrap gap-2">
        <Button tone="secondary" onClick={() => onAdd("record")}>
          <Plus size={18} aria-hidden="true" /> {wording.newRule}
        </Button>
        <Button tone="secondary" onClick={() => onAdd("notice")}>
          <Plus size={18} aria-hidden="true" /> {wording.newNotice}
        </Button>
      </div>
      <div className="mb-3 grid gap-3 lg:grid-cols-2 lg:items-end">
        <SearchField label={wording.filter} value={search} onChange={setSearch} />
        <SegmentedControl
          legend={wording.water}
          segments={filters.map((value) => ({ value, label: wording.waters[value] }))}
          value={filter}
          onChange={setFilter}
        />
      </div>
      {entries.length === 0 ? <p className="text-ink-soft">{wording.none}</p> : null}
      <ul>
        {entries.map((entry) => (
          <EntryLine
            key={`${entry.kind} ${entry.id}`}
            entry={entry}
            today={today}
            onEdit={() => onEdit(entry)}
            onRead={() => onRead(entry)}
            onRemove={() => onRemove(entry.id)}
            onUndo={() => onUndo(entry.id)}
          />
        ))}
      </ul>
    </Card>
  );
}

interface EntryLineProps {
  readonly entry: DeskEntry;
  readonly today: string;
  readonly onEdit: () => void;
  readonly onRead: () => void;
  readonly onRemove: () => void;
  readonly onUndo: () => void;
}

function EntryLine({ entry, today, onEdit, onRead, onRemove, onUndo }: EntryLineProps) {
  const { title, line, verifiedOn, state } = entry;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-[min(14rem,100%)] flex-1">
        <p className="font-semibold">
          {title}
          {state === "as-published" ? null : (
            <span className="ml-2 rounded-pill border border-first-light bg-first-light-tint px-2 text-caption text-first-light-ink">
              {wording.states[state]}
            </span>
          )}
        </p>
        <p className="data mb-1 text-small wrap-anywhere text-ink-soft">{line}</p>
        <div className="flex flex-wrap gap-1">
          <VerifiedChip verifiedOn={verifiedOn} today={today} /> <WatchChip ruleId={entry.id} />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        {state === "added" || state === "removed" ? null : (
          <Button tone="secondary" aria-label={watchWording.readOf(title)} onClick={onRead}>
            {watchWording.readIt}
          </Button>
        )}
        {state === "removed" ? null : (
          <Button tone="secondary" aria-label={wording.editOf(title)} onClick={onEdit}>
            {wording.edit}
          </Button>
        )}
        {state === "as-published" ? (
          <Button tone="quiet" aria-label={wording.removeOf(title)} onClick={onRemove}>
            {wording.remove}
          </Button>
        ) : (
          <Button tone="quiet" aria-label={wording.undoOf(title)} onClick={onUndo}>
            {wording.undo}
          </Button>
        )}
      </div>
    </li>
  );
}
