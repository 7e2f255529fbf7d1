import { tripContentOf } from "#web/features/catches/log/log-writes.ts";
import { useLogActions, useTrips } from "#web/features/catches/log/use-log.ts";
import { startedTrip } from "#web/features/catches/trips/trip-draft.ts";
import { endedTrip, tripScoreAt } from "#web/features/catches/trips/trip-score.ts";
import type { TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { newId } from "#web/platform/new-id.ts";

/** The trip in the log book that belongs to a planned one: its hours, its score, its fish. */
export function useLogOfTrip() {
  const trips = useTrips();
  const actions = useLogActions();
  return {
    trips,
    /** Begins one, unless one runs already; returns its id. */
    async begin({ position, placeName, vessel }: TripPlan): Promise<string> {
      const running = trips.find(({ trip }) => trip.ended_at === null);
      if (running !== undefined) return running.id;
      const id = newId();
      const now = Date.now();
      const bite_score = await tripScoreAt(now, position, now, "at_start");
      const mode = vessel === "shore" ? ("shore" as const) : ("private" as const);
      const content = startedTrip(now, { position, bite_score });
      await actions.addTrip(id, { ...content, location_name: placeName, mode });
      return id;
    },
    async end(id: string): Promise<void> {
      const trip = trips.find((one) => one.id === id);
      if (trip === undefined || trip.trip.ended_at !== null) return;
      await actions.editTrip(trip, await endedTrip(tripContentOf(trip.trip), Date.now()));
    },
  };
}
