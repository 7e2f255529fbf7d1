import type { StationSummary } from "@striper/marine/stations";
import type { Instant } from "@striper/marine/time";
import type { LoadedPredictors } from "#web/app/map/stations/predictors.ts";
import {
  currentReading,
  tideReading,
  type CurrentReading,
} from "#web/app/map/stations/station-view.ts";
import type { UnitSystem } from "#web/platform/units.ts";
import type { Point } from "#web/ui/basemap/geography/camera.ts";
import { mapSigns } from "#web/ui/basemap/overlay/map-signs.ts";
import { nearestHit, type Painter, type Scene } from "#web/ui/basemap/overlay/painter.ts";
import { drawWords } from "#web/ui/basemap/overlay/symbols.ts";
import { boxAround, isSeen, mapFont } from "#web/ui/basemap/painters/map-text.ts";

export interface StationsStyle {
  readonly stations: readonly StationSummary[];
  readonly predictors: LoadedPredictors;
  readonly at: () => Instant;
  readonly units: UnitSystem;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

/** Space reserved per symbol, px. */
const room = 30;
const ringRadius = 20;
const namedFrom = 10.6;

function drawCurrent(scene: Scene, at: Point, { direction, speed }: CurrentReading): void {
  if (direction === null) mapSigns.slack(scene, at);
  else mapSigns.flow(scene, at, { direction, speed });
}

const textFont = mapFont(11);
const below = ({ x, y }: Point): Point => ({ x, y: y + 20 });

/** Reserves the width of the longest text, so that placement does not change with the time. */
function reserveText({ context, reserveBox }: Scene, at: Point): boolean {
  context.font = textFont;
  return reserveBox(boxAround(below(at), context.measureText("-00.0 ft").width, 14));
}

function drawText({ context, palette }: Scene, at: Point, text: string): void {
  context.font = textFont;
  context.textAlign = "center";
  context.textBaseline = "middle";
  drawWords(context, text, below(at), {
    fill: palette.color("ink"),
    edge: palette.color("map-water"),
  });
}

interface PlacedStation {
  readonly id: string;
  readonly at: Point;
  hasText: boolean;
}

export interface StationsPainters {
  readonly places: Painter;
  readonly symbols: Painter;
}

export function createStationsPainters(look: StationsStyle): StationsPainters {
  let placed: PlacedStation[] = [];
  const paintOne = (scene: Scene, { id, at, hasText }: PlacedStation, instant: Instant) => {
    const predictor = look.predictors.get(id);
    if (predictor === undefined) return;
    if (id === look.selectedId) mapSigns.chosen(scene, at, ringRadius);
    const reading =
      predictor.kind === "tide"
        ? tideReading(predictor.tide, instant, look.units)
        : currentReading(predictor.current, instant);
    if (reading.kind === "tide") mapSigns.tide(scene, at, reading);
    else drawCurrent(scene, at, reading);
    if (hasText) drawText(scene, at, reading.text);
  };
  return {
    places: {
      order: 15,
      claim: ({ camera, project, reserveBox }) => {
        placed = [];
        for (const { id, position } of look.stations) {
          if (!look.predictors.has(id)) continue;
          const at = project(position.longitude, position.latitude);
          if (!isSeen(at, camera, 0)) continue;
          if (reserveBox(boxAround(at, room, room)) || id === look.selectedId)
            placed.push({ id, at, hasText: false });
        }
      },
      paint: (scene) => {
        for (const one of placed)
          one.hasText =
            (scene.camera.zoom >= namedFrom || one.id === look.selectedId) &&
            reserveText(scene, one.at);
      },
      hit: (point, camera) => nearestHit(point, camera, placed),
      onTap: look.onSelect,
    },
    symbols: {
      order: 15,
      paint: (scene) => {
        const instant = look.at();
        for (const one of placed) paintOne(scene, one, instant);
      },
    },
  };
}
