import * as z from "zod/mini";
import { defineEndpoint, type OutputOf } from "#contract/endpoint.ts";
import { notesMaxLength, ownSpotsPerPage, waterRankMax } from "#contract/limits.ts";
import {
  cursor,
  id,
  instant,
  optionalText,
  position,
  singleLine,
  slug,
  stationId,
  succeeded,
  integerBetween,
  withDefault,
} from "#contract/schemas.ts";

const ownSpot = z.object({
  spot_id: id,
  name: z.string(),
  notes: z.nullable(z.string()),
  position,
  created_at: instant,
  updated_at: instant,
});
export type OwnSpot = OutputOf<typeof ownSpot>;

const homeWater = z.object({
  water_id: z.string(),
  rank: z.int(),
});

export const mySpots = defineEndpoint({
  method: "GET",
  path: "/api/spots/mine",
  summary: "The account's own spots, favorites and home waters; nobody else can see them.",
  access: "member",
  query: z.strictObject({ after: z.optional(cursor) }),
  response: z.object({
    own_spots: z.array(ownSpot).check(z.maxLength(ownSpotsPerPage)),
    /** Built-in and own spots, only on the first page. */
    favorites: z.array(z.string()),
    /** Only on the first page. */
    home_waters: withDefault(z.array(homeWater), []),
    next: withDefault(z.nullable(z.string()), null),
  }),
  limits: { inTurns: true },
});

export const saveOwnSpot = defineEndpoint({
  method: "PUT",
  path: "/api/spots/mine/:spot_id",
  summary: "Add or change an own spot under an id the client chose.",
  access: "member",
  params: z.strictObject({ spot_id: id }),
  body: z.strictObject({ name: singleLine(80), notes: optionalText(notesMaxLength), position }),
  response: ownSpot,
  errors: ["limit_reached"],
});

export const removeOwnSpot = defineEndpoint({
  method: "DELETE",
  path: "/api/spots/mine/:spot_id",
  summary: "Remove an own spot.",
  access: "member",
  params: z.strictObject({ spot_id: id }),
  response: succeeded,
  errors: ["not_found"],
});

const anySpot = z.strictObject({ spot_id: z.union([id, slug]) });

export const addFavorite = defineEndpoint({
  method: "PUT",
  path: "/api/spots/favorites/:spot_id",
  summary: "Mark a spot as a favorite.",
  access: "member",
  params: anySpot,
  response: succeeded,
  errors: ["not_found"],
});

export const removeFavorite = defineEndpoint({
  method: "DELETE",
  path: "/api/spots/favorites/:spot_id",
  summary: "Take a spot off the favorites.",
  access: "member",
  params: anySpot,
  response: succeeded,
});

const anyWater = z.strictObject({ water_id: z.union([id, slug, stationId]) });

export const saveHomeWater = defineEndpoint({
  method: "PUT",
  path: "/api/spots/home-waters/:water_id",
  summary: "Make a spot, an own spot or a station a home water, or move it among the five.",
  access: "member",
  params: anyWater,
  body: z.strictObject({ rank: integerBetween(0, waterRankMax) }),
  response: succeeded,
  errors: ["not_found", "limit_reached"],
});

export const removeHomeWater = defineEndpoint({
  method: "DELETE",
  path: "/api/spots/home-waters/:water_id",
  summary: "Take a water off the home waters.",
  access: "member",
  params: anyWater,
  response: succeeded,
});
