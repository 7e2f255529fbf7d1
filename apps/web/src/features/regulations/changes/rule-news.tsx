import { useState, type ReactNode } from "react";
import { changesWording as wording } from "#web/features/regulations/changes/wording.ts";
import { useLatestTable } from "#web/platform/rule-table/rule-table.ts";
import { changesSince, markSeen, readSeenTable } from "#web/platform/rule-table/seen-table.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";

const toldHere = 3;

interface RuleNewsProps {
  readonly link: ReactNode;
}

export function RuleNews({ link }: RuleNewsProps) {
  const { table } = useLatestTable();
  const [seen] = useState(() => readSeenTable(Date.now()));
  const since = changesSince(seen, table);
  if (since === null) return null;
  const more = since.changes.length - toldHere;
  return (
    <Banner
      tone="info"
      action={
        <div className="flex items-center gap-4">
          {link}
          <Button onClick={() => markSeen(table, Date.now())}>{wording.gotIt}</Button>
        </div>
      }
    >
      <p className="font-semibold">{wording.news(since.changes.length)}</p>
      <ul className="mt-1">
        {since.changes.slice(0, toldHere).map((words) => (
          <li key={words}>{words}</li>
        ))}
        {more > 0 ? <li>{wording.more(more)}</li> : null}
      </ul>
    </Banner>
  );
}
