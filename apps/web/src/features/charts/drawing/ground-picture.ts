import type { Camera } from "#web/ui/basemap/geography/camera.ts";
import { projection } from "#web/ui/basemap/geography/camera.ts";
import { fitCanvas } from "#web/ui/basemap/overlay/fit-canvas.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";
import { type Brushes, createBrushes, fillArea } from "./chart-brushes.ts";
import type { ChartLayers } from "./chart-layers.ts";
import { drawLines, drawThreeMileLine } from "./chart-lines.ts";
import { depthLook, driesSoon, sameLook, type ShownWater } from "./depth-look.ts";
import { type DepthPath, groundPaths } from "./ground-paths.ts";
import type { ChartTile } from "./read-tile.ts";
import { placeOf } from "./tile-cover.ts";

export interface GroundLook {
  readonly camera: Camera;
  readonly palette: Palette;
  readonly tiles: readonly ChartTile[];
  readonly layers: ChartLayers;
  readonly water: ShownWater;
}

/**
 * Areas and lines, drawn once for a place and a light; only what the water changes is filled again. They
 * have canvases of their own below the symbols, which the browser moves without a copy.
 */
export interface GroundPicture {
  readonly draw: (look: GroundLook) => void;
  /** The same with another height of the water. */
  readonly setWater: (water: ShownWater) => void;
  /** What was drawn last. */
  readonly drawn: () => GroundLook | null;
  /** Puts what was drawn where a camera sees it. */
  readonly moveTo: (camera: Camera) => void;
  /** Whether some area is shown as drying soon. */
  readonly hasDryingSoon: () => boolean;
  /** Puts it into the page; returns what takes it out. */
  readonly mount: (host: HTMLElement) => () => void;
}

const samePlace = (a: Camera, b: Camera): boolean =>
  a.zoom === b.zoom &&
  a.width === b.width &&
  a.height === b.height &&
  a.center.latitude === b.center.latitude &&
  a.center.longitude === b.center.longitude;

/** Calls back with a canvas whose units are those of the tile. */
function inTile(
  context: CanvasRenderingContext2D,
  tile: ChartTile,
  camera: Camera,
  work: (scale: number) => void,
): void {
  const { left, top, scale } = placeOf(tile.address, camera);
  context.save();
  context.translate(left, top);
  context.scale(scale, scale);
  work(scale);
  context.restore();
}

/** Everything but the coverage is hatched where the shoreline below is too coarse for the zoom. */
const coarseFrom = 11;

interface Canvases {
  readonly fills: HTMLCanvasElement;
  /** What dries soon; it pulses where motion is not reduced. */
  readonly pulse: HTMLCanvasElement;
  readonly lines: HTMLCanvasElement;
}

function createCanvas(className = ""): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("aria-hidden", "true");
  canvas.toggleAttribute("data-own-colors", true);
  canvas.className = `absolute top-0 left-0 origin-top-left ${className}`;
  return canvas;
}

function drawAreas({ fills }: Canvases, look: GroundLook, brushes: Brushes): void {
  const context = fitCanvas(fills, look.camera);
  if (context === null) return;
  if (look.camera.zoom >= coarseFrom) {
    const whole = new Path2D();
    whole.rect(0, 0, look.camera.width, look.camera.height);
    fillArea(context, whole, brushes.noChart, 1);
  }
  for (const tile of look.tiles) {
    const paths = groundPaths(tile);
    inTile(context, tile, look.camera, (scale) => {
      fillArea(context, paths.coverage, brushes.unknown, scale);
      for (const { range, path } of paths.depths) {
        fillArea(context, path, brushes.depth(depthLook(range, look.water.height)), scale);
      }
      fillArea(context, paths.land, brushes.land, scale);
      fillArea(context, paths.floating, brushes.floating, scale);
    });
  }
}

/** Fills again what another height of the water makes look different. */
function changeWater({ fills }: Canvases, look: GroundLook, before: number, brushes: Brushes) {
  const context = fills.getContext("2d");
  const { height } = look.water;
  if (context === null || before === height) return;
  for (const tile of look.tiles) {
    const changed = groundPaths(tile).depths.filter(
      ({ range }) => !sameLook(depthLook(range, height), depthLook(range, before)),
    );
    if (changed.length === 0) continue;
    inTile(context, tile, look.camera, (scale) => {
      for (const { range, path } of changed) {
        fillArea(context, path, brushes.depth(depthLook(range, height)), scale);
      }
    });
  }
}

interface DryingArea {
  readonly tile: ChartTile;
  readonly area: DepthPath;
}

const dryingIn = ({ tiles, water }: GroundLook): DryingArea[] =>
  tiles.flatMap((tile) =>
    groundPaths(tile)
      .depths.filter(({ range }) => driesSoon(range, water))
      .map((area) => ({ tile, area })),
  );

/** As it will look in half an hour: pulsing, the flat comes out of the water and goes back. */
function drawPulse(
  { pulse }: Canvases,
  look: GroundLook,
  drying: readonly DryingArea[],
  brushes: Brushes,
): void {
  pulse.hidden = drying.length === 0;
  const context = pulse.hidden ? null : fitCanvas(pulse, look.camera);
  if (context === null) return;
  for (const { tile, area } of drying) {
    inTile(context, tile, look.camera, (scale) =>
      fillArea(context, area.path, brushes.depth(depthLook(area.range, look.water.soon)), scale),
    );
  }
}

function drawAllLines({ lines }: Canvases, look: GroundLook, brushes: Brushes): void {
  const context = fitCanvas(lines, look.camera);
  if (context === null) return;
  const { camera, palette, layers } = look;
  drawThreeMileLine(context, camera, palette);
  for (const tile of look.tiles) {
    inTile(context, tile, camera, (scale) =>
      drawLines({ context, palette, layers, brushes, zoom: camera.zoom, scale }, groundPaths(tile)),
    );
  }
}

const differsInWaterOnly = (a: GroundLook, b: GroundLook): boolean =>
  a.palette === b.palette &&
  a.layers === b.layers &&
  a.tiles.length === b.tiles.length &&
  a.tiles.every((tile, index) => tile === b.tiles[index]) &&
  samePlace(a.camera, b.camera);

/** Its place in the page changes with the camera, what is drawn on it does not. */
function place(canvas: HTMLCanvasElement, drawn: Camera, seen: Camera): void {
  const { center, width, height, zoom } = drawn;
  const { x, y } = projection(seen)(center.longitude, center.latitude);
  const scale = 2 ** (seen.zoom - zoom);
  const [left, top] = [x - (width * scale) / 2, y - (height * scale) / 2];
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  canvas.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
}

const sameAreas = (one: readonly DryingArea[], other: readonly DryingArea[]): boolean =>
  one.length === other.length && one.every(({ area }, index) => area === other[index]?.area);

export function createGroundPicture(): GroundPicture {
  const canvases: Canvases = {
    fills: createCanvas(),
    pulse: createCanvas("pulse-dry"),
    lines: createCanvas(),
  };
  const all = [canvases.fills, canvases.pulse, canvases.lines];
  let drawn: GroundLook | null = null;
  let brushes: Brushes | null = null;
  let drying: readonly DryingArea[] = [];
  const changeTo = (look: GroundLook, before: GroundLook) => {
    drawn = look;
    if (brushes === null) return;
    changeWater(canvases, look, before.water.height, brushes);
    const next = dryingIn(look);
    if (sameAreas(next, drying)) return;
    drying = next;
    drawPulse(canvases, look, next, brushes);
  };
  return {
    drawn: () => drawn,
    hasDryingSoon: () => drying.length > 0,
    setWater: (water) => {
      if (drawn !== null) changeTo({ ...drawn, water }, drawn);
    },
    draw: (look) => {
      const before = drawn;
      const context = canvases.lines.getContext("2d");
      if (context === null) return;
      if (brushes === null || before?.palette !== look.palette) {
        brushes = createBrushes(context, look.palette);
      }
      if (before !== null && differsInWaterOnly(before, look)) {
        changeTo(look, before);
        return;
      }
      drawn = look;
      drying = dryingIn(look);
      drawAreas(canvases, look, brushes);
      drawPulse(canvases, look, drying, brushes);
      drawAllLines(canvases, look, brushes);
    },
    moveTo: (seen) => {
      if (drawn === null) return;
      for (const canvas of all) place(canvas, drawn.camera, seen);
    },
    mount: (host) => {
      host.append(...all);
      return () => {
        for (const canvas of all) canvas.remove();
      };
    },
  };
}
