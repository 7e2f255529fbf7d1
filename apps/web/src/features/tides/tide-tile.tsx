import { TideSpark } from "#web/features/tides/chart/tide-spark.tsx";
import { GaugeLine } from "#web/features/tides/gauge-line.tsx";
import { HarborCurrentLine } from "#web/features/tides/harbor-current-line.tsx";
import { harborPosition, harborTide } from "#web/features/tides/queries.ts";
import { StageIcon } from "#web/features/tides/stage-icon.tsx";
import { tideNow, type NextTide } from "#web/features/tides/tide-now-view.ts";
import { tideWording as wording } from "#web/features/tides/wording.ts";
import { useUnits } from "#web/platform/units/units-store.ts";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Tile } from "#web/ui/actions/tile.tsx";

/** The harbor's tide this minute, computed here: the first thing a visit can show. */
export function TideTile({ onOpen }: { readonly onOpen: () => void }) {
  const now = useNow();
  const tide = tideNow(harborTide, now, useUnits());
  return (
    <Tile title={wording.tile} hint={wording.openDetails} onOpen={onOpen}>
      <span className="mt-1 flex w-full flex-wrap items-baseline justify-between gap-x-3">
        <span className="flex items-center gap-1.5 text-title font-semibold">
          <StageIcon stage={tide.stage} size={24} />
          {tide.stageText}
        </span>
        <span className="figure text-figure">{tide.height}</span>
      </span>
      <span className="data text-small">{tide.untilNext}</span>
      <HarborCurrentLine />
      <TideSpark tide={harborTide} position={harborPosition} now={now} />
      <span className="mt-3 grid w-full gap-1">
        {tide.next.slice(0, 2).map((next) => (
          <NextLine key={next.instant} next={next} />
        ))}
      </span>
      <span className="mt-auto flex w-full flex-wrap gap-x-2 gap-y-2 pt-3">
        <SourceChip source={{ kind: "computed", from: wording.station }} />
        <GaugeLine />
      </span>
    </Tile>
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
