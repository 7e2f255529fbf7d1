import { minute, type Instant } from "#marine/time/index.ts";
import type { CurrentModel } from "./current-model.ts";

export interface SlackWindow {
  readonly from: Instant;
  readonly to: Instant;
}

const lookEvery = 6 * minute;

export function slackWindows(
  model: CurrentModel,
  from: Instant,
  to: Instant,
  below: number,
): SlackWindow[] {
  const isSlack = (instant: Instant): boolean => Math.abs(model.speedAt(instant)) < below;
  const windows: SlackWindow[] = [];
  let opened: Instant | null = null;
  let before = from;
  for (const instant of momentsToLookAt(model, from, to)) {
    const slack = isSlack(instant);
    if (slack && opened === null) opened = edge(isSlack, before, instant);
    if (!slack && opened !== null) {
      windows.push({ from: opened, to: edge(isSlack, before, instant) });
      opened = null;
    }
    before = instant;
  }
  if (opened !== null) windows.push({ from: opened, to });
  return windows;
}

/** Returns the sample times: every six minutes and at each slack, so that no turn of a fast stream is missed. */
function momentsToLookAt(model: CurrentModel, from: Instant, to: Instant): Instant[] {
  const moments = model
    .events(from, to)
    .filter(({ kind }) => kind === "slack")
    .map(({ instant }) => instant);
  for (let instant = from; instant < to; instant += lookEvery) moments.push(instant);
  moments.push(to);
  return moments.toSorted((a, b) => a - b);
}

/** Returns the moment between two at which the condition changes, to the second. */
function edge(isSlack: (instant: Instant) => boolean, low: Instant, high: Instant): Instant {
  const atHigh = isSlack(high);
  let left = low;
  let right = high;
  while (right - left > 1000) {
    const middle = (left + right) / 2;
    if (isSlack(middle) === atHigh) right = middle;
    else left = middle;
  }
  return right;
}
