import { Store, batch } from "@tanstack/store";
import { type Camera, type Point, sameCamera } from "#web/ui/basemap/geography/camera.ts";
import type { MapEngine } from "#web/ui/basemap/engine/map-engine.ts";
import {
  type CanvasLayer,
  type Look,
  afterRest,
  createLayer,
  inFrames,
  oncePerFrame,
} from "#web/ui/basemap/overlay/canvas-layers.ts";
import { livelySurface, stillSurface } from "#web/ui/basemap/overlay/fit-canvas.ts";
import type { Painter } from "#web/ui/basemap/overlay/painter.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";

/**
 * How a painter is redrawn: with the still content, on `repaintMoving`, or in every frame. The last two use the
 * canvas above.
 */
export type Drawn = "still" | "on-request" | "in-frames";

export interface Stage {
  readonly add: (painter: Painter, drawn?: Drawn) => () => void;
  readonly repaint: () => void;
  readonly repaintMoving: () => void;
  /** Holds pictures that are expensive to copy, between the base map and the symbols. */
  readonly below: HTMLElement;
  readonly camera: () => Camera;
  readonly moveTo: MapEngine["moveTo"];
  readonly cameraStore: Pick<Store<Camera>, "get" | "subscribe">;
  readonly setPalette: (palette: Palette) => void;
  readonly onCamera: () => void;
  readonly onTap: (point: Point) => boolean;
  readonly onPoint: (point: Point | null) => void;
  readonly remove: () => void;
}

interface Canvases {
  readonly below: HTMLElement;
  readonly still: HTMLCanvasElement;
  readonly moving: HTMLCanvasElement;
}

const addTo = (layer: CanvasLayer, changed: () => void) => (painter: Painter) => {
  const remove = layer.add(painter);
  changed();
  return () => {
    remove();
    changed();
  };
};

/** Canvas pixels per CSS pixel while the map moves; a sharp picture takes four times as long to show. */
const movingSharpness = 1;
/** Rest time before a sharp redraw, ms. It exceeds the step of time playback, which would otherwise trigger one. */
const movesRestAfter = 200;

function createMovingLayer(canvas: HTMLCanvasElement, look: () => Look) {
  const layer = createLayer(livelySurface(canvas), look);
  let isBlank = true;
  let running = 0;
  let isMoved = false;
  const paint = () => {
    layer.paint(isMoved && running === 0 ? movingSharpness : undefined);
    isBlank = layer.painters().length === 0;
  };
  const soon = oncePerFrame(paint);
  const frames = inFrames(paint);
  const rests = afterRest(() => {
    isMoved = false;
    soon.request();
  }, movesRestAfter);
  const add = addTo(layer, soon.request);
  return {
    painters: layer.painters,
    add: (painter: Painter, runs: boolean) => {
      const remove = add(painter);
      if (!runs) return remove;
      running += 1;
      frames.start();
      return () => {
        running -= 1;
        if (running === 0) frames.stop();
        remove();
      };
    },
    repaint: () => {
      isMoved = true;
      rests.wait();
      soon.request();
    },
    paintNow: () => {
      soon.cancel();
      if (!isBlank || layer.painters().length > 0) paint();
    },
    stop: () => {
      soon.cancel();
      rests.stop();
      frames.stop();
    },
  };
}

export function createStage(engine: MapEngine, canvases: Canvases, firstPalette: Palette): Stage {
  let palette = firstPalette;
  const camera = new Store(engine.camera());
  const look = () => ({ camera: camera.get(), palette });
  const still = createLayer(stillSurface(canvases.still), look);
  const moving = createMovingLayer(canvases.moving, look);
  const paintAll = () => {
    still.paint();
    moving.paintNow();
  };
  const soon = oncePerFrame(paintAll);
  const point = createPointing(canvases.still.parentElement);
  const find = (at: Point) =>
    nearestThing([...still.painters(), ...moving.painters()], at, camera.get());
  const addStill = addTo(still, soon.request);

  return {
    add: (painter, drawn = "still") =>
      drawn === "still" ? addStill(painter) : moving.add(painter, drawn === "in-frames"),
    repaint: soon.request,
    repaintMoving: moving.repaint,
    below: canvases.below,
    camera: () => camera.get(),
    cameraStore: camera,
    moveTo: engine.moveTo,
    setPalette: (next) => {
      if (next === palette) return;
      palette = next;
      engine.recolor(next);
      soon.request();
    },
    // Paint in the same frame as the ground, or the symbols would lag behind it.
    onCamera: () => {
      const next = engine.camera();
      if (sameCamera(next, camera.get())) return;
      soon.cancel();
      // Notify camera listeners only after the symbols are drawn.
      batch(() => {
        camera.setState(() => next);
        paintAll();
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
      moving.stop();
    },
  };
}

interface Target {
  readonly painter: Painter;
  readonly id: string;
  readonly distance: number;
}

function nearestThing(painters: readonly Painter[], point: Point, camera: Camera): Target | null {
  let best: Target | null = null;
  for (const painter of painters) {
    const hit = painter.hit?.(point, camera) ?? null;
    if (hit !== null && (best === null || hit.distance < best.distance)) best = { painter, ...hit };
  }
  return best;
}

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
