import * as z from "zod/mini";
import { catchEntry, catchRecord, enteredFields } from "#contract/catch-records.ts";
import { defineEndpoint } from "#contract/endpoint.ts";
import {
  analyticsWindowDays,
  catchesPerPage,
  catchPhotoMaxBytes,
  imageMediaTypes,
  recentCatchesLimit,
  recentCatchesMax,
  speciesListed,
} from "#contract/limits.ts";
import {
  cursor,
  enteredInstant,
  id,
  instant,
  position,
  queryBoolean,
  queryNumber,
  queryInteger,
  recordOf,
  succeeded,
  integerBetween,
  withDefault,
} from "#contract/schemas.ts";

const formOverheadBytes = 16 * 1024;

const catchParams = z.strictObject({ catch_id: id });
const logged = z.extend(succeeded, { catch: catchRecord });

/* The first family of calls: the dashboard's quick form and list. */

export const logQuickCatch = defineEndpoint({
  method: "POST",
  path: "/api/catch/log",
  summary: "Log a catch from the short form.",
  access: "member",
  body: z.strictObject({
    catch_id: z.optional(id),
    species: enteredFields.species,
    length: enteredFields.length_inches,
    weight: enteredFields.weight_pounds,
    location: enteredFields.location_name,
    notes: enteredFields.notes,
    weather: enteredFields.weather,
    bait_lure: enteredFields.bait_lure,
    date_caught: z.optional(enteredFields.date_caught),
  }),
  response: logged,
  errors: ["conflict", "limit_reached"],
});

export const myCatches = defineEndpoint({
  method: "GET",
  path: "/api/catch/my-catches",
  summary: "The account's catches, newest first, page by page.",
  access: "member",
  query: z.strictObject({
    limit: withDefault(queryInteger(1, catchesPerPage), catchesPerPage),
    after: z.optional(cursor),
  }),
  response: z.object({
    catches: z.array(catchRecord).check(z.maxLength(catchesPerPage)),
    next: z.nullable(z.string()),
  }),
  limits: { inTurns: true },
});

export const quickStats = defineEndpoint({
  method: "GET",
  path: "/api/catch/stats",
  summary: "All catches, those of the last seven days, and how many of each species.",
  access: "member",
  response: z.object({
    total_catches: z.int(),
    recent_catches: z.int(),
    species_breakdown: z
      .array(z.object({ species: z.string(), count: z.int() }))
      .check(z.maxLength(speciesListed)),
  }),
});

export const removeQuickCatch = defineEndpoint({
  method: "DELETE",
  path: "/api/catch/:catch_id",
  summary: "Delete a catch.",
  access: "member",
  params: catchParams,
  response: succeeded,
  errors: ["not_found"],
});

/* The second family of calls: the log book. */

export const logBookStats = defineEndpoint({
  method: "GET",
  path: "/api/catch-logger/stats",
  summary: "The figures at the head of the log book.",
  access: "member",
  response: z.object({
    total_catches: z.int(),
    species_count: z.int(),
    personal_bests: z.int(),
    recent_catches_30d: z.int(),
  }),
});

export const recentCatches = defineEndpoint({
  method: "GET",
  path: "/api/catch-logger/catches",
  summary: "The newest catches of the log book.",
  access: "member",
  query: z.strictObject({
    limit: withDefault(queryInteger(1, recentCatchesMax), recentCatchesLimit),
  }),
  response: z.object({ catches: z.array(catchRecord).check(z.maxLength(recentCatchesMax)) }),
  limits: { inTurns: true },
});

export const catchAnalytics = defineEndpoint({
  method: "GET",
  path: "/api/catch-logger/analytics",
  summary: "What was caught, and on how many of the days fished, in a window of days.",
  access: "member",
  query: z.strictObject({ days: withDefault(queryInteger(1, 3660), analyticsWindowDays) }),
  response: z.object({
    total_catches: z.int(),
    species_breakdown: recordOf(z.string(), z.int(), speciesListed),
    success_patterns: z.object({
      fishing_days: z.int(),
      success_rate: z.nullable(z.number()),
    }),
  }),
});

const bestFish = { catch_id: id, date_caught: instant };

export const catchRecords = defineEndpoint({
  method: "GET",
  path: "/api/catch-logger/records",
  summary: "The longest and the heaviest measured fish of each species.",
  access: "member",
  response: z.object({
    /** By species name; only the first 500 are listed. */
    species_records: recordOf(
      z.string(),
      z.object({
        longest: z.nullable(z.object({ length_inches: z.number(), ...bestFish })),
        heaviest: z.nullable(z.object({ weight_pounds: z.number(), ...bestFish })),
      }),
      speciesListed,
    ),
  }),
});

export const uploadCatchPhoto = defineEndpoint({
  method: "POST",
  path: "/api/catch-logger/upload-photo",
  summary: "Store a photo, stripped of its metadata, for a catch that names it.",
  access: "member",
  bodyKind: "multipart",
  /** A repeated upload under the same id stores one photo. */
  body: z.strictObject({
    photo_id: z.optional(id),
    /** True when the angler agrees to store the camera's position. */
    keep_position: withDefault(queryBoolean(), false),
    /** The camera's time and position, from a device that re-encodes the file before sending. */
    taken_at: z.optional(enteredInstant),
    latitude: z.optional(queryNumber(-90, 90)),
    longitude: z.optional(queryNumber(-180, 180)),
  }),
  files: [
    {
      name: "photo",
      required: true,
      maxBytes: catchPhotoMaxBytes,
      mediaTypes: imageMediaTypes,
    },
  ],
  response: z.object({
    photo_id: id,
    photo_url: z.string(),
    small_photo_url: z.string(),
    taken_at: z.nullable(instant),
    /** Position by the camera, if the angler agreed to store it. */
    position: z.nullable(position),
  }),
  errors: ["unsupported_image", "unreadable_image", "limit_reached", "conflict"],
  limits: { bodyBytes: catchPhotoMaxBytes + formOverheadBytes, perMinute: 30 },
});

export const catchPhoto = defineEndpoint({
  method: "GET",
  path: "/api/catch-logger/photos/:photo_id/:size",
  summary: "One of the two sizes of an own photo.",
  access: "member",
  params: z.strictObject({ photo_id: id, size: z.enum(["large", "small"]) }),
  response: z.unknown(),
  responseType: "image/webp",
  errors: ["not_found"],
  limits: { perMinute: 600 },
});

export const logCatch = defineEndpoint({
  method: "POST",
  path: "/api/catch-logger/log",
  summary: "Log a catch in the log book.",
  access: "member",
  body: catchEntry,
  response: logged,
  errors: ["conflict", "limit_reached"],
  limits: { perMinute: 600 },
});

export const editCatch = defineEndpoint({
  method: "PUT",
  path: "/api/catch-logger/catch/:catch_id",
  summary: "Replace what is written about a catch, if nobody else changed it in between.",
  access: "member",
  params: catchParams,
  body: z.strictObject({ ...enteredFields, revision: integerBetween(1, 1_000_000) }),
  response: logged,
  errors: ["not_found", "edit_conflict"],
  limits: { perMinute: 600 },
});

export const removeCatch = defineEndpoint({
  method: "DELETE",
  path: "/api/catch-logger/catch/:catch_id",
  summary: "Delete a catch.",
  access: "member",
  params: catchParams,
  response: succeeded,
  errors: ["not_found"],
  limits: { perMinute: 600 },
});

export const restoreCatch = defineEndpoint({
  method: "POST",
  path: "/api/catch-logger/catch/:catch_id/restore",
  summary: "Undo the deletion of a catch, within a day.",
  access: "member",
  params: catchParams,
  response: logged,
  errors: ["not_found"],
  limits: { perMinute: 600 },
});
