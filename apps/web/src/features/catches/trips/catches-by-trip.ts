import type { LocalCatch, LocalTrip } from "#web/features/catches/log/local-catch.ts";

export function catchesByTrip(catches: readonly LocalCatch[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { logged } of catches) {
    if (logged.tripId !== null) counts.set(logged.tripId, (counts.get(logged.tripId) ?? 0) + 1);
  }
  return counts;
}

/** Returns the trip that includes the moment `at`, for a catch logged during it or added later. */
export function tripAt(trips: readonly LocalTrip[], at: number, now: number): string | null {
  const trip = trips.find(
    ({ logged }) => logged.startedAt <= at && at <= (logged.endedAt ?? Math.max(now, at)),
  );
  return trip?.id ?? null;
}
