import * as z from "zod/mini";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import {
  lengthMaxInches,
  lengthMinInches,
  notesMaxLength,
  stripersPerTrip,
  weightMaxPounds,
  weightMinPounds,
} from "#contract/limits.ts";
import {
  between,
  enteredInstant,
  fishingMode,
  id,
  instant,
  optionalLine,
  optionalText,
  orNull,
  position,
  recordOf,
  singleLine,
  slug,
  ruleId,
  wholeBetween,
  withDefault,
} from "#contract/schemas.ts";
import { tripScore } from "#contract/trip-score.ts";

/** The name a person reads; free text, because imported logs hold what they hold. */
export const species = singleLine(60);
export const lengthInches = between(lengthMinInches, lengthMaxInches);
export const weightPounds = between(weightMinPounds, weightMaxPounds);
/** A built-in spot's name or the id of an own spot. */
const spotId = z.union([slug, id]);

/** Relative path of an uploaded photo. */
const photoUrl = z
  .string()
  .check(
    z.maxLength(120),
    z.regex(/^\/api\/catch-logger\/photos\/[0-9a-f-]{36}\/(?:large|small)$/),
  );

/** How a value came to be known. */
const origin = z.enum(["measured", "computed", "filled_in_later", "typed"]);

function condition<Value extends z.ZodMiniType>(value: Value) {
  return z.optional(z.strictObject({ value, origin, source: orNull(singleLine(120)) }));
}

/** The water, sky and weather at the time and place of the catch. */
const conditions = z.strictObject({
  tide_height_feet: condition(between(-20, 60)),
  tide_stage: condition(z.enum(["rising", "falling", "high_slack", "low_slack"])),
  /** Along the flood; negative on the ebb. */
  current_knots: condition(between(-20, 20)),
  sun_altitude_degrees: condition(between(-90, 90)),
  moon_phase: condition(singleLine(30)),
  moon_illumination: condition(between(0, 1)),
  wind_speed_kt: condition(between(0, 200)),
  wind_direction_degrees: condition(between(0, 360)),
  air_temperature_c: condition(between(-60, 60)),
  water_temperature_c: condition(between(-5, 45)),
  pressure_hpa: condition(between(850, 1100)),
  cloud_cover_percent: condition(between(0, 100)),
});

/** The score the model gave for the time and place, with what it was given. */
const scoreThen = z.strictObject({
  score: between(0, 100),
  model_version: singleLine(40),
  inputs: recordOf(singleLine(40), z.nullable(between(-1e6, 1e6)), 40),
});

/** What the rule engine said when the fish was saved. */
const verdictThen = z.strictObject({
  verdict: z.enum(["keep", "release", "unknown"]),
  rule_id: orNull(ruleId),
  regulations_version: wholeBetween(1, 1_000_000),
  /** The angler was asked and kept the fish all the same. */
  kept_against: z.boolean(),
});

/** What an entry and an edit carry, under the names of the log book. */
export const catchFields = {
  species,
  length_inches: orNull(lengthInches),
  weight_pounds: orNull(weightPounds),
  /** The figures were measured and not guessed: only those count as records. */
  is_measured: withDefault(z.boolean(), true),
  is_released: withDefault(z.boolean(), true),
  location_name: optionalLine(120),
  time_of_day: optionalLine(40),
  notes: optionalText(notesMaxLength),
  weather: optionalLine(120),
  bait_lure: optionalLine(120),
  photo_url: orNull(photoUrl),
  position: orNull(position),
  position_accuracy_meters: orNull(between(0, 100_000)),
  spot_id: orNull(spotId),
  trip_id: orNull(id),
  mode: orNull(fishingMode),
  /** Only time, place or photo were saved; the rest follows. */
  is_unfinished: withDefault(z.boolean(), false),
  conditions: withDefault(conditions, {}),
  bite_score: orNull(scoreThen),
  verdict: orNull(verdictThen),
};

export const catchEntry = z.strictObject({
  /** Made by the client, so that a repeated request never logs a fish twice. */
  catch_id: z.optional(id),
  /** Now, when missing. */
  date_caught: z.optional(enteredInstant),
  ...catchFields,
});
export type CatchEntry = InputOf<typeof catchEntry>;

/** A catch as the log holds it. Carries the field names of both families of calls. */
export const catchRecord = z.object({
  catch_id: id,
  species: z.string(),
  length_inches: z.nullable(z.number()),
  weight_pounds: z.nullable(z.number()),
  /** Length, weight and location again: the first family of calls reads these names. */
  length: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  location: z.nullable(z.string()),
  is_measured: z.boolean(),
  is_released: z.boolean(),
  is_personal_best: z.boolean(),
  date_caught: instant,
  location_name: z.nullable(z.string()),
  time_of_day: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  weather: z.nullable(z.string()),
  bait_lure: z.nullable(z.string()),
  photo_url: z.nullable(z.string()),
  small_photo_url: z.nullable(z.string()),
  position: z.nullable(position),
  position_accuracy_meters: z.nullable(z.number()),
  spot_id: z.nullable(z.string()),
  trip_id: z.nullable(id),
  mode: z.nullable(fishingMode),
  is_unfinished: z.boolean(),
  conditions: z.object(conditions.shape),
  bite_score: z.nullable(z.object(scoreThen.shape)),
  verdict: z.nullable(z.object(verdictThen.shape)),
  created_at: instant,
  updated_at: instant,
  /** Counts the edits; an edit names the one it was made from. */
  revision: z.int(),
});
export type CatchRecord = OutputOf<typeof catchRecord>;

export const tripEntry = z
  .strictObject({
    started_at: enteredInstant,
    /** Null while it runs. */
    ended_at: orNull(enteredInstant),
    location_name: optionalLine(120),
    spot_id: orNull(spotId),
    position: orNull(position),
    mode: orNull(fishingMode),
    /** What the angler was after. */
    targets: withDefault(z.array(species).check(z.maxLength(20)), []),
    /** What was tried: lures, baits, ways of fishing. */
    tried: withDefault(z.array(singleLine(120)).check(z.maxLength(40)), []),
    notes: optionalText(notesMaxLength),
    /** As the angler confirmed it: 0 is a blank, null "not asked". */
    stripers_caught: orNull(wholeBetween(0, stripersPerTrip)),
    bite_score: orNull(tripScore),
    /** The edit this one was made from; null for a new trip. */
    revision: orNull(wholeBetween(1, 1_000_000)),
  })
  .check(
    z.refine(
      (trip) => trip.ended_at === null || Date.parse(trip.ended_at) >= Date.parse(trip.started_at),
      { error: "must not lie before started_at", path: ["ended_at"] },
    ),
  );
export type TripEntry = InputOf<typeof tripEntry>;

export const trip = z.object({
  trip_id: id,
  started_at: instant,
  ended_at: z.nullable(instant),
  location_name: z.nullable(z.string()),
  spot_id: z.nullable(z.string()),
  position: z.nullable(position),
  mode: z.nullable(fishingMode),
  targets: z.array(z.string()),
  tried: z.array(z.string()),
  notes: z.nullable(z.string()),
  /** These two are missing in what a device kept of an older version. */
  stripers_caught: z.optional(z.nullable(z.int())),
  bite_score: z.optional(z.nullable(z.object(tripScore.shape))),
  created_at: instant,
  updated_at: instant,
  revision: z.int(),
});
export type Trip = OutputOf<typeof trip>;
