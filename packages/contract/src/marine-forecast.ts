import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { freshness, instant, withDefault } from "#contract/schemas.ts";

export const harborZoneId = "ANZ230";

const forecastPeriod = z.object({
  name: z.string(),
  wind: z.object({ direction: z.nullable(z.string()), speed: z.nullable(z.string()) }),
  waves: z.object({ height: z.nullable(z.string()) }),
  weather: z.object({ visibility: z.nullable(z.string()) }),
  /** The Weather Service's own text. */
  detailed_forecast: z.string(),
});

const marineAlert = z.object({
  alert_id: z.string(),
  event: z.string(),
  severity: z.string(),
  headline: z.nullable(z.string()),
  description: z.string(),
  instruction: z.nullable(z.string()),
  onset: z.nullable(instant),
  /** End of the alert, or its expiry when no end is given. */
  ends: z.nullable(instant),
});

export const marineForecast = defineEndpoint({
  method: "GET",
  path: "/api/marine-forecast",
  summary: "The National Weather Service's forecast and alerts for a coastal zone.",
  access: "public",
  query: z.strictObject({
    zone: withDefault(z.string().check(z.maxLength(6), z.regex(/^ANZ\d{3}$/)), harborZoneId),
  }),
  response: z.object({
    /** `fallback` when parts are missing or are normals; `error` when there is nothing to show, see `message`. */
    status: z.enum(["normal", "fallback", "error"]),
    message: z.nullable(z.string()),
    zone_id: z.string(),
    zone_name: z.string(),
    updated: z.nullable(instant),
    issued_at: z.nullable(instant),
    /** Age of the text. The name `status` is already used. */
    freshness,
    source: z.string(),
    url: z.string(),
    headlines: z.array(z.string()),
    periods: z.array(forecastPeriod),
    text: z.nullable(z.string()),
    alerts: z.array(marineAlert),
    alerts_checked_at: z.nullable(instant),
  }),
  errors: ["not_found"],
  limits: { perMinute: 600 },
});
