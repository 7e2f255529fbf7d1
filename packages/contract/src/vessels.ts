import * as z from "zod/mini";
import { defineEndpoint, type OutputOf } from "#contract/endpoint.ts";
import { instant, queryNumber } from "#contract/schemas.ts";

/** In the order of the filters. */
export const vesselKinds = [
  "ferry",
  "tug_or_pilot",
  "fishing",
  "cargo_or_tanker",
  "pleasure",
  "other",
] as const;

const vessel = z.object({
  mmsi: z.int(),
  name: z.nullable(z.string()),
  call_sign: z.nullable(z.string()),
  /** Number of ITU-R M.1371-5, table 53. */
  ship_type: z.nullable(z.int()),
  kind: z.enum(vesselKinds),
  latitude: z.number(),
  longitude: z.number(),
  speed_kt: z.nullable(z.number()),
  course_degrees: z.nullable(z.number()),
  heading_degrees: z.nullable(z.number()),
  destination: z.nullable(z.string()),
  received_at: instant,
});
export type Vessel = OutputOf<typeof vessel>;

const feed = z.object({
  /** `silent` when connected but without useful messages for two minutes. */
  state: z.enum(["not_configured", "connecting", "receiving", "silent"]),
  newest_message_at: z.nullable(instant),
});

/** Must accompany every closest approach computed from these reports. */
export const closestApproachNotice =
  "An aid only: not every vessel sends its position, and positions may be wrong or old. Not for navigation.";

/**
 * Vessel maps of other sites, centered on Boston Harbor, for a frame or a tab. Pages may frame no other origins.
 * Addresses as published by the two sites in July 2026.
 */
export const vesselMapSites = [
  {
    name: "MarineTraffic",
    origin: "https://www.marinetraffic.com",
    frame:
      "https://www.marinetraffic.com/en/ais/embed/zoom:11/centery:42.35/centerx:-71.05/maptype:1/shownames:false/mmsi:0/shipid:0/fleet:/fleet_id:/vtypes:/showmenu:/remember:false",
    page: "https://www.marinetraffic.com/en/ais/home/centerx:-71.05/centery:42.35/zoom:11",
  },
  {
    name: "VesselFinder",
    origin: "https://www.vesselfinder.com",
    frame:
      "https://www.vesselfinder.com/aismap?zoom=11&lat=42.35&lon=-71.05&width=100%25&height=400&names=true",
    page: "https://www.vesselfinder.com/?zoom=11&lat=42.35&lon=-71.05",
  },
] as const;

const box = z
  .strictObject({
    south: queryNumber(-90, 90),
    west: queryNumber(-180, 180),
    north: queryNumber(-90, 90),
    east: queryNumber(-180, 180),
  })
  .check(
    z.refine((query) => query.south < query.north, {
      error: "must lie south of north",
      path: ["south"],
    }),
    z.refine((query) => query.west < query.east, {
      error: "must lie west of east",
      path: ["west"],
    }),
  );

export const vessels = defineEndpoint({
  method: "GET",
  path: "/api/vessels",
  summary: "The vessels in a box of the map.",
  access: "member",
  query: box,
  response: z.object({ vessels: z.array(vessel), feed }),
});

export const vesselEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("vessels"),
    /** True when `vessels` is the whole box instead of its changes. */
    is_snapshot: z.boolean(),
    vessels: z.array(vessel),
    gone: z.array(z.int()),
  }),
  z.object({ type: z.literal("feed"), feed }),
]);
export type VesselEvent = OutputOf<typeof vesselEvent>;

export const vesselStream = defineEndpoint({
  method: "GET",
  path: "/api/vessels/stream",
  summary:
    "Server-sent events: the vessels in a box, then what changes, at most once a second; ends after a quarter of an hour.",
  access: "member",
  query: box,
  response: vesselEvent,
  responseType: "text/event-stream",
  errors: ["rate_limited", "unavailable"],
  limits: { perMinute: 60 },
});

export const vesselTrack = defineEndpoint({
  method: "GET",
  path: "/api/vessels/:mmsi/track",
  summary: "Where a vessel was in the last half hour.",
  access: "member",
  params: z.strictObject({ mmsi: z.string().check(z.maxLength(9), z.regex(/^\d{9}$/)) }),
  response: z.object({
    mmsi: z.int(),
    track: z.array(z.object({ at: instant, latitude: z.number(), longitude: z.number() })),
  }),
  errors: ["not_found"],
});
