import type { Vessel } from "@striper/contract/vessels";
import type { Motion } from "@striper/marine/ais";
import {
  motionOf,
  pointsTo,
  predictedPosition,
  shownPosition,
  vesselName,
} from "#web/features/vessels/vessel-view.ts";
import { spriteSize, vesselSprite } from "#web/features/vessels/live/vessel-sprites.ts";
import type { Point } from "#web/ui/basemap/geography/camera.ts";
import { nearestHit, type Painter, type Scene } from "#web/ui/basemap/overlay/painter.ts";
import { boxAround, isSeen, mapFont } from "#web/ui/basemap/painters/map-text.ts";

export interface VesselsStyle {
  readonly vessels: readonly Vessel[];
  readonly chosen: number | null;
  readonly onSelect: (mmsi: number) => void;
  /** Current time in ms. Vessels keep moving between their reports. */
  readonly clock: () => number;
}

interface Sailing {
  readonly vessel: Vessel;
  readonly motion: Motion;
  /** Radians clockwise from north; null draws a shape without a bow. */
  readonly turn: number | null;
}

interface Seen {
  readonly id: string;
  readonly sailing: Sailing;
  readonly at: Point;
}

const namedFrom = 11;
const mostNamed = 150;

function paintPredictors({ context, project, palette }: Scene, seen: readonly Seen[], now: number) {
  context.beginPath();
  for (const { sailing, at } of seen) {
    const ahead = predictedPosition(sailing.motion, now);
    if (ahead === null) continue;
    const end = project(ahead.longitude, ahead.latitude);
    context.moveTo(at.x, at.y);
    context.lineTo(end.x, end.y);
  }
  context.lineWidth = 1;
  context.strokeStyle = palette.color("ink-soft");
  context.stroke();
}

function paintHulls({ context, palette }: Scene, seen: readonly Seen[]) {
  const half = spriteSize / 2;
  for (const { sailing, at } of seen) {
    const { atlas, x, y, side } = vesselSprite(palette, sailing.vessel.kind, sailing.turn);
    const [left, top] = [at.x - half, at.y - half];
    context.drawImage(atlas, x, y, side, side, left, top, spriteSize, spriteSize);
  }
}

function paintNames(scene: Scene, seen: readonly Seen[]) {
  const { context, palette, reserveBox } = scene;
  context.font = mapFont(12);
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const { at } of seen) reserveBox(boxAround(at, 14, 14));
  for (const { sailing, at } of seen) {
    const name = vesselName(sailing.vessel);
    const box = boxAround({ x: at.x, y: at.y - 20 }, context.measureText(name).width + 8, 17);
    if (!reserveBox(box)) continue;
    context.globalAlpha = 0.85;
    context.fillStyle = palette.color("surface");
    context.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
    context.globalAlpha = 1;
    context.fillStyle = palette.color("ink");
    context.fillText(name, at.x, at.y - 19.5);
  }
}

function paintRing({ context, palette }: Scene, { x, y }: Point) {
  context.beginPath();
  context.arc(x, y, 17, 0, 2 * Math.PI);
  context.lineWidth = 3;
  context.strokeStyle = palette.color("focus");
  context.stroke();
}

const sailingOf = (vessel: Vessel): Sailing => {
  const heading = pointsTo(vessel);
  return {
    vessel,
    motion: motionOf(vessel),
    turn: heading === null ? null : (heading * Math.PI) / 180,
  };
};

export function createVesselsPainter(look: VesselsStyle): Painter {
  const sailing = look.vessels.map(sailingOf);
  let seen: Seen[] = [];
  const place = ({ project, camera }: Scene, now: number) => {
    seen = [];
    for (const one of sailing) {
      const { latitude, longitude } = shownPosition(one.motion, now);
      const at = project(longitude, latitude);
      if (isSeen(at, camera)) seen.push({ id: String(one.vessel.mmsi), sailing: one, at });
    }
  };
  return {
    order: 25,
    paint: (scene) => {
      const now = look.clock();
      place(scene, now);
      paintPredictors(scene, seen, now);
      paintHulls(scene, seen);
      const chosen = seen.find(({ sailing: { vessel } }) => vessel.mmsi === look.chosen);
      if (chosen !== undefined) paintRing(scene, chosen.at);
      if (scene.camera.zoom >= namedFrom && seen.length <= mostNamed) paintNames(scene, seen);
      else if (chosen !== undefined) paintNames(scene, [chosen]);
    },
    hit: (point, camera) => nearestHit(point, camera, seen),
    onTap: (id) => look.onSelect(Number(id)),
  };
}
