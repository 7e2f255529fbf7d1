import { Store, batch } from "@tanstack/store";
import type { Camera, Point } from "#web/ui/basemap/geography/camera.ts";
import type { MapEngine } from "#web/ui/basemap/engine/map-engine.ts";
import {
  type CanvasLayer,
  createLayer,
  inFrames,
  oncePerFrame,
} from "#web/ui/basemap/overlay/canvas-layers.ts";
import type { Painter } from "#web/ui/basemap/overlay/painter.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";

/** The layers above the base map: runs the painters, and finds which of their symbols is under a pointer. */
export interface Stage {
  /** Moving things have a canvas of their own, drawn anew in every frame. */
  readonly add: (painter: Painter, isMoving?: boolean) => () => void;
  readonly repaint: () => void;
  readonly camera: () => Camera;
  readonly moveTo: MapEngine["moveTo"];
  /** Changes whenever the picture was drawn anew. */
  readonly cameraStore: Pick<Store<Camera>, "get" | "subscribe">;
  readonly setPalette: (palette: Palette) => void;
  readonly onCamera: () => void;
  /** Whether a symbol was hit by the tap. */
  readonly onTap: (point: Point) => boolean;
  readonly onPoint: (point: Point | null) => void;
  readonly remove: () => void;
}

interface Canvases {
  readonly still: HTMLCanvasElement;
  readonly moving: HTMLCanvasElement;
}

const sameCamera = (a: Camera, b: Camera): boolean =>
  a.zoom === b.zoom &&
  a.center.latitude === b.center.latitude &&
  a.center.longitude === b.center.longitude &&
  a.width === b.width &&
  a.height === b.height;

const addTo = (layer: CanvasLayer, changed: () => void) => (painter: Painter) => {
  const remove = layer.add(painter);
  changed();
  return () => {
    remove();
    changed();
  };
};

export function createStage(engine: MapEngine, canvases: Canvases, firstPalette: Palette): Stage {
  let palette = firstPalette;
  const camera = new Store(engine.camera());
  const look = () => ({ camera: camera.get(), palette });
  const still = createLayer(canvases.still, look);
  const moving = createLayer(canvases.moving, look);
  const soon = oncePerFrame(still.paint);
  const frames = inFrames(moving.paint);
  const point = createPointing(canvases.still.parentElement);
  const find = (at: Point) =>
    nearestThing([...still.painters(), ...moving.painters()], at, camera.get());
  const whetherMoving = () => {
    if (moving.painters().length > 0) {
      frames.start();
      return;
    }
    frames.stop();
    moving.paint();
  };

  const addStill = addTo(still, soon.request);
  const addMoving = addTo(moving, whetherMoving);

  return {
    add: (painter, isMoving = false) => (isMoving ? addMoving(painter) : addStill(painter)),
    repaint: soon.request,
    camera: () => camera.get(),
    cameraStore: camera,
    moveTo: engine.moveTo,
    setPalette: (next) => {
      if (next === palette) return;
      palette = next;
      engine.recolor(next);
      soon.request();
    },
    // In the frame in which the ground is drawn, or the symbols would lag behind it.
    onCamera: () => {
      const next = engine.camera();
      if (sameCamera(next, camera.get())) return;
      soon.cancel();
      // Listeners of the camera are notified after the symbols are drawn.
      batch(() => {
        camera.setState(() => next);
        still.paint();
        if (moving.painters().length > 0) moving.paint();
      });
    },
    onTap: (at) => {
      const hit = find(at);
      hit?.painter.onTap?.(hit.id);
      return hit !== null;
    },
    onPoint: (at) => point(at === null ? null : find(at)),
    remove: () => {
      soon.cancel();
      frames.stop();
    },
  };
}

interface Target {
  readonly painter: Painter;
  readonly id: string;
  readonly distance: number;
}

/** The symbol nearest to a pointer, over all painters. */
function nearestThing(painters: readonly Painter[], point: Point, camera: Camera): Target | null {
  let best: Target | null = null;
  for (const painter of painters) {
    const hit = painter.hit?.(point, camera) ?? null;
    if (hit !== null && (best === null || hit.distance < best.distance)) best = { painter, ...hit };
  }
  return best;
}

/** Notifies painters when what is under the pointer changes. */
function createPointing(frame: HTMLElement | null): (target: Target | null) => void {
  let hovered: Target | null = null;
  return (target) => {
    if (target?.id === hovered?.id && target?.painter === hovered?.painter) return;
    if (hovered !== null && hovered.painter !== target?.painter) hovered.painter.onHover?.(null);
    hovered = target;
    target?.painter.onHover?.(target.id);
    frame?.toggleAttribute("data-pointing", target !== null);
  };
}
