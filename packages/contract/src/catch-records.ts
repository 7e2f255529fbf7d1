import * as z from "zod/mini";
import { ofEachField, type FieldName } from "#contract/catch-fields.ts";
import type { InputOf, OutputOf } from "#contract/endpoint.ts";
import {
  enteredInstant,
  fishingMode,
  id,
  instant,
  optionalLine,
  optionalText,
  orNull,
  position,
  singleLine,
  integerBetween,
  withDefault,
} from "#contract/schemas.ts";
import { notesMaxLength, stripersPerTrip } from "#contract/limits.ts";
import { tripScore } from "#contract/trip-score.ts";

export const enteredFields = ofEachField("entered");
const recordedFields = ofEachField("recorded");

export const catchEntry = z.strictObject({
  /** Made by the client, so that a repeated request never logs a fish twice. */
  catch_id: z.optional(id),
  ...enteredFields,
  /** Defaults to now. */
  date_caught: z.optional(enteredFields.date_caught),
});
export type CatchEntry = InputOf<typeof catchEntry>;

/** A catch as stored, with the field names of both families of calls. */
export const catchRecord = z.object({
  catch_id: id,
  ...recordedFields,
  /** Length, weight and location again, under the names of the first family of calls. */
  length: z.nullable(z.number()),
  weight: z.nullable(z.number()),
  location: z.nullable(z.string()),
  small_photo_url: z.nullable(z.string()),
  is_personal_best: z.boolean(),
  created_at: instant,
  updated_at: instant,
  revision: z.int(),
});
export type CatchRecord = OutputOf<typeof catchRecord>;

export type CatchContent = Pick<CatchRecord, FieldName>;

export const tripEntry = z
  .strictObject({
    started_at: enteredInstant,
    ended_at: orNull(enteredInstant),
    location_name: optionalLine(120),
    spot_id: enteredFields.spot_id,
    position: orNull(position),
    mode: orNull(fishingMode),
    targets: withDefault(z.array(enteredFields.species).check(z.maxLength(20)), []),
    tried: withDefault(z.array(singleLine(120)).check(z.maxLength(40)), []),
    notes: optionalText(notesMaxLength),
    /** Number the angler confirmed; 0 is a blank trip, null was not asked. */
    stripers_caught: orNull(integerBetween(0, stripersPerTrip)),
    bite_score: orNull(tripScore),
    revision: orNull(integerBetween(1, 1_000_000)),
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
  /** These two are missing from data that older versions stored on a device. */
  stripers_caught: z.optional(z.nullable(z.int())),
  bite_score: z.optional(z.nullable(z.object(tripScore.shape))),
  created_at: instant,
  updated_at: instant,
  revision: z.int(),
});
export type Trip = OutputOf<typeof trip>;
