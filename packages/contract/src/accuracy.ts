import { modelVersions } from "@striper/angling/bite-score";
import { coarseWaters } from "@striper/angling/bite-score/grading";
import * as z from "zod/mini";
import { defineEndpoint, type InputOf, type OutputOf } from "#contract/endpoint.ts";
import { sharedTripsBatch, stripersPerTrip } from "#contract/limits.ts";
import { between, enteredDate, orNull, integerBetween } from "#contract/schemas.ts";

/* Accuracy of the score over the trips of accounts that agreed to share theirs. */

const band = z.enum(["Excellent", "Good", "Fair", "Challenging"]);

/** SHA-256, in hexadecimal, of a token that only the sender's device has. */
const removalHash = z.string().check(z.maxLength(64), z.regex(/^[0-9a-f]{64}$/));
/** 32 random bytes in base64url. */
const removalToken = z.string().check(z.maxLength(43), z.regex(/^[A-Za-z0-9_-]{43}$/));

const sharedTrip = z.strictObject({
  removal_hash: removalHash,
  /** Day in Boston. */
  date: enteredDate,
  hours: between(0.25, 24),
  band,
  fish: integerBetween(0, stripersPerTrip),
  mode: orNull(z.enum(["shore", "boat"])),
  water: orNull(z.enum(coarseWaters)),
  model_version: z.enum(modelVersions),
});
export type SharedTrip = InputOf<typeof sharedTrip>;

const batchBodyBytes = 64 * 1024;

export const shareTrips = defineEndpoint({
  method: "POST",
  path: "/api/accuracy/trips",
  summary: "Add trips to the public figures of the score. Repeating it changes nothing.",
  access: "member",
  body: z.strictObject({
    trips: z.array(sharedTrip).check(z.minLength(1), z.maxLength(sharedTripsBatch)),
  }),
  response: z.object({
    /** Trips counted under the given hash; the others were sent by another device. */
    kept: z.array(z.string()),
  }),
  errors: ["limit_reached"],
  limits: { bodyBytes: batchBodyBytes, perMinute: 10 },
});

export const withdrawTrips = defineEndpoint({
  method: "POST",
  path: "/api/accuracy/withdrawals",
  summary: "Take shared trips out again. Who has a trip's token may; nobody has to be signed in.",
  access: "public",
  body: z.strictObject({
    removal_tokens: z.array(removalToken).check(z.minLength(1), z.maxLength(sharedTripsBatch)),
  }),
  response: z.object({ removed: z.int() }),
  limits: { perMinute: 30 },
});

const interval = z.object({ low: z.number(), high: z.number() });

/** Null below ten trips or five accounts, to protect single accounts. */
const bandFigures = z.object({
  band,
  trips: z.nullable(z.int()),
  hours: z.nullable(z.number()),
  fish: z.nullable(z.int()),
  /** Also null below twenty trips. */
  per_hour: z.nullable(z.number()),
  /** 95 % confidence interval. */
  interval: z.nullable(interval),
  /** Share of hours on trips without a fish, 0 to 1. */
  blank_share: z.nullable(z.number()),
});
export const hiddenFigures = {
  trips: null,
  hours: null,
  fish: null,
  per_hour: null,
  interval: null,
  blank_share: null,
} as const satisfies Omit<OutputOf<typeof bandFigures>, "band">;

export const accuracy = defineEndpoint({
  method: "GET",
  path: "/api/accuracy",
  summary: "What the score's bands caught, over the trips of all who share theirs.",
  access: "public",
  response: z.object({
    trips_needed: z.int(),
    /** Newest first. Scores of different models are never mixed. */
    versions: z.array(
      z.object({
        model_version: z.string(),
        trips: z.int(),
        hours: z.number(),
        verdict: z.enum(["too-few", "more-when-higher", "less-when-higher", "unclear"]),
        bands: z.array(bandFigures),
      }),
    ),
  }),
  limits: { perMinute: 60 },
});
export type Accuracy = OutputOf<typeof accuracy.response>;
