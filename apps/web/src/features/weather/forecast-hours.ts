import { normalAirTemperature, normalsSource, normalWindSpeed } from "@striper/angling/normals";
import { hourlyLabel, type WeatherHour } from "@striper/angling/weather";
import { day, hour, type Instant } from "@striper/marine/time";
import { celsius, degrees, knots } from "@striper/marine/units";
import type { WeatherAnswer } from "#web/features/weather/queries.ts";
import { hoursOfWeather, type HourOfAnswer } from "#web/platform/api/cached-weather.ts";
import type { Source } from "#web/ui/figures/source-chip-view.ts";

export interface KnownHour extends WeatherHour {
  readonly sky: string | null;
  readonly isEstimate: boolean;
  readonly source: Source;
}

/** Enough for the day's range and the list of twelve, plus one hour. */
const hoursKnown = 26;
/** Age from which a forecast is less accurate than seasonal averages. */
const forecastHolds = 3 * day;

function usualHour(instant: Instant): KnownHour {
  return {
    instant,
    temperature: normalAirTemperature(instant),
    windSpeed: normalWindSpeed(instant),
    windGusts: null,
    windDirection: null,
    precipitationProbability: null,
    cloudCover: null,
    sky: null,
    isEstimate: true,
    source: { kind: "estimate", from: normalsSource },
  };
}

function forecastHour(
  { at: instant, issuedAt, entry }: HourOfAnswer,
  now: Instant,
): KnownHour | null {
  if (entry.status === "none" || (issuedAt !== null && now - issuedAt > forecastHolds)) return null;
  const { wind_direction: from, precipitation_probability, cloud_cover } = entry;
  const known: WeatherHour = {
    instant,
    temperature: entry.temperature === null ? null : celsius(entry.temperature),
    windSpeed: entry.wind_speed_kt === null ? null : knots(entry.wind_speed_kt),
    windGusts: entry.wind_gusts_kt === null ? null : knots(entry.wind_gusts_kt),
    windDirection: from === null ? null : degrees(from),
    precipitationProbability: precipitation_probability,
    cloudCover: cloud_cover,
  };
  const isEstimate = entry.status === "estimate";
  return {
    ...known,
    sky: entry.description ?? entry.weather_type ?? hourlyLabel(known),
    isEstimate,
    source:
      isEstimate || issuedAt === null
        ? { kind: "estimate", from: entry.source ?? normalsSource }
        : { kind: "forecast", from: "NWS", issuedAt },
  };
}

export function forecastHours(answer: WeatherAnswer | undefined, now: Instant): KnownHour[] {
  const known = new Map(hoursOfWeather(answer).map((one) => [one.at, one]));
  const first = Math.floor(now / hour) * hour;
  return Array.from({ length: hoursKnown }, (_, index) => {
    const at = first + index * hour;
    const here = known.get(at);
    return (here === undefined ? null : forecastHour(here, now)) ?? usualHour(at);
  });
}
