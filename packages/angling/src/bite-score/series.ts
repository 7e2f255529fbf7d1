import { solunarPeriods, sunAltitude } from "@striper/marine/astronomy";
import { springStrengthAt } from "@striper/marine/tides";
import { day, harborDate, hour, type Instant } from "@striper/marine/time";
import type { Degrees, Fahrenheit, Hectopascals, Knots } from "@striper/marine/units";
import {
  readingGuides,
  type HourInputs,
  type MoonInput,
  type SkyInput,
  type WaterInput,
} from "#angling/bite-score/model.ts";
import { estuaryTemperature } from "#angling/bite-score/factors/temperature.ts";
import type { BitePlace } from "#angling/bite-score/place.ts";
import { scoreHour, type BiteScore } from "#angling/bite-score/score-hour.ts";
import type { SeasonPlace } from "#angling/bite-score/season-water.ts";
import { normalWaterTemperature } from "#angling/normals/water.ts";
import { tideInputs } from "#angling/bite-score/water.ts";
import type { WaterPredictors } from "#angling/spots/stations.ts";

export interface BiteWeatherHour {
  readonly instant: Instant;
  readonly windSpeed: Knots | null;
  readonly windDirection: Degrees | null;
  readonly cloudCover: number | null;
  readonly precipitation: SkyInput["precipitation"];
  readonly pressureChange: Hectopascals | null;
  readonly quality: "observed" | "forecast";
}

export interface WaterReading {
  readonly temperature: Fahrenheit;
  readonly dropIn24Hours: number | null;
  readonly observedAt: Instant;
}

export interface BiteRequest {
  readonly place: BitePlace;
  readonly water: WaterPredictors;
  readonly from: Instant;
  readonly hours: number;
  readonly weather?: readonly BiteWeatherHour[];
  readonly waterTemperature?: WaterReading | null;
  readonly springDelayDays?: number;
}

/**
 * Maximum age of a reading that counts as observed. An older one counts as an estimate until
 * `readingGuides`, then the seasonal normal replaces it.
 */
const readingHolds = 2 * day;
/** Maximum age of a reading whose sudden temperature drop still counts. */
const dropHolds = day;

function seaInput(reading: WaterReading | null, instant: Instant, date: string): WaterInput {
  const age = reading === null ? Number.POSITIVE_INFINITY : Math.abs(instant - reading.observedAt);
  if (reading === null || age > readingGuides) {
    return { temperature: normalWaterTemperature(date), dropIn24Hours: null, quality: "estimate" };
  }
  return {
    temperature: reading.temperature,
    dropIn24Hours: age <= dropHolds ? reading.dropIn24Hours : null,
    quality: age <= readingHolds ? "observed" : "estimate",
  };
}

export function usualWater({ isEstuary }: SeasonPlace, date: string): Fahrenheit {
  const sea = normalWaterTemperature(date);
  return isEstuary ? estuaryTemperature(sea, date) : sea;
}

/** Raises the sea temperature for an estuary in spring and marks it as an estimate. */
function waterInput(
  reading: WaterReading | null,
  { season }: BitePlace,
  ...when: readonly [instant: Instant, date: string]
): WaterInput {
  const sea = seaInput(reading, ...when);
  if (!season.isEstuary) return sea;
  const temperature = estuaryTemperature(sea.temperature, when[1]);
  return temperature === sea.temperature ? sea : { ...sea, temperature, quality: "estimate" };
}

const nearestHour = (instant: Instant): number => Math.round(instant / hour);

function solunarAt(
  periods: ReturnType<typeof solunarPeriods>,
  instant: Instant,
): MoonInput["solunar"] {
  const kinds = periods.filter(({ from, to }) => from <= instant && instant < to);
  if (kinds.some(({ kind }) => kind === "major")) return "major";
  return kinds.length > 0 ? "minor" : "none";
}

export function hourInputs(request: BiteRequest): HourInputs[] {
  const { place, from, springDelayDays = 0 } = request;
  const instants = Array.from({ length: request.hours }, (_, index) => from + index * hour);
  const tides = tideInputs(request.water, instants);
  const periods = solunarPeriods(from, from + request.hours * hour, place.position);
  const weather = new Map(request.weather?.map((entry) => [nearestHour(entry.instant), entry]));
  return instants.map((instant, index) => {
    const date = harborDate(instant);
    const sky = weather.get(nearestHour(instant));
    return {
      instant,
      isClosedWater: place.isClosedWater,
      preferences: place.preferences,
      tide: tides[index] ?? null,
      sunAltitude: sunAltitude(instant, place.position),
      season: {
        date,
        water: place.season.water,
        holdsFishOver: place.season.holdsFishOver,
        springDelayDays,
      },
      moon: {
        springStrength: springStrengthAt(instant),
        solunar: solunarAt(periods, instant),
      },
      water: waterInput(request.waterTemperature ?? null, place, instant, date),
      wind:
        sky === undefined || sky.windSpeed === null
          ? null
          : { speed: sky.windSpeed, from: sky.windDirection, quality: sky.quality },
      sky: sky ?? null,
    };
  });
}

export function biteSeries(request: BiteRequest): BiteScore[] {
  return hourInputs(request).map(scoreHour);
}
