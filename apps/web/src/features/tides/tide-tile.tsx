import type { TidePredictor } from "@striper/marine/tides";
import { TideSpark } from "#web/features/tides/chart/tide-spark.tsx";
import { GaugeLine } from "#web/features/tides/gauge-line.tsx";
import { CurrentLine } from "#web/features/tides/current-line.tsx";
import { harborStationId, useTideStation } from "#web/features/tides/queries.ts";
import { StageIcon } from "#web/features/tides/stage-icon.tsx";
import { tideNow, type NextTide } from "#web/features/tides/tide-now-view.ts";
import { stationText, type TideOfWater } from "#web/features/tides/tide-of-water.ts";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import { useUnits } from "#web/platform/units.ts";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Tile } from "#web/ui/actions/tile.tsx";

interface TideTileProps {
  readonly water: TideOfWater;
  readonly onOpen: () => void;
}

export function TideTile({ water, onOpen }: TideTileProps) {
  const { predictor, isFailed } = useTideStation(water.tide?.id ?? null);
  const isOut = water.tide === null || isFailed;
  return (
    <Tile title={wording.tile} hint={wording.openDetails} onOpen={onOpen} className="min-h-78">
      {predictor === null ? (
        <span className="mt-1 text-small">{isOut ? wording.noStation : wording.loading}</span>
      ) : (
        <Present water={water} predictor={predictor} />
      )}
    </Tile>
  );
}

interface PresentProps {
  readonly water: TideOfWater;
  readonly predictor: TidePredictor;
}

function Present({ water, predictor }: PresentProps) {
  const now = useNow();
  const units = useUnits();
  const tide = tideNow(predictor, now, units);
  return (
    <>
      <span className="mt-1 flex w-full flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex items-center gap-1.5 text-title font-semibold">
          <StageIcon stage={tide.stage} size={24} />
          {tide.stageText}
        </span>
        <span className="figure text-figure">{tide.height}</span>
      </span>
      <span className="data text-small">{tide.untilNext}</span>
      <CurrentLine stationId={water.current?.id ?? null} />
      <TideSpark tide={predictor} position={water.position} now={now} />
      <span className="mt-3 grid w-full gap-1">
        {tide.next.slice(0, 2).map((next) => (
          <NextLine key={next.instant} next={next} />
        ))}
      </span>
      <span className="mt-auto flex w-full flex-wrap gap-x-2 gap-y-2 pt-3">
        {water.tide === null ? null : (
          <SourceChip source={{ kind: "computed", from: stationText(water.tide, units) }} />
        )}
        {water.tide?.id === harborStationId ? <GaugeLine /> : null}
      </span>
    </>
  );
}

function NextLine({ next }: { readonly next: NextTide }) {
  return (
    <span className="data flex justify-between gap-3 text-small">
      <span>
        <span className="font-semibold">{next.label}</span> {next.height}
      </span>
      <span className="text-ink-soft">{next.time}</span>
    </span>
  );
}
