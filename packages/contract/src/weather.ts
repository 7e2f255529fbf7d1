import { forecastPointIds } from "@striper/angling/weather";
import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { instant, provenance, reading, withDefault } from "#contract/schemas.ts";

const weatherHour = z.object({
  datetime: instant,
  /** Degrees Celsius. */
  temperature: z.nullable(z.number()),
  wind_speed_kt: z.nullable(z.number()),
  wind_gusts_kt: z.nullable(z.number()),
  /** Degrees from which the wind blows. */
  wind_direction: z.nullable(z.number()),
  /** Percent, as is cloud cover. */
  precipitation_probability: z.nullable(z.number()),
  cloud_cover: z.nullable(z.number()),
  weather_type: z.nullable(z.enum(["Rainy", "Cloudy", "Partly Cloudy", "Clear"])),
  description: z.nullable(z.string()),
  ...provenance,
});

export const weather = defineEndpoint({
  method: "GET",
  path: "/api/weather",
  summary:
    "Hourly weather at Boston Harbor or another point of the coast, and what the stations observed last.",
  access: "public",
  query: z.strictObject({ point: withDefault(z.enum(forecastPointIds), "boston-harbor") }),
  response: z.object({
    units: z.object({ temperature: z.literal("celsius"), wind: z.literal("knots") }),
    updated: z.nullable(instant),
    /** Hourly from the current hour on. */
    weather: z.array(weatherHour),
    observed: z.object({
      air_temperature_c: reading,
      wind_speed_kt: reading,
      wind_gusts_kt: reading,
      wind_direction_degrees: reading,
      pressure_hpa: reading,
      /** Change in the three hours before the observation. */
      pressure_change_hpa: reading,
      wave_height_feet: reading,
      wave_period_seconds: reading,
      water_temperature_c: reading,
      /** Change in the 24 hours before the observation. */
      water_temperature_change_c: reading,
    }),
  }),
  limits: { perMinute: 600 },
});
