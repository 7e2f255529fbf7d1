import { parsePosition, type Position } from "@striper/marine/geo";

/** "42.33970, -70.95470": about a meter. */
export function positionText({ latitude, longitude }: Position): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
}

const withLetters =
  /^\s*(\d+(?:\.\d+)?)\s*°?\s*([NS])\s*[,;]?\s*(\d+(?:\.\d+)?)\s*°?\s*([EW])\s*$/i;

/** Reads "42.34, -70.95" and "42.340° N, 70.955° W"; null for anything else. */
export function readPosition(text: string): Position | null {
  const [, latitude, northOrSouth, longitude, eastOrWest] = withLetters.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined) return parsePosition(text);
  const sign = (letter: string | undefined, negative: string) =>
    letter?.toUpperCase() === negative ? "-" : "";
  return parsePosition(
    `${sign(northOrSouth, "S")}${latitude},${sign(eastOrWest, "W")}${longitude}`,
  );
}
