import type { Position } from "#marine/geo/index.ts";

/**
 * Limit of latitude in degrees. Closer to the poles the sun and moon stay up or down for days, so a day may have no
 * rise or set. The fishing region is around 42 degrees north.
 */
const latitudeLimit = 65;

export const isSkyCovered = ({ latitude, longitude }: Position): boolean =>
  Math.abs(latitude) <= latitudeLimit && Math.abs(longitude) <= 180;
