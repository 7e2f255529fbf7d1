import type { Camera } from "#web/ui/basemap/geography/camera.ts";
import { projection, sameCamera } from "#web/ui/basemap/geography/camera.ts";
import { type Surface, stillSurface } from "#web/ui/basemap/overlay/fit-canvas.ts";
import type { Palette } from "#web/ui/basemap/overlay/palette.ts";
import { type AreasStyle, createAreasPicture, inTile } from "./areas-picture.ts";
import { type Brushes, createBrushes } from "./chart-brushes.ts";
import type { ChartLayers } from "./chart-layers.ts";
import { drawLines, drawThreeMileLine } from "./chart-lines.ts";
import type { ShownWater } from "./depth-style.ts";
import { groundPaths } from "./ground-paths.ts";
import { createPulsePicture } from "./pulse-picture.ts";

export interface GroundStyle extends Pick<AreasStyle, "camera" | "tiles"> {
  readonly palette: Palette;
  readonly layers: ChartLayers;
  readonly water: ShownWater;
}

/**
 * Areas and lines on their own canvases below the symbols, which the browser can move without
 * redrawing. Only areas that the water changes are filled again.
 */
export interface GroundPicture {
  readonly draw: (look: GroundStyle) => void;
  /** Redraws for another water height, at low resolution until `rest`. */
  readonly setWater: (water: ShownWater) => void;
  readonly rest: () => void;
  readonly drawn: () => GroundStyle | null;
  readonly moveTo: (camera: Camera) => void;
  readonly hasDryingSoon: () => boolean;
  readonly mount: (host: HTMLElement) => () => void;
}

interface Canvases {
  readonly fills: HTMLCanvasElement;
  /** Areas in view, shown instead of `fills` while the water moves. */
  readonly moving: HTMLCanvasElement;
  /** Areas that dry soon. They pulse unless motion is reduced. */
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

const createCanvases = (): Canvases => ({
  fills: createCanvas(),
  moving: createCanvas(),
  pulse: createCanvas("pulse-dry"),
  lines: createCanvas(),
});

function mount({ fills, moving, pulse, lines }: Canvases, host: HTMLElement): () => void {
  const all = [fills, moving, pulse, lines];
  host.append(...all);
  return () => {
    for (const canvas of all) canvas.remove();
  };
}

function drawAllLines(lines: Surface, look: GroundStyle, brushes: Brushes): void {
  const context = lines.begin(look.camera);
  if (context === null) return;
  const { camera, palette, layers } = look;
  drawThreeMileLine(context, camera, palette);
  for (const tile of look.tiles) {
    inTile(context, tile, camera, (scale) =>
      drawLines({ context, palette, layers, brushes, zoom: camera.zoom, scale }, groundPaths(tile)),
    );
  }
  lines.show();
}

const differsInWaterOnly = (a: GroundStyle, b: GroundStyle): boolean =>
  a.palette === b.palette &&
  a.layers === b.layers &&
  a.tiles.length === b.tiles.length &&
  a.tiles.every((tile, index) => tile === b.tiles[index]) &&
  sameCamera(a.camera, b.camera);

/** Moves the canvas by CSS, without redrawing it. */
function place(canvas: HTMLCanvasElement, drawn: Camera, seen: Camera): void {
  const { center, width, height, zoom } = drawn;
  const { x, y } = projection(seen)(center.longitude, center.latitude);
  const scale = 2 ** (seen.zoom - zoom);
  const [left, top] = [x - (width * scale) / 2, y - (height * scale) / 2];
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  canvas.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
}

/** Canvas pixels per CSS pixel while the water moves; the lines above stay sharp. */
const movingSharpness = 1;

export function createGroundPicture(): GroundPicture {
  const canvases = createCanvases();
  const fills = createAreasPicture(canvases.fills);
  const moving = createAreasPicture(canvases.moving, movingSharpness);
  const pulse = createPulsePicture(canvases.pulse);
  const lines = stillSurface(canvases.lines);
  let drawn: GroundStyle | null = null;
  let seen: Camera | null = null;
  let brushes: Brushes | null = null;
  const showMoving = (shown: boolean) => {
    canvases.moving.hidden = !shown;
    canvases.fills.hidden = shown;
    canvases.pulse.hidden = shown || !pulse.hasAreas();
  };
  const rest = () => {
    if (drawn === null || brushes === null) return;
    fills.setHeight(drawn.water.height);
    pulse.draw(drawn, brushes);
    showMoving(false);
  };
  return {
    drawn: () => drawn,
    hasDryingSoon: pulse.hasAreas,
    rest,
    setWater: (water) => {
      if (drawn === null || brushes === null || seen === null) return;
      drawn = { ...drawn, water };
      if (canvases.moving.hidden) {
        moving.draw({ tiles: drawn.tiles, camera: seen, brushes, height: water.height });
        place(canvases.moving, seen, seen);
        showMoving(true);
      } else moving.setHeight(water.height);
    },
    draw: (look) => {
      const before = drawn;
      const context = canvases.fills.getContext("2d");
      if (context === null) return;
      drawn = look;
      if (brushes === null || before?.palette !== look.palette)
        brushes = createBrushes(context, look.palette);
      if (before === null || !differsInWaterOnly(before, look)) {
        fills.draw({ ...look, brushes, height: look.water.height });
        drawAllLines(lines, look, brushes);
      }
      rest();
    },
    moveTo: (camera) => {
      if (drawn === null) return;
      seen = camera;
      for (const canvas of [canvases.fills, canvases.pulse, canvases.lines])
        place(canvas, drawn.camera, camera);
    },
    mount: (host) => mount(canvases, host),
  };
}
