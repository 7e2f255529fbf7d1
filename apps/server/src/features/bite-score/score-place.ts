import {
  barConditionsIn,
  biteSeries,
  hourInputs,
  safetyOf,
  scoreHour,
  type BarWind,
  type BitePlace,
  type BiteRequest,
  type BiteScore,
  type BiteWeatherHour,
  type HourInputs,
  type Safety,
  type WaterReading,
} from "@striper/angling/bite-score";
import { predictorsFor, type WaterPredictors } from "@striper/angling/spots";
import { hour, parseIso, type Instant } from "@striper/marine/time";
import {
  celsius,
  celsiusToFahrenheit,
  degrees,
  hectopascals,
  knots,
  metres,
  metresToFeet,
} from "@striper/marine/units";
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
  /** Of the hour that begins then, as far as alerts, wind and thunder are known. */
  readonly safetyOfHour: (from: Instant) => Safety;
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
    // Measured, so it is valid for about now and no later.
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

/** Knots; null when none is known. */
function strongest(speeds: readonly (number | null)[]) {
  const known = speeds.filter((speed) => speed !== null);
  return known.length === 0 ? null : knots(Math.max(...known));
}

/** A wind as a bar feels it; null where its strength is not known. */
const barWind = (speed: number | null, from: number | null): BarWind | null =>
  speed === null ? null : { speed: knots(speed), from: from === null ? null : degrees(from) };

interface HourKnowledge {
  readonly water: WaterPredictors;
  readonly known: readonly ConditionsHour[];
  readonly observed: ObservedConditions;
  readonly headlinesAt: (at: Instant) => readonly string[] | null;
  readonly now: Instant;
}

/** Whether the hour from then on is safe; what blows now counts for the running hour. */
function safetyOfHour(
  place: BitePlace,
  { known, observed, headlinesAt, now, water }: HourKnowledge,
  from: Instant,
): Safety {
  const near = known.filter(({ at }) => at + hour > from && at <= from + hour).filter(isForecast);
  const isRunning = from <= now && now < from + hour;
  const wind = near.map(({ windSpeed }) => windSpeed);
  const gusts = near.map(({ windGusts }) => windGusts);
  const blows = isRunning ? measured(observed.windSpeed) : null;
  const waves = isRunning ? measured(observed.waveHeight) : null;
  const winds = [
    ...near.map(({ windSpeed, windDirection }) => barWind(windSpeed, windDirection)),
    barWind(blows, measured(observed.windDirection)),
  ].filter((one) => one !== null);
  return safetyOf({
    headlines: headlinesAt(Math.max(from, now)),
    wind: strongest([...wind, blows]),
    gusts: strongest([...gusts, isRunning ? measured(observed.windGusts) : null]),
    thunder: near.some(({ precipitation }) => precipitation === "thunder"),
    exposure: place.preferences.exposure,
    bar: barConditionsIn({
      place,
      water,
      from: Math.max(from, now),
      to: from + hour,
      winds,
      waves: waves === null ? null : metresToFeet(metres(waves)),
    }),
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
  const zones = zonesOfPlace(place);
  const knowledge: HourKnowledge = {
    known,
    observed,
    headlinesAt: (at) => conditions.alertsIn(zones, at),
    now,
    water,
  };
  const safetyFrom = (from: Instant): Safety => safetyOfHour(place, knowledge, from);
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
