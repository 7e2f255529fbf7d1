import { distanceBetween, parsePosition, type Position } from "@striper/marine/geo";
import type { StatuteMiles } from "@striper/marine/units";

/** "42.33970, -70.95470": about a meter. */
export function positionText({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

const withLetters =
  /^\s*(\d+(?:\.\d+)?)\s*°?\s*([NS])\s*[,;]?\s*(\d+(?:\.\d+)?)\s*°?\s*([EW])\s*$/i;

/** Reads "42.34, -70.95" and "42.340° N, 70.955° W"; null for anything else. */
export function readPosition(text: string): Position | null {
  const [, latitude, northOrSouth, longitude, eastOrWest] = withLetters.exec(text) ?? [];
  // Pasted text often has the sign for minus instead of a hyphen.
  if (latitude === undefined || longitude === undefined)
    return parsePosition(text.replaceAll("\u2212", "-"));
  const sign = (letter: string | undefined, negative: string) =>
    letter?.toUpperCase() === negative ? "-" : "";
  return parsePosition(
    `${sign(northOrSouth, "S")}${latitude},${sign(eastOrWest, "W")}${longitude}`,
  );
}

const bostonHarbor: Position = { latitude: 42.3539, longitude: -71.0503 };
/** Farther than this from Boston Harbor is probably a mistake, miles. */
const plausibleWithin = 300;

/** Miles from Boston Harbor, where they are so many that the position is probably a mistake. */
export function implausibleDistance(position: Position): StatuteMiles | null {
  const distance = distanceBetween(bostonHarbor, position);
  return distance > plausibleWithin ? distance : null;
}

/**
 * The position that was probably meant, as text, where only the minus of the longitude is missing:
 * "42.36, -70.9" for "42.36, 70.9". Null for any other; whoever writes "E" means east.
 */
export function withForgottenMinus(text: string): string | null {
  const position = readPosition(text);
  if (position === null || position.longitude <= 0 || withLetters.test(text)) return null;
  const meant = { ...position, longitude: -position.longitude };
  if (implausibleDistance(meant) !== null) return null;
  return `${meant.latitude}, ${meant.longitude}`;
}
