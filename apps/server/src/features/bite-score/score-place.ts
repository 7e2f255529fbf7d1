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
import { zonesOfPlace } from "#server/features/bite-score/bite-place.ts";
import type { Reading } from "#server/platform/observations/freshness.ts";

export interface PlaceScore {
  readonly place: BitePlace;
  readonly inputs: HourInputs;
  readonly now: BiteScore;
  readonly series: readonly BiteScore[];
  readonly safety: Safety;
  readonly hour: ConditionsHour | null;
  readonly observed: ObservedConditions;
}

/** A wind that is merely usual at this time of the year says nothing about today. */
const isForecast = ({ provenance }: ConditionsHour): boolean => provenance.status !== "estimate";

/** What was measured; an estimate is not. */
const measured = ({ value, status }: Reading): number | null =>
  status === "live" || status === "stale" ? value : null;

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
    // Measured, so it holds for about now and no later.
    pressureChange: change !== null && known.at <= now + hour ? hectopascals(change) : null,
    quality: "forecast",
  }));
}

/** A difference of temperatures: no offset. */
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

/** The stronger of what is forecast and what blows; null when neither is known. */
function stronger(forecast: number | null, observed: Reading) {
  const known = [forecast, measured(observed)].filter((speed) => speed !== null);
  return known.length === 0 ? null : knots(Math.max(...known));
}

function safetyAt(
  place: BitePlace,
  hours: readonly ConditionsHour[],
  observed: ObservedConditions,
  headlines: readonly string[] | null,
): Safety {
  const near = hours.slice(0, 2).filter(isForecast);
  return safetyOf({
    headlines,
    wind: stronger(near[0]?.windSpeed ?? null, observed.windSpeed),
    gusts: stronger(near[0]?.windGusts ?? null, observed.windGusts),
    thunder: near.some(({ precipitation }) => precipitation === "thunder"),
    exposure: place.preferences.exposure,
  });
}

/** The score of a place now and in the hours to come, and whether to go at all. */
export async function scorePlace(
  place: BitePlace,
  hours: number,
  conditions: BiteConditions,
  now: Instant,
): Promise<PlaceScore> {
  const water = await predictorsFor(place.stations);
  const known = conditions.hours(now);
  const observed = conditions.observed(now);
  const request: Omit<BiteRequest, "from" | "hours"> = {
    place,
    water,
    weather: weatherOf(known, observed, now),
    waterTemperature: waterReading(observed),
  };
  const [inputs] = hourInputs({ ...request, from: now, hours: 1 });
  if (inputs === undefined) throw new Error("an hour that was asked for is missing");
  const runningHour = Math.floor(now / hour) * hour;
  const headlines = conditions.alertsIn(zonesOfPlace(place), now);
  return {
    place,
    inputs,
    now: scoreHour(inputs),
    series: biteSeries({ ...request, from: runningHour, hours }),
    safety: safetyAt(place, known, observed, headlines),
    hour: known[0] ?? null,
    observed,
  };
}
