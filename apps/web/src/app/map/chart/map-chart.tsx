import { levelAt, type WaterNear } from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { minute, type Instant } from "@striper/marine/time";
import { useEffect, useState } from "react";
import { PlaceCard } from "#web/app/map/chart/place-card.tsx";
import { chartPlaceWording } from "#web/app/map/chart/wording.ts";
import type { MapTime } from "#web/app/map/time/map-time.ts";
import { chartLayersOf, type Layers } from "#web/app/map/use-layers.ts";
import { chartNote } from "#web/features/charts/chart-note-view.ts";
import type { ChartSource } from "#web/features/charts/chart-source.ts";
import { ChartLayer } from "#web/features/charts/drawing/chart-layer.tsx";
import type { ShownWater } from "#web/features/charts/drawing/depth-style.ts";
import { useWaterInView } from "#web/features/charts/use-water-near.ts";
import { chartWording as wording } from "#web/features/charts/wording.ts";
import { useUnits } from "#web/platform/units.ts";
import type { SeenArea } from "#web/ui/basemap/basemap-types.ts";
import { useStage } from "#web/ui/basemap/overlay/use-stage.ts";

interface MapChartProps {
  readonly source: ChartSource;
  readonly seen: SeenArea | null;
  readonly time: MapTime;
  readonly now: Instant;
  readonly layers: Layers;
  readonly place: Position | null;
  readonly onSave: (position: Position) => void;
  readonly onClose: () => void;
}

const harbor = { latitude: 42.335, longitude: -70.95 };

const halfHour = 30 * minute;

const shownWater =
  (water: WaterNear | null, { instant }: MapTime) =>
  (): ShownWater => {
    if (water === null) return { height: 0, soon: 0 };
    const at = instant();
    return { height: levelAt(water, at).height, soon: levelAt(water, at + halfHour).height };
  };

/** Repaints only the moving layers when the map's time changes. */
export function FollowTime({ time }: { readonly time: MapTime }) {
  const stage = useStage();
  useEffect(() => {
    const { unsubscribe } = time.moment.subscribe(stage.repaintMoving);
    return unsubscribe;
  }, [time, stage]);
  return null;
}

export function MapChart({ source, seen, time, layers, place, ...card }: MapChartProps) {
  const units = useUnits();
  const water = useWaterInView(seen?.center ?? harbor);
  const [dries, setDries] = useState(false);
  const note = seen === null ? null : chartNote(source.index, seen.bounds, card.now);
  return (
    <>
      <ChartLayer
        load={source.load}
        water={shownWater(water, time)}
        layers={chartLayersOf(layers)}
        units={units}
        onDrying={setDries}
      />
      <div className="data absolute top-2 left-2 max-w-[calc(100%-5rem)] space-y-1 text-caption">
        {note === null ? null : (
          <p className="w-fit rounded-control bg-surface/85 px-2 py-1">
            {wording.chart} {note}
          </p>
        )}
        <output className="block w-fit rounded-control bg-surface/85 px-2 empty:hidden">
          {dries ? <p className="py-1">{chartPlaceWording.dries}</p> : null}
        </output>
      </div>
      {place === null ? null : (
        <div className="absolute inset-x-2 top-2 bottom-1 z-10 flex items-end @md:bottom-14 @md:pr-14">
          <PlaceCard source={source} position={place} time={time} {...card} />
        </div>
      )}
    </>
  );
}
