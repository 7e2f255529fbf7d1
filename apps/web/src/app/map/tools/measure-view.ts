import { distanceBetween, initialBearing, type Position } from "@striper/marine/geo";
import { formatQuantity, statuteToNauticalMiles } from "@striper/marine/units";

export type Ends = readonly [] | readonly [Position] | readonly [Position, Position];

export function withEnd(ends: Ends, position: Position): Ends {
  const [first, second] = ends;
  return first === undefined || second !== undefined ? [position] : [first, position];
}

/** "2.41 nm · 2.77 mi · 065° true". */
export function measureText(from: Position, to: Position): string {
  const miles = distanceBetween(from, to);
  const bearing = Math.round(initialBearing(from, to)) % 360;
  const decimals = miles < 10 ? 2 : 1;
  return [
    formatQuantity(statuteToNauticalMiles(miles), "nm", decimals),
    formatQuantity(miles, "mi", decimals),
    `${String(bearing).padStart(3, "0")}° true`,
  ].join(" · ");
}

export function measureSentence([from, to]: Ends): string {
  if (from === undefined) return "Tap the map where the distance begins, or move the cross there.";
  if (to === undefined) return "Now tap where it ends, or move the cross there.";
  return measureText(from, to);
}
