import { sunAltitude } from "@striper/marine/astronomy/sun-altitude";
import type { Position } from "@striper/marine/geo";
import { minute, type Instant } from "@striper/marine/time";

export interface Span {
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * Altitude of the sun's center when its upper edge touches the horizon, refraction included (US Naval Observatory),
 * degrees.
 */
const horizon = -0.833;
const lookEvery = 20 * minute;

export function nightSpans(from: Instant, to: Instant, position: Position): Span[] {
  const isNight = (instant: Instant) => sunAltitude(instant, position) < horizon;
  const spans: Span[] = [];
  let began = isNight(from) ? from : null;
  for (let before = from; before < to; before += lookEvery) {
    const after = Math.min(to, before + lookEvery);
    if (isNight(before) === isNight(after)) continue;
    const change = changeBetween(isNight, before, after);
    if (began === null) began = change;
    else {
      spans.push({ from: began, to: change });
      began = null;
    }
  }
  if (began !== null) spans.push({ from: began, to });
  return spans;
}

/** Returns the moment the condition changes, accurate to a quarter of a minute. */
function changeBetween(is: (instant: Instant) => boolean, from: Instant, to: Instant): Instant {
  const atEnd = is(to);
  let [left, right] = [from, to];
  while (right - left > minute / 4) {
    const middle = (left + right) / 2;
    if (is(middle) === atEnd) right = middle;
    else left = middle;
  }
  return right;
}
