import { useState, type ReactNode } from "react";
import { AccountsCard } from "#web/features/analytics/accounts-card.tsx";
import { AuditCard } from "#web/features/analytics/audit-card.tsx";
import { figureTiles, type FigureTile } from "#web/features/analytics/figures-view.ts";
import { useAnalytics, type Analytics } from "#web/features/analytics/queries.ts";
import { UpstreamsCard } from "#web/features/analytics/upstreams-card.tsx";
import { analyticsWording as wording } from "#web/features/analytics/wording.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { DayBars } from "#web/ui/charts/day-bars.tsx";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { RetryBanner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

const windows = ["7", "30", "90", "365"] as const;

export function AnalyticsScreen({ children }: { readonly children?: ReactNode }) {
  const [days, setDays] = useState<(typeof windows)[number]>("30");
  const figures = useAnalytics(Number(days));
  return (
    <Screen
      title={wording.title}
      lead={wording.lead}
      aside={
        <div className="w-full md:w-96">
          <SegmentedControl
            legend={wording.window}
            value={days}
            onChange={setDays}
            segments={windows.map((value) => ({ value, label: wording.windows[value] }))}
          />
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        {figures.isError ? (
          <RetryBanner urgent retry={wording.tryAgain} onRetry={() => void figures.refetch()}>
            {figures.data ? wording.stale : wording.failed}
          </RetryBanner>
        ) : null}
        {figures.isPending ? <Skeleton label={wording.loading} className="h-96" /> : null}
        {figures.data ? <Figures figures={figures.data} /> : null}
        {children}
        <AccountsCard />
        <AuditCard />
      </div>
    </Screen>
  );
}

function Figures({ figures }: { readonly figures: Analytics }) {
  const calculated = Date.parse(figures.calculated_at);
  return (
    <>
      <FigureTiles tiles={figureTiles(figures)} />
      <Card>
        <CardHeader
          title={wording.charts.title}
          aside={<SourceChip source={{ kind: "observed", from: "Platform", at: calculated }} />}
        />
        <div className="grid gap-6 lg:grid-cols-3">
          <DayBars title={wording.charts.signUps} days={figures.sign_ups_per_day} />
          <DayBars title={wording.charts.active} days={figures.active_per_day} />
          <DayBars title={wording.charts.catches} days={figures.catches_per_day} />
        </div>
      </Card>
      <UpstreamsCard upstreams={figures.upstreams} />
    </>
  );
}

export function FigureTiles({ tiles }: { readonly tiles: readonly FigureTile[] }) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-2 gap-3 max-[15rem]:grid-cols-1 @xl:grid-cols-4 @xl:gap-4">
        {tiles.map(({ label, value, hint }) => (
          <div key={label} className="rounded-card border border-line bg-surface p-4">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="figure mt-1 text-heading wrap-anywhere">{value}</dd>
            {hint === null ? null : <dd className="text-caption text-ink-soft">{hint}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
