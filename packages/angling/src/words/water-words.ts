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

export function shortHeight(height: Feet, units: UnitSystem): string {
  return withMinus(roundTo(units === "us" ? height : feetToMetres(height), 1).toFixed(1));
}

export const speedText = (speed: number): string => `${roundTo(Math.abs(speed), 1).toFixed(1)} kt`;

export type Flow = "flood" | "ebb";

export const flowOf = (speed: number): Flow => (speed < 0 ? "ebb" : "flood");

export const isSlack = (speed: number): boolean => Math.abs(speed) < slackBelow;

export function currentWords(speed: number): string {
  const flow = flowOf(speed);
  if (!isSlack(speed)) return `${flow === "ebb" ? "Ebb" : "Flood"} ${speedText(speed)}`;
  return roundTo(Math.abs(speed), 1) === 0 ? "Slack" : `Slack, ${flow} ${speedText(speed)}`;
}

export const currentTurnWords = ({ kind, instant, speed }: CurrentEvent): string =>
  kind === "slack"
    ? `slack ${formatHarborTime(instant)}`
    : `${flowOf(speed)} strongest ${formatHarborTime(instant)} (${speedText(speed)})`;

export const tideTurnWords = (
  turn: { readonly type: "H" | "L"; readonly instant: Instant; readonly height: Feet },
  units: UnitSystem,
): string =>
  `${turn.type === "H" ? "high" : "low"} ${formatHarborTime(turn.instant)} (${heightText(turn.height, units)})`;
