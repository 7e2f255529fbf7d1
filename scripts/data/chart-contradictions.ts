/** Finds contradictions between a spot in the catalogue and the chart at its pin. */
import {
  chartedAt,
  mayAnswer,
  nearestMark,
  openChart,
  type Chart,
  surveyMargin,
  surveyOf,
  type CellName,
  type Charted,
  type ChartArea,
  type ChartMark,
  type Danger,
} from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { metres, metresToFeet, type Metres } from "@striper/marine/units";

export interface ChartedSpot {
  readonly id: string;
  /** Longitude, latitude. */
  readonly coordinates: readonly [number, number];
  readonly coordinateUncertaintyMetres: number;
  readonly type: string;
  readonly access: string;
  readonly depth: string;
}

/** Minimum tolerance: pins and shores are accurate to tens of meters. */
const leastTolerance = metres(40);
/** Distance from which an island or reef is fished: a long cast or short drift. */
const reach = metres(200);
const onFoot = new Set(["Shore", "Shore/Wade"]);

const asMark = (area: ChartArea): ChartArea & ChartMark => ({ ...area, shape: "area" });
const areasOf = (chart: Chart, isWanted: (area: ChartArea) => boolean) =>
  chart.cells.flatMap(({ areas }) => areas.filter(isWanted).map(asMark));

const distanceTo = (marks: readonly ChartMark[], position: Position): Metres =>
  nearestMark(marks, position)?.distance ?? metres(Infinity);

const toleranceOf = ({ coordinateUncertaintyMetres: pin }: ChartedSpot, cell: CellName): Metres =>
  metres(Math.max(leastTolerance, pin) + surveyMargin(surveyOf(cell, "A1", 0), metres(0)).position);

/** Compares depths; spots use feet below mean lower low water, the chart meters. */
function depthContradiction(
  chart: Chart,
  spot: ChartedSpot,
  position: Position,
  around: Metres,
): string[] {
  const near = areasOf(chart, ({ kind }) => kind === "depth-area" || kind === "dredged").filter(
    (area) => nearestMark([area], position, around) !== null,
  );
  if (near.length === 0) return [];
  const [least = 0, greatest = 0] = spot.depth.match(/\d+/g)?.map(Number) ?? [];
  const from = metresToFeet(metres(Math.min(...near.map((area) => area.from ?? -Infinity))));
  const to = metresToFeet(
    metres(Math.max(...near.map((area) => area.to ?? (area.from ?? Infinity) * 1.2))),
  );
  return from <= greatest && to >= least
    ? []
    : [`says ${spot.depth}, is charted ${from.toFixed(0)}-${to.toFixed(0)} ft`];
}

/** Reports a boat spot whose pin has less water than stated. */
function tooShoal(spot: ChartedSpot, charted: Charted): string[] {
  const [least = 0] = spot.depth.match(/\d+/g)?.map(Number) ?? [];
  if (!("from" in charted) || charted.to === null) return [];
  const to = metresToFeet(charted.to);
  return to >= least ? [] : [`says ${spot.depth}, and its pin is on ${to.toFixed(0)} ft or less`];
}

function contradictionsOfSpot({ cells }: Chart, spot: ChartedSpot): string[] {
  const [longitude, latitude] = spot.coordinates;
  const position = { longitude, latitude };
  const chart = openChart(
    cells.filter(({ coverage }) => coverage.some(({ box }) => mayAnswer(box, position))),
  );
  const charted = chartedAt(chart, position);
  if (charted.kind === "not-covered") return [];
  const tolerance = toleranceOf(spot, charted.cell);
  const toLand = distanceTo(
    [
      ...areasOf(chart, ({ kind }) => kind === "land"),
      ...chart.cells.flatMap(({ standing = [] }) => standing.filter(({ kind }) => kind === "land")),
    ],
    position,
  );
  // Flats count as water, because the shore is fished there at high tide.
  const toWater = distanceTo(
    areasOf(chart, ({ kind }) => kind !== "land"),
    position,
  );
  const isByBoat = spot.access === "Boat Only";
  const around = metres(isByBoat ? tolerance : tolerance + reach);
  const range = depthContradiction(chart, spot, position, around);
  const depths = range.length === 0 && isByBoat ? tooShoal(spot, charted) : range;
  if (onFoot.has(spot.access)) {
    const away = Math.max(toLand, toWater);
    const isFar = away > tolerance;
    return isFar
      ? [`is for who walks there, and ${away.toFixed(0)} m from the shore line`, ...depths]
      : depths;
  }
  if (!isByBoat) return depths;
  if (charted.kind === "land") return ["is for boats only, and on land"];
  const dangers = chart.cells.flatMap((cell) => cell.dangers.filter(isRocky));
  const isStructure = spot.type !== "rocks" && spot.type !== "island";
  const away = Math.min(toLand, distanceTo(dangers, position));
  return [
    ...depths,
    ...(isStructure || away <= reach + tolerance
      ? []
      : [`is ${spot.type}, and ${away.toFixed(0)} m from land and charted rocks`]),
  ];
}

const isRocky = ({ kind }: Danger): boolean => kind === "rock" || kind === "obstruction";

export const chartContradictions = (chart: Chart, spots: readonly ChartedSpot[]): string[] =>
  spots.flatMap((spot) => contradictionsOfSpot(chart, spot).map((words) => `${spot.id} ${words}`));
