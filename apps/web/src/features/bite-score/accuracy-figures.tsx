import { accuracy } from "@striper/contract/accuracy";
import { useQuery } from "@tanstack/react-query";
import {
  accuracyView,
  chartSize,
  type VersionView,
} from "#web/features/bite-score/accuracy-view.ts";
import { accuracyWording as wording } from "#web/features/bite-score/accuracy-wording.ts";
import { call } from "#web/platform/api/api-client.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";
import { CaptionedTable, TableRow } from "#web/ui/figures/captioned-table.tsx";

const staleTime = 10 * 60_000;

export function AccuracyFigures() {
  const { data, isError, refetch } = useQuery({
    queryKey: ["bite-score", "accuracy"],
    queryFn: () => call(accuracy, {}),
    staleTime,
  });
  if (data === undefined) {
    if (!isError) return <Skeleton label={wording.loading} className="h-96" />;
    return (
      <Card>
        <p role="alert">{wording.failed}</p>
        <Button tone="secondary" onClick={() => void refetch()}>
          {wording.again}
        </Button>
      </Card>
    );
  }
  const { nothing, versions } = accuracyView(data);
  return (
    <div className="flex flex-col gap-4">
      {nothing === null ? null : (
        <Card>
          <p className="text-title font-semibold">{nothing}</p>
        </Card>
      )}
      {versions.map((version) => (
        <VersionCard key={version.version} view={version} />
      ))}
      <p className="text-small text-ink-soft">{wording.privacy}</p>
    </div>
  );
}

function VersionCard({ view }: { readonly view: VersionView }) {
  return (
    <Card>
      <CardHeader title={view.version} />
      <p className="text-title font-semibold">{view.sentence}</p>
      {view.sample === null ? null : (
        <p className="data mt-1 text-small text-ink-soft">{view.sample}</p>
      )}
      {view.curve === null ? null : <Curve curve={view.curve} />}
      {view.rows.length === 0 ? null : <Table rows={view.rows} caption={view.version} />}
    </Card>
  );
}

function Curve({ curve }: { readonly curve: NonNullable<VersionView["curve"]> }) {
  const { width, height, left, right, top, bottom } = chartSize;
  const base = height - bottom;
  return (
    <figure className="mt-3">
      <figcaption className="text-small">
        {wording.chart}. <span className="text-ink-soft">{wording.chartNote}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="data mt-2 w-full max-w-140 text-caption"
        aria-hidden="true"
      >
        <line x1={left} x2={width - right} y1={base} y2={base} className="stroke-line-strong" />
        <text x={left - 6} y={top + 4} textAnchor="end" className="fill-ink-soft">
          {curve.most}
        </text>
        <text x={left - 6} y={base} textAnchor="end" className="fill-ink-soft">
          0
        </text>
        <path d={curve.line} className="fill-none stroke-primary" strokeWidth={2} />
        {curve.points.map(({ band, x, y, range }) => (
          <g key={band}>
            {range === null ? null : (
              <line x1={x} x2={x} y1={range.low} y2={range.high} className="stroke-ink" />
            )}
            <circle cx={x} cy={y} r={4} className="fill-primary" />
          </g>
        ))}
        {curve.bands.map(({ name, x }) => (
          <text key={name} x={x} y={height - 8} textAnchor="middle" className="fill-ink">
            {name}
          </text>
        ))}
      </svg>
    </figure>
  );
}

interface TableProps {
  readonly rows: VersionView["rows"];
  readonly caption: string;
}

function Table({ rows, caption }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled with the arrow keys
    <section className="relative mt-3 overflow-x-auto" aria-label={caption} tabIndex={0}>
      <CaptionedTable caption={caption} columns={wording.columns}>
        {rows.map((row) => (
          <TableRow key={row[0]} columns={wording.columns} cells={row} hasName />
        ))}
      </CaptionedTable>
    </section>
  );
}
