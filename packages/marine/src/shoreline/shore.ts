import { distanceBetween, type Position } from "#marine/geo/index.ts";
import { landRings } from "./land.ts";

interface Segment {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

const sideOf = ({ x1, y1, x2, y2 }: Segment, x: number, y: number): boolean =>
  (x2 - x1) * (y - y1) > (y2 - y1) * (x - x1);

export const doCross = (a: Segment, b: Segment): boolean =>
  sideOf(a, b.x1, b.y1) !== sideOf(a, b.x2, b.y2) &&
  sideOf(b, a.x1, a.y1) !== sideOf(b, a.x2, a.y2);

export const segmentBetween = (from: Position, to: Position): Segment => ({
  x1: from.longitude,
  y1: from.latitude,
  x2: to.longitude,
  y2: to.latitude,
});

const cutShores = (): readonly Segment[] =>
  landRings().flatMap((ring) =>
    Array.from({ length: ring.length / 2 }, (_, corner): Segment => {
      const next = ((corner + 1) * 2) % ring.length;
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = [
        ring[corner * 2],
        ring[corner * 2 + 1],
        ring[next],
        ring[next + 1],
      ];
      return { x1, y1, x2, y2 };
    }),
  );

let known: readonly Segment[] | undefined;
/** Returns every straight piece of the shore, degrees. */
export const shores = (): readonly Segment[] => (known ??= cutShores());

function isAcross(way: Segment, shore: Segment): boolean {
  const { x1, y1, x2, y2 } = shore;
  if (y1 > way.y1 && y1 > way.y2 && y2 > way.y1 && y2 > way.y2) return false;
  if (y1 < way.y1 && y1 < way.y2 && y2 < way.y1 && y2 < way.y2) return false;
  if (x1 > way.x1 && x1 > way.x2 && x2 > way.x1 && x2 > way.x2) return false;
  if (x1 < way.x1 && x1 < way.x2 && x2 < way.x1 && x2 < way.x2) return false;
  return doCross(way, shore);
}

/** Height of the index bands in degrees; a way is compared only with shores in the bands it crosses. */
const bandHeight = 0.01;
const bandOf = (latitude: number): number => Math.floor(latitude / bandHeight);

function bandShores(): ReadonlyMap<number, readonly Segment[]> {
  const bands = new Map<number, Segment[]>();
  for (const shore of shores()) {
    const [first, last] = [
      bandOf(Math.min(shore.y1, shore.y2)),
      bandOf(Math.max(shore.y1, shore.y2)),
    ];
    for (let band = first; band <= last; band += 1) {
      const before = bands.get(band);
      if (before === undefined) bands.set(band, [shore]);
      else before.push(shore);
    }
  }
  return bands;
}

let banded: ReadonlyMap<number, readonly Segment[]> | undefined;
const shoresInBand = (band: number): readonly Segment[] =>
  (banded ??= bandShores()).get(band) ?? [];

export function isClearWater(from: Position, to: Position): boolean {
  const way = segmentBetween(from, to);
  const [first, last] = [bandOf(Math.min(way.y1, way.y2)), bandOf(Math.max(way.y1, way.y2))];
  for (let band = first; band <= last; band += 1)
    if (shoresInBand(band).some((shore) => isAcross(way, shore))) return false;
  return true;
}

const beyondAllLand = -60;

export function isOnLand(position: Position): boolean {
  const way = segmentBetween(position, { ...position, longitude: beyondAllLand });
  const crossed = shoresInBand(bandOf(position.latitude)).filter((shore) => isAcross(way, shore));
  return crossed.length % 2 === 1;
}

function nearestShore({ latitude, longitude }: Position): Position {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  let nearest = { latitude, longitude };
  let least = Infinity;
  for (const { x1, y1, x2, y2 } of shores()) {
    const [east, north] = [(x2 - x1) * narrowing, y2 - y1];
    const [toEast, toNorth] = [(longitude - x1) * narrowing, latitude - y1];
    const length = east * east + north * north;
    const along =
      length === 0 ? 0 : Math.max(0, Math.min(1, (toEast * east + toNorth * north) / length));
    const away = (toEast - along * east) ** 2 + (toNorth - along * north) ** 2;
    if (away >= least) continue;
    least = away;
    nearest = { latitude: y1 + along * (y2 - y1), longitude: x1 + along * (x2 - x1) };
  }
  return nearest;
}

/** Distances beyond the shore at which water is tried, miles; short ones first, because creeks are narrow. */
const beyondShore = [0.002, 0.01, 0.05];

/** Returns the water in front of a position on land, just beyond the nearest shore. */
export function nearestWater(position: Position): Position {
  if (!isOnLand(position)) return position;
  const shore = nearestShore(position);
  const inland = Math.max(distanceBetween(position, shore), 1e-6);
  const tried = beyondShore.map((beyond) => ({
    latitude: shore.latitude + ((shore.latitude - position.latitude) * beyond) / inland,
    longitude: shore.longitude + ((shore.longitude - position.longitude) * beyond) / inland,
  }));
  return tried.find((water) => !isOnLand(water)) ?? shore;
}
