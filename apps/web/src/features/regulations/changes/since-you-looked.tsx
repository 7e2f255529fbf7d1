import {
  dateInWords,
  changesForAnglers,
  type RegulationsTable,
} from "@striper/angling/regulations";
import { regulationsTable } from "@striper/contract/regulation-table";
import { useEffect, useState } from "react";
import { changesWording as wording } from "#web/features/regulations/changes/wording.ts";
import { cacheAnswer, readCachedAnswer } from "#web/platform/api/cached-answer.ts";
import { useRuleTableState } from "#web/platform/rule-table/rule-table.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";

/** Under this name the device keeps the table the person has looked at. */
const seenName = "rule_table_seen";

/** The differences, in words, from the rules the person looked at last; gone once they say so. */
export function SinceYouLooked() {
  const { table, checkedAt } = useRuleTableState();
  const [seen, setSeen] = useState(() => readSeenTable(Date.now()));
  const [isOpen, setIsOpen] = useState(false);

  // The first look: later versions are compared with the one in force now, once that is known.
  useEffect(() => {
    if (seen === undefined && checkedAt !== null) markSeen(table, Date.now());
  }, [seen, table, checkedAt]);

  const since = changesSince(seen, table);
  if (since === null) return null;

  function gotIt() {
    markSeen(table, Date.now());
    setSeen(table);
  }

  return (
    <Banner
      tone="info"
      action={
        <div className="flex gap-2">
          <Button tone="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? wording.hide : wording.show}
          </Button>
          <Button onClick={gotIt}>{wording.gotIt}</Button>
        </div>
      }
    >
      <p className="font-semibold">{wording.banner(since.changes.length)}</p>
      {isOpen ? (
        <>
          <p className="text-caption text-ink-soft">
            {wording.since(since.from.version, dateInWords(since.from.publishedOn))}
          </p>
          <ul className="mt-2 list-disc pl-5">
            {since.changes.map((words) => (
              <li key={words} className="mt-1">
                {words}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Banner>
  );
}

interface ChangesSinceSeen {
  readonly from: RegulationsTable;
  readonly changes: readonly string[];
}

export function readSeenTable(now: number): RegulationsTable | undefined {
  return readCachedAnswer(seenName, regulationsTable, now)?.answer;
}

export function markSeen(table: RegulationsTable, now: number): void {
  cacheAnswer(seenName, now, table);
}

/** What differs from the table last looked at; null when nothing does, or nothing was looked at. */
export function changesSince(
  seen: RegulationsTable | undefined,
  table: RegulationsTable,
): ChangesSinceSeen | null {
  if (seen === undefined) return null;
  const changes = changesForAnglers(seen, table);
  return changes.length === 0 ? null : { from: seen, changes };
}
