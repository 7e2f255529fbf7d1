import type { LocalCatch, LocalTrip } from "#web/features/catches/log/local-catch.ts";

/** How many catches each trip brought. */
export function catchesByTrip(catches: readonly LocalCatch[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { logged } of catches) {
    if (logged.tripId !== null) counts.set(logged.tripId, (counts.get(logged.tripId) ?? 0) + 1);
  }
  return counts;
}

/** The trip a moment lies in: a catch logged meanwhile, or added later, belongs to it. */
export function tripAt(trips: readonly LocalTrip[], at: number, now: number): string | null {
  const trip = trips.find(
    ({ logged }) => logged.startedAt <= at && at <= (logged.endedAt ?? Math.max(now, at)),
  );
  return trip?.id ?? null;
}
