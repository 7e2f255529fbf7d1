import { distanceBetween, type Position } from "#marine/geo/index.ts";
import { statuteMiles, type StatuteMiles } from "#marine/units/index.ts";
import { doCross, isClearWater, isOnLand, nearestWater, segmentBetween, shores } from "./shore.ts";

/**
 * Grid in degrees with cells of about 280 m, which keep the Cape Cod Canal open. Everything beyond the known shore
 * counts as water.
 */
const grid = {
  south: 41.30003,
  west: -71.45004,
  rows: 1000,
  columns: 700,
  north: 0.0025,
  east: 0.0033,
};
/**
 * Distance inland, up to which water is a creek or basin missing in the shoreline; beyond, it is a river not drawn.
 */
const undrawnFrom = statuteMiles(0.7);
/** Distance inland beyond which a position belongs to no water. */
const inlandWithin = statuteMiles(5);

const rowOf = (latitude: number): number => Math.round((latitude - grid.south) / grid.north);
const columnOf = (longitude: number): number => Math.round((longitude - grid.west) / grid.east);
const isInGrid = (row: number, column: number): boolean =>
  row >= 0 && row < grid.rows && column >= 0 && column < grid.columns;

const centerOf = (row: number, column: number): Position => ({
  latitude: grid.south + row * grid.north,
  longitude: grid.west + column * grid.east,
});

const steps = [-1, 0, 1].flatMap((north) =>
  [-1, 0, 1].filter((east) => north !== 0 || east !== 0).map((east) => ({ north, east })),
);

/** Returns, for each cell, a bit for every step that crosses the shore. Edge cells allow no step. */
function drawBlocked(): Uint8Array {
  const blocked = new Uint8Array(grid.rows * grid.columns).map((_, cell) => {
    const [row, column] = [Math.floor(cell / grid.columns), cell % grid.columns];
    const isInside = isInGrid(row - 1, column - 1) && isInGrid(row + 1, column + 1);
    return isInside ? 0 : 255;
  });
  for (const shore of shores()) {
    const [bottom, top] = [
      rowOf(Math.min(shore.y1, shore.y2)),
      rowOf(Math.max(shore.y1, shore.y2)),
    ];
    const [left, right] = [
      columnOf(Math.min(shore.x1, shore.x2)),
      columnOf(Math.max(shore.x1, shore.x2)),
    ];
    for (let row = bottom - 1; row <= top + 1; row += 1) {
      for (let column = left - 1; column <= right + 1; column += 1) {
        steps.forEach(({ north, east }, bit) => {
          const way = segmentBetween(centerOf(row, column), centerOf(row + north, column + east));
          const index = row * grid.columns + column;
          if (doCross(way, shore)) blocked[index] = (blocked[index] ?? 0) | (1 << bit);
        });
      }
    }
  }
  return blocked;
}

/** Inlets that the shoreline closes or that are narrower than the grid, as a point on either side. */
const inlets: readonly (readonly [Position, Position])[] = [
  // The Merrimack between its jetties.
  [
    { latitude: 42.8208, longitude: -70.818 },
    { latitude: 42.8203, longitude: -70.8095 },
  ],
  // The Chelsea and the Weymouth Fore River below their bridges.
  [
    { latitude: 42.3783, longitude: -71.0174 },
    { latitude: 42.3785, longitude: -71.045 },
  ],
  [
    { latitude: 42.2483, longitude: -70.9643 },
    { latitude: 42.271, longitude: -70.955 },
  ],
  // The Annisquam below its narrows.
  [
    { latitude: 42.6375, longitude: -70.6905 },
    { latitude: 42.6517, longitude: -70.6773 },
  ],
  // Sesuit Harbor, Bass River and Popponesset Bay.
  [
    { latitude: 41.7522, longitude: -70.1559 },
    { latitude: 41.767, longitude: -70.155 },
  ],
  [
    { latitude: 41.6672, longitude: -70.1837 },
    { latitude: 41.64, longitude: -70.195 },
  ],
  [
    { latitude: 41.5873, longitude: -70.4628 },
    { latitude: 41.583, longitude: -70.448 },
  ],
];

function openInlets(): ReadonlyMap<number, readonly Entry[]> {
  const open = new Map<number, Entry[]>();
  for (const ends of inlets) {
    for (const [from, to] of [ends, [ends[1], ends[0]]] as const) {
      const length = distanceBetween(from, to);
      for (const { cell, distance } of placeAt(from).entries)
        open.set(
          cell,
          placeAt(to).entries.map((end) => ({
            cell: end.cell,
            distance: distance + length + end.distance,
          })),
        );
    }
  }
  return open;
}

let drawn: { blocked: Uint8Array; open: ReadonlyMap<number, readonly Entry[]> } | undefined;

interface Entry {
  readonly cell: number;
  /** Statute miles from the position to the cell. */
  readonly distance: number;
}

interface Place {
  readonly water: Position;
  /** Statute miles from the position to the water. */
  readonly inland: number;
  /** Cells in sight of the water, or around it when a creek hides them all. */
  readonly entries: readonly Entry[];
}

const sideways = [-3, -2, -1, 0, 1, 2, 3];

function placeAt(position: Position): Place {
  const water = nearestWater(position);
  const inland = distanceBetween(position, water);
  if (inland > inlandWithin) return { water, inland, entries: [] };
  const [row, column] = [rowOf(water.latitude), columnOf(water.longitude)];
  const around = sideways.flatMap((north) =>
    sideways
      .filter((east) => isInGrid(row + north, column + east))
      .map((east) => {
        const center = centerOf(row + north, column + east);
        const cell = (row + north) * grid.columns + column + east;
        return { center, cell, distance: inland + distanceBetween(water, center) };
      }),
  );
  const inSight = around.filter(({ center }) => isClearWater(water, center) && !isOnLand(center));
  const entries =
    inSight.length > 0
      ? inSight
      : around
          .filter(({ center }) => !isOnLand(center))
          .toSorted((a, b) => a.distance - b.distance)
          .slice(0, 1);
  return { water, inland, entries };
}

/** Cached by identity: stations are the same objects in every call. */
const targetPlaces = new WeakMap<Position, Place>();

function targetPlace(position: Position): Place {
  const place = targetPlaces.get(position) ?? placeAt(position);
  targetPlaces.set(position, place);
  return place;
}

/** Visits cells in order of their distance through water, one bucket of similar distances at a time. */
function* spread({ water, entries }: Place, within: number) {
  const { blocked, open } = (drawn ??= { blocked: drawBlocked(), open: openInlets() });
  const miles = new Float64Array(grid.rows * grid.columns).fill(Infinity);
  const costs = steps.map(({ north, east }) =>
    distanceBetween(
      { latitude: water.latitude, longitude: 0 },
      { latitude: water.latitude + north * grid.north, longitude: east * grid.east },
    ),
  );
  const offsets = steps.map(({ north, east }) => north * grid.columns + east);
  // A bucket is no wider than the shortest step, so no cell in it can shorten another.
  const width = Math.min(...costs);
  const buckets: number[][] = [];
  const reach = (cell: number, distance: number) => {
    if (distance > within || distance >= (miles[cell] ?? 0)) return;
    miles[cell] = distance;
    (buckets[Math.floor(distance / width)] ??= []).push(cell);
  };
  const stepFrom = (cell: number) => {
    const distance = miles[cell] ?? Infinity;
    const mask = blocked[cell] ?? 0;
    for (let bit = 0; bit < steps.length; bit += 1) {
      if ((mask & (1 << bit)) !== 0) continue;
      reach(cell + (offsets[bit] ?? 0), distance + (costs[bit] ?? Infinity));
    }
    for (const end of open.get(cell) ?? []) reach(end.cell, distance + end.distance);
  };
  for (const { cell, distance } of entries) reach(cell, distance);
  for (let at = 0; at < buckets.length; at += 1) {
    const cells = (buckets[at] ?? []).filter(
      (cell) => Math.floor((miles[cell] ?? 0) / width) === at,
    );
    cells.forEach(stepFrom);
    yield { miles, frontier: (at + 1) * width };
  }
}

/**
 * Returns the miles by water to each target without crossing land. A target is null when it is farther than `within`,
 * unreachable, or behind `enough` nearer ones.
 */
export function milesByWater(
  from: Position,
  targets: readonly Position[],
  within: StatuteMiles,
  enough = targets.length,
): (StatuteMiles | null)[] {
  const start = placeAt(from);
  const best = new Float64Array(targets.length).fill(Infinity);
  const inReach = targets
    .map((position, target) => ({ target, position, straight: distanceBetween(from, position) }))
    .filter(({ straight }) => straight <= within)
    .map(({ target, position, straight }) => ({ target, straight, place: targetPlace(position) }))
    .toSorted((a, b) => a.straight - b.straight);
  const isInSight = ({ place: { water, inland }, straight }: (typeof inReach)[number]): boolean =>
    inland > undrawnFrom
      ? start.inland > undrawnFrom && straight <= inlandWithin
      : isClearWater(start.water, water);
  let seen = 0;
  for (const one of inReach) {
    if (seen >= enough) break;
    if (!isInSight(one)) continue;
    best[one.target] = one.straight;
    seen += 1;
  }
  const isSettled = (frontier: number): boolean => {
    const unseen = inReach.find(({ target }) => best[target] === Infinity);
    const certain = Math.max(frontier, unseen?.straight ?? Infinity);
    let settled = 0;
    for (const { target } of inReach) if ((best[target] ?? Infinity) <= certain) settled += 1;
    return settled >= Math.min(enough, inReach.length);
  };
  if (!isSettled(0)) {
    const drawnTargets = inReach.filter(({ place }) => place.inland <= undrawnFrom);
    for (const { miles, frontier } of spread(start, within)) {
      // No way is shorter than the straight line, and ways within the frontier are final.
      const open = drawnTargets.filter(
        ({ target, straight }) => straight <= frontier && (best[target] ?? 0) > frontier,
      );
      for (const { target, place } of open) {
        const ways = place.entries.map(({ cell, distance }) => (miles[cell] ?? 0) + distance);
        best[target] = Math.min(best[target] ?? 0, ...ways);
      }
      if (isSettled(frontier)) break;
    }
  }
  return [...best].map((distance) => (distance <= within ? statuteMiles(distance) : null));
}
