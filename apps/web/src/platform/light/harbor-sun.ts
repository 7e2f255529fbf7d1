// By itself: it is part of the first view, and the whole ephemeris is not.
import { sunAltitude } from "@striper/marine/astronomy/sun-altitude";

/** Long Island, in the middle of Boston Harbor: decimal degrees, WGS 84. */
const harbor = { latitude: 42.32, longitude: -70.97 };

/** How high the sun stands over the harbor, degrees. */
export function harborSunAltitude(instant: number): number {
  return sunAltitude(instant, harbor);
}
