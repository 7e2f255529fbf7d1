import { spotById, spotPosition } from "@striper/angling/spots";
import type { Position } from "@striper/marine/geo";
import { useEffect } from "react";
import { SpotCard } from "#web/app/map/spot-card.tsx";
import { StationCard } from "#web/app/map/stations/station-card.tsx";
import { mapPageWording as wording } from "#web/app/map/wording.ts";
import type { MySpot } from "#web/features/spots/my-spots.ts";
import { centerAboveCard } from "#web/ui/basemap/geography/camera.ts";
import { useStage } from "#web/ui/basemap/overlay/use-stage.ts";

interface ChartNoteProps {
  readonly wanted: boolean;
  readonly online: boolean;
  readonly failed: boolean;
}

export function ChartNote({ wanted, online, failed }: ChartNoteProps) {
  if (!wanted || (online && !failed)) return null;
  return (
    <output className="absolute top-2 left-2 block max-w-[calc(100%-5rem)] rounded-control border border-first-light bg-first-light-tint px-3 py-2 text-caption">
      {online ? wording.chartFailed : wording.chartOffline}
    </output>
  );
}

interface ChosenThingProps {
  readonly spotId: string | null;
  readonly stationId: string | null;
  readonly ownSpots: readonly MySpot[];
  readonly at: number;
  readonly isNow: boolean;
  readonly time: string;
  readonly onClose: () => void;
}

function ShowAboveCard({ latitude, longitude }: Position) {
  const stage = useStage();
  useEffect(() => {
    const center = centerAboveCard(stage.camera(), { latitude, longitude });
    if (center !== null) stage.moveTo({ center }, true);
  }, [stage, latitude, longitude]);
  return null;
}

export function ChosenThing({
  spotId,
  stationId,
  ownSpots,
  at,
  isNow,
  time,
  onClose,
}: ChosenThingProps) {
  const builtIn = spotId === null ? undefined : spotById(spotId);
  const own = ownSpots.find(({ spot_id }) => spot_id === spotId);
  const place = builtIn === undefined ? own?.position : spotPosition(builtIn);
  return (
    <div className="absolute inset-x-2 bottom-14 flex max-h-[calc(100%-4rem)] items-end @md:pr-14">
      {place === undefined ? null : <ShowAboveCard {...place} />}
      {spotId === null ? null : <SpotCard id={spotId} ownSpots={ownSpots} onClose={onClose} />}
      {stationId === null ? null : (
        <StationCard id={stationId} at={at} isNow={isNow} time={time} onClose={onClose} />
      )}
    </div>
  );
}
