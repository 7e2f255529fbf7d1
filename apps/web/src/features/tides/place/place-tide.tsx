import { placeWording as wording } from "#web/features/tides/place/wording.ts";
import type { NearbyStation } from "@striper/marine/stations";
import { useTideStation } from "#web/features/tides/queries.ts";
import { StageIcon } from "#web/features/tides/stage-icon.tsx";
import { stationText } from "#web/features/tides/tide-of-water.ts";
import { tideNow } from "#web/features/tides/tide-now-view.ts";
import { useUnits } from "#web/platform/units.ts";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Skeleton } from "#web/ui/surfaces/skeleton.tsx";

export function PlaceTide({ station }: { readonly station: NearbyStation }) {
  const now = useNow();
  const units = useUnits();
  const { predictor, isFailed } = useTideStation(station.id);
  if (isFailed) return <p className="text-small text-ink-soft">{wording.failed}</p>;
  if (predictor === null) return <Skeleton label={wording.loading} className="h-40" />;
  const tide = tideNow(predictor, now, units);
  return (
    <div className="min-h-40">
      <div className="flex flex-wrap items-end justify-between gap-x-3">
        <p className="flex items-center gap-2 text-title font-semibold">
          <StageIcon stage={tide.stage} size={24} />
          {tide.stageText}
        </p>
        <p className="figure text-figure">{tide.height}</p>
      </div>
      <p className="data text-small">{tide.untilNext}</p>
      <ul className="data mt-2 text-small">
        {tide.next.slice(0, 4).map((next) => (
          <li key={next.instant} className="flex justify-between gap-3 py-0.5">
            <span>
              <span className="font-semibold">{next.label}</span> {next.height}
            </span>
            <span>
              <span className="text-ink-soft">{next.day}</span> {next.time}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <SourceChip source={{ kind: "computed", from: stationText(station, units) }} />
      </p>
    </div>
  );
}
