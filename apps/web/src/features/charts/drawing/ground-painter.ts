import { type Camera, project, type Point } from "#web/ui/basemap/geography/camera.ts";
import { afterRest } from "#web/ui/basemap/overlay/canvas-layers.ts";
import type { Painter } from "#web/ui/basemap/overlay/painter.ts";
import type { ChartLayers } from "./chart-layers.ts";
import type { ShownWater } from "./depth-style.ts";
import { createGroundPicture } from "./ground-picture.ts";
import type { ChartTile } from "./read-tile.ts";
import { tilesOf } from "./tile-cover.ts";
import type { TileStore } from "./tile-store.ts";

/**
 * Extra width and height drawn on each side, as a share of the view, so that dragging reveals it at
 * once.
 */
const margin = 0.2;
/** A picture that took longer than this, in ms, is redrawn only when the map rests. */
const quick = 12;
const restsAfter = 90;
/** Longer than a step of the time animation, in ms, so that no step is drawn sharply in vain. */
const waterRestsAfter = 200;

const withMargin = (camera: Camera): Camera => ({
  ...camera,
  width: Math.round(camera.width * (1 + 2 * margin)),
  height: Math.round(camera.height * (1 + 2 * margin)),
});

function shiftOf(drawn: Camera, seen: Camera): Point {
  const { x, y } = project(seen, drawn.center);
  return { x: Math.abs(x - seen.width / 2), y: Math.abs(y - seen.height / 2) };
}

/** Returns true if the picture covers the view at the zoom at which it was drawn. */
export function stillFits(drawn: Camera, seen: Camera): boolean {
  const wanted = withMargin(seen);
  const { x, y } = shiftOf(drawn, seen);
  return (
    drawn.zoom === seen.zoom &&
    drawn.width === wanted.width &&
    drawn.height === wanted.height &&
    x <= seen.width * margin &&
    y <= seen.height * margin
  );
}

export interface GroundPainter {
  readonly ground: Painter;
  readonly water: Painter;
  readonly tiles: () => readonly ChartTile[];
  readonly isComplete: () => boolean;
  readonly setWater: (water: () => ShownWater) => void;
  readonly setLayers: (layers: ChartLayers) => void;
  readonly mount: (host: HTMLElement) => () => void;
}

interface Start {
  readonly store: TileStore;
  readonly water: () => ShownWater;
  readonly layers: ChartLayers;
  readonly repaint: () => void;
  /** Called when flats in view start or stop drying soon. */
  readonly onDrying: (dries: boolean) => void;
}

/**
 * Decides where to draw: keeps the place while it covers the view, and defers slow redraws until
 * the map rests.
 */
function createPlacing(repaint: () => void) {
  let cost = 0;
  let isAtRest = true;
  const { wait, stop } = afterRest(() => {
    isAtRest = true;
    repaint();
  }, restsAfter);
  return {
    placeFor: (seen: Camera, before: Camera | undefined): Camera => {
      if (before === undefined) return withMargin(seen);
      if (stillFits(before, seen)) return before;
      if (isAtRest || cost < quick) {
        isAtRest = false;
        return withMargin(seen);
      }
      wait();
      return before;
    },
    /** Records how long a picture took, in ms. */
    took: (time: number) => {
      cost = time;
    },
    stop,
  };
}

function tellChanges(read: () => boolean, tell: (value: boolean) => void): () => void {
  let before = false;
  return () => {
    if (read() === before) return;
    before = !before;
    tell(before);
  };
}

export function createGroundPainter(start: Start): GroundPainter {
  const { store, repaint, onDrying } = start;
  const picture = createGroundPicture();
  const placing = createPlacing(repaint);
  let { water, layers } = start;
  let tiles: readonly ChartTile[] = [];
  const tellDrying = tellChanges(picture.hasDryingSoon, onDrying);
  const ground: Painter = {
    order: 0,
    paint: ({ camera: seen, palette }) => {
      const began = performance.now();
      const before = picture.drawn()?.camera;
      const camera = placing.placeFor(seen, before);
      tiles = store.tilesFor(tilesOf(camera));
      picture.draw({ camera, palette, tiles, layers, water: water() });
      if (before !== camera) placing.took(performance.now() - began);
      picture.moveTo(seen);
      tellDrying();
    },
  };
  const waterRests = afterRest(() => {
    picture.rest();
    tellDrying();
  }, waterRestsAfter);
  const changes: Painter = {
    order: 0,
    paint: () => {
      const next = water();
      if (next.height === picture.drawn()?.water.height) return;
      picture.setWater(next);
      waterRests.wait();
    },
  };
  return {
    ground,
    water: changes,
    tiles: () => tiles,
    isComplete: store.isComplete,
    setWater: (next) => {
      water = next;
      repaint();
    },
    setLayers: (next) => {
      if (next === layers) return;
      layers = next;
      repaint();
    },
    mount: (host) => {
      const remove = picture.mount(host);
      return () => {
        placing.stop();
        waterRests.stop();
        remove();
      };
    },
  };
}
