import type { ReactNode } from "react";
import { GradeBars } from "#web/features/catches/grading/grade-chart.tsx";
import type { GradeView } from "#web/features/catches/grading/grade-view.ts";
import { gradingWording as wording } from "#web/features/catches/grading/wording.ts";
import { DataTable } from "#web/ui/figures/data-table.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

export function GradeCard({ view, children }: GradeCardProps) {
  return (
    <Card>
      <p className="text-title font-semibold text-balance">{view.sentence}</p>
      {children}
    </Card>
  );
}

interface GradeCardProps {
  readonly view: GradeView;
  readonly children?: ReactNode;
}

export function GradeFigure({ view }: { readonly view: GradeView }) {
  return (
    <figure className="not-first:mt-4">
      <figcaption>
        <h2 className="font-semibold">{wording.chart.title}</h2>
        <p className="text-small text-ink-soft">{view.sample}</p>
        <p className="sr-only">{view.inWords}</p>
      </figcaption>
      <GradeBars bars={view.bands} tone="score" />
      {view.isTooFew ? null : (
        <>
          <h3 className="mt-4 font-semibold">{wording.chart.without}</h3>
          <GradeBars bars={view.baselines} tone="plain" />
          <p className="mt-2 text-caption text-ink-soft">{wording.chart.range}</p>
        </>
      )}
      <DataTable caption={wording.table.title} columns={wording.table.columns} rows={view.rows} />
    </figure>
  );
}

interface JudgedCardProps {
  readonly view: GradeView;
  readonly fromCatches: number;
}

export function JudgedCard({ view, fromCatches }: JudgedCardProps) {
  return (
    <Card>
      <CardHeader title={wording.rank.title} />
      <p className="text-small">{wording.rank.lead}</p>
      <DataTable caption={wording.rank.title} columns={wording.rank.columns} rows={view.ranks} />
      <p className="text-small text-ink-soft">{wording.rank.limit}</p>
      {fromCatches === 0 ? null : (
        <p className="mt-2 text-small text-ink-soft">{wording.rank.selected(fromCatches)}</p>
      )}
    </Card>
  );
}
