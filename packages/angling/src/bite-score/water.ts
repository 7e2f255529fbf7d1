import type { CurrentPredictor } from "@striper/marine/currents";
import { springStrengthAt, type TidePredictor } from "@striper/marine/tides";
import { hour, type Instant } from "@striper/marine/time";
import type { TideInput } from "#angling/bite-score/model.ts";
import type { WaterPredictors } from "#angling/spots/stations.ts";

interface HalfCycle {
  readonly from: Instant;
  readonly to: Instant;
  readonly peak: number;
}

/** Longer than any half-cycle of this coast's twice-daily tides. */
const margin = 13 * hour;

function currentHalfCycles(current: CurrentPredictor, from: Instant, to: Instant): HalfCycle[] {
  const halves: HalfCycle[] = [];
  let slack: Instant | null = null;
  let peak = 0;
  for (const event of current.events(from - margin, to + margin)) {
    if (event.kind === "slack") {
      if (slack !== null) halves.push({ from: slack, to: event.instant, peak });
      slack = event.instant;
      peak = 0;
    } else {
      peak = Math.max(peak, Math.abs(event.speed));
    }
  }
  return halves;
}

/** The rate peaks near the middle of a rise or fall. */
const middle = [0.3, 0.4, 0.5, 0.6, 0.7] as const;

function heightHalfCycles(tide: TidePredictor, from: Instant, to: Instant): HalfCycle[] {
  const turns = tide.extremes(from - margin, to + margin);
  return turns.flatMap(({ instant: start }, index) => {
    const turn = turns[index + 1];
    if (turn === undefined) return [];
    const rates = middle.map((share) =>
      Math.abs(tide.rateAt(start + share * (turn.instant - start))),
    );
    return { from: start, to: turn.instant, peak: Math.max(...rates) };
  });
}

function relativeTo(halves: readonly HalfCycle[], instant: Instant, speed: number): number | null {
  const half = halves.find(({ from, to }) => from <= instant && instant < to);
  if (half === undefined || half.peak === 0) return null;
  return Math.min(1, speed / half.peak);
}

/**
 * Returns the flow at each instant, which must be in order of time. Uses the current station when
 * there is one, otherwise the tide's rate of change; null without either.
 */
export function tideInputs(
  { tide, current }: WaterPredictors,
  instants: readonly Instant[],
): (TideInput | null)[] {
  const from = instants[0] ?? 0;
  const to = instants.at(-1) ?? 0;
  const runs = current === null ? [] : currentHalfCycles(current, from, to);
  const isCurrentUseful = runs.length > 0;
  const rises = tide === null || isCurrentUseful ? [] : heightHalfCycles(tide, from, to);
  return instants.map((instant) => {
    const basis = isCurrentUseful ? "current" : "height";
    const speed =
      current !== null && isCurrentUseful ? current.speedAt(instant) : (tide?.rateAt(instant) ?? 0);
    const halves = isCurrentUseful ? runs : rises;
    const relativeSpeed = relativeTo(halves, instant, Math.abs(speed));
    if (relativeSpeed === null) return null;
    return {
      flow: speed < 0 ? "ebb" : "flood",
      relativeSpeed,
      springStrength: springStrengthAt(instant),
      basis,
    };
  });
}
