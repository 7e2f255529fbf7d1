import { hourlyLabel } from "@striper/angling/weather";
import type { InputOf } from "@striper/contract/endpoint";
import type { weather } from "@striper/contract/weather";
import { formatIso, type Instant } from "@striper/marine/time";
import type { KnownHour, Weather } from "#server/features/weather/weather.ts";

type WeatherAnswer = InputOf<typeof weather.response>;
type HourOfAnswer = WeatherAnswer["weather"][number];

function describe(entry: KnownHour, label: HourOfAnswer["weather_type"]): string | null {
  return entry.precipitation === "thunder" ? "Thunderstorms" : label;
}

function presentHour(entry: KnownHour): HourOfAnswer {
  const label = hourlyLabel(entry);
  return {
    datetime: formatIso(entry.at),
    temperature: entry.temperature,
    wind_speed_kt: entry.windSpeed,
    wind_gusts_kt: entry.windGusts,
    wind_direction: entry.windDirection,
    precipitation_probability: entry.precipitationProbability,
    cloud_cover: entry.cloudCover,
    weather_type: label,
    description: describe(entry, label),
    ...entry.provenance,
  };
}

export function presentWeather(source: Weather, now: Instant): WeatherAnswer {
  const issuedAt = source.forecastIssuedAt();
  const observed = source.observed(now);
  return {
    units: { temperature: "celsius", wind: "knots" },
    updated: issuedAt === null ? null : formatIso(issuedAt),
    weather: source.hours(now).map(presentHour),
    observed: {
      air_temperature_c: observed.airTemperature,
      wind_speed_kt: observed.windSpeed,
      wind_gusts_kt: observed.windGusts,
      wind_direction_degrees: observed.windDirection,
      pressure_hpa: observed.pressure,
      pressure_change_hpa: observed.pressureChange,
      wave_height_feet: observed.waveHeight,
      wave_period_seconds: observed.wavePeriod,
      water_temperature_c: observed.waterTemperature,
      water_temperature_change_c: observed.waterTemperatureChange,
    },
  };
}
