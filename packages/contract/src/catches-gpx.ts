import { escapeXml } from "@striper/angling/spots";
import type { CatchRecord } from "#contract/catch-records.ts";

/* GPX 1.1 (https://www.topografix.com/GPX/1/1/), the same from the server and from a device. */

export const gpxHead = [
  '<?xml version="1.0" encoding="UTF-8"?>',
  '<gpx version="1.1" creator="Striper Conditions" xmlns="http://www.topografix.com/GPX/1/1">',
  "  <metadata><desc>My catches. Not for navigation.</desc></metadata>",
  "",
].join("\n");

export const gpxTail = "</gpx>\n";

function sizeOf({ length_inches: length, weight_pounds: weight }: CatchRecord): string {
  const sizes = [length === null ? [] : [`${length} in`], weight === null ? [] : [`${weight} lb`]];
  return sizes.flat().join(", ");
}

/** Nothing for a catch without a position. */
export function catchWaypoint(entry: CatchRecord): string {
  const { position, species, notes, location_name: location } = entry;
  if (position === null) return "";
  const size = sizeOf(entry);
  const name = size === "" ? species : `${species}, ${size}`;
  const about = [location, notes].filter((text) => text !== null).join("\n");
  return [
    `  <wpt lat="${position.latitude}" lon="${position.longitude}">`,
    `    <time>${entry.date_caught}</time>`,
    `    <name>${escapeXml(name)}</name>`,
    ...(about === "" ? [] : [`    <desc>${escapeXml(about)}</desc>`]),
    "    <type>catch</type>",
    "  </wpt>",
    "",
  ].join("\n");
}
