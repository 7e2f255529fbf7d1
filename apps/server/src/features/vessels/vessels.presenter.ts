import type { Vessel as WireVessel, VesselEvent, Vessel } from "@striper/contract/vessels";
import type { Instant } from "@striper/marine/time";
import type { FeedHealth } from "#server/features/vessels/feed/feed-health.ts";
import type { LocatedVessel } from "#server/features/vessels/fleet/vessel.ts";

/**
 * Groups the ship types of ITU-R M.1371-5, table 53, for the map. Ferries on this coast report as
 * passenger ships or high-speed craft.
 */
export function vesselKind(shipType: number | null): Vessel["kind"] {
  if (shipType === null) return "other";
  if (shipType === 30) return "fishing";
  if (shipType === 31 || shipType === 32 || shipType === 50 || shipType === 52)
    return "tug_or_pilot";
  if (shipType === 36 || shipType === 37) return "pleasure";
  if ((shipType >= 40 && shipType <= 49) || (shipType >= 60 && shipType <= 69)) return "ferry";
  if (shipType >= 70 && shipType <= 89) return "cargo_or_tanker";
  return "other";
}

const text = (instant: Instant): string => new Date(instant).toISOString();

export function presentVessel({ fix, ...vessel }: LocatedVessel): WireVessel {
  return {
    mmsi: vessel.mmsi,
    name: vessel.name,
    call_sign: vessel.callSign,
    ship_type: vessel.shipType,
    kind: vesselKind(vessel.shipType),
    latitude: fix.latitude,
    longitude: fix.longitude,
    speed_kt: fix.speed,
    course_degrees: fix.course,
    heading_degrees: fix.heading,
    destination: vessel.destination,
    received_at: text(fix.at),
  };
}

type WireFeed = Extract<VesselEvent, { type: "feed" }>["feed"];

export const presentFeed = ({ state, newestMessageAt }: FeedHealth): WireFeed => ({
  state,
  newest_message_at: newestMessageAt === null ? null : text(newestMessageAt),
});

export const presentTrack = ({ mmsi, track }: LocatedVessel) => ({
  mmsi,
  track: track.map(({ at, latitude, longitude }) => ({ at: text(at), latitude, longitude })),
});

/** Caches each vessel's JSON until it changes, because many viewers see the same vessel. */
const vesselTexts = new WeakMap<LocatedVessel, string>();

function vesselText(vessel: LocatedVessel): string {
  const known = vesselTexts.get(vessel);
  if (known !== undefined) return known;
  const made = JSON.stringify(presentVessel(vessel));
  vesselTexts.set(vessel, made);
  return made;
}

/** Returns one server-sent event, equal to the JSON of a `VesselEvent`, built from cached parts. */
export function vesselsEventText(
  vessels: readonly LocatedVessel[],
  gone: readonly number[],
  isSnapshot: boolean,
): string {
  const listed = vessels.map(vesselText).join(",");
  return `data: {"type":"vessels","is_snapshot":${isSnapshot},"vessels":[${listed}],"gone":[${gone.join(",")}]}\n\n`;
}

export function feedEventText(health: FeedHealth): string {
  const event: VesselEvent = { type: "feed", feed: presentFeed(health) };
  return `data: ${JSON.stringify(event)}\n\n`;
}
