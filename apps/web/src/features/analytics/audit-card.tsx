import { useAuditLog, type AuditEntry } from "#web/features/analytics/queries.ts";
import { LookupState } from "#web/features/analytics/lookup-state.tsx";
import { analyticsWording } from "#web/features/analytics/wording.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { datedTimeText } from "#web/ui/figures/date-text.ts";

const wording = analyticsWording.audit;

export function AuditCard() {
  const log = useAuditLog();
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <Card>
      <CardHeader title={wording.title} />
      {entries.length > 0 ? <AuditList entries={entries} /> : null}
      <LookupState query={log} isEmpty={entries.length === 0} wording={wording} />
    </Card>
  );
}

function AuditList({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <section aria-label={wording.title}>
      <ul>
        {entries.map((entry) => (
          <li
            key={entry.entry_id}
            className="data border-b border-line py-2.5 text-small last:border-b-0"
          >
            <p>
              <span className="font-semibold">{sentenceOf(entry.action)}</span>
              <span className="wrap-anywhere"> · {entry.subject}</span>
            </p>
            {entry.reason === null ? null : <p className="wrap-anywhere">{entry.reason}</p>}
            <p className="text-caption text-ink-soft">
              {entry.admin_name} · {datedTimeText(Date.parse(entry.at))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns "Extend trial" for "extend_trial". */
const sentenceOf = (action: string): string =>
  action.charAt(0).toUpperCase() + action.slice(1).replaceAll("_", " ");
