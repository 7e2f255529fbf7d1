import type { LineState } from "@striper/angling/trip-plan";
import { tripPlanWording } from "#web/features/trip-plans/wording.ts";

const wording = tripPlanWording.guard;

/** Rounded down: never farther than it is known to be. */
const milesText = (miles: number): string => `${(Math.floor(miles * 100) / 100).toFixed(2)} nm`;
/** Rounded up: what is not known is never made smaller. */
const openText = (miles: number): string => `${(Math.ceil(miles * 100) / 100).toFixed(2)} nm`;

export interface GuardView {
  readonly tone: "info" | "warning" | "danger";
  readonly text: string;
}

export function guardView(state: LineState): GuardView {
  if (state.kind === "not-covered") return { tone: "warning", text: wording.notCovered };
  if (state.kind === "too-close")
    return { tone: "danger", text: wording.tooClose(openText(state.within)) };
  const { on, changesTo, atLeast } = state;
  const words = wording[state.kind](
    wording.sides[on],
    milesText(atLeast),
    wording.sides[changesTo],
  );
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  if (on === "FED") return { tone: "danger", text: `${text} ${wording.federal}` };
  return { tone: state.kind === "near" ? "warning" : "info", text };
}
