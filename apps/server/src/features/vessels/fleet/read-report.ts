import type { AisMessage } from "@striper/marine/ais";
import type { Instant } from "@striper/marine/time";
import { isInside, isVessel, region } from "#server/features/vessels/fleet/region.ts";
import type { Fix, Particulars, VesselReport } from "#server/features/vessels/fleet/vessel.ts";

/** `noise` shows that the feed is alive but describes no vessel. */
export type Reading =
  | { readonly kind: "report"; readonly report: VesselReport }
  | { readonly kind: "noise" }
  /** Outside the region or too old. */
  | { readonly kind: "refused" };

/** Positions older than 30 minutes are not shown. */
export const oldestFixMs = 30 * 60_000;

/** Rounds to tenths, the resolution of AIS; services add meaningless digits. */
const tenths = (value: number): number => Math.round(value * 10) / 10;
/** Rounds to 1e-5 degrees, about 1.1 m, finer than any receiver's accuracy. */
const placed = (angle: number): number => Math.round(angle * 1e5) / 1e5;

/** Some senders write north as 360; larger values are invalid. */
function directionOf(value: number | null | undefined): number | null {
  if (value === undefined || value === null || value < 0 || value > 360) return null;
  const rounded = tenths(value);
  return rounded === 360 ? 0 : rounded;
}

function particularsOf(message: AisMessage): Partial<Particulars> {
  const { name, callSign, shipType, destination } = message;
  return {
    // "Not available" does not replace a known value.
    ...(name ? { name } : {}),
    ...(callSign ? { callSign } : {}),
    ...(shipType ? { shipType } : {}),
    ...(destination === undefined ? {} : { destination }),
  };
}

/** Reads a message sent at `at`; a time in the future counts as now. */
export function readReport(message: AisMessage, at: Instant, now: Instant): Reading {
  const { mmsi, latitude, longitude } = message;
  const sentAt = Math.min(at, now);
  if (now - sentAt > oldestFixMs) return { kind: "refused" };
  const isLocating = typeof latitude === "number" && typeof longitude === "number";
  if (isLocating && !isInside(region, latitude, longitude)) return { kind: "refused" };
  if (!isVessel(mmsi)) return { kind: "noise" };
  const fix: Fix | null = isLocating
    ? {
        at: sentAt,
        latitude: placed(latitude),
        longitude: placed(longitude),
        speed: typeof message.speed === "number" ? tenths(message.speed) : null,
        course: directionOf(message.course),
        heading: directionOf(message.heading),
      }
    : null;
  return { kind: "report", report: { mmsi, at: sentAt, fix, particulars: particularsOf(message) } };
}
