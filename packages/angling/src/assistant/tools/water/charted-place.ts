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

export interface AskedPoint {
  readonly name: string;
  readonly position: Position;
  /** Maximum distance between the pin and the place meant. */
  readonly uncertainty: Metres;
  readonly crossing: CrossingPlace | null;
  readonly isPoint: boolean;
  readonly spotDepth: string | null;
}

/** Accuracy of a phone in the open, doubled (GPS.gov: 4.9 m at 95 %). */
const fixUncertainty = metres(10);

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

export const pinOf = ({
  crossing,
  position: { latitude, longitude },
}: Pick<AskedPoint, "crossing" | "position">): string => crossing?.id ?? `${latitude},${longitude}`;

/** Search radius, because a pier's pin stands beside its water. */
const reachOfPin = metres(200);

/** Returns the chart's data at a position, or a sentence on why there is none. */
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
    // Distance to the described water, for a pin on land or a pier.
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

export type ChartedPlace = Exclude<Awaited<ReturnType<typeof chartedPlace>>, string>;
