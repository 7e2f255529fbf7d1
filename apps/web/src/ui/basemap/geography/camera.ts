import type { Position } from "@striper/marine/geo";
import { metresPerNauticalMile } from "@striper/marine/units";

/** A view in Web Mercator, north up. The whole earth is 512 px wide at zoom 0. */
export interface Camera {
  readonly center: Position;
  readonly zoom: number;
  /** Size in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export const sameCamera = (a: Camera, b: Camera): boolean =>
  a.zoom === b.zoom &&
  a.width === b.width &&
  a.height === b.height &&
  a.center.latitude === b.center.latitude &&
  a.center.longitude === b.center.longitude;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box in decimal degrees; west and south are the smaller numbers. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

const tileSize = 512;
const radians = (value: number): number => (value * Math.PI) / 180;
/** Length of the equator in WGS 84, m. */
const equator = 40_075_016.686;

export const mercatorX = (longitude: number): number => (longitude + 180) / 360;
export const mercatorY = (latitude: number): number =>
  0.5 - Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) / (2 * Math.PI);
export const latitudeOf = (y: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

const worldSize = (zoom: number): number => tileSize * 2 ** zoom;

export function projection({
  center,
  zoom,
  width,
  height,
}: Camera): (longitude: number, latitude: number) => Point {
  const size = worldSize(zoom);
  const left = mercatorX(center.longitude) * size - width / 2;
  const top = mercatorY(center.latitude) * size - height / 2;
  return (longitude, latitude) => ({
    x: mercatorX(longitude) * size - left,
    y: mercatorY(latitude) * size - top,
  });
}

export function project(camera: Camera, { longitude, latitude }: Position): Point {
  return projection(camera)(longitude, latitude);
}

export function unproject({ center, zoom, width, height }: Camera, { x, y }: Point): Position {
  const size = worldSize(zoom);
  const mercator = {
    x: mercatorX(center.longitude) + (x - width / 2) / size,
    y: mercatorY(center.latitude) + (y - height / 2) / size,
  };
  return { longitude: mercator.x * 360 - 180, latitude: latitudeOf(mercator.y) };
}

export function boundsOf(camera: Camera): MapBounds {
  const northWest = unproject(camera, { x: 0, y: 0 });
  const southEast = unproject(camera, { x: camera.width, y: camera.height });
  return {
    south: southEast.latitude,
    west: northWest.longitude,
    north: northWest.latitude,
    east: southEast.longitude,
  };
}

export function cameraFor(
  bounds: MapBounds,
  { width, height }: Pick<Camera, "width" | "height">,
  { padding = 24, closest }: { readonly padding?: number; readonly closest: number },
): Pick<Camera, "center" | "zoom"> {
  const top = mercatorY(bounds.north);
  const bottom = mercatorY(bounds.south);
  const across = mercatorX(bounds.east) - mercatorX(bounds.west);
  const room = (pixels: number, share: number) =>
    share <= 0 ? closest : Math.log2(Math.max(1, pixels - 2 * padding) / (share * tileSize));
  return {
    center: {
      longitude: (bounds.west + bounds.east) / 2,
      latitude: latitudeOf((top + bottom) / 2),
    },
    zoom: Math.min(closest, room(width, across), room(height, bottom - top)),
  };
}

/** Target position above a bottom card, as shares of the map's size. */
const shownAt = { across: 0.5, down: 0.28 } as const;
const roomAround = 0.16;

/** Returns the center that shows the position above a bottom card, or null when it is already near there. */
export function centerAboveCard(camera: Camera, position: Position): Position | null {
  const { width, height } = camera;
  const { x, y } = project(camera, position);
  const isNear =
    Math.abs(x / width - shownAt.across) < 2 * roomAround &&
    Math.abs(y / height - shownAt.down) < roomAround;
  if (isNear) return null;
  return unproject(camera, { x, y: y + (0.5 - shownAt.down) * height });
}

export function pixelsPerNauticalMile(zoom: number, latitude: number): number {
  return (worldSize(zoom) * metresPerNauticalMile) / (equator * Math.cos(radians(latitude)));
}
