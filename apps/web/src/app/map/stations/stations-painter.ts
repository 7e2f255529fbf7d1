import type { StationSummary } from "@striper/marine/stations";
import type { Instant } from "@striper/marine/time";
import type { LoadedPredictors } from "#web/app/map/stations/predictors.ts";
import {
  currentReading,
  tideReading,
  type CurrentReading,
  type TideReading,
} from "#web/app/map/stations/station-view.ts";
import type { UnitSystem } from "#web/platform/units.ts";
import type { Point } from "#web/ui/basemap/geography/camera.ts";
import { nearestHit, type Painter, type Scene } from "#web/ui/basemap/overlay/painter.ts";
import { drawWords } from "#web/ui/basemap/overlay/symbols.ts";
import { boxAround, isSeen, mapFont } from "#web/ui/basemap/painters/map-text.ts";

export interface StationsLook {
  readonly stations: readonly StationSummary[];
  readonly predictors: LoadedPredictors;
  /** The map's time, read for each frame. */
  readonly at: () => Instant;
  readonly units: UnitSystem;
  readonly selectedId: string | null;
  readonly onSelect: (id: string) => void;
}

/** A symbol needs this much of the map, pixels. */
const room = 30;
const namedFrom = 10.6;
const column = { width: 8, height: 18 } as const;

/** Longer for faster water; three knots and more are as long as it gets, pixels. */
const arrowLength = (speed: number): number => 14 + 8 * Math.min(3, speed);

function arrowPath(length: number): Path2D {
  const path = new Path2D();
  path.moveTo(-length / 2, 0);
  path.lineTo(length / 2 - 3, 0);
  path.moveTo(length / 2 - 8, -5);
  path.lineTo(length / 2, 0);
  path.lineTo(length / 2 - 8, 5);
  return path;
}

function drawCurrent({ context, palette }: Scene, at: Point, reading: CurrentReading): void {
  const color = palette.color("map-flow");
  if (reading.direction === null) {
    context.beginPath();
    context.arc(at.x, at.y, 3.5, 0, 2 * Math.PI);
    context.lineWidth = 2;
    context.strokeStyle = color;
    context.stroke();
    return;
  }
  const path = arrowPath(arrowLength(reading.speed));
  context.save();
  context.translate(at.x, at.y);
  context.rotate(((reading.direction - 90) * Math.PI) / 180);
  context.lineCap = "round";
  context.lineJoin = "round";
  context.lineWidth = 5;
  context.strokeStyle = palette.color("map-water");
  context.stroke(path);
  context.lineWidth = 2.5;
  context.strokeStyle = color;
  context.stroke(path);
  context.restore();
}

function drawTide({ context, palette }: Scene, at: Point, { level, isRising }: TideReading): void {
  const [left, top] = [at.x - column.width / 2, at.y - column.height / 2];
  const height = column.height * level;
  context.fillStyle = palette.color("surface");
  context.fillRect(left, top, column.width, column.height);
  context.fillStyle = palette.color("water-line");
  context.fillRect(left, top + column.height - height, column.width, height);
  context.lineWidth = 1.5;
  context.strokeStyle = palette.color("ink");
  context.strokeRect(left, top, column.width, column.height);
  context.beginPath();
  const tip = at.x + column.width;
  const up = isRising ? -1 : 1;
  context.moveTo(tip, at.y - 4 * up);
  context.lineTo(tip, at.y + 4 * up);
  context.moveTo(tip - 3, at.y + 1 * up);
  context.lineTo(tip, at.y + 4 * up);
  context.lineTo(tip + 3, at.y + 1 * up);
  context.stroke();
}

const textFont = mapFont(11);
const below = ({ x, y }: Point): Point => ({ x, y: y + 20 });

/** The text changes with the time, its reserved width does not: that of the longest text. */
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

function drawRing({ context, palette }: Scene, at: Point): void {
  context.beginPath();
  context.arc(at.x, at.y, 20, 0, 2 * Math.PI);
  context.lineWidth = 3;
  context.strokeStyle = palette.color("focus");
  context.stroke();
}

interface PlacedStation {
  readonly id: string;
  readonly at: Point;
  hasText: boolean;
}

export interface StationsPainters {
  /** Keeps the places of symbols and texts free. */
  readonly places: Painter;
  /** Draws them for the time of the map; nothing else has to be drawn with it. */
  readonly symbols: Painter;
}

/** Tide columns and current arrows, as many as have room. */
export function createStationsPainters(look: StationsLook): StationsPainters {
  let placed: PlacedStation[] = [];
  const paintOne = (scene: Scene, { id, at, hasText }: PlacedStation, instant: Instant) => {
    const predictor = look.predictors.get(id);
    if (predictor === undefined) return;
    if (id === look.selectedId) drawRing(scene, at);
    const reading =
      predictor.kind === "tide"
        ? tideReading(predictor.tide, instant, look.units)
        : currentReading(predictor.current, instant);
    if (reading.kind === "tide") drawTide(scene, at, reading);
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
