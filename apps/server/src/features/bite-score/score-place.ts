import {
  biteSeries,
  hourInputs,
  safetyOf,
  scoreHour,
  type BitePlace,
  type BiteRequest,
  type BiteScore,
  type BiteWeatherHour,
  type HourInputs,
  type Safety,
  type WaterReading,
} from "@striper/angling/bite-score";
import { predictorsFor } from "@striper/angling/spots";
import { hour, parseIso, type Instant } from "@striper/marine/time";
import { celsius, celsiusToFahrenheit, degrees, hectopascals, knots } from "@striper/marine/units";
import type {
  BiteConditions,
  ConditionsHour,
  ObservedConditions,
} from "#server/features/bite-score/bite-conditions.ts";
import {
  isForecast,
  knowledgeOf,
  measured,
  safetyInputs,
} from "#server/features/bite-score/hour-safety.ts";

export interface PlaceScore {
  readonly place: BitePlace;
  readonly inputs: HourInputs;
  readonly now: BiteScore;
  readonly series: readonly BiteScore[];
  readonly safety: Safety;
  readonly safetyOfHour: (from: Instant) => Safety;
  readonly hour: ConditionsHour | null;
  readonly observed: ObservedConditions;
}

function weatherOf(
  hours: readonly ConditionsHour[],
  observed: ObservedConditions,
  now: Instant,
): BiteWeatherHour[] {
  const change = observed.pressureChange.status === "live" ? observed.pressureChange.value : null;
  return hours.filter(isForecast).map((known) => ({
    instant: known.at,
    windSpeed: known.windSpeed === null ? null : knots(known.windSpeed),
    windDirection: known.windDirection === null ? null : degrees(known.windDirection),
    cloudCover: known.cloudCover,
    precipitation: known.precipitation,
    // Measured, so valid only for the current hour.
    pressureChange: change !== null && known.at <= now + hour ? hectopascals(change) : null,
    quality: "forecast",
  }));
}

/** Ratio of temperature differences, without an offset. */
const fahrenheitPerCelsius = 9 / 5;

function waterReading(observed: ObservedConditions): WaterReading | null {
  const { observed_at: at } = observed.waterTemperature;
  const temperature = measured(observed.waterTemperature);
  const observedAt = at === null ? null : parseIso(at);
  if (temperature === null || observedAt === null) return null;
  const change = measured(observed.waterTemperatureChange);
  return {
    temperature: celsiusToFahrenheit(celsius(temperature)),
    dropIn24Hours: change === null ? null : -change * fahrenheitPerCelsius,
    observedAt,
  };
}

export async function scorePlace(
  place: BitePlace,
  hours: number,
  conditions: BiteConditions,
  now: Instant,
): Promise<PlaceScore> {
  const water = await predictorsFor(place.stations);
  const known = conditions.hours(now, place.position);
  const observed = conditions.observed(now, place.position);
  const request: Omit<BiteRequest, "from" | "hours"> = {
    place,
    water,
    weather: weatherOf(known, observed, now),
    waterTemperature: waterReading(observed),
  };
  const [inputs] = hourInputs({ ...request, from: now, hours: 1 });
  if (inputs === undefined) throw new Error("an hour that was asked for is missing");
  const runningHour = Math.floor(now / hour) * hour;
  const knowledge = knowledgeOf(place, conditions, water, now);
  const safetyFrom = (from: Instant): Safety =>
    safetyOf(safetyInputs(place, knowledge, from, from + hour));
  return {
    place,
    inputs,
    now: scoreHour(inputs),
    series: biteSeries({ ...request, from: runningHour, hours }),
    safety: safetyFrom(runningHour),
    safetyOfHour: safetyFrom,
    hour: known[0] ?? null,
    observed,
  };
}
