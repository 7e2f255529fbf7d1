import {
  chartedAt,
  depthAreaNear,
  levelAt,
  surveyAt,
  tideBetween,
  waterOfStations,
  type CellName,
  type Chart,
  type Nearby,
  type SurveyZone,
  type Tide,
  type WaterLevel,
} from "@striper/marine/charts";
import { distanceBetween, type Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { metres, type Metres } from "@striper/marine/units";
import type { AnswerContext } from "#angling/assistant/answers/reply.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { crossingIn } from "#angling/assistant/understanding/topics/depth-asked.ts";
import {
  spotById,
  spotPosition,
  tideStationsNear,
  type CrossingPlace,
} from "#angling/spots/index.ts";

/** The point a place stands for. */
export interface Point {
  readonly name: string;
  readonly position: Position;
  readonly crossing: CrossingPlace | null;
}

/** Ground and water at a point of the chart. */
export interface ChartedPlace {
  readonly point: Point;
  readonly chart: Chart;
  readonly from: Metres;
  /** Null where the chart gives only a minimum. */
  readonly to: Metres | null;
  readonly zone: SurveyZone | null;
  readonly cell: CellName;
  /** Where the pin is on land or a pier: how far off the water lies that is told of. */
  readonly off: Pick<Nearby<unknown>, "distance" | "bearing"> | null;
  readonly tide: Tide;
  readonly level: (at: Instant) => WaterLevel;
  readonly station: string;
}

export type Looked =
  | { readonly kind: "charted"; readonly place: ChartedPlace }
  | { readonly kind: "not-covered" | "no-chart" | "no-depth"; readonly point: Point };

/** From the named place to ground beside it that is waded to, miles. */
const besideCrossing = 1.5;

/** Ground of the list that the words name and that lies at their place. */
export function crossingOfFrame({ words, depth, place }: Frame): CrossingPlace | null {
  if (depth === null || depth === undefined) return null;
  const crossing = crossingIn(words);
  const isNear =
    crossing === null ||
    place === null ||
    distanceBetween(crossing.position, place.position) <= besideCrossing;
  return isNear ? crossing : null;
}

/** The one point that a place means; null for a town, a river or a bay, whose depth differs. */
export function pointOf(frame: Frame, { position }: AnswerContext): Point | null {
  const { place } = frame;
  const crossing = crossingOfFrame(frame);
  if (crossing !== null) return { name: crossing.name, position: crossing.position, crossing };
  if (place === null) {
    return position === null ? null : { name: "your position", position, crossing: null };
  }
  const spot = place.spotId === null ? undefined : spotById(place.spotId);
  if (spot !== undefined) {
    return { name: spot.name, position: spotPosition(spot), crossing: null };
  }
  const isPoint = place.kind === "own" || place.kind === "here" || place.kind === "spot";
  return isPoint ? { name: place.name, position: place.position, crossing: null } : null;
}

/** A pin at a pier stands beside the water it means, meters. */
const reachOfPin = metres(200);

export async function lookAt(point: Point, { providers }: AnswerContext): Promise<Looked> {
  const { position } = point;
  const chart = (await providers.chart?.(position)) ?? null;
  if (chart === null) return { kind: "no-chart", point };
  const charted = chartedAt(chart, position);
  if (charted.kind === "not-covered") return { kind: "not-covered", point };
  const isWater = charted.kind === "depth-area" || charted.kind === "dredged";
  const beside = isWater
    ? null
    : (depthAreaNear(chart, position, reachOfPin, "water") ??
      depthAreaNear(chart, position, reachOfPin, "ground"));
  const from = isWater ? charted.from : (beside?.feature.from ?? null);
  const to = isWater ? charted.to : (beside?.feature.to ?? null);
  if (from === null || charted.kind === "unsurveyed") return { kind: "no-depth", point };
  const water = await waterOfStations(tideStationsNear(position), providers.tide);
  if (water === null) return { kind: "no-depth", point };
  return {
    kind: "charted",
    place: {
      point,
      chart,
      from: metres(from),
      to: to === null ? null : metres(to),
      zone: surveyAt(chart, position),
      cell: charted.cell,
      off: beside,
      tide: tideBetween(water),
      level: (at) => levelAt(water, at),
      station: water[0].station.name,
    },
  };
}
