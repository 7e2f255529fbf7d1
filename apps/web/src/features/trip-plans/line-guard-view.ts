import type { AreaState, LineState } from "@striper/angling/trip-plan";
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
  const { on, changesTo, atLeast, within } = state;
  const words = wording[state.kind](
    wording.sides[on],
    milesText(atLeast),
    wording.sides[changesTo],
  );
  const text = `${words.charAt(0).toUpperCase()}${words.slice(1)} ${wording.doubt(openText(within))}`;
  if (on === "FED") return { tone: "danger", text: `${text} ${wording.federal}` };
  return { tone: state.kind === "near" ? "warning" : "info", text };
}

const areaText = ({ notice, kind, atLeast }: AreaState): string =>
  kind === "inside"
    ? wording.mayBeInside(notice.title)
    : wording.areaAhead(notice.title, milesText(atLeast));

/** The spoken announcement of areas that are near or entered. */
export const areasSaid = (states: readonly AreaState[]): string => states.map(areaText).join(" ");

export interface AreaLine {
  readonly id: string;
  readonly title: string;
  /** What the notice says, where one may be inside. */
  readonly text: string;
  readonly isOnDevice: boolean;
}

/** Areas farther away are not shown, nautical miles. */
const shownWithin = 5;

/** The areas that are near, the nearest first. */
export const areaLines = (states: readonly AreaState[]): readonly AreaLine[] =>
  states
    .filter(({ atLeast }) => atLeast <= shownWithin)
    .map((state) => ({
      id: state.notice.id,
      title: areaText(state),
      text: state.kind === "inside" ? `${state.notice.text} (${state.notice.citation})` : "",
      isOnDevice: state.kind !== "clear",
    }));
