import type { StationPredictor } from "@striper/marine/predictors";
import { findStation } from "@striper/marine/stations";
import { MapCard } from "#web/app/map/map-card.tsx";
import { usePredictors } from "#web/app/map/stations/predictors.ts";
import { currentReading } from "#web/app/map/stations/station-view.ts";
import { mapPageWording as wording } from "#web/app/map/wording.ts";
import { currentSentence, tideNow, tideSentence } from "#web/features/tides/tide-now-view.ts";
import { useUnits, type UnitSystem } from "#web/platform/units.ts";
import { SourceChip } from "#web/ui/figures/source-chip.tsx";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";

interface StationCardProps {
  readonly id: string;
  readonly at: number;
  readonly isNow: boolean;
  readonly time: string;
  readonly onClose: () => void;
}

function sentenceOf(
  predictor: StationPredictor,
  { at, isNow }: Pick<StationCardProps, "at" | "isNow">,
  units: UnitSystem,
): string {
  return predictor.kind === "tide"
    ? tideSentence(tideNow(predictor.tide, at, units), isNow)
    : currentSentence(predictor.current, at);
}

export function StationCard({ id, at, isNow, time, onClose }: StationCardProps) {
  const units = useUnits();
  const predictor = usePredictors().get(id);
  const station = findStation(id);
  if (station === undefined) return null;
  return (
    <MapCard title={station.name} onClose={onClose}>
      {predictor === undefined ? (
        <p className="text-small text-ink-soft">{wording.loadingStation}</p>
      ) : (
        <>
          <p className="text-caption text-ink-soft">{time}</p>
          <p className="data mt-1 text-body font-semibold">
            {nonBreaking(sentenceOf(predictor, { at, isNow }, units))}
          </p>
          {predictor.kind === "current" ? (
            <p className="text-small">{currentReading(predictor.current, at).sentence}</p>
          ) : null}
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <SourceChip source={{ kind: "computed", from: `NOAA ${id}` }} />
            <span className="text-caption text-ink-soft">{wording.notForNavigation}</span>
          </div>
        </>
      )}
    </MapCard>
  );
}
