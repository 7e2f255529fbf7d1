import { distanceBetween } from "@striper/marine/geo";
import { statuteMilesToMetres } from "@striper/marine/units";
import { oldestFixMs } from "#server/features/vessels/fleet/read-report.ts";
import type { TrackPoint } from "#server/features/vessels/fleet/vessel.ts";

/** Class A reports every two to ten seconds under way: a line on a map needs far fewer. */
const leastMs = 30_000;
/** Closer, and it may be a moored vessel whose receiver wanders. */
const leastMetres = 20;

/** The track with this point, unless it adds nothing to the line. Half an hour of it is kept. */
export function addToTrack(
  track: readonly TrackPoint[],
  { at, latitude, longitude }: TrackPoint,
): readonly TrackPoint[] {
  const last = track.at(-1);
  const point = { at, latitude, longitude };
  if (last === undefined) return [point];
  if (at - last.at < leastMs) return track;
  if (statuteMilesToMetres(distanceBetween(last, point)) < leastMetres) return track;
  const firstKept = track.findIndex((earlier) => at - earlier.at <= oldestFixMs);
  return firstKept === -1 ? [point] : [...track.slice(firstKept), point];
}
