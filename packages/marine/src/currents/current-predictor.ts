import type { CurrentStation } from "#marine/stations/index.ts";
import type { Instant } from "#marine/time/index.ts";
import { degrees, knots, type Degrees, type Knots } from "#marine/units/index.ts";
import type { CurrentEvent } from "./current-events.ts";
import type { CurrentModel } from "./current-model.ts";
import { harmonicCurrent } from "./harmonic-current.ts";
import { slackWindows, type SlackWindow } from "./slack-windows.ts";
import { subordinateCurrent } from "./subordinate-current.ts";

/** Predicts a current, positive at flood and negative at ebb. Ranges include `from` and exclude `to`. */
export interface CurrentPredictor {
  speedAt(instant: Instant): Knots;
  /** Returns speeds at `from`, `from + step`, …; the step is in milliseconds. */
  curve(from: Instant, to: Instant, step: number): { instant: Instant; speed: Knots }[];
  /** Returns slacks and strongest flows at whole minutes, in time order. */
  events(from: Instant, to: Instant): CurrentEvent[];
  slackWindows(from: Instant, to: Instant, below?: Knots): SlackWindow[];
  /** Returns the highest absolute speed between the slacks around an instant. */
  peakAround(instant: Instant): Knots;
  /** True direction toward which the water runs. */
  readonly floodDirection: Degrees;
  readonly ebbDirection: Degrees;
}

/**
 * The threshold of slack water. NOAA Tidal Current Tables, table 4 "Duration of slack", give how long the current
 * stays below 0.1 to 0.5 knots.
 */
export const slackBelow = knots(0.5);

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
