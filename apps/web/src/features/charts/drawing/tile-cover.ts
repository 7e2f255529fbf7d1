import {
  type Camera,
  latitudeOf,
  type MapBounds,
  mercatorX,
  mercatorY,
} from "#web/ui/basemap/geography/camera.ts";

export interface TileAddress {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** CSS pixels along a tile's side at its own zoom. */
export const tilePixels = 512;
export const tileUnits = 4096;

/** Zooms of the archive. Beyond the last one, tiles are enlarged. */
export const leastTileZoom = 8;
export const greatestTileZoom = 14;

export const tileKey = ({ zoom, x, y }: TileAddress): string => `${zoom}/${x}/${y}`;

export const tileZoomAt = (zoom: number): number =>
  Math.min(greatestTileZoom, Math.max(leastTileZoom, Math.round(zoom)));

/** Returns the tiles in view, nearest to the center first. */
export function tilesOf(camera: Camera): TileAddress[] {
  const zoom = tileZoomAt(camera.zoom);
  const count = 2 ** zoom;
  const size = tilePixels * 2 ** (camera.zoom - zoom);
  const middle = {
    x: mercatorX(camera.center.longitude) * count,
    y: mercatorY(camera.center.latitude) * count,
  };
  const across = camera.width / 2 / size;
  const down = camera.height / 2 / size;
  const found: TileAddress[] = [];
  for (let x = Math.floor(middle.x - across); x <= Math.floor(middle.x + across); x += 1) {
    for (let y = Math.floor(middle.y - down); y <= Math.floor(middle.y + down); y += 1) {
      if (x >= 0 && y >= 0 && x < count && y < count) found.push({ zoom, x, y });
    }
  }
  const distance = ({ x, y }: TileAddress) => Math.hypot(x + 0.5 - middle.x, y + 0.5 - middle.y);
  return found.toSorted((a, b) => distance(a) - distance(b));
}

export function boundsOfTile({ zoom, x, y }: TileAddress): MapBounds {
  const count = 2 ** zoom;
  return {
    west: (x / count) * 360 - 180,
    east: ((x + 1) / count) * 360 - 180,
    north: latitudeOf(y / count),
    south: latitudeOf((y + 1) / count),
  };
}

export const ancestorOf = ({ zoom, x, y }: TileAddress, levels: number): TileAddress => ({
  zoom: zoom - levels,
  x: Math.floor(x / 2 ** levels),
  y: Math.floor(y / 2 ** levels),
});

export interface TilePlace {
  /** Pixels from the camera's upper left corner. */
  readonly left: number;
  readonly top: number;
  /** Pixels per tile unit. */
  readonly scale: number;
}

export function placeOf({ zoom, x, y }: TileAddress, camera: Camera): TilePlace {
  const world = tilePixels * 2 ** camera.zoom;
  const count = 2 ** zoom;
  return {
    left: (x / count - mercatorX(camera.center.longitude)) * world + camera.width / 2,
    top: (y / count - mercatorY(camera.center.latitude)) * world + camera.height / 2,
    scale: world / count / tileUnits,
  };
}
