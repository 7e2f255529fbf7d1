import * as z from "zod/mini";
import type { FeedHealth } from "#server/features/vessels/feed/feed-health.ts";
import type { Vessel, VesselReport } from "#server/features/vessels/fleet/vessel.ts";

const number = z.nullable(z.number());
const text = z.nullable(z.string());

/** A tuple without field names, because notifications must be small. */
const sharedVessel = z.tuple([
  z.int(),
  z.number(),
  z.nullable(z.tuple([z.number(), z.number(), z.number(), number, number, number])),
  text,
  text,
  number,
  text,
]);
type SharedVessel = z.output<typeof sharedVessel>;

const notice = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("vessels"), vessels: z.array(sharedVessel) }),
  /** Health of the feed, from the leader every second. */
  z.object({
    kind: z.literal("feed"),
    state: z.enum(["connecting", "receiving", "silent"]),
    newestMessageAt: number,
  }),
  /** Presence, from followers every few seconds; a new one asks for everything. */
  z.object({ kind: z.literal("here"), wantsAll: z.boolean() }),
]);
export type Notice = z.output<typeof notice>;

export function readNotice(payload: string): Notice | null {
  try {
    const read = notice.safeParse(JSON.parse(payload));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

function share({ mmsi, heardAt, fix, ...vessel }: Vessel): SharedVessel {
  const place: SharedVessel[2] =
    fix === null ? null : [fix.at, fix.latitude, fix.longitude, fix.speed, fix.course, fix.heading];
  const { name, callSign, shipType, destination } = vessel;
  return [mmsi, heardAt, place, name, callSign, shipType, destination];
}

export function reportOf(shared: SharedVessel): VesselReport {
  const [mmsi, at, place, name, callSign, shipType, destination] = shared;
  const particulars = { name, callSign, shipType, destination };
  if (place === null) return { mmsi, at, fix: null, particulars };
  const [fixAt, latitude, longitude, speed, course, heading] = place;
  return { mmsi, at, fix: { at: fixAt, latitude, longitude, speed, course, heading }, particulars };
}

/** Postgres limits a notification to less than 8,000 bytes. */
const largestNotice = 7900;
const frame = (parts: readonly string[]): string =>
  `{"kind":"vessels","vessels":[${parts.join(",")}]}`;
const frameBytes = frame([]).length;

export function vesselNotices(vessels: readonly Vessel[]): string[] {
  const notices: string[] = [];
  let parts: string[] = [];
  let bytes = frameBytes;
  for (const vessel of vessels) {
    const part = JSON.stringify(share(vessel));
    // Texts are ASCII, so a character is a byte.
    if (bytes + part.length + 1 > largestNotice) {
      notices.push(frame(parts));
      parts = [];
      bytes = frameBytes;
    }
    parts.push(part);
    bytes += part.length + 1;
  }
  return parts.length === 0 ? notices : [...notices, frame(parts)];
}

export const feedNotice = ({ state, newestMessageAt }: FeedHealth): string =>
  JSON.stringify({ kind: "feed", state, newestMessageAt });

export const presenceNotice = (wantsAll: boolean): string =>
  JSON.stringify({ kind: "here", wantsAll });
