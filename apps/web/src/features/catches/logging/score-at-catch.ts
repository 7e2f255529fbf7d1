import {
  bitePlaceAt,
  hourInputs,
  scoreHour,
  type BiteWeatherHour,
  type HourInputs,
  type WaterReading,
} from "@striper/angling/bite-score";
import type { WaterPredictors } from "@striper/angling/spots";
import type { CatchRecord } from "@striper/contract/catch-records";
import type { OutputOf } from "@striper/contract/endpoint";
import { weather } from "@striper/contract/weather";
import type { Position } from "@striper/marine/geo";
import { hour, parseIso, type Instant } from "@striper/marine/time";
import { celsius, celsiusToFahrenheit, degrees, knots, roundTo } from "@striper/marine/units";
import { readCachedAnswer } from "#web/platform/api/cached-answer.ts";

type WeatherAnswer = OutputOf<typeof weather.response>;
type ScoreAtCatch = NonNullable<CatchRecord["bite_score"]>;

/** A forecast for another hour does not count. */
const sameHour = hour / 2;

/** Returns wind and sky of the hour from the cached forecast for Boston Harbor. */
export function weatherAtCatch(answer: WeatherAnswer | undefined, at: Instant): BiteWeatherHour[] {
  const entry = answer?.weather.find(({ datetime, status }) => {
    const instant = parseIso(datetime);
    const isKnown = status === "live" || status === "stale";
    return isKnown && instant !== null && Math.abs(instant - at) <= sameHour;
  });
  if (entry === undefined) return [];
  return [
    {
      instant: at,
      windSpeed: entry.wind_speed_kt === null ? null : knots(entry.wind_speed_kt),
      windDirection: entry.wind_direction === null ? null : degrees(entry.wind_direction),
      cloudCover: entry.cloud_cover,
      precipitation: entry.weather_type === "Rainy" ? "rain" : null,
      pressureChange: null,
      quality: "forecast",
    },
  ];
}

/** Returns the latest reading. The model itself decides how long it is valid. */
function waterAtCatch(answer: WeatherAnswer | undefined): WaterReading | null {
  const water = answer?.observed.water_temperature_c;
  const observedAt = water?.observed_at ? parseIso(water.observed_at) : null;
  if (!water || water.value === null || observedAt === null) return null;
  const temperature = celsiusToFahrenheit(celsius(water.value));
  return { temperature, dropIn24Hours: null, observedAt };
}

const rounded = (value: number | null | undefined): number | null =>
  value === null || value === undefined ? null : roundTo(value, 3);

/** Returns the model's inputs as plain figures; null means unknown. */
export function figuresOf(inputs: HourInputs): ScoreAtCatch["inputs"] {
  const { tide, sunAltitude, season, moon, water, wind, sky } = inputs;
  return {
    tide_relative_speed: rounded(tide?.relativeSpeed),
    tide_is_flood: tide === null ? null : Number(tide.flow === "flood"),
    spring_strength: rounded(moon?.springStrength),
    sun_altitude_degrees: rounded(sunAltitude),
    spring_delay_days: rounded(season?.springDelayDays),
    water_temperature_f: rounded(water?.temperature),
    wind_speed_kt: rounded(wind?.speed),
    wind_from_degrees: rounded(wind?.from),
    cloud_cover_percent: rounded(sky?.cloudCover),
  };
}

export function cachedWeather(hours: readonly Instant[], now: Instant) {
  const answer = readCachedAnswer("weather", weather.response, now)?.answer;
  return {
    weather: hours.flatMap((at) => weatherAtCatch(answer, at)),
    waterTemperature: waterAtCatch(answer),
  };
}

export function scoreAtCatch(
  water: WaterPredictors,
  position: Position,
  at: Instant,
  now: Instant,
): ScoreAtCatch | null {
  const place = bitePlaceAt(position);
  const [inputs] = hourInputs({ place, water, from: at, hours: 1, ...cachedWeather([at], now) });
  if (inputs === undefined) return null;
  const score = scoreHour(inputs);
  if (score.kind !== "scored") return null;
  const { modelVersion } = score;
  return { score: score.score, model_version: modelVersion, inputs: figuresOf(inputs) };
}
