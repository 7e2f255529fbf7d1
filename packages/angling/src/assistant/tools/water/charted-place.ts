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
  type WaterNear,
} from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import { metres, type Metres } from "@striper/marine/units";
import type { NamedPlace } from "#angling/assistant/slots/places.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { askedPlace } from "#angling/assistant/tools/asked.ts";
import type { ToolContext } from "#angling/assistant/tools/tool.ts";
import {
  crossingNamed,
  spotById,
  tideStationsNear,
  type CrossingPlace,
} from "#angling/spots/index.ts";
import { plainWords } from "#angling/assistant/slots/words.ts";

/** The one point a place stands for, or the area it is, whose depth differs. */
export interface AskedPoint {
  readonly name: string;
  readonly position: Position;
  /** The pin may stand so far from what is meant. */
  readonly uncertainty: Metres;
  readonly crossing: CrossingPlace | null;
  readonly isPoint: boolean;
  /** What the catalogue says of a spot's depth. */
  readonly spotDepth: string | null;
  readonly assumed: Awaited<ReturnType<typeof askedPlace>>["assumed"];
}

/** A phone's fix in the open (GPS.gov: 4.9 m with 95 %), doubled. */
const fixUncertainty = metres(10);

const uncertaintyOf = ({ spotId, kind }: NamedPlace): Metres => {
  const spot = spotId === null ? undefined : spotById(spotId);
  return kind === "here" || kind === "own" || spot === undefined
    ? fixUncertainty
    : metres(spot.coordinateUncertaintyMetres);
};

/** Returns the named flat, or the point of the named place. */
export async function askedPoint(slots: Slots, context: ToolContext): Promise<AskedPoint> {
  const crossing = slots.place === undefined ? null : crossingNamed(plainWords(slots.place));
  if (crossing !== null)
    return {
      ...crossing,
      uncertainty: fixUncertainty,
      crossing,
      isPoint: true,
      spotDepth: null,
      assumed: [],
    };
  const { value: place, assumed } = await askedPlace(slots, context);
  const { name, position, kind, spotId } = place;
  const spotDepth = spotId === null ? null : (spotById(spotId)?.depth ?? null);
  const isPoint = spotId !== null || kind === "own" || kind === "here" || kind === "spot";
  const uncertainty = uncertaintyOf(place);
  return { name, position, uncertainty, crossing: null, isPoint, spotDepth, assumed };
}

/** The place as the wading clock's address takes it. */
export const pinOf = ({
  crossing,
  position: { latitude, longitude },
}: Pick<AskedPoint, "crossing" | "position">): string => crossing?.id ?? `${latitude},${longitude}`;

/** Ground and water at a point of the chart. */
export interface ChartedPlace {
  readonly chart: Chart;
  readonly from: Metres;
  /** Null where the chart gives only a minimum. */
  readonly to: Metres | null;
  readonly zone: SurveyZone | null;
  readonly cell: CellName;
  /** Where the pin is on land or a pier: how far off the water lies that is told of. */
  readonly off: Pick<Nearby<unknown>, "distance" | "bearing"> | null;
  readonly water: WaterNear;
}

/** A pin at a pier stands beside the water it means. */
const reachOfPin = metres(200);

/** Returns what the chart has at a position, or why it has nothing. */
export async function chartedPlace(
  position: Position,
  { providers }: ToolContext,
): Promise<ChartedPlace | "no-chart" | "not-covered" | "no-depth"> {
  const chart = (await providers.chart?.(position)) ?? null;
  if (chart === null) return "no-chart";
  const charted = chartedAt(chart, position);
  if (charted.kind === "not-covered") return "not-covered";
  const isWater = charted.kind === "depth-area" || charted.kind === "dredged";
  const off = isWater
    ? null
    : (depthAreaNear(chart, position, reachOfPin, "water") ??
      depthAreaNear(chart, position, reachOfPin, "ground"));
  const from = isWater ? charted.from : (off?.feature.from ?? null);
  const to = isWater ? charted.to : (off?.feature.to ?? null);
  const water = await waterOfStations(tideStationsNear(position), providers.tide);
  if (from === null || charted.kind === "unsurveyed" || water === null) return "no-depth";
  return {
    chart,
    from: metres(from),
    to: to === null ? null : metres(to),
    zone: surveyAt(chart, position),
    cell: charted.cell,
    off,
    water,
  };
}

export const tideOf = ({ water }: ChartedPlace) => tideBetween(water);
export const levelOf = ({ water }: ChartedPlace, at: number) => levelAt(water, at);

export const chartSource = ({ cell }: ChartedPlace): string =>
  `NOAA chart ${cell.name}, edition ${cell.edition}.${cell.update} of ${cell.issued}`;

export const notCharted = (kind: "no-chart" | "not-covered" | "no-depth", name: string): string =>
  ({
    "no-chart": `The chart of ${name} is not at hand here, so its depth is not known. A tide's height is no depth.`,
    "not-covered": `No electronic chart covers ${name}, so its depth is not known. A tide's height is no depth.`,
    "no-depth": `The chart tells no depth at ${name}.`,
  })[kind];
