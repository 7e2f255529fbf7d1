import { useState } from "react";
import { ConditionsFailed } from "#web/app/shell/notices.tsx";
import { appWording } from "#web/app/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LighthouseDrawing, RodDrawing, SlackBuoyDrawing } from "#web/ui/drawings.tsx";
import { DayBars } from "#web/ui/charts/day-bars.tsx";
import { DataTable } from "#web/ui/figures/data-table.tsx";
import { ProgressBar } from "#web/ui/figures/progress-bar.tsx";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";
import { Loading } from "#web/ui/surfaces/loading.tsx";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";
import { Tabs } from "#web/ui/surfaces/tabs.tsx";

const minute = 60_000;

function Chips() {
  const now = useNow();
  return (
    <div className="flex flex-wrap gap-2">
      <SourceChip source={{ kind: "computed", from: "8443970" }} />
      <SourceChip source={{ kind: "observed", from: "44013", at: now - 20 * minute }} />
      <SourceChip source={{ kind: "forecast", from: "NWS", issuedAt: now - 190 * minute }} />
      <SourceChip source={{ kind: "estimate", from: "Seasonal normal" }} />
    </div>
  );
}

export function SurfacePieces() {
  const [tab, setTab] = useState<"all" | "stripers">("all");
  return (
    <Card>
      <CardHeader
        title="Surfaces"
        aside={<SourceChip source={{ kind: "computed", from: "Sun" }} />}
      />
      <div className="flex flex-col gap-4">
        <Chips />
        <Banner tone="info">For your information.</Banner>
        <Banner tone="ok">Done, and kept.</Banner>
        <Banner tone="warning" action={<Button tone="secondary">Renew</Button>}>
          Expires in 12 days
        </Banner>
        <Banner tone="danger">Something is lost.</Banner>
        <ConditionsFailed onRetry={() => undefined} />
        <Tabs
          label="Regulations"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: "all", label: "All", content: <p>Every rule.</p> },
            { value: "stripers", label: "Stripers", content: <p>Striped bass only.</p> },
          ]}
        />
        <DataTable
          caption="Highs and lows"
          columns={["Time", "Height", "Kind"]}
          rows={[
            ["3:57 am", "-0.5 ft", "Low"],
            ["10:06 am", "9.6 ft", "High"],
          ]}
        />
        <DayBars
          title="Catches a day"
          days={[
            { date: "2026-06-11", count: 3 },
            { date: "2026-06-12", count: 0 },
            { date: "2026-06-13", count: 11 },
          ]}
        />
        <ProgressBar label="Exporting..." done={3} total={10} text="3 of 10 MB" />
        <ProgressBar label="Exporting..." done={3} total={null} text="3 MB" />
        <Skeleton label="Loading the tide" className="h-44" />
        <Loading sentence={appWording.loadingConditions} />
        <EmptyState
          drawing={<RodDrawing />}
          title="No catches yet"
          action={<Button>Log Catch</Button>}
        >
          The first one starts your log book.
        </EmptyState>
        <EmptyState drawing={<LighthouseDrawing />} title="No spots found">
          Try adjusting your search or filters
        </EmptyState>
        <EmptyState drawing={<SlackBuoyDrawing />} title="No connection" />
      </div>
    </Card>
  );
}
