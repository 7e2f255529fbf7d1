import type { Instant } from "@striper/marine/time";
import { useEffect, useEffectEvent, useRef } from "react";
import { alarmState, type AlarmState } from "#web/features/trip-plans/trip-plan.ts";
import { tripPlanWording } from "#web/features/trip-plans/wording.ts";
import { formatHarborTime } from "@striper/marine/time";
import { showToast } from "#web/ui/toast/toast-store.ts";

const wording = tripPlanWording.alarm;
const vibration = [600, 200, 600, 200, 600];

async function notify(text: string): Promise<void> {
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(tripPlanWording.title, {
    body: text,
    tag: "trip-alarm",
    requireInteraction: true,
    data: "/trip",
  });
}

/** Rings once for each step, by the device's own clock; needs no network. */
export function useTripAlarm(
  times: { readonly turnBackBy: Instant; readonly backAt: Instant } | null,
  now: Instant,
): AlarmState {
  const state = times === null ? "none" : alarmState(times.turnBackBy, times.backAt, now);
  const rung = useRef<AlarmState>("none");
  const ring = useEffectEvent(() => {
    if (state === rung.current || times === null) return;
    rung.current = state;
    if (state === "none") return;
    const text =
      state === "soon" ? wording.soon(formatHarborTime(times.turnBackBy)) : wording[state];
    showToast(text, "danger");
    navigator.vibrate?.(vibration);
    void notify(text).catch(() => undefined);
  });
  useEffect(() => ring());
  return state;
}
