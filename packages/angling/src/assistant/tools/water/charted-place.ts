import {
  chartedAt,
  depthAreaNear,
  depthNow,
  levelAt,
  surveyAt,
  tideBetween,
  waterOfStations,
} from "@striper/marine/charts";
import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { metres, type Metres } from "@striper/marine/units";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { plainWords } from "#angling/assistant/slots/words.ts";
import { askedPlace } from "#angling/assistant/tools/asked.ts";
import type { ToolContext } from "#angling/assistant/tools/tool.ts";
import {
  crossingNamed,
  spotById,
  tideStationsNear,
  type CrossingPlace,
} from "#angling/spots/index.ts";

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
}

/** A phone's fix in the open (GPS.gov: 4.9 m with 95 %), doubled. */
const fixUncertainty = metres(10);

/** Returns the named flat, or the point of the named place. */
export async function askedPoint(slots: Slots, context: ToolContext): Promise<AskedPoint> {
  const crossing = slots.place === undefined ? null : crossingNamed(plainWords(slots.place));
  const fixed = { uncertainty: fixUncertainty, crossing, isPoint: true, spotDepth: null };
  if (crossing !== null) return { ...crossing, ...fixed };
  const { name, position, kind, spotId } = await askedPlace(slots, context);
  const spot = spotId === null ? undefined : spotById(spotId);
  const isFix = kind === "here" || kind === "own";
  return {
    ...fixed,
    name,
    position,
    isPoint: isFix || spotId !== null || kind === "spot",
    ...(spot === undefined ? {} : { spotDepth: spot.depth }),
    ...(spot === undefined || isFix
      ? {}
      : { uncertainty: metres(spot.coordinateUncertaintyMetres) }),
  };
}

/** The place as the wading clock's address takes it. */
export const pinOf = ({
  crossing,
  position: { latitude, longitude },
}: Pick<AskedPoint, "crossing" | "position">): string => crossing?.id ?? `${latitude},${longitude}`;

/** A pin at a pier stands beside the water it means. */
const reachOfPin = metres(200);

/** Returns what the chart has at a position, or a sentence on why it has nothing. */
export async function chartedPlace(
  { name, position }: Pick<AskedPoint, "name" | "position">,
  { providers, now }: ToolContext,
) {
  const chart = (await providers.chart?.(position)) ?? null;
  if (chart === null)
    return `The chart of ${name} is not at hand here, so its depth is not known. A tide's height is no depth.`;
  const charted = chartedAt(chart, position);
  if (charted.kind === "not-covered")
    return `No electronic chart covers ${name}, so its depth is not known. A tide's height is no depth.`;
  const isWater = charted.kind === "depth-area" || charted.kind === "dredged";
  const off = isWater
    ? null
    : (depthAreaNear(chart, position, reachOfPin, "water") ??
      depthAreaNear(chart, position, reachOfPin, "ground"));
  const area = isWater ? charted : off?.feature;
  const water = await waterOfStations(tideStationsNear(position), providers.tide);
  const from = area?.from ?? null;
  if (from === null || charted.kind === "unsurveyed" || water === null)
    return `The chart tells no depth at ${name}.`;
  const cell = off?.feature.cell ?? charted.cell;
  const survey = surveyAt(chart, position, cell, now);
  // The chart may give only a minimum.
  const ground = { from: metres(from), to: area?.to == null ? null : metres(area.to) };
  return {
    ...ground,
    chart,
    survey,
    newer: charted.newer,
    // Where the pin is on land or a pier: how far off the water lies that is told of.
    off,
    station: water[0].station,
    water,
    tide: tideBetween(water),
    levelAt: (at: Instant) => levelAt(water, at),
    depthAt: (at: Instant) => depthNow(ground, survey, levelAt(water, at)),
    source: {
      name: `NOAA chart ${cell.name}, edition ${cell.edition}.${cell.update} of ${cell.issued}, 1:${cell.scale.toLocaleString("en-US")}`,
      link: "https://charts.noaa.gov",
    },
  };
}

/** Ground and water at a point of the chart. */
export type ChartedPlace = Exclude<Awaited<ReturnType<typeof chartedPlace>>, string>;
