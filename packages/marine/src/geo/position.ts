/** Decimal degrees on WGS 84; north and east are positive. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const decimalPair = /^\s*([+-]?\d+(?:\.\d+)?)\s*,\s*([+-]?\d+(?:\.\d+)?)\s*$/;

/** Parses "42.36,-70.90"; null for other text and for positions off the globe. */
export function parsePosition(text: string): Position | null {
  const match = decimalPair.exec(text);
  if (match === null) return null;
  const latitude = Number(match[1]);
  const longitude = Number(match[2]);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
