import {
  forecastSourceAt,
  safetyOf,
  safetyWinds,
  type BitePlace,
  type BiteWeatherHour,
  type HourInputs,
  type InputOrigins,
  type KnownWind,
  type Safety,
  type WaterReading,
} from "@striper/angling/bite-score";
import { craftOfExposure, safetyInputsOf, type SafetyCraft } from "@striper/angling/safety";
import type { WaterPredictors } from "@striper/angling/spots";
import type { MarineSpan } from "@striper/angling/weather";
import type { OutputOf } from "@striper/contract/endpoint";
import type { weather } from "@striper/contract/weather";
import type { Position } from "@striper/marine/geo";
import { day, hour, parseIso, type Instant } from "@striper/marine/time";
import {
  celsius,
  celsiusToFahrenheit,
  degrees,
  feet,
  hectopascals,
  knots,
} from "@striper/marine/units";
import { hoursOfWeather, type HourOfAnswer } from "#web/platform/api/cached-weather.ts";

export type WeatherAnswer = OutputOf<typeof weather.response>;
type WeatherEntry = WeatherAnswer["weather"][number];
type Reading = WeatherAnswer["observed"]["air_temperature_c"];

/** An older forecast says less than the season does. */
export const forecastHolds = 3 * day;
/** What the wind and the pressure did earlier than this is past. */
const measurementHolds = 2 * hour;

/** A wind that is merely usual at this time of the year says nothing about today. */
function isForecast({ entry: { status }, issuedAt }: HourOfAnswer, now: Instant): boolean {
  if (status !== "live" && status !== "stale") return false;
  return issuedAt === null || now - issuedAt <= forecastHolds;
}

/** What was measured, unless it is too old for a thing that changes by the hour. */
function measured({ value, status, observed_at }: Reading, now: Instant): number | null {
  if (status !== "live" && status !== "stale") return null;
  const at = observed_at === null ? null : parseIso(observed_at);
  return at === null || now - at > measurementHolds ? null : value;
}

export function precipitationOf(entry: WeatherEntry): BiteWeatherHour["precipitation"] {
  if (entry.description === "Thunderstorms") return "thunder";
  if (entry.weather_type === "Rainy") return "rain";
  return entry.precipitation_probability === null ? null : "none";
}

/** The hours of a forecast that still counts. */
export const forecastEntries = (answer: WeatherAnswer | undefined, now: Instant) =>
  hoursOfWeather(answer).filter((one) => isForecast(one, now));

export function weatherHours(answer: WeatherAnswer | undefined, now: Instant): BiteWeatherHour[] {
  const change = answer === undefined ? null : measured(answer.observed.pressure_change_hpa, now);
  return forecastEntries(answer, now).map(({ at, entry }) => ({
    instant: at,
    windSpeed: entry.wind_speed_kt === null ? null : knots(entry.wind_speed_kt),
    windDirection: entry.wind_direction === null ? null : degrees(entry.wind_direction),
    cloudCover: entry.cloud_cover,
    precipitation: precipitationOf(entry),
    // Measured, so it holds for about now and no later.
    pressureChange: change !== null && at <= now + hour ? hectopascals(change) : null,
    quality: "forecast",
  }));
}

/** A difference of temperatures: no offset. */
const fahrenheitPerCelsius = 9 / 5;

/** The model itself decides for how long a reading of the water counts. */
export function waterReading(answer: WeatherAnswer | undefined): WaterReading | null {
  if (answer === undefined) return null;
  const { water_temperature_c: water, water_temperature_change_c: change } = answer.observed;
  const observedAt = water.observed_at === null ? null : parseIso(water.observed_at);
  if (water.value === null || observedAt === null) return null;
  return {
    temperature: celsiusToFahrenheit(celsius(water.value)),
    dropIn24Hours: change.value === null ? null : -change.value * fahrenheitPerCelsius,
    observedAt,
  };
}

const instantOf = (text: string | null): Instant | null => (text === null ? null : parseIso(text));

/** Where the score of an hour has wind, sky, pressure and water from, and of when that is. */
export function inputOrigins(
  answer: WeatherAnswer | undefined,
  { instant, sky }: HourInputs,
  now: Instant,
): InputOrigins {
  if (answer === undefined) return {};
  const { pressure_change_hpa: pressure, water_temperature_c: water } = answer.observed;
  const running = forecastEntries(answer, now).find(
    ({ at }) => Math.round(at / hour) === Math.round(instant / hour),
  );
  const read = ({ source, observed_at }: Reading) => ({ source, at: instantOf(observed_at) });
  return {
    forecast:
      running === undefined
        ? undefined
        : { source: running.entry.source, at: instantOf(running.entry.issued_at) },
    pressure: sky?.pressureChange == null ? undefined : read(pressure),
    water: read(water),
  };
}

/** An alert as far as it matters for going: what, and when. */
export interface AlertInForce {
  readonly event: string;
  readonly onset: Instant | null;
  readonly ends: Instant | null;
}

/** Each once, also where several zones of the place have it. */
function namesOf(alerts: readonly AlertInForce[], from: Instant, to: Instant): readonly string[] {
  const there = alerts.filter(({ onset, ends }) => (onset ?? from) < to && (ends ?? to) > from);
  return Array.from(new Set(there.map(({ event }) => event)));
}

/** What is known of the alerts of a place. */
export interface AlertsThere {
  /** In force or announced; null while they are not known. */
  readonly alerts: readonly AlertInForce[] | null;
  /** Whatever was read of them and has not ended, however long ago. */
  readonly announced: readonly AlertInForce[];
}

/** Those of some hours, as safety asks for them. */
export const alertsIn = ({ alerts, announced }: AlertsThere, from: Instant, to: Instant) => ({
  alerts: alerts === null ? null : namesOf(alerts, from, to),
  announced: namesOf(announced, from, to),
});

interface SafetyQuestion {
  readonly place: Pick<BitePlace, "bar" | "position" | "preferences">;
  /** Null while the stations of the place are on their way. */
  readonly water: WaterPredictors | null;
  readonly answer: WeatherAnswer | undefined;
  /** Names of the alerts in force then; null when they are not known. */
  readonly alerts: readonly string[] | null;
  /** Those that were read earlier and are in force then. */
  readonly announced?: readonly string[];
  /** The forecast of the zone that tells the place's sea. */
  readonly marine?: readonly MarineSpan[] | undefined;
  readonly from: Instant;
  readonly to: Instant;
  readonly now: Instant;
  /** What one goes out in; the one the place implies where nobody said. */
  readonly craft?: SafetyCraft;
}

type WindQuestion = Pick<SafetyQuestion, "answer" | "from" | "to" | "now"> & {
  readonly position: Position;
};

/** The hours of the forecast that these hours touch and, for the running one, what the buoy measures. */
function weatherIn({ position, answer, from, to, now }: WindQuestion) {
  const entries = hoursOfWeather(answer)
    .filter((one) => one.at + hour > from && one.at < to && isForecast(one, now))
    .map(({ entry }) => entry);
  const observed = from <= now && answer !== undefined ? answer.observed : null;
  const winds: readonly KnownWind[] = [
    {
      speed: observed === null ? null : measured(observed.wind_speed_kt, now),
      gusts: observed === null ? null : measured(observed.wind_gusts_kt, now),
      from: observed === null ? null : measured(observed.wind_direction_degrees, now),
      source: "buoy",
    },
    ...entries.map((entry) => ({
      speed: entry.wind_speed_kt,
      gusts: entry.wind_gusts_kt,
      from: entry.wind_direction,
      source: forecastSourceAt(position),
    })),
  ];
  return { entries, observed, winds };
}

/** The strongest wind and gusts that safety counts for the hour from now. */
export const windsOfComingHour = (
  position: Position,
  answer: WeatherAnswer | undefined,
  now: Instant,
) => safetyWinds(weatherIn({ position, answer, from: now, to: now + hour, now }).winds);

/** Whether to go at all in these hours, by forecast, alerts and, for the running hour, what blows. */
export function safetyIn(question: SafetyQuestion): Safety {
  const { place, water, alerts, announced, from, to, now, craft } = question;
  const { entries, observed, winds } = weatherIn({ ...question, position: place.position });
  // What the buoy measured says nothing of later hours.
  const isOfNow = observed !== null && to <= now + hour;
  const waves = isOfNow ? measured(observed.wave_height_feet, now) : null;
  return safetyOf(
    safetyInputsOf({
      place,
      water: water ?? { tide: null, current: null },
      from,
      to,
      craft: craft ?? craftOfExposure(place.preferences.exposure),
      headlines: alerts,
      announced: announced ?? [],
      winds,
      thunder: entries.some((entry) => precipitationOf(entry) === "thunder"),
      waves: waves === null ? null : feet(waves),
      marine: question.marine ?? [],
    }),
  );
}
