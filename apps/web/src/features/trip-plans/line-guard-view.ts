import type { AreaState, LineState } from "@striper/angling/trip-plan";
import { formatHarborTime, minute, type Instant } from "@striper/marine/time";
import { tripPlanWording } from "#web/features/trip-plans/wording.ts";
import type { DevicePosition } from "#web/platform/device-position.ts";

const wording = tripPlanWording.guard;

/** Rounds down, so that the stated distance is certain. */
const milesText = (miles: number): string => `${(Math.floor(miles * 100) / 100).toFixed(2)} nm`;
/** Rounds up, so that uncertainty is never understated. */
const openText = (miles: number): string => `${(Math.ceil(miles * 100) / 100).toFixed(2)} nm`;

/**
 * Max age of a position in ms; four updates were missed by then. At 20 kt a boat covers two thirds
 * of a nautical mile.
 */
const positionHolds = 2 * minute;

type Located = Pick<DevicePosition, "state" | "at">;

/**
 * Explains why there is no current position, or returns null. A position from before the guard was
 * turned on, or an old one, does not count.
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

export const areaStatesText = (states: readonly AreaState[]): string =>
  states.map(areaText).join(" ");

export interface AreaLine {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly isOnDevice: boolean;
}

/** Areas farther away are hidden, nautical miles. */
const shownWithin = 5;

export const areaLines = (states: readonly AreaState[]): readonly AreaLine[] =>
  states
    .filter(({ atLeast }) => atLeast <= shownWithin)
    .map((state) => ({
      id: state.notice.id,
      title: areaText(state),
      text: state.kind === "inside" ? `${state.notice.text} (${state.notice.citation})` : "",
      isOnDevice: state.kind !== "clear",
    }));
