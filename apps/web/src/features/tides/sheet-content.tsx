import type { TidePredictor } from "@striper/marine/tides";
import { BellPlus, ChartSpline } from "lucide-react";
import { useId, useState } from "react";
import { GaugeLine } from "#web/features/tides/gauge-line.tsx";
import { CurrentLine } from "#web/features/tides/current-line.tsx";
import { harborStationId, useTideStation } from "#web/features/tides/queries.ts";
import { SheetChart } from "#web/features/tides/sheet-chart.tsx";
import { StageIcon } from "#web/features/tides/stage-icon.tsx";
import { TideList } from "#web/features/tides/tide-list.tsx";
import { tideNow, type NextTide, type TideNow } from "#web/features/tides/tide-now-view.ts";
import { stationText, type TideOfWater } from "#web/features/tides/tide-of-water.ts";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import { useUnits } from "#web/platform/units.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { ProgressBar } from "#web/ui/figures/progress-bar.tsx";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";

/** Tides listed before and after "more". */
const fewTides = 4;
const manyTides = 8;

interface SheetContentProps {
  readonly water: TideOfWater;
  readonly onFullChart: () => void;
  readonly onSetAlert: () => void;
}

export function SheetContent({ water, onFullChart, onSetAlert }: SheetContentProps) {
  const { predictor, isFailed } = useTideStation(water.tide?.id ?? null);
  if (predictor === null) {
    const isOut = water.tide === null || isFailed;
    return <p className="min-h-72 pt-1">{isOut ? wording.noStation : wording.loading}</p>;
  }
  return (
    <div className="flex flex-col gap-5 pt-1">
      <Tides water={water} predictor={predictor} />
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

interface TidesProps {
  readonly water: TideOfWater;
  readonly predictor: TidePredictor;
}

function Tides({ water, predictor }: TidesProps) {
  const now = useNow();
  const tide = tideNow(predictor, now, useUnits());
  return (
    <>
      <StageMeter tide={tide} currentId={water.current?.id ?? null} />
      <SheetChart water={water} tide={predictor} />
      <NextTides tides={tide.next} />
      {water.tide === null ? null : <StationInfo station={water.tide} />}
    </>
  );
}

function StationInfo({ station }: { readonly station: NonNullable<TideOfWater["tide"]> }) {
  const isHarbor = station.id === harborStationId;
  const name = isHarbor ? wording.harbor : station.name;
  const units = useUnits();
  return (
    <section aria-label={wording.stationInfo}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{wording.stationOf(station.id, name)}</h3>
        <SourceChip source={{ kind: "computed", from: stationText(station, units) }} />
      </div>
      {isHarbor ? <GaugeLine /> : null}
      <p className="text-small text-ink-soft">
        {wording.stationFacts} {isHarbor ? wording.everySixMinutes : null}{" "}
        <strong>{wording.notForNavigation}</strong>
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

function NextTides({ tides }: { readonly tides: readonly NextTide[] }) {
  const [isLong, setLong] = useState(false);
  const list = useId();
  return (
    <section aria-label={wording.nextTides}>
      <div className="flex items-center justify-between">
        <h3 className="font-semibold">{wording.nextTides}</h3>
        {tides.length > fewTides ? (
          <TextButton
            aria-expanded={isLong}
            aria-controls={list}
            className="min-w-12 justify-end text-small"
            onClick={() => setLong(!isLong)}
          >
            {isLong ? wording.less : wording.more}
          </TextButton>
        ) : null}
      </div>
      <TideList id={list} tides={tides.slice(0, isLong ? manyTides : fewTides)} />
    </section>
  );
}

interface StageMeterProps {
  readonly tide: TideNow;
  readonly currentId: string | null;
}

function StageMeter({ tide, currentId }: StageMeterProps) {
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <p className="flex items-center gap-2 text-heading font-bold">
          <StageIcon stage={tide.stage} size={30} />
          {tide.stageText}
        </p>
        <p className="figure text-figure">
          <span className="sr-only">{wording.heightNow}: </span>
          {tide.height}
        </p>
      </div>
      {tide.next.length === 0 ? (
        <p className="mt-2 text-small text-ink-soft">{wording.noData}</p>
      ) : (
        <div className="mt-2">
          <ProgressBar
            label={wording.progress}
            done={Math.round(tide.progress)}
            total={100}
            text={tide.untilNext}
          />
          <div className="mt-1.5">
            <CurrentLine stationId={currentId} />
          </div>
        </div>
      )}
    </div>
  );
}
