import { formatHarborTime } from "@striper/marine/time";
import { useEffect, useEffectEvent, useRef } from "react";
import {
  alarmState,
  currentTrip,
  type AlarmState,
  type TripPlan,
} from "#web/features/trip-plans/trip-plan.ts";
import { useTripPlans } from "#web/features/trip-plans/trip-plans-store.ts";
import { tripPlanWording } from "#web/features/trip-plans/wording.ts";
import { raiseAlarm } from "#web/platform/device-alarm.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

const wording = tripPlanWording.alarm;

function stateOf(trip: TripPlan | null, now: number): AlarmState {
  if (trip === null || trip.outAt === null || trip.turnBackBy === null) return "none";
  return alarmState(trip.turnBackBy, trip.backAt, now);
}

/** Sounds each alarm once on any page, by the device's clock. Needs no network. */
export function useTripAlarm(): void {
  const now = useNow();
  const trip = currentTrip(useTripPlans() ?? [], now);
  const state = stateOf(trip, now);
  const rung = useRef<AlarmState>("none");
  const ring = useEffectEvent(() => {
    if (state === rung.current) return;
    rung.current = state;
    if (state === "none") return;
    const at = formatHarborTime(trip?.turnBackBy ?? now);
    const text = state === "soon" ? wording.soon(at) : wording[state];
    showToast(text, "danger");
    raiseAlarm({ title: tripPlanWording.title, text, tag: "trip-alarm", page: "/trip" });
  });
  useEffect(() => ring());
}
