import type { Position } from "@striper/marine/geo";
import { jurisdictionAt, type Jurisdiction, type Side } from "@striper/marine/jurisdiction";
import {
  metres,
  metresToNauticalMiles,
  nauticalMiles,
  type NauticalMiles,
} from "@striper/marine/units";

/** A word and a vibration from this near on, nautical miles. */
export const guardDistance = 0.3;

export type LineState =
  /** Beyond the waters the product knows. */
  | { readonly kind: "not-covered" }
  /** The line may lie on either side: nothing is claimed. */
  | { readonly kind: "too-close"; readonly within: NauticalMiles }
  | {
      readonly kind: "near" | "clear";
      readonly on: Jurisdiction;
      readonly changesTo: Side;
      /** At least that far, what is not known of coast and position taken off. */
      readonly atLeast: NauticalMiles;
      /** What is not known of coast and position, and was taken off. */
      readonly within: NauticalMiles;
    };

/**
 * How far the next line is from a position that is only known to `accuracyMetres`. What the coast's
 * drawing and the position leave open is taken off, so that no claim is nearer than what is known.
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

/** Whether a change from the one to the other is announced: once when the line is near, once when the side is uncertain. */
export function isReportable(before: LineState | null, now: LineState): boolean {
  if (now.kind === "clear" || now.kind === "not-covered") return false;
  return before === null || before.kind !== now.kind;
}
