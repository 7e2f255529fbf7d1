import { projection, type Camera } from "#web/ui/basemap/geography/camera.ts";
import type { Surface } from "#web/ui/basemap/overlay/fit-canvas.ts";
import { createBoxReservation, type Painter, type Scene } from "#web/ui/basemap/overlay/painter.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";

/** Interval between frames of moving layers, ms (thirty frames a second). */
const frameEvery = 33;
/** Precision of frame timestamps, ms. */
const slack = 4;

export interface Look {
  readonly camera: Camera;
  readonly palette: Palette;
}

export interface CanvasLayer {
  readonly painters: () => readonly Painter[];
  readonly add: (painter: Painter) => () => void;
  /** Draws all painters; `sharpness` limits the canvas pixels per CSS pixel. */
  readonly paint: (sharpness?: number) => void;
}

export function createLayer(surface: Surface, look: () => Look): CanvasLayer {
  let painters: readonly Painter[] = [];
  return {
    painters: () => painters,
    add: (painter) => {
      painters = [...painters, painter].toSorted((a, b) => a.order - b.order);
      return () => {
        painters = painters.filter((other) => other !== painter);
      };
    },
    paint: (sharpness) => {
      const { camera, palette } = look();
      const context = surface.begin(camera, sharpness);
      if (context === null) return;
      const project = projection(camera);
      const scene: Scene = {
        camera,
        project,
        context,
        palette,
        reserveBox: createBoxReservation(),
      };
      for (const painter of painters.toReversed()) painter.claim?.(scene);
      for (const painter of painters) painter.paint(scene);
      surface.show();
    },
  };
}

export function oncePerFrame(work: () => void) {
  let frame = 0;
  const cancel = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  return {
    request: () => {
      if (frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        work();
      });
    },
    cancel,
  };
}

/** Runs the work after `time` ms without another call to `wait`. */
export function afterRest(work: () => void, time: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    wait: () => {
      clearTimeout(timer);
      timer = setTimeout(work, time);
    },
    stop: () => clearTimeout(timer),
  };
}

/** Runs the work thirty times a second while started; hidden pages get no frames. */
export function inFrames(work: () => void) {
  let frame = 0;
  let last = 0;
  const run = (time: number) => {
    frame = requestAnimationFrame(run);
    if (time - last < frameEvery - slack) return;
    last = time;
    work();
  };
  return {
    start: () => {
      if (frame === 0) frame = requestAnimationFrame(run);
    },
    stop: () => {
      cancelAnimationFrame(frame);
      frame = 0;
    },
  };
}
