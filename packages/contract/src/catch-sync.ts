import * as z from "zod/mini";
import {
  catchEntry,
  catchRecord,
  enteredFields,
  trip,
  tripEntry,
} from "#contract/catch-records.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import { changesPerPage, syncBatchSize } from "#contract/limits.ts";
import { cursor, id, queryInteger, succeeded, withDefault } from "#contract/schemas.ts";

export const saveTrip = defineEndpoint({
  method: "PUT",
  path: "/api/catch-logger/trips/:trip_id",
  summary: "Start, end, add or change a trip under an id the client chose.",
  access: "member",
  params: z.strictObject({ trip_id: id }),
  body: tripEntry,
  response: trip,
  errors: ["not_found", "edit_conflict", "limit_reached"],
});

export const removeTrip = defineEndpoint({
  method: "DELETE",
  path: "/api/catch-logger/trips/:trip_id",
  summary: "Delete a trip; its catches stay.",
  access: "member",
  params: z.strictObject({ trip_id: id }),
  response: succeeded,
  errors: ["not_found"],
});

export const catchChanges = defineEndpoint({
  method: "GET",
  path: "/api/catch-logger/changes",
  summary: "What changed in the log since a device last asked, deletions included.",
  access: "member",
  query: z.strictObject({
    since: z.optional(cursor),
    limit: withDefault(queryInteger(1, changesPerPage), 500),
  }),
  response: z.object({
    /** May hold fewer than the limit because of long texts; see `has_more`. */
    catches: z.array(catchRecord).check(z.maxLength(changesPerPage)),
    deleted_catch_ids: z.array(id).check(z.maxLength(changesPerPage)),
    trips: z.array(trip).check(z.maxLength(changesPerPage)),
    deleted_trip_ids: z.array(id).check(z.maxLength(changesPerPage)),
    cursor: z.string(),
    has_more: z.boolean(),
  }),
  limits: { inTurns: true },
});

/** Larger than the default, for a batch of full entries. */
const batchBodyBytes = 2 * 1024 * 1024;

export const importCatches = defineEndpoint({
  method: "POST",
  path: "/api/catch-logger/import",
  summary: "Add many catches at once, such as the rows of a table. Repeating it changes nothing.",
  access: "member",
  body: z.strictObject({
    catches: z
      .array(z.extend(catchEntry, { catch_id: id, date_caught: enteredFields.date_caught }))
      .check(z.minLength(1), z.maxLength(syncBatchSize)),
  }),
  response: z.object({
    added: z.array(id),
    already_present: z.array(id),
    /** Ids already taken by other content. */
    refused: z.array(id),
  }),
  errors: ["limit_reached"],
  limits: { bodyBytes: batchBodyBytes, perMinute: 60 },
});
