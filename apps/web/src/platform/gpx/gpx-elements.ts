import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";

export interface GpxWaypoint {
  readonly position: Position | null;
  readonly name: string | null;
  readonly notes: string | null;
}

export interface GpxPoint {
  readonly position: Position;
  readonly time: Instant | null;
}

export interface GpxTrack {
  readonly name: string | null;
  readonly notes: string | null;
  readonly points: readonly GpxPoint[];
}

export interface GpxContent {
  readonly waypoints: readonly GpxWaypoint[];
  readonly tracks: readonly GpxTrack[];
  readonly routes: number;
}

export type GpxAttributes = Readonly<Record<string, string>>;
export type GpxFields = ReadonlyMap<string, string>;

/** Matches xsd:decimal, which has no exponent and no inner blanks. */
const decimal = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)\s*$/;

const degrees = (text: string | undefined, most: number): number | null => {
  if (text === undefined || !decimal.test(text)) return null;
  const value = Number(text);
  return Math.abs(value) <= most ? value : null;
};

export function positionIn({ lat, lon }: GpxAttributes): Position | null {
  const latitude = degrees(lat, 90);
  const longitude = degrees(lon, 180);
  if (latitude === null || longitude === null) return null;
  // Receivers without a fix write 0, 0.
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude };
}

export function timeIn(fields: GpxFields): Instant | null {
  const text = fields.get("time")?.trim() ?? "";
  const at = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

const textIn = (fields: GpxFields, name: string): string => fields.get(name)?.trim() ?? "";

/**
 * Returns name and notes. Programs often repeat the name or comment in the description, so duplicates are dropped.
 */
export function namedIn(fields: GpxFields): Pick<GpxWaypoint, "name" | "notes"> {
  const name = textIn(fields, "name");
  const notes = new Set([textIn(fields, "cmt"), textIn(fields, "desc")]);
  notes.delete("");
  notes.delete(name);
  const text = [...notes].join("\n");
  return { name: name === "" ? null : name, notes: text === "" ? null : text };
}
