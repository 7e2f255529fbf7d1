import { slackBelow, type CurrentEvent } from "@striper/marine/currents";
import { formatHarborTime, type Instant } from "@striper/marine/time";
import { feetToMetres, formatQuantity, roundTo, type Feet } from "@striper/marine/units";
import type { UnitSystem } from "./units.ts";

/** Replaces the hyphen with a minus sign as wide as the digits. */
const withMinus = (text: string): string => text.replace("-", "\u2212");

/** Formats a height as "6.9 ft" or "2.10 m"; never "−0.0". */
export function heightText(height: Feet, units: UnitSystem): string {
  return withMinus(
    units === "us" ? formatQuantity(height, "ft") : formatQuantity(feetToMetres(height), "m"),
  );
}

/** Formats a height without its unit for tight space: "6.9" or "2.1". */
export function shortHeight(height: Feet, units: UnitSystem): string {
  return withMinus(roundTo(units === "us" ? height : feetToMetres(height), 1).toFixed(1));
}

/** Formats a current's speed without direction: "1.4 kt". */
export const speedText = (speed: number): string => `${roundTo(Math.abs(speed), 1).toFixed(1)} kt`;

export type Flow = "flood" | "ebb";

export const flowOf = (speed: number): Flow => (speed < 0 ? "ebb" : "flood");

export const isSlack = (speed: number): boolean => Math.abs(speed) < slackBelow;

/** Returns for example "Ebb 1.4 kt", "Slack, flood 0.3 kt" or "Slack". */
export function currentWords(speed: number): string {
  const flow = flowOf(speed);
  if (!isSlack(speed)) return `${flow === "ebb" ? "Ebb" : "Flood"} ${speedText(speed)}`;
  return roundTo(Math.abs(speed), 1) === 0 ? "Slack" : `Slack, ${flow} ${speedText(speed)}`;
}

/** Returns for example "slack 5:12 am" or "flood strongest 8:05 am (1.1 kt)". */
export const currentTurnWords = ({ kind, instant, speed }: CurrentEvent): string =>
  kind === "slack"
    ? `slack ${formatHarborTime(instant)}`
    : `${flowOf(speed)} strongest ${formatHarborTime(instant)} (${speedText(speed)})`;

/** Returns for example "high 10:06 am (9.6 ft)". */
export const tideTurnWords = (
  turn: { readonly type: "H" | "L"; readonly instant: Instant; readonly height: Feet },
  units: UnitSystem,
): string =>
  `${turn.type === "H" ? "high" : "low"} ${formatHarborTime(turn.instant)} (${heightText(turn.height, units)})`;
