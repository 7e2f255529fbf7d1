import type { Position } from "#marine/geo/index.ts";

/**
 * Nearer the poles the sun and the moon stay up or down for days; what a rise or a set "of the day"
 * is would need other words there. The fishing region lies around 42 degrees north.
 */
const latitudeLimit = 65;

export const isSkyCovered = ({ latitude, longitude }: Position): boolean =>
  Math.abs(latitude) <= latitudeLimit && Math.abs(longitude) <= 180;
