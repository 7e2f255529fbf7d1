import { day, hour, minute, type Instant } from "#marine/time/index.ts";

export interface WarpKnot {
  readonly instant: Instant;
  readonly reference: Instant;
}

/**
 * Makes the instants strictly increasing. Where very different offsets would swap two close events, the later one is
 * put a minute after the earlier.
 */
export function inOrder<Event extends WarpKnot>(events: readonly Event[]): Event[] {
  let earliest = -Infinity;
  return events.map((event) => {
    const instant = Math.max(event.instant, earliest);
    earliest = instant + minute;
    return instant === event.instant ? event : Object.assign({}, event, { instant });
  });
}

export function neighbors<Event extends { readonly instant: Instant }>(
  events: readonly Event[],
  instant: Instant,
): readonly [before: Event, after: Event] | null {
  const next = events.findIndex((event) => event.instant > instant);
  const before = events[next - 1];
  const after = events[next];
  return before === undefined || after === undefined ? null : [before, after];
}

export function referenceTime(
  instant: Instant,
  [before, after]: readonly [WarpKnot, WarpKnot],
): Instant {
  const fraction = (instant - before.instant) / (after.instant - before.instant);
  return before.reference + fraction * (after.reference - before.reference);
}

/** Longer than any offset and any gap between two tides. */
const margin = 36 * hour;
const rememberedDays = 16;

export function rememberByDay<Event>(
  find: (from: Instant, to: Instant) => readonly Event[],
): (instant: Instant) => readonly Event[] {
  const days = new Map<number, readonly Event[]>();
  return (instant) => {
    const number = Math.floor(instant / day);
    let events = days.get(number);
    if (events === undefined) {
      if (days.size === rememberedDays) days.clear();
      events = find(number * day - margin, (number + 1) * day + margin);
      days.set(number, events);
    }
    return events;
  };
}
