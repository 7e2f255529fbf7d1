import type { Camera } from "#web/ui/basemap/geography/camera.ts";
import { sameCamera } from "#web/ui/basemap/geography/camera.ts";
import { fitCanvas } from "#web/ui/basemap/overlay/fit-canvas.ts";
import { inTile } from "./areas-picture.ts";
import { type Brushes, fillArea } from "./chart-brushes.ts";
import { depthStyle, driesSoon, type ShownWater } from "./depth-style.ts";
import { type DepthPath, groundPaths } from "./ground-paths.ts";
import type { ChartTile } from "./read-tile.ts";

interface PulseLook {
  readonly camera: Camera;
  readonly tiles: readonly ChartTile[];
  readonly water: ShownWater;
}

interface DryingArea {
  readonly tile: ChartTile;
  readonly area: DepthPath;
}

/**
 * Areas that dry soon, drawn as they will look in half an hour. The pulse fades them in and out.
 */
export interface PulsePicture {
  readonly draw: (look: PulseLook, brushes: Brushes) => void;
  readonly hasAreas: () => boolean;
}

const dryingIn = ({ tiles, water }: PulseLook): DryingArea[] =>
  tiles.flatMap((tile) =>
    groundPaths(tile)
      .depths.filter(({ range }) => driesSoon(range, water))
      .map((area) => ({ tile, area })),
  );

const sameAreas = (one: readonly DryingArea[], other: readonly DryingArea[]): boolean =>
  one.length === other.length && one.every(({ area }, index) => area === other[index]?.area);

export function createPulsePicture(canvas: HTMLCanvasElement): PulsePicture {
  let drying: readonly DryingArea[] = [];
  let drawn: { readonly camera: Camera; readonly brushes: Brushes } | null = null;
  return {
    hasAreas: () => drying.length > 0,
    draw: (look, brushes) => {
      const { camera, water } = look;
      const next = dryingIn(look);
      const isSame =
        drawn !== null &&
        drawn.brushes === brushes &&
        sameCamera(drawn.camera, camera) &&
        sameAreas(next, drying);
      drying = next;
      if (isSame) return;
      drawn = { camera, brushes };
      const context = drying.length === 0 ? null : fitCanvas(canvas, camera);
      if (context === null) return;
      for (const { tile, area } of drying) {
        inTile(context, tile, camera, (scale) =>
          fillArea(context, area.path, brushes.depth(depthStyle(area.range, water.soon)), scale),
        );
      }
    },
  };
}
