import type { CurrentPredictor } from "@striper/marine/currents";
import type { TidePredictor } from "@striper/marine/tides";
import { hour, type Instant } from "@striper/marine/time";
import type { UnitSystem } from "#web/platform/units.ts";
import { heightText } from "@striper/angling/words";

/** Speed below which the water counts as slack, kt. */
const slackBelow = 0.15;

export interface CurrentReading {
  readonly kind: "current";
  /** Unsigned, knots. */
  readonly speed: number;
  /** Degrees true toward which the water runs; null at slack. */
  readonly direction: number | null;
  readonly text: string;
  readonly sentence: string;
}

const bearing = (degrees: number): string =>
  `${String(Math.round(degrees) % 360).padStart(3, "0")}°`;

export function currentReading(current: CurrentPredictor, at: Instant): CurrentReading {
  const signed = current.speedAt(at);
  const speed = Math.abs(signed);
  if (speed < slackBelow) {
    return { kind: "current", speed, direction: null, text: "slack", sentence: "Slack" };
  }
  const direction = signed < 0 ? current.ebbDirection : current.floodDirection;
  const text = `${speed.toFixed(1)} kt`;
  const name = signed < 0 ? "Ebb" : "Flood";
  const sentence = `${name} ${text} toward ${bearing(direction)}`;
  return { kind: "current", speed, direction, text, sentence };
}

export interface TideReading {
  readonly kind: "tide";
  /** 0 at the day's lowest water, 1 at its highest. */
  readonly level: number;
  readonly isRising: boolean;
  readonly text: string;
  readonly sentence: string;
}

interface Range {
  readonly from: Instant;
  readonly low: number;
  readonly high: number;
}

const ranges = new WeakMap<TidePredictor, Range>();

/** Returns the range over 25 hours, which include two highs and two lows. */
function dayRange(tide: TidePredictor, at: Instant): Range {
  const from = Math.floor(at / (24 * hour)) * 24 * hour;
  const kept = ranges.get(tide);
  if (kept?.from === from) return kept;
  const heights = tide.curve(from, from + 25 * hour, hour / 2).map(({ height }) => height);
  const range = { from, low: Math.min(...heights), high: Math.max(...heights) };
  ranges.set(tide, range);
  return range;
}

export function tideReading(tide: TidePredictor, at: Instant, units: UnitSystem): TideReading {
  const height = tide.heightAt(at);
  const { low, high } = dayRange(tide, at);
  const isRising = tide.rateAt(at) > 0;
  const level = Math.min(1, Math.max(0, (height - low) / Math.max(0.1, high - low)));
  const text = heightText(height, units);
  const sentence = `${text}, ${isRising ? "rising" : "falling"}`;
  return { kind: "tide", level, isRising, text, sentence };
}
