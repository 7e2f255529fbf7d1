import type { Position } from "#marine/geo/index.ts";
import { hour, type Instant, minute } from "#marine/time/index.ts";
import { listMoonEvents, type MoonEventName } from "./moon-events.ts";
import { isSkyCovered } from "./sky-coverage.ts";

export interface SolunarPeriod {
  /** Major around a transit of the moon, minor around its rise or set. */
  readonly kind: "major" | "minor";
  readonly from: Instant;
  readonly to: Instant;
  readonly at: Instant;
  readonly event: MoonEventName;
}

// Solunar theory (J. A. Knight, 1926) as fishing tables print it: majors of two hours, minors of one.
const halfLength = { major: hour, minor: 30 * minute } as const;

/** Returns the periods that overlap the range, in order of their middles; none outside the coverage. */
export function solunarPeriods(
  from: Instant,
  to: Instant,
  position: Position,
): readonly SolunarPeriod[] {
  if (!isSkyCovered(position)) return [];
  const events = listMoonEvents(from - halfLength.major, to + halfLength.major, position);
  const periods = (event: MoonEventName, kind: SolunarPeriod["kind"]): SolunarPeriod[] =>
    events[event].map((at) => ({
      kind,
      from: at - halfLength[kind],
      to: at + halfLength[kind],
      at,
      event,
    }));
  return [
    ...periods("upperTransit", "major"),
    ...periods("lowerTransit", "major"),
    ...periods("rise", "minor"),
    ...periods("set", "minor"),
  ]
    .filter((period) => period.to > from && period.from < to)
    .toSorted((a, b) => a.at - b.at);
}
