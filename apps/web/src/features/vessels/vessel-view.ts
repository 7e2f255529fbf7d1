import type { Vessel } from "@striper/contract/vessels";
import { closestApproach, positionAt, type Motion } from "@striper/marine/ais";
import type { Position } from "@striper/marine/geo";
import { formatHarborTime, minute, type Instant } from "@striper/marine/time";
import { degrees, formatQuantity, knots } from "@striper/marine/units";
import { kindStyles } from "#web/features/vessels/vessel-kinds.ts";

/** Slower ones count as lying still, given the accuracy of AIS, kt. */
const underWayFrom = 0.5;
/** The predictor line ends where a vessel is this much later, ms. */
export const predictedAhead = 6 * minute;
/** After this long without a report nobody knows whether it kept its course, ms. */
const movedOnFor = 3 * minute;

/** Position and movement as last reported; without speed or course it is taken to lie still. */
export function motionOf(vessel: Vessel): Motion {
  const { latitude, longitude, speed_kt, course_degrees } = vessel;
  const hasProgress = course_degrees !== null && (speed_kt ?? 0) >= underWayFrom;
  return {
    at: Date.parse(vessel.received_at),
    position: { latitude, longitude },
    speed: knots(hasProgress ? (speed_kt ?? 0) : 0),
    course: degrees(hasProgress ? course_degrees : 0),
  };
}

/** Where it is now if it goes on as reported, for three minutes at most. */
export function shownPosition(motion: Motion, now: Instant): Position {
  if (motion.speed === 0) return motion.position;
  return positionAt(motion, Math.min(Math.max(now, motion.at), motion.at + movedOnFor));
}

/** The end of the predictor line, or null for one that lies still. */
export function predictedPosition(motion: Motion, now: Instant): Position | null {
  if (motion.speed === 0) return null;
  return positionAt(motion, Math.min(now, motion.at + movedOnFor) + predictedAhead);
}

/** Degrees the bow points to; without a heading in its report, its course. */
export function pointsTo(vessel: Vessel): number | null {
  if (vessel.heading_degrees !== null) return vessel.heading_degrees;
  return (vessel.speed_kt ?? 0) >= underWayFrom ? vessel.course_degrees : null;
}

export const vesselName = ({ name, mmsi }: Vessel): string =>
  name === null || name.trim() === "" ? `MMSI ${mmsi}` : name;

/** "8 s ago", "12 min ago". */
export function reportAge(receivedAt: Instant, now: Instant): string {
  const seconds = Math.max(0, Math.round((now - receivedAt) / 1000));
  return seconds < 120 ? `${seconds} s ago` : `${Math.floor(seconds / 60)} min ago`;
}

export function speedText({ speed_kt }: Vessel): string {
  if (speed_kt === null) return "Speed not reported";
  return speed_kt < underWayFrom ? "Not moving" : formatQuantity(knots(speed_kt), "kt");
}

export interface VesselFacts {
  readonly kind: string;
  readonly speed: string;
  readonly destination: string;
  readonly age: string;
}

export function vesselFacts(vessel: Vessel, now: Instant): VesselFacts {
  const course =
    vessel.course_degrees !== null && (vessel.speed_kt ?? 0) >= underWayFrom
      ? `, course ${String(Math.round(vessel.course_degrees) % 360).padStart(3, "0")}°`
      : "";
  return {
    kind: kindStyles[vessel.kind].one,
    speed: `${speedText(vessel)}${course}`,
    destination: vessel.destination ?? "Not reported",
    age: reportAge(Date.parse(vessel.received_at), now),
  };
}

/** "Closest to you: 0.4 nm at 6:12 pm, in 9 min." if both go on as they are and you stay. */
export function approachText(vessel: Vessel, own: Position, now: Instant): string {
  const here: Motion = { at: now, position: own, speed: knots(0), course: degrees(0) };
  const { kind, at, distance, distanceNow } = closestApproach(here, motionOf(vessel), now);
  const text = (miles: typeof distance) => formatQuantity(miles, "nm", miles < 10 ? 2 : 1);
  if (kind === "steady") return `${text(distanceNow)} from you, and not moving.`;
  if (kind === "opening") return `${text(distanceNow)} from you, going away.`;
  const minutes = Math.max(1, Math.round((at - now) / minute));
  return `Closest to you: ${text(distance)} at ${formatHarborTime(at)}, in ${minutes} min, if you stay where you are. Now ${text(distanceNow)}.`;
}
