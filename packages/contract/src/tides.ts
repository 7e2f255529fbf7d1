import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { tideDaysMax } from "#contract/limits.ts";
import {
  between,
  calendarDate,
  freshness,
  id,
  instant,
  provenance,
  queryInteger,
  stationId,
  succeeded,
  integerBetween,
  withDefault,
} from "#contract/schemas.ts";

const station = z.object({
  id: z.string(),
  name: z.string(),
  method: z.enum(["harmonic", "subordinate"]),
  latitude: z.number(),
  longitude: z.number(),
});

const prediction = z.object({
  datetime: instant,
  t: z.optional(instant),
  /** Feet above MLLW. */
  height: z.number(),
  v: z.optional(z.number()),
  type: z.enum(["H", "L"]),
});

const stage = z.enum(["RISING", "FALLING", "CHANGING"]);

const stageFields = {
  tide_stage: stage,
  current_stage: stage,
  /** Hours. */
  time_to_next: z.nullable(z.number()),
  minutes_to_next: z.nullable(z.int()),
  next: z.nullable(prediction),
  /** 0 to 100. */
  progress: z.number(),
  height_now: z.number(),
};

const params = z.strictObject({ station: stationId });

export const tides = defineEndpoint({
  method: "GET",
  path: "/api/tides/:station",
  summary: "Highs and lows at a station, with the stage now.",
  access: "public",
  params,
  query: z.strictObject({
    from: z.optional(calendarDate),
    days: withDefault(queryInteger(1, tideDaysMax), 3),
  }),
  response: z.object({
    station,
    datum: z.literal("MLLW"),
    /** Years of the National Tidal Datum Epoch that the heights refer to. */
    datum_epoch: z.string(),
    unit: z.literal("ft"),
    tides: z.array(prediction),
    ...stageFields,
    ...provenance,
    observed_level: z.object({
      height: z.nullable(z.number()),
      above_prediction: z.nullable(z.number()),
      ...provenance,
    }),
  }),
  errors: ["not_found"],
  limits: { perMinute: 600, madePerMinute: 600 },
});

export const stageNow = defineEndpoint({
  method: "GET",
  path: "/api/tides/:station/stage",
  summary: "Whether the tide is rising or falling now, and when it turns.",
  access: "public",
  params,
  response: z.object({ station, calculated_at: instant, ...stageFields, status: freshness }),
  errors: ["not_found"],
  limits: { perMinute: 600 },
});

const alertSettings = {
  station: stationId,
  event: z.enum(["high", "low", "slack", "height"]),
  /** Level in feet and direction of the crossing; only with `height`. */
  height_feet: z.nullable(between(-10, 60)),
  direction: z.nullable(z.enum(["rising", "falling"])),
  lead_minutes: integerBetween(0, 24 * 60),
  is_active: z.boolean(),
};

const tideAlert = z.object({ alert_id: id, ...alertSettings, created_at: instant });

export const listAlerts = defineEndpoint({
  method: "GET",
  path: "/api/tide-alerts",
  summary: "The account's tide reminders.",
  access: "member",
  response: z.object({ alerts: z.array(tideAlert) }),
});

export const saveAlert = defineEndpoint({
  method: "PUT",
  path: "/api/tide-alerts/:alert_id",
  summary: "Make or change a tide reminder under an id the client chose.",
  access: "member",
  params: z.strictObject({ alert_id: id }),
  body: z.strictObject(alertSettings).check(
    z.refine(
      ({ event, height_feet, direction }) => {
        const isForHeight = event === "height";
        return (height_feet !== null) === isForHeight && (direction !== null) === isForHeight;
      },
      { error: "height_feet and direction belong to the event `height`", path: ["height_feet"] },
    ),
  ),
  response: tideAlert,
  errors: ["not_found", "limit_reached"],
});

export const removeAlert = defineEndpoint({
  method: "DELETE",
  path: "/api/tide-alerts/:alert_id",
  summary: "Remove a tide reminder.",
  access: "member",
  params: z.strictObject({ alert_id: id }),
  response: succeeded,
  errors: ["not_found"],
});
