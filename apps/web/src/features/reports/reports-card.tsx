import { parseIso } from "@striper/marine/time";
import type { ReportsAnswer } from "#web/features/reports/queries.ts";
import { reportViews, type ReportView } from "#web/features/reports/reports-view.ts";
import { reportsWording as wording } from "#web/features/reports/wording.ts";
import { ageText } from "#web/ui/figures/source-chip-view.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

interface ReportsCardProps {
  readonly answer: ReportsAnswer | undefined;
  readonly isLoading: boolean;
}

export function ReportsCard({ answer, isLoading }: ReportsCardProps) {
  const now = useNow();
  const reports = reportViews(answer);
  const updated = answer?.updated ?? null;
  const at = updated === null ? null : parseIso(updated);
  return (
    <Card>
      <CardHeader
        title={wording.title}
        aside={
          at === null || reports.length === 0 ? null : (
            <span className="data text-caption text-ink-soft">
              {wording.read(ageText(at, now))}
            </span>
          )
        }
      />
      {answer === undefined && isLoading ? (
        <Skeleton label={wording.loading} className="h-60" />
      ) : reports.length === 0 ? (
        <p>{wording.empty}</p>
      ) : (
        <>
          <ul>
            {reports.map((report) => (
              <Report key={report.href} report={report} />
            ))}
          </ul>
          <p className="mt-2 text-caption text-ink-soft">{wording.note}</p>
        </>
      )}
    </Card>
  );
}

function Report({ report: { title, href, host, date, summary } }: { readonly report: ReportView }) {
  return (
    <li className="border-t border-line py-2 first:border-t-0 first:pt-0">
      <a
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        className="flex flex-col rounded-control py-1 hover:bg-foam"
      >
        <span className="font-semibold text-primary underline underline-offset-4">{title}</span>
        <span className="data text-caption text-ink-soft">
          {host} · {date}
          <span className="sr-only">, {wording.opens}</span>
        </span>
      </a>
      {summary === "" ? null : <p className="text-small">{summary}</p>}
    </li>
  );
}
