import type { NearestCoast } from "./coast.ts";
import {
  interpolate,
  isInside,
  metresBetween,
  metresPerDegree,
  type Point,
  simplify,
} from "./geometry.ts";
import type { LegalLines } from "./legal-lines.ts";
import { threeMiles, traceThreeMileLine } from "./three-mile-line.ts";

export type Region = "MA" | "NH" | "FED" | "outside-coverage";

export interface Boundary {
  /** Seen along the path. */
  readonly left: Region;
  readonly right: Region;
  /** Nautical miles. */
  readonly uncertainty: number;
  readonly path: readonly Point[];
}

type Coast = (point: Point) => NearestCoast;

const join = (stretches: readonly { readonly path: readonly Point[] }[]): Point[] =>
  stretches.flatMap(({ path }) => path);

/** Slow and plain: what the boundaries are drawn from and checked against. */
function createRegionOracle(
  coast: Coast,
  { massachusettsNewHampshire, newHampshireMaine, coverage }: LegalLines,
): (point: Point) => Region {
  // The far ends lie well out in federal water or inland beyond the coverage.
  const newHampshire = [
    [-71.4, 43.31] as const,
    ...join(massachusettsNewHampshire),
    ...join(newHampshireMaine).toReversed(),
  ];
  const maine = [[-69, 43.31] as const, ...join(newHampshireMaine), [-69, 42.6] as const];
  return (point) => {
    if (!isInside(point, coverage)) return "outside-coverage";
    if (coast(point).metres > threeMiles) return "FED";
    if (isInside(point, newHampshire)) return "NH";
    return isInside(point, maine) ? "outside-coverage" : "MA";
  };
}

/**
 * How far the drawn line may be off, in nautical miles. Closing lines: the decree's rounded
 * positions and their datum. Shore: 90 % of the shoreline lies within 275 m (0.15 nm) of the true
 * one; off New Hampshire, where the Census Bureau's line can be compared, the largest difference is
 * 0.24 nm. Chatham's barrier beaches have moved farther than that since.
 */
function lineUncertainty(point: Point, coast: Coast): number {
  const nearest = coast(point);
  if (nearest.kind === "closing-line") return 0.1;
  return nearest.at[0] > -70.05 && nearest.at[1] < 41.76 ? 0.4 : 0.25;
}

const step = 60;

/** The path with extra points, at most `step` metres apart. */
function densify(path: readonly Point[]): Point[] {
  return path.flatMap((point, index) => {
    const next = path[index + 1];
    if (next === undefined) return [point];
    const pieces = Math.max(1, Math.ceil(metresBetween(point, next) / step));
    return Array.from({ length: pieces }, (_, piece) => interpolate(point, next, piece / pieces));
  });
}

/** Tells what lies beside a line and how uncertain the line is. */
interface Surveyor {
  readonly regionAt: (point: Point) => Region;
  readonly uncertaintyAt: (point: Point) => number;
  /** Metres to the side at which to look: more than the line may be off the edge it follows. */
  readonly probe: number;
}

/** What lies to either side of the middle of a short segment. */
function sidesOf(a: Point, b: Point, { regionAt, probe }: Surveyor): readonly [Region, Region] {
  const middle = interpolate(a, b, 0.5);
  const scale = metresPerDegree(middle[1]);
  const dx = (b[0] - a[0]) * scale.east;
  const dy = (b[1] - a[1]) * scale.north;
  const length = Math.hypot(dx, dy);
  const aside = (sign: number): Region =>
    regionAt([
      middle[0] - (sign * probe * dy) / length / scale.east,
      middle[1] + (sign * probe * dx) / length / scale.north,
    ]);
  return [aside(1), aside(-1)];
}

/** Cuts a path where a side changes, to about a metre, and drops what divides nothing. */
function split(path: readonly Point[], surveyor: Surveyor): Boundary[] {
  const runs: (Boundary & { readonly path: Point[] })[] = [];
  const add = (a: Point, b: Point): void => {
    const [left, right] = sidesOf(a, b, surveyor);
    const uncertainty = surveyor.uncertaintyAt(interpolate(a, b, 0.5));
    const last = runs.at(-1);
    if (last === undefined) runs.push({ left, right, uncertainty, path: [a, b] });
    else if (last.left === left && last.right === right && last.uncertainty === uncertainty) {
      last.path.push(b);
    } else if (metresBetween(a, b) > 1) {
      add(a, interpolate(a, b, 0.5));
      add(interpolate(a, b, 0.5), b);
    } else runs.push({ left, right, uncertainty, path: [a, b] });
  };
  const points = densify(path);
  points.forEach((point, index) => {
    const next = points[index + 1];
    if (next !== undefined && metresBetween(point, next) > 0) add(point, next);
  });
  return bridge(runs).filter(({ left, right }) => left !== right);
}

const length = (path: readonly Point[]): number =>
  path.reduce((sum, point, index) => sum + metresBetween(path[index - 1] ?? point, point), 0);

/** Where a chord cuts off a cusp, both its sides look alike for a few metres: that is no gap. */
function bridge(runs: readonly Boundary[]): Boundary[] {
  const bridged: Boundary[] = [];
  runs.forEach((run, index) => {
    const [last, next] = [bridged.at(-1), runs[index + 1]];
    const cusp = run.left === run.right && length(run.path) < 150;
    if (last !== undefined && cusp && last.left === next?.left && last.right === next.right) {
      bridged.splice(-1, 1, { ...last, path: [...last.path, ...run.path] });
    } else if (
      last !== undefined &&
      last.left === run.left &&
      last.right === run.right &&
      last.uncertainty === run.uncertainty
    ) {
      bridged.splice(-1, 1, { ...last, path: [...last.path, ...run.path] });
    } else bridged.push(run);
  });
  return bridged;
}

/** Brings line ends that meet within 50 m together, so that no gap lets a ray through. */
function weld(boundaries: readonly Boundary[]): Boundary[] {
  const junctions: Point[] = [];
  const snapped = (point: Point): Point => {
    const known = junctions.find((junction) => metresBetween(junction, point) < 50);
    if (known === undefined) junctions.push(point);
    return known ?? point;
  };
  return boundaries.map(({ path, ...sides }) => ({
    ...sides,
    path: path.map((point, index) =>
      index === 0 || index === path.length - 1 ? snapped(point) : point,
    ),
  }));
}

/** Every line at which the answer changes, with what lies on its two sides. */
export function drawBoundaries(coast: Coast, legal: LegalLines, tolerance: number): Boundary[] {
  const { massachusettsNewHampshire, newHampshireMaine, coverage } = legal;
  const regionAt = createRegionOracle(coast, legal);
  const area = { west: -71.0, south: 41.4, east: -69.6, north: 43.3 };
  const coastLine: Surveyor = {
    regionAt,
    uncertaintyAt: (point) => lineUncertainty(point, coast),
    probe: 20,
  };
  const federal = traceThreeMileLine(coast, area).flatMap((path) => split(path, coastLine));
  const lateral = [...massachusettsNewHampshire, ...newHampshireMaine].flatMap(
    ({ path, uncertainty }) =>
      split(path, {
        regionAt,
        uncertaintyAt: () => Math.round(uncertainty * 100) / 100,
        probe: 2,
      }),
  );
  // The edge of the coverage is where it was put: nothing about it is uncertain.
  const edge = split([...coverage, ...coverage.slice(0, 1)], {
    regionAt,
    uncertaintyAt: () => 0,
    probe: 2,
  });
  return weld([...federal, ...lateral, ...edge]).flatMap(({ left, right, uncertainty, path }) => {
    const simple = simplify(path, tolerance);
    // Joining ends may fold a very short line back on itself.
    const isFolded = simple.length < 4 && simple[0] === simple.at(-1);
    return isFolded ? [] : [{ left, right, uncertainty, path: simple }];
  });
}
