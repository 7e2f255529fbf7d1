import { dateInWords } from "@striper/angling/regulations";
import { useEffect, useState } from "react";
import { changesWording as wording } from "#web/features/regulations/changes/wording.ts";
import { useRuleTableState } from "#web/platform/rule-table/rule-table.ts";
import { changesSince, markSeen, readSeenTable } from "#web/platform/rule-table/seen-table.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";

export function ChangesSinceLastVisit() {
  const { table, checkedAt } = useRuleTableState();
  const [seen, setSeen] = useState(() => readSeenTable(Date.now()));
  const [isOpen, setIsOpen] = useState(false);

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
