import { useAuditLog, type AuditEntry } from "#web/features/analytics/queries.ts";
import { LookupState } from "#web/features/analytics/lookup-state.tsx";
import { analyticsWording } from "#web/features/analytics/wording.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { harborZone } from "@striper/marine/time";

const wording = analyticsWording.audit;

const moment = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: harborZone,
});

/** What admins did, newest first. */
export function AuditCard() {
  const log = useAuditLog();
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Card>
      <CardHeader title={wording.title} />
      {entries.length > 0 ? <AuditTable entries={entries} /> : null}
      <LookupState query={log} isEmpty={entries.length === 0} wording={wording} />
    </Card>
  );
}

function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the arrow keys */
    <section className="overflow-x-auto" aria-label={wording.title} tabIndex={0}>
      <table className="data w-full min-w-160 text-small">
        <thead>
          <tr className="border-b border-line-strong text-left">
            {wording.columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-2 font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.entry_id} className="border-b border-line align-top">
              <td className="px-2 py-2 whitespace-nowrap">{moment.format(Date.parse(entry.at))}</td>
              <td className="px-2 py-2">{entry.admin_name}</td>
              <td className="px-2 py-2">{entry.action.replaceAll("_", " ")}</td>
              <td className="px-2 py-2 wrap-anywhere">{entry.subject}</td>
              <td className="px-2 py-2 wrap-anywhere">{entry.reason ?? wording.byNobody}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
