import type { Camera, Point } from "#web/ui/basemap/geography/camera.ts";
import type { Painter } from "#web/ui/basemap/overlay/painter.ts";

interface Target {
  readonly painter: Painter;
  readonly id: string;
  readonly distance: number;
}

/** Of all painters, whose thing is nearest to a finger. */
export function nearestThing(
  painters: readonly Painter[],
  point: Point,
  camera: Camera,
): Target | null {
  let best: Target | null = null;
  for (const painter of painters) {
    const hit = painter.hit?.(point, camera) ?? null;
    if (hit !== null && (best === null || hit.distance < best.distance)) best = { painter, ...hit };
  }
  return best;
}

/** Tells painters what is under the pointer, once for every change. */
export function createPointing(frame: HTMLElement | null): (target: Target | null) => void {
  let hovered: Target | null = null;
  return (target) => {
    if (target?.id === hovered?.id && target?.painter === hovered?.painter) return;
    if (hovered !== null && hovered.painter !== target?.painter) hovered.painter.onHover?.(null);
    hovered = target;
    target?.painter.onHover?.(target.id);
    frame?.toggleAttribute("data-pointing", target !== null);
  };
}
