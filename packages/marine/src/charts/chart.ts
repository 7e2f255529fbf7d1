import type { Position } from "#marine/geo/index.ts";
import { metres, type Metres } from "#marine/units/index.ts";
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
  SurveyZone,
} from "./chart-cell.ts";
import { type Nearby, nearestMark } from "./nearest.ts";
import { decodePath, encodePath, stepsPerDegree } from "./path-code.ts";
import { isInRegion } from "./regions.ts";

/** Cells that do not overlap, the larger scale first. */
export interface Chart {
  readonly cells: readonly ChartCell[];
}

/** What the chart has at a position. Depths are below its zero, MLLW; what dries is negative. */
export type Charted =
  | { readonly kind: "not-covered" }
  | {
      readonly kind: "depth-area" | "dredged";
      readonly cell: CellName;
      readonly from: Metres;
      /** Null where the chart has only the least depth, as in dredged channels. */
      readonly to: Metres | null;
    }
  | { readonly kind: "land" | "floating" | "unsurveyed"; readonly cell: CellName };

export function openChart(cells: readonly ChartCell[]): Chart {
  return { cells: cells.toSorted((a, b) => a.cell.scale - b.cell.scale) };
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
function standingAt({ cell, standing = [] }: ChartCell, position: Position): Charted | null {
  const near = nearestMark(standing, position, hair);
  return near === null ? null : { kind: near.feature.kind, cell };
}

/** Where areas or cells meet, either is right. */
export function chartedAt(chart: Chart, position: Position): Charted {
  for (const cell of chart.cells) {
    const area = isCoveredBy(cell, position) ? areaAt(cell, position) : null;
    if (area !== null) return standingAt(cell, position) ?? chartedIn(cell.cell, area);
  }
  return { kind: "not-covered" };
}

function chartedIn(cell: CellName, { kind, from, to }: ChartArea): Charted {
  if (kind === "depth-area" || kind === "dredged") {
    return from === null
      ? { kind: "unsurveyed", cell }
      : { kind, cell, from: metres(from), to: to === null ? null : metres(to) };
  }
  return { kind, cell };
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
): Nearby<ChartArea & ChartMark> | null {
  const areas = chart.cells.flatMap(({ areas: all }) =>
    all.filter(
      ({ kind, from }) =>
        (kind === "depth-area" || kind === "dredged") &&
        from !== null &&
        from >= 0 === (wanted === "water"),
    ),
  );
  return nearestMark(areas.map(asMark), position, reach);
}

/** How well the place was surveyed; null where the chart does not say. */
export function surveyAt(chart: Chart, position: Position): SurveyZone | null {
  for (const { survey } of chart.cells) {
    const area = survey.find((each) => isInRegion(each, position));
    if (area !== undefined) return area.zone;
  }
  return null;
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
