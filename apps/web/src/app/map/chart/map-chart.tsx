import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { PlaceCard } from "#web/app/map/chart/place-card.tsx";
import { chartLayersOf, type Layers } from "#web/app/map/use-layers.ts";
import { chartNote } from "#web/features/charts/chart-note-view.ts";
import type { ChartSource } from "#web/features/charts/chart-source.ts";
import { ChartLayer } from "#web/features/charts/drawing/chart-layer.tsx";
import { levelAt, useWaterNear } from "#web/features/charts/water/water-near.ts";
import { chartWording as wording } from "#web/features/charts/wording.ts";
import { useUnits } from "#web/platform/units/units-store.ts";
import type { SeenArea } from "#web/ui/basemap/basemap-types.ts";

interface MapChartProps {
  readonly source: ChartSource;
  readonly seen: SeenArea | null;
  readonly at: Instant;
  readonly now: Instant;
  readonly layers: Layers;
  /** What was tapped. */
  readonly place: Position | null;
  readonly onSave: (position: Position) => void;
  readonly onClose: () => void;
}

/** Of the harbor, until the map tells what is seen. */
const harbor = { latitude: 42.335, longitude: -70.95 };

/** The chart with the water of the map's time, and what it is made of. */
export function MapChart({ source, seen, at, layers, place, ...card }: MapChartProps) {
  const units = useUnits();
  const water = useWaterNear(seen?.center ?? harbor);
  const note = seen === null ? null : chartNote(source.index, seen.bounds);
  return (
    <>
      <ChartLayer
        load={source.load}
        water={water === null ? 0 : levelAt(water, at).height}
        layers={chartLayersOf(layers)}
        units={units}
      />
      {note === null ? null : (
        <p className="data absolute top-2 left-2 max-w-[calc(100%-5rem)] rounded-control bg-surface/85 px-2 py-1 text-caption">
          {wording.chart} {note}
        </p>
      )}
      {place === null ? null : (
        <div className="absolute inset-x-2 top-2 bottom-1 z-10 flex items-end @md:bottom-14 @md:pr-14">
          <PlaceCard source={source} position={place} at={at} {...card} />
        </div>
      )}
    </>
  );
}
