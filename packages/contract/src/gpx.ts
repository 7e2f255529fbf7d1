/* Parts of a GPX 1.1 file (https://www.topografix.com/GPX/1/1/). */

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export const gpxHeadOf = (description: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Striper Conditions" xmlns="http://www.topografix.com/GPX/1/1">',
    `  <metadata><desc>${description} Not for navigation.</desc></metadata>`,
    "",
  ].join("\n");

export const gpxTail = "</gpx>\n";

/** Formats to about a centimeter, without the exponent that the schema forbids. */
const degrees = (value: number): string =>
  value
    .toFixed(7)
    .replace(/\.?0+$/, "")
    .replace(/^-0$/, "0");

const element = (name: string, { latitude, longitude }: Place, children: readonly string[]) =>
  [
    `  <${name} lat="${degrees(latitude)}" lon="${degrees(longitude)}">`,
    ...children.map((child) => `    ${child}`),
    `  </${name}>`,
    "",
  ].join("\n");

/** Children must be in schema order: time, name, cmt, desc, src, type. */
export const waypoint = (place: Place, children: readonly string[]): string =>
  element("wpt", place, children);

export const trackPoint = (place: Place, children: readonly string[]): string =>
  element("trkpt", place, children);
