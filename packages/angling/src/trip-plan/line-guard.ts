import type { Position } from "@striper/marine/geo";
import { jurisdictionAt, type Jurisdiction, type Side } from "@striper/marine/jurisdiction";
import {
  metres,
  metresToNauticalMiles,
  nauticalMiles,
  type NauticalMiles,
} from "@striper/marine/units";

/** Nautical miles from a line at which the app speaks and vibrates. */
export const guardDistance = 0.3;

export type LineState =
  | { readonly kind: "not-covered" }
  | { readonly kind: "too-close"; readonly within: NauticalMiles }
  | {
      readonly kind: "near" | "clear";
      readonly on: Jurisdiction;
      readonly changesTo: Side;
      /** Minimum distance to the line, after deducting the uncertainty of coast and position. */
      readonly atLeast: NauticalMiles;
      readonly within: NauticalMiles;
    };

/**
 * Returns the state of the nearest line for a position with the given accuracy. The uncertainty of
 * coast and position is deducted, so that the distance is never overstated.
 */
export function lineState(position: Position, accuracyMetres: number): LineState {
  const answer = jurisdictionAt(position);
  if (answer.kind === "outside-coverage") return { kind: "not-covered" };
  const open = answer.uncertainty + metresToNauticalMiles(metres(accuracyMetres));
  const atLeast = answer.distanceToChange - open;
  if (answer.kind === "too-close-to-call" || atLeast <= 0)
    return { kind: "too-close", within: nauticalMiles(open) };
  return {
    kind: atLeast <= guardDistance ? "near" : "clear",
    on: answer.jurisdiction,
    changesTo: answer.changesTo,
    atLeast: nauticalMiles(atLeast),
    within: nauticalMiles(open),
  };
}

/**
 * Returns true when a change is announced: once when the line is near, and once when the side
 * becomes uncertain.
 */
export function isReportable(before: LineState | null, now: LineState): boolean {
  if (now.kind === "clear" || now.kind === "not-covered") return false;
  return before === null || before.kind !== now.kind;
}
