import type { AreaState, LineState } from "@striper/angling/trip-plan";
import { formatHarborTime, minute, type Instant } from "@striper/marine/time";
import { tripPlanWording } from "#web/features/trip-plans/wording.ts";
import type { DevicePosition } from "#web/platform/device-position.ts";

const wording = tripPlanWording.guard;

/** Rounded down: never farther than it is known to be. */
const milesText = (miles: number): string => `${(Math.floor(miles * 100) / 100).toFixed(2)} nm`;
/** Rounded up: what is not known is never made smaller. */
const openText = (miles: number): string => `${(Math.ceil(miles * 100) / 100).toFixed(2)} nm`;

/**
 * For so long a position counts as the present one, ms: four of them were missed then. A boat at 20 kt is two
 * thirds of a mile away.
 */
const positionHolds = 2 * minute;

type Located = Pick<DevicePosition, "state" | "at">;

/**
 * Why nothing can be said of the line; null where the position is of now. A place from before the guard was
 * turned on, or one that has not been renewed, says nothing of now.
 */
export function noPosition({ state, at }: Located, since: Instant, now: Instant): string | null {
  if (state === "denied") return wording.denied;
  if (state !== "known" || at === null || at < since - positionHolds) return wording.asking;
  return now - at > positionHolds ? wording.lost(formatHarborTime(at)) : null;
}

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
export const areaStatesText = (states: readonly AreaState[]): string =>
  states.map(areaText).join(" ");

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
