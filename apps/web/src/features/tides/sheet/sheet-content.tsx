import { BellPlus, ChartSpline } from "lucide-react";
import { GaugeLine } from "#web/features/tides/gauge/gauge-line.tsx";
import { harborTide } from "#web/features/tides/queries.ts";
import { NextTides } from "#web/features/tides/sheet/next-tides.tsx";
import { SheetChart } from "#web/features/tides/sheet/sheet-chart.tsx";
import { StageMeter } from "#web/features/tides/sheet/stage-meter.tsx";
import { tideNow } from "#web/features/tides/tide-now-view.ts";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import { useUnits } from "#web/platform/units/units-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";

interface SheetContentProps {
  readonly onFullChart: () => void;
  readonly onSetAlert: () => void;
}

export function SheetContent({ onFullChart, onSetAlert }: SheetContentProps) {
  const now = useNow();
  const tide = tideNow(harborTide, now, useUnits());
  return (
    <div className="flex flex-col gap-5 pt-1">
      <StageMeter tide={tide} />
      <SheetChart />
      <NextTides tides={tide.next} />
      <StationInfo />
      <div className="grid gap-3 sm:grid-cols-2">
        <Button size="large" wide onClick={onFullChart}>
          <ChartSpline size={20} aria-hidden="true" />
          {wording.viewFullChart}
        </Button>
        <Button size="large" tone="secondary" wide onClick={onSetAlert}>
          <BellPlus size={20} aria-hidden="true" />
          {wording.setAlert}
        </Button>
      </div>
    </div>
  );
}

function StationInfo() {
  return (
    <section aria-label={wording.stationInfo}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{wording.stationName}</h3>
        <SourceChip source={{ kind: "computed", from: wording.station }} />
      </div>
      <GaugeLine />
      <p className="text-small text-ink-soft">
        {wording.stationFacts} {wording.everySixMinutes} <strong>{wording.notForNavigation}</strong>
      </p>
      <details>
        <summary className="flex min-h-12 items-center text-small font-semibold text-primary underline underline-offset-4">
          {wording.how}
        </summary>
        {wording.howText.map((paragraph) => (
          <p key={paragraph} className="mb-2 text-small text-ink-soft">
            {paragraph}
          </p>
        ))}
      </details>
    </section>
  );
}
