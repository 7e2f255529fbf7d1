import { tripContentOf } from "#web/features/catches/log/log-writes.ts";
import { useLogActions, useTrips } from "#web/features/catches/log/use-log.ts";
import { movedTrip, startedTrip } from "#web/features/catches/trips/trip-draft.ts";
import { endedTrip, tripScoreAt } from "#web/features/catches/trips/trip-score.ts";
import { fishingModeOf, type TripPlan } from "#web/features/trip-plans/trip-plan.ts";
import { newId } from "#web/platform/new-id.ts";

const outingOf = (plan: TripPlan) => ({
  location_name: plan.placeName,
  position: plan.position,
  mode: fishingModeOf(plan),
});

export function useLogOfTrip() {
  const trips = useTrips();
  const actions = useLogActions();
  return {
    trips,
    async begin(plan: TripPlan): Promise<string> {
      const { position } = plan;
      const running = trips.find(({ trip }) => trip.ended_at === null);
      if (running !== undefined) return running.id;
      const id = newId();
      const now = Date.now();
      const bite_score = await tripScoreAt(now, position, now, "at_start");
      const content = startedTrip(now, { position, bite_score });
      await actions.addTrip(id, { ...content, ...outingOf(plan) });
      return id;
    },
    /** Updates place and mode after a change of the plan; text typed into the log stays. */
    async follow(before: TripPlan, after: TripPlan): Promise<void> {
      const trip = trips.find(({ id }) => id === before.logTripId);
      if (trip === undefined || trip.trip.ended_at !== null) return;
      const content = tripContentOf(trip.trip);
      const moved = movedTrip(content, outingOf(before), outingOf(after));
      if (moved !== content) await actions.editTrip(trip, moved);
    },
    async end(id: string): Promise<void> {
      const trip = trips.find((one) => one.id === id);
      if (trip === undefined || trip.trip.ended_at !== null) return;
      await actions.editTrip(trip, await endedTrip(tripContentOf(trip.trip), Date.now()));
    },
  };
}
