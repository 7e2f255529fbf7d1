import { escapeXml } from "@striper/angling/spots";
import { gpxHeadOf, gpxTail, waypoint } from "@striper/contract/gpx";
import type { OwnSpot } from "@striper/contract/spots";

type Exported = Pick<OwnSpot, "name" | "notes" | "position" | "updated_at">;

const spotWaypoint = ({ name, notes, position, updated_at }: Exported): string =>
  waypoint(position, [
    `<time>${updated_at}</time>`,
    `<name>${escapeXml(name)}</name>`,
    ...(notes === null ? [] : [`<desc>${escapeXml(notes)}</desc>`]),
    "<type>fishing spot</type>",
  ]);

/** Returns GPX 1.1. */
export const ownSpotsAsGpx = (spots: readonly Exported[]): string =>
  gpxHeadOf("My fishing spots.") + spots.map(spotWaypoint).join("") + gpxTail;
