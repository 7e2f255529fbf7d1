import {
  compareCells,
  decodePath,
  stepsPerDegree,
  surveyOf,
  type Aid,
  type ChartArea,
  type ChartBox,
  type ChartCell,
  type Danger,
  type Region,
} from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { chartDoubtText } from "@striper/angling/words";
import { metres, metresToFeet } from "@striper/marine/units";
import { calendarDateText } from "#web/ui/figures/date-text.ts";
import type { UnitSystem } from "#web/platform/units.ts";

export const paperSize = { width: 400, height: 260 };
/** Distance from the middle to the left and right edge, in nautical miles. */
const paperReach = 1.25;
const milesInDegree = 60;
const mileOf = (reach: number): number => paperSize.width / 2 / reach;

/** Points closer together than this are merged, because print cannot show them. */
const finest = 0.4;
const spaceOfSounding = 26;
const spaceOfName = 34;
const mostNames = 24;

/** Upper limits of the tints in metres: 6 and 18 ft, the usual contours. */
const depths = { shallow: 1.83, middle: 5.49 };

export type Tint = "land" | "dries" | "shallow" | "middle";

export interface PaperMark {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface CutOutLayer {
  /** Outlines by the even-odd rule. Covered water without a tint is deep. */
  readonly coverage: string;
  readonly tints: Readonly<Record<Tint, string>>;
  readonly contours: string;
}

export interface CutOut {
  /** Smallest scale first. */
  readonly layers: readonly CutOutLayer[];
  readonly soundings: readonly PaperMark[];
  readonly dangers: readonly PaperMark[];
  readonly aids: readonly PaperMark[];
  /** Half a nautical mile in picture units. */
  readonly scaleBar: number;
  /** Year and scale of old or coarse charts, such as "chart of 2022, 1:80,000: coarse". */
  readonly doubts: readonly string[];
  readonly cells: string;
}

/** Returns the area of the picture in millionths of a degree. */
export function boxOfPaper({ latitude, longitude }: Position, reach = paperReach): ChartBox {
  const north = (reach * paperSize.height) / paperSize.width / milesInDegree;
  const east = reach / milesInDegree / Math.cos((latitude * Math.PI) / 180);
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

function projectionAt({ latitude, longitude }: Position, reach: number) {
  const north = (milesInDegree * mileOf(reach)) / stepsPerDegree;
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

/** Returns the regions as the `d` attribute of an SVG path. */
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

function isIn(rings: readonly (readonly Point[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings) {
    let [x0, y0] = ring.at(-1) ?? [0, 0];
    for (const [x1, y1] of ring) {
      if (y1 > y !== y0 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)) inside = !inside;
      [x0, y0] = [x1, y1];
    }
  }
  return inside;
}

const isOnPaper = ([x, y]: Point): boolean =>
  x > 6 && y > 6 && x < paperSize.width - 6 && y < paperSize.height - 6;

/** Returns the marks that keep their distance from all earlier ones. */
function spaced<Mark extends PaperMark>(marks: readonly Mark[], space: number): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks)
    if (kept.every(({ x, y }) => Math.hypot(mark.x - x, mark.y - y) >= space)) kept.push(mark);
  return kept;
}

const depthText = (depth: number, units: UnitSystem): string =>
  units === "us" ? String(Math.floor(metresToFeet(metres(depth)))) : depth.toFixed(1);

function soundingsOf(
  { soundings: { path, depths: measured } }: ChartCell,
  project: Project,
  units: UnitSystem,
) {
  return pointsOf(path, project).flatMap((point, index) => {
    const depth = measured[index];
    if (depth === undefined || !isOnPaper(point)) return [];
    return [{ x: point[0], y: point[1], depth, text: depthText(depth, units) }];
  });
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

function layerOf(cell: ChartCell, box: ChartBox, project: Project): CutOutLayer {
  const near = <Kind extends Region>(regions: readonly Kind[]) =>
    regions.filter((one) => isTouching(one.box, box));
  const areas = near(cell.areas);
  const tint = (which: Tint) =>
    drawn(
      areas.filter((area) => tintOf(area) === which),
      project,
      true,
    );
  return {
    coverage: drawn(near(cell.coverage), project, true),
    tints: {
      land: tint("land"),
      dries: tint("dries"),
      shallow: tint("shallow"),
      middle: tint("middle"),
    },
    contours: drawn(near(cell.contours), project, false),
  };
}

export interface CutOutPlace {
  readonly position: Position;
  /**
   * Distance from the middle to the left and right edge in nautical miles. Defaults to that of a
   * printed sheet.
   */
  readonly reach?: number;
  readonly units: UnitSystem;
  readonly now: Instant;
}

export function cutOut(cells: readonly ChartCell[], place: CutOutPlace): CutOut {
  const { position, reach = paperReach, units, now } = place;
  const box = boxOfPaper(position, reach);
  const project = projectionAt(position, reach);
  const ordered = cells
    .filter(({ coverage }) => coverage.some((one) => isTouching(one.box, box)))
    .toSorted((a, b) => compareCells(b.cell, a.cell));
  const covers = ordered.map(({ coverage }) =>
    coverage.map(({ paths }) => paths.map((path) => pointsOf(path, project))),
  );
  // Leave out marks of a smaller scale that a larger one covers, so that none appears twice.
  const seen = <Mark extends PaperMark>(of: (cell: ChartCell) => readonly Mark[]): Mark[] =>
    ordered.flatMap((cell, index) =>
      of(cell).filter(({ x, y }) =>
        covers.slice(index + 1).every((regions) => !regions.some((rings) => isIn(rings, x, y))),
      ),
    );
  const near = <Kind extends Region>(regions: readonly Kind[]) =>
    regions.filter((one) => isTouching(one.box, box));
  const soundings = seen((cell) => soundingsOf(cell, project, units));
  const aids = seen((cell) => marksOf(near(cell.aids), project, aidText));
  return {
    layers: ordered.map((cell) => layerOf(cell, box, project)),
    // Shoalest first, because later ones give way.
    soundings: spaced(
      soundings.toSorted((a, b) => a.depth - b.depth),
      spaceOfSounding,
    ),
    dangers: seen((cell) => marksOf(near(cell.dangers), project, ({ kind }) => signs[kind])),
    aids: spaced(
      aids.filter(({ text }) => text !== ""),
      spaceOfName,
    ).slice(0, mostNames),
    scaleBar: mileOf(reach) / 2,
    doubts: ordered.flatMap(({ cell }) => chartDoubtText(surveyOf(cell, null, now)) ?? []),
    cells: ordered
      .map(
        ({ cell: { name, edition, issued } }) =>
          `${name}, edition ${edition} of ${calendarDateText(issued)}`,
      )
      .join("; "),
  };
}
