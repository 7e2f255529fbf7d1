import { escapeXml } from "@striper/angling/spots";
import type { CatchRecord, Trip } from "#contract/catch-records.ts";
import { gpxHeadOf, gpxTail, trackPoint, waypoint } from "#contract/gpx.ts";

/* GPX export of catches and trips, identical from server and device. */

export const gpxHead = gpxHeadOf("My catches.");
export { gpxTail };

function sizeOf({ length_inches: length, weight_pounds: weight }: CatchRecord): string {
  const sizes = [length === null ? [] : [`${length} in`], weight === null ? [] : [`${weight} lb`]];
  return sizes.flat().join(", ");
}

export function catchWaypoint(entry: CatchRecord): string {
  const { position, species, notes, location_name: location } = entry;
  if (position === null) return "";
  const size = sizeOf(entry);
  const name = size === "" ? species : `${species}, ${size}`;
  const about = [location, notes].filter((text) => text !== null).join("\n");
  return waypoint(position, [
    `<time>${entry.date_caught}</time>`,
    `<name>${escapeXml(name)}</name>`,
    ...(about === "" ? [] : [`<desc>${escapeXml(about)}</desc>`]),
    "<type>catch</type>",
  ]);
}

type Caught = Pick<CatchRecord, "date_caught" | "position">;

/**
 * Returns the track of an ended trip: its start and the positions of its catches in time order. Without a known
 * position the text is empty. The end of the trip is a point at the last known position and is named as such.
 */
export function tripTrack(trip: Trip, catches: readonly Caught[]): string {
  const { started_at, ended_at, location_name, notes } = trip;
  if (ended_at === null) return "";
  const [start, end] = [Date.parse(started_at), Date.parse(ended_at)];
  const known = catches
    .map(({ date_caught, position }) => ({ at: Date.parse(date_caught), position }))
    .filter(({ at }) => at > start && at < end)
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ at, position }) => (position === null ? [] : [{ at, position }]));
  const first = trip.position ?? known[0]?.position;
  if (first === undefined) return "";
  const last = known.at(-1)?.position ?? first;
  const point = (place: typeof first, time: string, children: readonly string[] = []) =>
    trackPoint(place, [`<time>${time}</time>`, ...children]);
  return [
    "  <trk>\n",
    ...(location_name === null ? [] : [`  <name>${escapeXml(location_name)}</name>\n`]),
    ...(notes === null ? [] : [`  <desc>${escapeXml(notes)}</desc>\n`]),
    "  <trkseg>\n",
    point(first, started_at, ["<cmt>Start. The place is the first one known.</cmt>"]),
    ...known.map(({ at, position }) => point(position, new Date(at).toISOString())),
    point(last, ended_at, ["<cmt>End. The place is the last one known.</cmt>"]),
    "  </trkseg>\n  </trk>\n",
  ].join("");
}
