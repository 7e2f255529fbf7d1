/** Where a spot of the catalogue says something that the chart under its pin does not. */
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
  /** "8-30 ft". */
  readonly depth: string;
}

/** A pin is good to some tens of metres at best; the shore moves by as much. */
const leastTolerance = metres(40);
/** An island or a reef is fished within a long cast of it, or a short drift. */
const reach = metres(200);
/** Whoever walks or wades there has no boat. */
const onFoot = new Set(["Shore", "Shore/Wade"]);

const asMark = (area: ChartArea): ChartArea & ChartMark => ({ ...area, shape: "area" });
const areasOf = (chart: Chart, isWanted: (area: ChartArea) => boolean) =>
  chart.cells.flatMap(({ areas }) => areas.filter(isWanted).map(asMark));

const distanceTo = (marks: readonly ChartMark[], position: Position): Metres =>
  nearestMark(marks, position)?.distance ?? metres(Infinity);

/** Pin and chart together: the pin's own uncertainty, and how well a line of the chart is drawn. */
const toleranceOf = ({ coordinateUncertaintyMetres: pin }: ChartedSpot, cell: CellName): Metres =>
  metres(Math.max(leastTolerance, pin) + surveyMargin(surveyOf(cell, "A1", 0), metres(0)).position);

/** The spot's own words are in feet below mean lower low water, as the chart is in metres. */
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

/** Whoever comes by boat finds less water at the pin than the spot says. */
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
  // Flats count as water: they are where the shore is fished at high tide.
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

/** One line a contradiction: "the-narrows says 20-45 ft, is charted 6-12 ft". */
export const chartContradictions = (chart: Chart, spots: readonly ChartedSpot[]): string[] =>
  spots.flatMap((spot) => contradictionsOfSpot(chart, spot).map((words) => `${spot.id} ${words}`));
