/** Where a spot of the catalogue says something that the chart under its pin does not. */
import {
  chartedAt,
  nearestMark,
  type Chart,
  type Charted,
  type ChartArea,
  type ChartMark,
} from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { metres, metresToFeet, type Metres } from "@striper/marine/units";

export interface ChartedSpot {
  readonly id: string;
  /** Longitude, latitude. */
  readonly coordinates: readonly [number, number];
  readonly type: string;
  readonly access: string;
  /** "8-30 ft". */
  readonly depth: string;
}

/** A pin is good to some tens of metres; the shore moves by as much. */
const tolerance = metres(40);
/** An island or a reef is fished within a long cast of it, or a short drift. */
const reach = metres(200);

const asMark = (area: ChartArea): ChartArea & ChartMark => ({ ...area, shape: "area" });
const areasOf = (chart: Chart, isWanted: (area: ChartArea) => boolean) =>
  chart.cells.flatMap(({ areas }) => areas.filter(isWanted).map(asMark));

const distanceTo = (marks: readonly ChartMark[], position: Position): Metres =>
  nearestMark(marks, position)?.distance ?? metres(Infinity);

/** The spot's own words are in feet below mean lower low water, as the chart is in metres. */
function depthContradiction(spot: ChartedSpot, charted: Charted): string[] {
  if (charted.kind !== "depth-area" && charted.kind !== "dredged") return [];
  const [least = 0, greatest = 0] = spot.depth.match(/\d+/g)?.map(Number) ?? [];
  const from = metresToFeet(charted.from);
  const to = metresToFeet(charted.to ?? metres(charted.from * 1.2));
  return from <= greatest && to >= least
    ? []
    : [`says ${spot.depth}, is charted ${from.toFixed(0)}-${to.toFixed(0)} ft`];
}

function contradictionsOfSpot(chart: Chart, spot: ChartedSpot): string[] {
  const [longitude, latitude] = spot.coordinates;
  const position = { longitude, latitude };
  const charted = chartedAt(chart, position);
  if (charted.kind === "not-covered") return [];
  const toLand = distanceTo(
    areasOf(chart, ({ kind }) => kind === "land"),
    position,
  );
  // Flats count as water: they are where the shore is fished at high tide.
  const toWater = distanceTo(
    areasOf(chart, ({ kind }) => kind !== "land"),
    position,
  );
  if (spot.access !== "Boat Only") {
    return Math.max(toLand, toWater) > tolerance
      ? [
          `is for who walks there, and ${Math.max(toLand, toWater).toFixed(0)} m from the shore line`,
        ]
      : [];
  }
  if (charted.kind === "land") return ["is for boats only, and on land"];
  const rocks = chart.cells.flatMap(({ dangers }) => dangers.filter(({ kind }) => kind === "rock"));
  const isStructure = spot.type !== "rocks" && spot.type !== "island";
  const away = Math.min(toLand, distanceTo(rocks, position));
  return [
    ...depthContradiction(spot, charted),
    ...(isStructure || away <= reach
      ? []
      : [`is ${spot.type}, and ${away.toFixed(0)} m from land and charted rocks`]),
  ];
}

/** One line a contradiction: "the-narrows says 20-45 ft, is charted 6-12 ft". */
export const chartContradictions = (chart: Chart, spots: readonly ChartedSpot[]): string[] =>
  spots.flatMap((spot) => contradictionsOfSpot(chart, spot).map((words) => `${spot.id} ${words}`));
