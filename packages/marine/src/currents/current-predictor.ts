import type { CurrentStation } from "#marine/stations/index.ts";
import type { Instant } from "#marine/time/index.ts";
import { degrees, knots, type Degrees, type Knots } from "#marine/units/index.ts";
import type { CurrentEvent } from "./current-events.ts";
import type { CurrentModel } from "./current-model.ts";
import { harmonicCurrent } from "./harmonic-current.ts";
import { slackWindows, type SlackWindow } from "./slack-windows.ts";
import { subordinateCurrent } from "./subordinate-current.ts";

/** Ranges include `from` and exclude `to`; the flood is positive, the ebb negative. */
export interface CurrentPredictor {
  speedAt(instant: Instant): Knots;
  /** Speeds at `from`, `from + step`, …; the step in milliseconds. */
  curve(from: Instant, to: Instant, step: number): { instant: Instant; speed: Knots }[];
  /** Slacks and strongest flows at whole minutes, in order of time. */
  events(from: Instant, to: Instant): CurrentEvent[];
  /** The stretches in which the current is weaker than `below`, cut at the ends of the range. */
  slackWindows(from: Instant, to: Instant, below?: Knots): SlackWindow[];
  /** The strongest speed, unsigned, between the slacks around an instant. */
  peakAround(instant: Instant): Knots;
  /** True directions toward which the water runs. */
  readonly floodDirection: Degrees;
  readonly ebbDirection: Degrees;
}

/**
 * The one threshold of slack water. NOAA's table 4 gives how long the current stays below 0.1 to 0.5 knots; NOAA Tidal Current
 * Tables, "Duration of slack".
 */
export const slackBelow = knots(0.5);

/** The strongest speed, unsigned, between the slacks around an instant; null without a maximum. */
function peakBetweenSlacks(events: readonly CurrentEvent[], instant: Instant): number | null {
  let peak: number | null = null;
  for (const event of events) {
    if (event.kind !== "slack") peak = Math.max(peak ?? 0, Math.abs(event.speed));
    else if (event.instant > instant) break;
    else peak = null;
  }
  return peak;
}

export function createCurrentPredictor(station: CurrentStation): CurrentPredictor {
  const model: CurrentModel =
    station.method === "harmonic" ? harmonicCurrent(station) : subordinateCurrent(station);
  return {
    floodDirection: degrees(station.floodDirection),
    ebbDirection: degrees(station.ebbDirection),
    speedAt: (instant) => knots(model.speedAt(instant)),
    events: model.events,
    curve: (from, to, step) =>
      Array.from({ length: Math.max(0, Math.ceil((to - from) / step)) }, (_, index) => {
        const instant = from + index * step;
        return { instant, speed: knots(model.speedAt(instant)) };
      }),
    slackWindows: (from, to, below = slackBelow) => slackWindows(model, from, to, below),
    peakAround: (instant) =>
      knots(
        peakBetweenSlacks(model.eventsAround(instant), instant) ?? Math.abs(model.speedAt(instant)),
      ),
  };
}
