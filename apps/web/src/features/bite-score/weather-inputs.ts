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

/** Age from which a forecast says less than the season. */
export const forecastHolds = 3 * day;
const measurementHolds = 2 * hour;

/** Rejects seasonal averages and forecasts past their max age. */
function isForecast({ entry: { status }, issuedAt }: HourOfAnswer, now: Instant): boolean {
  if (status !== "live" && status !== "stale") return false;
  return issuedAt === null || now - issuedAt <= forecastHolds;
}

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
    // A measured change applies only to about now.
    pressureChange: change !== null && at <= now + hour ? hectopascals(change) : null,
    quality: "forecast",
  }));
}

/** Converts a temperature difference, so there is no offset. */
const fahrenheitPerCelsius = 9 / 5;

/** Returns the latest water temperature; the model itself decides how long it counts. */
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

export interface AlertInForce {
  readonly event: string;
  readonly onset: Instant | null;
  readonly ends: Instant | null;
}

/** Names each alert once, even if several zones have it. */
function namesOf(alerts: readonly AlertInForce[], from: Instant, to: Instant): readonly string[] {
  const there = alerts.filter(({ onset, ends }) => (onset ?? from) < to && (ends ?? to) > from);
  return Array.from(new Set(there.map(({ event }) => event)));
}

export interface AlertsThere {
  /** In force or announced; null while unknown. */
  readonly alerts: readonly AlertInForce[] | null;
  readonly announced: readonly AlertInForce[];
}

export const alertsIn = ({ alerts, announced }: AlertsThere, from: Instant, to: Instant) => ({
  alerts: alerts === null ? null : namesOf(alerts, from, to),
  announced: namesOf(announced, from, to),
});

interface SafetyQuestion {
  readonly place: Pick<BitePlace, "bar" | "position" | "preferences">;
  readonly water: WaterPredictors | null;
  readonly answer: WeatherAnswer | undefined;
  readonly alerts: readonly string[] | null;
  readonly announced?: readonly string[];
  readonly marine?: readonly MarineSpan[] | undefined;
  readonly from: Instant;
  readonly to: Instant;
  readonly now: Instant;
  /** Defaults to the craft the place implies. */
  readonly craft?: SafetyCraft;
}

type WindQuestion = Pick<SafetyQuestion, "answer" | "from" | "to" | "now"> & {
  readonly position: Position;
};

/** Returns the forecast for these hours and, for the running hour, the buoy's measurements. */
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

export const windsOfComingHour = (
  position: Position,
  answer: WeatherAnswer | undefined,
  now: Instant,
) => safetyWinds(weatherIn({ position, answer, from: now, to: now + hour, now }).winds);

/** Judges whether to go in these hours, by forecast, alerts and current measurements. */
export function safetyIn(question: SafetyQuestion): Safety {
  const { place, water, alerts, announced, from, to, now, craft } = question;
  const { entries, observed, winds } = weatherIn({ ...question, position: place.position });
  // Buoy readings say nothing about later hours.
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
