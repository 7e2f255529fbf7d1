import type { Vessel } from "@striper/contract/vessels";
import { closestApproach, positionAt, type Motion } from "@striper/marine/ais";
import type { Position } from "@striper/marine/geo";
import { formatHarborTime, minute, type Instant } from "@striper/marine/time";
import { degrees, formatQuantity, knots } from "@striper/marine/units";
import { kindStyles } from "#web/features/vessels/vessel-kinds.ts";

/** Slower vessels count as not moving, given the accuracy of AIS, kt. */
const underWayFrom = 0.5;
/** Time covered by the predictor line, ms. */
export const predictedAhead = 6 * minute;
/** Longest time in ms for which a vessel is moved on without a report. */
const movedOnFor = 3 * minute;

/** Returns the last reported motion. Without speed or course the vessel is taken to lie still. */
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

/** Returns the current position by dead reckoning, for at most three minutes after the report. */
export function shownPosition(motion: Motion, now: Instant): Position {
  if (motion.speed === 0) return motion.position;
  return positionAt(motion, Math.min(Math.max(now, motion.at), motion.at + movedOnFor));
}

export function predictedPosition(motion: Motion, now: Instant): Position | null {
  if (motion.speed === 0) return null;
  return positionAt(motion, Math.min(now, motion.at + movedOnFor) + predictedAhead);
}

/** Returns the heading in degrees, or else the course of a moving vessel. */
export function pointsTo(vessel: Vessel): number | null {
  if (vessel.heading_degrees !== null) return vessel.heading_degrees;
  return (vessel.speed_kt ?? 0) >= underWayFrom ? vessel.course_degrees : null;
}

export const vesselName = ({ name, mmsi }: Vessel): string =>
  name === null || name.trim() === "" ? `MMSI ${mmsi}` : name;

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

/**
 * Returns text such as "Closest to you: 0.4 nm at 6:12 pm, in 9 min", if the vessel keeps its
 * course and you stay.
 */
export function approachText(vessel: Vessel, own: Position, now: Instant): string {
  const here: Motion = { at: now, position: own, speed: knots(0), course: degrees(0) };
  const { kind, at, distance, distanceNow } = closestApproach(here, motionOf(vessel), now);
  const text = (miles: typeof distance) => formatQuantity(miles, "nm", miles < 10 ? 2 : 1);
  if (kind === "steady") return `${text(distanceNow)} from you, and not moving.`;
  if (kind === "opening") return `${text(distanceNow)} from you, going away.`;
  const minutes = Math.max(1, Math.round((at - now) / minute));
  return `Closest to you: ${text(distance)} at ${formatHarborTime(at)}, in ${minutes} min, if you stay where you are. Now ${text(distanceNow)}.`;
}
