import * as z from "zod/mini";
import { defineEndpoint } from "#contract/endpoint.ts";
import { biteScoreHoursMax } from "#contract/limits.ts";
import {
  instant,
  queryInteger,
  queryNumber,
  reading,
  slug,
  withDefault,
} from "#contract/schemas.ts";

const factorKey = z.enum(["weather", "tide", "time", "wind", "seasonal", "moon", "temperature"]);
const level = z.enum(["Excellent", "Good", "Fair", "Challenging"]);

const verdict = z.enum(["GO", "CAUTION", "NO"]);

const hourScore = z.object({
  datetime: instant,
  score: z.nullable(z.number()),
  /** Safety of the hour, as far as alerts, wind and thunder are known. */
  safety: verdict,
});

export const biteScore = defineEndpoint({
  method: "GET",
  path: "/api/bite-score",
  summary: "The bite score now and hour by hour, for the harbor, a spot or a position.",
  access: "public",
  query: z
    .strictObject({
      spot: z.optional(slug),
      latitude: z.optional(queryNumber(-90, 90)),
      longitude: z.optional(queryNumber(-180, 180)),
      hours: withDefault(queryInteger(1, biteScoreHoursMax), 48),
    })
    .check(
      z.refine((query) => (query.latitude === undefined) === (query.longitude === undefined), {
        error: "latitude and longitude go together",
        path: ["latitude"],
      }),
      z.refine((query) => query.spot === undefined || query.latitude === undefined, {
        error: "give a spot or a position, not both",
        path: ["spot"],
      }),
    ),
  response: z.object({
    /** 65 when there is no score; see `is_default`. */
    score: z.number(),
    is_default: z.boolean(),
    reason: z.nullable(z.string()),
    level: z.nullable(level),
    /** Never a recommendation while `safety` says NO. */
    action: z.nullable(
      z.enum([
        "Recommended Action",
        "Worth Trying",
        "Consider Waiting",
        "Stay Ashore",
        "Stay Home",
      ]),
    ),
    assessment: z.string(),
    calculated_at: instant,
    place: z.object({
      spot_id: z.nullable(z.string()),
      name: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
    /**
     * The score is 100 times their product: presence of fish, feeding, and fishable conditions. Null without a score.
     */
    parts: z.nullable(z.object({ here: z.number(), feeding: z.number(), fishable: z.number() })),
    /**
     * The scored factors; clients also show unknown keys. `points` add up to the feeding part, and a `share` is a
     * percentage that multiplies it.
     */
    factors: z.record(
      z.string(),
      z.object({
        score: z.number(),
        max_score: z.number(),
        kind: z.enum(["points", "share"]),
      }),
    ),
    not_available: z.array(factorKey),
    estimated: z.array(factorKey),
    input_notes: z.array(z.string()),
    model_version: z.string(),
    inputs: z.record(z.string(), reading),
    safety: z.object({ verdict, reasons: z.array(z.string()) }),
    series: z.array(hourScore),
    best_windows: z.array(
      z.object({
        from: instant,
        to: instant,
        peak_at: instant,
        peak_score: z.number(),
        average_score: z.number(),
        level,
      }),
    ),
  }),
  errors: ["not_found", "outside_coverage"],
  // Computing a day takes about 3 ms.
  limits: { perMinute: 300, madePerMinute: 120 },
});
