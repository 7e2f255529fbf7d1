import type { OutputOf } from "@striper/contract/endpoint";
import type { Vessel, VesselEvent, vessels } from "@striper/contract/vessels";

export type FeedState = OutputOf<typeof vessels.response>["feed"];

export interface Fleet {
  readonly vessels: ReadonlyMap<number, Vessel>;
  readonly feed: FeedState | null;
}

export const emptyFleet: Fleet = { vessels: new Map(), feed: null };

/** Older positions are dropped, ms. */
const forgottenAfter = 30 * 60_000;

export function withEvent(fleet: Fleet, event: VesselEvent): Fleet {
  if (event.type === "feed") return { ...fleet, feed: event.feed };
  const known = new Map(event.is_snapshot ? [] : fleet.vessels);
  for (const vessel of event.vessels) known.set(vessel.mmsi, vessel);
  for (const mmsi of event.gone) known.delete(mmsi);
  return { ...fleet, vessels: known };
}

/** Drops old vessels. The server does that too, but not while the page is offline. */
export function dropStaleVessels(fleet: Fleet, now: number): Fleet {
  const old = [...fleet.vessels.values()].filter(
    ({ received_at }) => now - Date.parse(received_at) > forgottenAfter,
  );
  if (old.length === 0) return fleet;
  const vessels = new Map(fleet.vessels);
  for (const { mmsi } of old) vessels.delete(mmsi);
  return { ...fleet, vessels };
}
