import type { Context2D } from "#web/ui/basemap/overlay/fit-canvas.ts";
import type { Camera, Point } from "#web/ui/basemap/geography/camera.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";

export interface Scene {
  readonly camera: Camera;
  readonly project: (longitude: number, latitude: number) => Point;
  readonly context: Context2D;
  readonly palette: Palette;
  /** Reserves a box on the canvas; returns false where it overlaps one already reserved, so labels never overlap. */
  readonly reserveBox: (box: Box) => boolean;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Hit {
  readonly id: string;
  /** Distance from the pointer, px. */
  readonly distance: number;
}

export interface Painter {
  readonly order: number;
  readonly claim?: (scene: Scene) => void;
  readonly paint: (scene: Scene) => void;
  readonly hit?: (point: Point, camera: Camera) => Hit | null;
  readonly onTap?: (id: string) => void;
  readonly onHover?: (id: string | null) => void;
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export function createBoxReservation(): (box: Box) => boolean {
  const taken: Box[] = [];
  return (box) => {
    if (taken.some((other) => overlaps(box, other))) return false;
    taken.push(box);
    return true;
  };
}

/** Maximum distance of a hit, about a fingertip, px. */
const reach = 24;

export function nearestHit(
  point: Point,
  camera: Camera,
  things: Iterable<{ readonly id: string; readonly at: Point }>,
  within: number = reach,
): Hit | null {
  let best: Hit | null = null;
  for (const { id, at } of things) {
    if (at.x < -within || at.y < -within) continue;
    if (at.x > camera.width + within || at.y > camera.height + within) continue;
    const distance = Math.hypot(at.x - point.x, at.y - point.y);
    if (distance <= within && (best === null || distance < best.distance)) best = { id, distance };
  }
  return best;
}
