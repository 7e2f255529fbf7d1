import type { Instant } from "#marine/time/index.ts";
import { astronomicalArguments } from "#marine/tides/harmonics/astronomical-arguments.ts";

/**
 * Phase lag of S2 behind M2 at Boston, degrees: 146.2 − 109.2, NOAA CO-OPS constituents of station 8443970. It puts
 * springs a day and a half after new and full moon; the lag at other stations on this coast differs by a few hours.
 */
const springLag = 37;

/** Returns the alignment of the sun's and moon's tides: 0 at neap tide, 1 at spring tide. */
export function springStrengthAt(instant: Instant): number {
  const { s, h } = astronomicalArguments(instant);
  return (1 + Math.cos((2 * (s - h) - springLag) * (Math.PI / 180))) / 2;
}
