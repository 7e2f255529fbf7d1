import { hour, minute, type Instant } from "#marine/time/index.ts";
import type { TideExtreme } from "./tide-predictor.ts";

export interface TideStage {
  readonly stage: "RISING" | "FALLING" | "CHANGING";
  /** Percent of the six hours before the next tide that have passed. */
  readonly progress: number;
  readonly next: TideExtreme | null;
  readonly hoursToNext: number | null;
  readonly minutesToNext: number | null;
  /** Text such as "42 min", "3.2 h" or "11 h". */
  readonly timeToNext: string | null;
}

const usualHours = 6;

export function tideStage(now: Instant, extremes: readonly TideExtreme[]): TideStage {
  const last = extremes.findLast(({ instant }) => instant <= now);
  const next = extremes.find(({ instant }) => instant > now);
  if (next === undefined) {
    return {
      stage: "CHANGING",
      progress: 0,
      next: null,
      hoursToNext: null,
      minutesToNext: null,
      timeToNext: null,
    };
  }
  const hours = (next.instant - now) / hour;
  return {
    stage: stageBetween(last?.type, next.type),
    progress: Math.min(100, Math.max(0, ((usualHours - hours) / usualHours) * 100)),
    next,
    hoursToNext: hours,
    minutesToNext: Math.round((next.instant - now) / minute),
    timeToNext: timeToNext(hours),
  };
}

function stageBetween(last: "H" | "L" | undefined, next: "H" | "L"): TideStage["stage"] {
  if (last === "L" && next === "H") return "RISING";
  if (last === "H" && next === "L") return "FALLING";
  return "CHANGING";
}

/** Formats minutes below an hour, hours with one decimal below ten, else whole hours. */
export function timeToNext(hours: number): string {
  const minutes = Math.round(hours * 60);
  if (minutes < 60) return `${minutes} min`;
  const tenths = Math.round(hours * 10);
  return tenths < 100 ? `${(tenths / 10).toFixed(1)} h` : `${Math.round(hours)} h`;
}
