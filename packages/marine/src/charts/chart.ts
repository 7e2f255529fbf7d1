import type { Position } from "#marine/geo/index.ts";
import type { Instant } from "#marine/time/index.ts";
import { metres, type Metres } from "#marine/units/index.ts";
import { compareCells, isOutdatedBy } from "./chart-age.ts";
import type {
  Aid,
  BottomMark,
  CellName,
  ChartArea,
  ChartBox,
  ChartCell,
  ChartMark,
  Contour,
  Danger,
  Region,
} from "./chart-cell.ts";
import { type Nearby, nearestMark } from "./nearest.ts";
import { decodePath, encodePath, stepsPerDegree } from "./path-code.ts";
import { isInRegion } from "./regions.ts";
import { drawnWithin, type Survey, surveyOf } from "./survey-margin.ts";

/** The larger scale first. Cells overlap only where a newer one lies below an older larger scale. */
export interface Chart {
  readonly cells: readonly ChartCell[];
  /** Cells within reach of the place asked for that are not at hand: their dangers are not known. */
  readonly lacking: readonly CellName[];
}

/** What the chart has at a position. Depths are below its zero, MLLW; what dries is negative. */
export type Charted =
  | { readonly kind: "not-covered" }
  | {
      readonly kind: "depth-area" | "dredged";
      readonly cell: CellName;
      readonly newer: NewerChart | null;
      readonly from: Metres;
      /** Null where the chart has only the least depth, as in dredged channels. */
      readonly to: Metres | null;
    }
  | {
      readonly kind: "land" | "floating" | "unsurveyed";
      readonly cell: CellName;
      readonly newer: NewerChart | null;
    };

/** What a cell of a smaller scale has at the place that is newer by more than three years. */
export interface NewerChart {
  readonly cell: CellName;
  readonly has: "water" | "drying" | "land" | "unknown";
  /** Whether it has the same as the larger scale, as exactly as its own scale can draw. */
  readonly agrees: boolean;
}

type InCell = Exclude<Charted, { readonly kind: "not-covered" }>;

export function openChart(cells: readonly ChartCell[]): Chart {
  return { cells: cells.toSorted((a, b) => compareCells(a.cell, b.cell)), lacking: [] };
}

/** Rounding to 0.1 m may leave a hair between an area and the edge of its cell. */
const hair = metres(1);
/** Marks beyond the edge of a cell may be the nearest, degrees: about a mile. */
const besideBox = 0.015;
/** The edge itself belongs to the cell. */
const edge = metres(0.2);

const asMark = <Kind extends Region>(region: Kind): Kind & ChartMark => ({
  ...region,
  shape: "area",
});

const isCoveredBy = ({ coverage }: ChartCell, position: Position): boolean =>
  coverage.some((region) => isInRegion(region, position)) ||
  nearestMark(coverage.map(asMark), position, edge) !== null;

function areaAt({ areas }: ChartCell, position: Position): ChartArea | null {
  const around = areas.find((area) => isInRegion(area, position));
  return around ?? nearestMark(areas.map(asMark), position, hair)?.feature ?? null;
}

/** Islets, piers and pontoons without an area lie over one of water, which is not what is there. */
function standingAt({ cell, standing = [] }: ChartCell, position: Position): InCell | null {
  const near = nearestMark(standing, position, hair);
  return near === null ? null : { kind: near.feature.kind, cell, newer: null };
}

function chartedBy(cell: ChartCell, position: Position): InCell | null {
  const area = isCoveredBy(cell, position) ? areaAt(cell, position) : null;
  return area === null ? null : (standingAt(cell, position) ?? chartedIn(cell.cell, area));
}

/**
 * Where areas or cells meet, either is right. The larger scale answers, also where a newer smaller scale lies below
 * it, and the answer names that. Where they disagree, of two depths the shoaler counts.
 */
export function chartedAt({ cells }: Chart, position: Position): Charted {
  let found: InCell | null = null;
  for (const cell of cells) {
    if (found !== null && !isOutdatedBy(found.cell, cell.cell)) continue;
    const charted = chartedBy(cell, position);
    if (charted === null) continue;
    if (found !== null) return settled(found, charted, cell, position);
    found = charted;
  }
  return found ?? { kind: "not-covered" };
}

function sideOf(charted: InCell): NewerChart["has"] {
  if (charted.kind === "land") return "land";
  if (!("from" in charted)) return "unknown";
  return charted.from < 0 ? "drying" : "water";
}

/** Ranges of depth agree where they meet. */
function agree(one: InCell, other: InCell): boolean {
  if (!("from" in one && "from" in other)) return sideOf(one) === sideOf(other);
  return (other.to ?? Infinity) >= one.from && (one.to ?? Infinity) >= other.from;
}

function settled(larger: InCell, there: InCell, cell: ChartCell, position: Position): InCell {
  const drawn = drawnWithin(cell.cell);
  const around = cell.areas.filter((area) => nearestMark([asMark(area)], position, drawn) !== null);
  const agrees = [there, ...around.map((area) => chartedIn(cell.cell, area))].some((one) =>
    agree(larger, one),
  );
  const newer = { cell: cell.cell, has: sideOf(there), agrees };
  const isShoaler =
    "from" in larger && "from" in there && there.to !== null && there.to < larger.from;
  return !agrees && isShoaler ? { ...there, newer } : { ...larger, newer };
}

function chartedIn(cell: CellName, { kind, from, to }: ChartArea): InCell {
  if (kind === "depth-area" || kind === "dredged") {
    return from === null
      ? { kind: "unsurveyed", cell, newer: null }
      : {
          kind,
          cell,
          from: metres(from),
          to: to === null ? null : metres(to),
          newer: null,
        };
  }
  return { kind, cell, newer: null };
}

/** Whether a cell of this box may answer a question about a place, its nearest marks included. */
export const mayAnswer = (
  [west, south, east, north]: ChartBox,
  { latitude, longitude }: Position,
): boolean =>
  longitude > west / stepsPerDegree - besideBox &&
  longitude < east / stepsPerDegree + besideBox &&
  latitude > south / stepsPerDegree - besideBox &&
  latitude < north / stepsPerDegree + besideBox;

/** The nearest water that stays, or ground that dries, of known depth; null where none is within reach. */
export function depthAreaNear(
  chart: Chart,
  position: Position,
  reach: Metres,
  wanted: "water" | "ground",
): Nearby<ChartArea & ChartMark & { readonly cell: CellName }> | null {
  // An older larger scale at the place goes before what a newer smaller one has below it.
  const own = chart.cells.find((cell) => isCoveredBy(cell, position))?.cell;
  const cells = chart.cells.filter(({ cell }) => own === undefined || !isOutdatedBy(own, cell));
  const areas = cells.flatMap(({ cell, areas: all }) =>
    all
      .filter(
        ({ kind, from }) =>
          (kind === "depth-area" || kind === "dredged") &&
          from !== null &&
          from >= 0 === (wanted === "water"),
      )
      .map((area) => Object.assign({ cell }, asMark(area))),
  );
  return nearestMark(areas, position, reach);
}

/** How far a cell may be trusted at a place. */
export function surveyAt(
  { cells }: Chart,
  position: Position,
  { name, scale, issued }: CellName,
  now: Instant,
): Survey {
  const own = cells.find(({ cell }) => cell.name === name);
  const area = own?.survey.find((each) => isInRegion(each, position));
  return surveyOf({ scale, issued }, area?.zone ?? null, now);
}

/** Beyond it a mark says nothing about the place. */
const reachOfBottom = metres(500);

export const bottomAt = (chart: Chart, position: Position): Nearby<BottomMark> | null =>
  nearestMark(
    chart.cells.flatMap(({ bottom }) => bottom),
    position,
    reachOfBottom,
  );

/** Rocks, wrecks and obstructions. */
export const nearestDanger = (chart: Chart, position: Position): Nearby<Danger> | null =>
  nearestMark(
    chart.cells.flatMap(({ dangers }) => dangers),
    position,
  );

/** Buoys, beacons and lights. */
export const nearestAid = (chart: Chart, position: Position): Nearby<Aid> | null =>
  nearestMark(
    chart.cells.flatMap(({ aids }) => aids),
    position,
  );

/** The nearest depth contour, which is where the bottom falls off. */
export const nearestContour = (chart: Chart, position: Position): Nearby<Contour> | null =>
  nearestMark(
    chart.cells.flatMap(({ contours }) => contours),
    position,
  );

export interface Sounding extends ChartMark {
  readonly depth: Metres;
}

const soundingsOfCells = new WeakMap<ChartCell, readonly Sounding[]>();

function soundingMarks(cell: ChartCell): readonly Sounding[] {
  const known = soundingsOfCells.get(cell);
  if (known !== undefined) return known;
  const numbers = decodePath(cell.soundings.path);
  const marks = cell.soundings.depths.map((depth, index): Sounding => {
    const [x = 0, y = 0] = numbers.slice(2 * index, 2 * index + 2);
    const box = [x, y, x, y] as const;
    return { shape: "point", box, paths: [encodePath([[x, y]])], depth: metres(depth) };
  });
  soundingsOfCells.set(cell, marks);
  return marks;
}

/** Depths measured around a place, metres; what dries is negative. */
export function soundingsNear(chart: Chart, position: Position, reach: Metres): Nearby<Sounding>[] {
  return chart.cells
    .flatMap(soundingMarks)
    .flatMap((mark) => nearestMark([mark], position, reach) ?? [])
    .toSorted((a, b) => a.distance - b.distance);
}
