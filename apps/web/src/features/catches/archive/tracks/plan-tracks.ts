import { tripEntry } from "@striper/contract/catch-records";
import { notesMaxLength, tripsPerAccount } from "@striper/contract/limits";
import { day, hour, type Instant } from "@striper/marine/time";
import { archiveWording } from "#web/features/catches/archive/wording.ts";
import type { TripContent } from "#web/features/catches/log/log-writes.ts";
import { beginningOf, plainLine, plainText } from "#web/ui/fields/plain-text.ts";
import type { GpxContent, GpxPoint, GpxTrack } from "#web/platform/gpx/gpx-elements.ts";
import { countedSentences, type GpxPlan } from "#web/platform/gpx/gpx-plan.ts";

/** A pause longer than this starts another trip, because plotters write weeks into one track. */
const longestPause = 3 * hour;
const locationMaxLength = 120;

/** Trips to import, oldest first. */
export interface TrackPlan extends GpxPlan<TripContent> {
  /** Number of tracks without times. */
  readonly withoutTimes: number;
  readonly leftOut: number;
}

interface TimedPoint extends GpxPoint {
  readonly time: Instant;
}

function outingsOf({ points }: GpxTrack): readonly (readonly TimedPoint[])[] {
  const timed = points
    .flatMap(({ position, time }) => (time === null ? [] : [{ position, time }]))
    .toSorted((a, b) => a.time - b.time);
  const outings: TimedPoint[][] = [];
  let before = Number.NEGATIVE_INFINITY;
  for (const point of timed) {
    if (point.time - before > longestPause) outings.push([]);
    outings.at(-1)?.push(point);
    before = point.time;
  }
  return outings;
}

function tripOf(
  { name, notes }: GpxTrack,
  outing: readonly TimedPoint[],
  now: Instant,
): TripContent | null {
  const [first, last] = [outing[0], outing.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (last.time > now || last.time - first.time > day) return null;
  const read = tripEntry.safeParse({
    started_at: new Date(first.time).toISOString(),
    ended_at: new Date(last.time).toISOString(),
    location_name: beginningOf(plainLine(name ?? ""), locationMaxLength),
    spot_id: null,
    position: first.position,
    notes: beginningOf(plainText(notes ?? ""), notesMaxLength),
  });
  if (!read.success) return null;
  const { revision: _new, ...content } = read.data;
  return content;
}

type Span = Pick<TripContent, "started_at" | "ended_at">;

const spanOf = ({ started_at, ended_at }: Span): string =>
  `${Date.parse(started_at)} ${ended_at === null ? "" : Date.parse(ended_at)}`;

export function planTracks(
  tracks: readonly GpxTrack[],
  known: readonly Span[],
  now: Instant,
): TrackPlan {
  const spans = new Set(known.map(spanOf));
  const fresh: TripContent[] = [];
  let [present, withoutTimes, leftOut] = [0, 0, 0];
  for (const track of tracks) {
    const outings = outingsOf(track);
    if (outings.length === 0) withoutTimes += 1;
    for (const outing of outings) {
      const trip = tripOf(track, outing, now);
      if (trip === null) leftOut += 1;
      else if (spans.has(spanOf(trip))) present += 1;
      else {
        spans.add(spanOf(trip));
        fresh.push(trip);
      }
    }
  }
  const sorted = fresh.toSorted((a, b) => Date.parse(a.started_at) - Date.parse(b.started_at));
  const toAdd = sorted.slice(0, Math.max(0, tripsPerAccount - known.length));
  return { toAdd, present, withoutTimes, leftOut, noRoom: sorted.length - toAdd.length };
}

export function trackSentences(plan: TrackPlan, { waypoints }: GpxContent): readonly string[] {
  const wording = archiveWording.tracks;
  return [
    wording.found(plan.toAdd.length),
    ...countedSentences([
      [plan.present, wording.present],
      [plan.withoutTimes, wording.withoutTimes],
      [plan.leftOut, wording.leftOut],
      [plan.noRoom, wording.noRoom],
      [waypoints.length, wording.waypoints],
    ]),
  ];
}
