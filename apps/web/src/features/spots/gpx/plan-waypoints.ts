import { notesMaxLength, ownSpotsPerAccount } from "@striper/contract/limits";
import { saveOwnSpot, type OwnSpot } from "@striper/contract/spots";
import { distanceBetween, type Position } from "@striper/marine/geo";
import type { SpotEntry } from "#web/features/spots/my-spots.ts";
import { nameLine, nameMaxLength } from "#web/features/spots/own/own-spot-form-view.ts";
import { implausibleDistance } from "#web/features/spots/own/position-text.ts";
import { beginningOf, plainText } from "#web/ui/fields/plain-text.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import type { GpxWaypoint } from "#web/platform/gpx/gpx-elements.ts";
import { countedSentences, type GpxPlan } from "#web/platform/gpx/gpx-plan.ts";

/** Spots of one name closer than this are the same spot, statute miles (about 20 m). */
const sameWithin = 0.0125;

export interface WaypointPlan extends GpxPlan<SpotEntry> {
  readonly withoutPosition: number;
  readonly farAway: number;
}

function entryOf(waypoint: GpxWaypoint, position: Position, number: number): SpotEntry | null {
  const named = nameLine(waypoint.name ?? "");
  const name = beginningOf(named, nameMaxLength);
  const notes = [name === named ? [] : [named], waypoint.notes ?? []].flat().join("\n");
  const read = saveOwnSpot.body.safeParse({
    name: name === "" ? spotsWording.gpxImport.unnamed(number) : name,
    notes: beginningOf(plainText(notes), notesMaxLength),
    position,
  });
  return read.success ? read.data : null;
}

export function planWaypoints(
  waypoints: readonly GpxWaypoint[],
  known: readonly Pick<OwnSpot, "name" | "position">[],
): WaypointPlan {
  const places = new Map<string, Position[]>();
  const keyOf = (name: string) => name.trim().toLowerCase();
  const placesOf = (name: string): Position[] => {
    const listed = places.get(keyOf(name)) ?? [];
    places.set(keyOf(name), listed);
    return listed;
  };
  for (const { name, position } of known) placesOf(name).push(position);

  const fresh: SpotEntry[] = [];
  let present = 0;
  let withoutPosition = 0;
  for (const [index, waypoint] of waypoints.entries()) {
    const { position } = waypoint;
    const entry = position === null ? null : entryOf(waypoint, position, index + 1);
    if (entry === null) {
      withoutPosition += 1;
      continue;
    }
    const listed = placesOf(entry.name);
    if (listed.some((place) => distanceBetween(place, entry.position) <= sameWithin)) present += 1;
    else {
      listed.push(entry.position);
      fresh.push(entry);
    }
  }
  const room = Math.max(0, ownSpotsPerAccount - known.length);
  const toAdd = fresh.slice(0, room);
  const farAway = toAdd.filter(({ position }) => implausibleDistance(position) !== null).length;
  return { toAdd, present, withoutPosition, noRoom: fresh.length - toAdd.length, farAway };
}

export function planSentences(
  { toAdd, present, withoutPosition, noRoom, farAway }: WaypointPlan,
  tracks: number,
): readonly string[] {
  const wording = spotsWording.gpxImport;
  return [
    wording.found(toAdd.length),
    ...countedSentences([
      [present, wording.present],
      [withoutPosition, wording.withoutPosition],
      [noRoom, wording.noRoom],
      [farAway, wording.farAway],
      [tracks, wording.tracks],
    ]),
  ];
}
