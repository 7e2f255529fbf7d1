import { distanceBetween, parsePosition, type Position } from "@striper/marine/geo";
import type { StatuteMiles } from "@striper/marine/units";

/** Formats a position to about 1 m, such as "42.33970, -70.95470". */
export function positionText({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

const withLetters =
  /^\s*(\d+(?:\.\d+)?)\s*°?\s*([NS])\s*[,;]?\s*(\d+(?:\.\d+)?)\s*°?\s*([EW])\s*$/i;

/** Parses "42.34, -70.95" and "42.340° N, 70.955° W"; returns null for anything else. */
export function readPosition(text: string): Position | null {
  const [, latitude, northOrSouth, longitude, eastOrWest] = withLetters.exec(text) ?? [];
  // Pasted text often has a minus sign instead of a hyphen.
  if (latitude === undefined || longitude === undefined)
    return parsePosition(text.replaceAll("\u2212", "-"));
  const sign = (letter: string | undefined, negative: string) =>
    letter?.toUpperCase() === negative ? "-" : "";
  return parsePosition(
    `${sign(northOrSouth, "S")}${latitude},${sign(eastOrWest, "W")}${longitude}`,
  );
}

const bostonHarbor: Position = { latitude: 42.3539, longitude: -71.0503 };
/** A position farther from Boston Harbor is probably a mistake, statute miles. */
const plausibleWithin = 300;

/** Returns the distance from Boston Harbor if it is implausibly large, otherwise null. */
export function implausibleDistance(position: Position): StatuteMiles | null {
  const distance = distanceBetween(bostonHarbor, position);
  return distance > plausibleWithin ? distance : null;
}

/**
 * Returns "42.36, -70.9" for "42.36, 70.9", whose longitude probably lacks its minus. Null for any
 * other position, and for one that says "E".
 */
export function withForgottenMinus(text: string): string | null {
  const position = readPosition(text);
  if (position === null || position.longitude <= 0 || withLetters.test(text)) return null;
  const meant = { ...position, longitude: -position.longitude };
  if (implausibleDistance(meant) !== null) return null;
  return `${meant.latitude}, ${meant.longitude}`;
}
