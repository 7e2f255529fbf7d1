import type { Instant } from "#marine/time/index.ts";
import { hour } from "#marine/time/index.ts";
import { nearestMinute } from "#marine/tides/harmonic-tide.ts";
import { knots, type Knots } from "#marine/units/index.ts";
import type { HarmonicSeries } from "#marine/tides/harmonics/harmonic-series.ts";

export type CurrentEvent = {
  readonly instant: Instant;
  /** Positive at flood, negative at ebb, zero at slack. */
  readonly speed: Knots;
} & (
  | { readonly kind: "slack"; readonly turnsTo: "flood" | "ebb" }
  | { readonly kind: "max-flood" | "max-ebb" }
);

/** Peaks of a flow that does not turn count as one when they are closer than this. */
const oneSwell = 6 * hour;

/** Covers the peaks around the ends of the range and any offset of a subordinate station. */
const margin = 12 * hour;

/** Returns slacks and strongest flows of a harmonic current, unrounded, including those around the range. */
export function eventsAround(series: HarmonicSeries, from: Instant, to: Instant): CurrentEvent[] {
  const slacks = series
    .zeroCrossings(from - margin, to + margin)
    .map(({ instant, rising }): CurrentEvent => {
      return { instant, speed: knots(0), kind: "slack", turnsTo: rising ? "flood" : "ebb" };
    });
  const strongest = series
    .turningPoints(from - margin, to + margin)
    // A peak below zero or a trough above it is where the flow is weakest.
    .filter(({ value, peak }) => (peak ? value > 0 : value < 0))
    .map(({ instant, value, peak }): CurrentEvent => {
      return { instant, speed: knots(value), kind: peak ? "max-flood" : "max-ebb" };
    });
  return [...slacks, ...withoutSideSwells(strongest, slacks)].toSorted(
    (a, b) => a.instant - b.instant,
  );
}

function withoutSideSwells(
  swells: readonly CurrentEvent[],
  slacks: readonly CurrentEvent[],
): CurrentEvent[] {
  const turnsBetween = (a: CurrentEvent, b: CurrentEvent): boolean =>
    slacks.some(({ instant }) => instant > a.instant !== instant > b.instant);
  return swells.filter(
    (swell) =>
      !swells.some(
        (other) =>
          Math.abs(other.speed) > Math.abs(swell.speed) &&
          Math.abs(other.instant - swell.instant) < oneSwell &&
          !turnsBetween(swell, other),
      ),
  );
}

export function printed(
  events: readonly CurrentEvent[],
  from: Instant,
  to: Instant,
): CurrentEvent[] {
  return events
    .map((event) => Object.assign({}, event, { instant: nearestMinute(event.instant) }))
    .filter(({ instant }) => instant >= from && instant < to);
}
