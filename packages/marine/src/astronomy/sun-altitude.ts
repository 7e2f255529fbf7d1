import type { Position } from "#marine/geo/index.ts";
import type { Instant } from "#marine/time/index.ts";
import { degrees, type Degrees } from "#marine/units/index.ts";

const radiansPerDegree = Math.PI / 180;
const millisecondsPerDay = 86_400_000;
/** Epoch of the formulas below: 1 January 2000, 12:00. */
const epoch = Date.UTC(2000, 0, 1, 12);

/**
 * Returns the altitude of the sun's centre without refraction. Low-precision formulas of the Astronomical Almanac
 * (section C, "Low-precision formulas for the Sun's coordinates"), accurate to about 0.01 degree from 1950 to 2050.
 * They take a hundredth of the full ephemeris' time.
 */
export function sunAltitude(instant: Instant, { latitude, longitude }: Position): Degrees {
  const days = (instant - epoch) / millisecondsPerDay;
  const meanAnomaly = (357.528 + 0.9856003 * days) * radiansPerDegree;
  const meanLongitude = 280.46 + 0.9856474 * days;
  const eclipticLongitude =
    (meanLongitude + 1.915 * Math.sin(meanAnomaly) + 0.02 * Math.sin(2 * meanAnomaly)) *
    radiansPerDegree;
  const obliquity = (23.439 - 0.0000004 * days) * radiansPerDegree;
  const sinDeclination = Math.sin(obliquity) * Math.sin(eclipticLongitude);
  const cosDeclination = Math.sqrt(1 - sinDeclination * sinDeclination);
  const rightAscension = Math.atan2(
    Math.cos(obliquity) * Math.sin(eclipticLongitude),
    Math.cos(eclipticLongitude),
  );
  const siderealTime = (280.46061837 + 360.98564736629 * days + longitude) * radiansPerDegree;
  const sinLatitude = Math.sin(latitude * radiansPerDegree);
  const cosLatitude = Math.cos(latitude * radiansPerDegree);
  const sinAltitude =
    sinLatitude * sinDeclination +
    cosLatitude * cosDeclination * Math.cos(siderealTime - rightAscension);
  // Rounding may yield slightly more than 1 when the sun is in the zenith.
  return degrees(Math.asin(Math.max(-1, Math.min(1, sinAltitude))) / radiansPerDegree);
}
