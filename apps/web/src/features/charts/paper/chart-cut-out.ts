import {
  decodePath,
  stepsPerDegree,
  type Aid,
  type ChartArea,
  type ChartBox,
  type ChartCell,
  type Danger,
  type Region,
} from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { metres, metresToFeet } from "@striper/marine/units";
import { calendarDateText } from "#web/ui/figures/date-text.ts";
import type { UnitSystem } from "#web/platform/units.ts";

/** Of the picture; its own units. */
export const paperSize = { width: 400, height: 260 };
/** From its middle to its left and right edge, nautical miles. */
const reachMiles = 1.25;
const milesInDegree = 60;
/** Picture units in a nautical mile. */
const mile = paperSize.width / 2 / reachMiles;

/** Points nearer to the one before are left out: they cannot be told apart on paper. */
const finest = 0.4;
const spaceOfSounding = 26;
const spaceOfName = 34;
const mostNames = 24;

/** Least depths of the tints, metres: 6 and 18 ft, the usual contours. */
const depths = { shallow: 1.83, middle: 5.49 };

export type Tint = "land" | "dries" | "shallow" | "middle";

export interface PaperMark {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface CutOut {
  /** Outlines by the even-odd rule; what is deeper stays white. */
  readonly tints: Readonly<Record<Tint, string>>;
  readonly contours: string;
  readonly soundings: readonly PaperMark[];
  readonly dangers: readonly PaperMark[];
  readonly aids: readonly PaperMark[];
  /** Half a nautical mile, in picture units. */
  readonly scaleBar: number;
  /** "US5BOSCC, edition 5 of Jun 23, 2026". */
  readonly cells: string;
}

/** What of the world the picture shows, in millionths of a degree. */
export function boxOfPaper({ latitude, longitude }: Position): ChartBox {
  const north = (reachMiles * paperSize.height) / paperSize.width / milesInDegree;
  const east = reachMiles / milesInDegree / Math.cos((latitude * Math.PI) / 180);
  const steps = (degrees: number) => Math.round(degrees * stepsPerDegree);
  return [
    steps(longitude - east),
    steps(latitude - north),
    steps(longitude + east),
    steps(latitude + north),
  ];
}

export const isTouching = (a: ChartBox, b: ChartBox): boolean =>
  a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

type Point = readonly [x: number, y: number];

function projectionAt({ latitude, longitude }: Position) {
  const north = (milesInDegree * mile) / stepsPerDegree;
  const east = north * Math.cos((latitude * Math.PI) / 180);
  return (x: number, y: number): Point => [
    paperSize.width / 2 + (x - longitude * stepsPerDegree) * east,
    paperSize.height / 2 - (y - latitude * stepsPerDegree) * north,
  ];
}
type Project = ReturnType<typeof projectionAt>;

function pointsOf(path: string, project: Project): Point[] {
  const numbers = decodePath(path);
  const points: Point[] = [];
  for (let at = 0; at < numbers.length; at += 2)
    points.push(project(numbers[at] ?? 0, numbers[at + 1] ?? 0));
  return points;
}

/** As the `d` of a path. */
function drawn(regions: readonly Region[], project: Project, isClosed: boolean): string {
  const lines = regions.flatMap(({ paths }) => paths.map((path) => pointsOf(path, project)));
  return lines.map((points) => `${lineText(points)}${isClosed ? "Z" : ""}`).join("");
}

function lineText(points: readonly Point[]): string {
  let text = "";
  let before: Point | null = null;
  for (const [x, y] of points) {
    if (before !== null && Math.hypot(x - before[0], y - before[1]) < finest) continue;
    text += `${before === null ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
    before = [x, y];
  }
  return text;
}

function tintOf({ kind, from }: ChartArea): Tint | null {
  if (kind === "land" || kind === "floating") return "land";
  if (from === null) return "shallow";
  if (from < 0) return "dries";
  if (from < depths.shallow) return "shallow";
  return from < depths.middle ? "middle" : null;
}

const isOnPaper = ([x, y]: Point): boolean =>
  x > 6 && y > 6 && x < paperSize.width - 6 && y < paperSize.height - 6;

/** Those that stand free of the ones before them. */
function spaced<Mark extends PaperMark>(marks: readonly Mark[], space: number): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks)
    if (kept.every(({ x, y }) => Math.hypot(mark.x - x, mark.y - y) >= space)) kept.push(mark);
  return kept;
}

const depthText = (depth: number, units: UnitSystem): string =>
  units === "us" ? String(Math.floor(metresToFeet(metres(depth)))) : depth.toFixed(1);

/** The shoalest first, so that it is never the one that gives way. */
function soundingsOf(cells: readonly ChartCell[], project: Project, units: UnitSystem) {
  const marks = cells.flatMap(({ soundings: { path, depths: measured } }) =>
    pointsOf(path, project).flatMap((point, index) => {
      const depth = measured[index];
      if (depth === undefined || !isOnPaper(point)) return [];
      return [{ x: point[0], y: point[1], depth, text: depthText(depth, units) }];
    }),
  );
  return spaced(
    marks.toSorted((a, b) => a.depth - b.depth),
    spaceOfSounding,
  );
}

const middleOf = (points: readonly Point[]): Point | undefined =>
  points[Math.floor(points.length / 2)];

function marksOf<Mark extends Aid | Danger>(
  all: readonly Mark[],
  project: Project,
  textOf: (mark: Mark) => string,
): PaperMark[] {
  return all.flatMap((mark) => {
    const at = middleOf(mark.paths.slice(0, 1).flatMap((path) => pointsOf(path, project)));
    return at === undefined || !isOnPaper(at) ? [] : [{ x: at[0], y: at[1], text: textOf(mark) }];
  });
}

const signs = { rock: "+", wreck: "⊹", obstruction: "⊗" } as const;

const aidText = ({ name, light }: Aid): string =>
  [name, light].filter((part) => part !== null).join(", ");

/** The chart around a place for a sheet of paper: gray tints, contours, depths, dangers and marks. */
export function cutOut(cells: readonly ChartCell[], place: Position, units: UnitSystem): CutOut {
  const box = boxOfPaper(place);
  const project = projectionAt(place);
  const near = <Kind extends Region>(regions: readonly Kind[]) =>
    regions.filter((one) => isTouching(one.box, box));
  const areas = near(cells.flatMap((cell) => cell.areas));
  const tint = (which: Tint) =>
    drawn(
      areas.filter((area) => tintOf(area) === which),
      project,
      true,
    );
  const aids = marksOf(near(cells.flatMap((cell) => cell.aids)), project, aidText);
  return {
    tints: {
      land: tint("land"),
      dries: tint("dries"),
      shallow: tint("shallow"),
      middle: tint("middle"),
    },
    contours: drawn(near(cells.flatMap((cell) => cell.contours)), project, false),
    soundings: soundingsOf(cells, project, units),
    dangers: marksOf(
      near(cells.flatMap((cell) => cell.dangers)),
      project,
      ({ kind }) => signs[kind],
    ),
    aids: spaced(
      aids.filter(({ text }) => text !== ""),
      spaceOfName,
    ).slice(0, mostNames),
    scaleBar: mile / 2,
    cells: cells
      .map(
        ({ cell: { name, edition, issued } }) =>
          `${name}, edition ${edition} of ${calendarDateText(issued)}`,
      )
      .join("; "),
  };
}
