import { useEffect, useEffectEvent, useRef } from "react";
import { awaitedCalls } from "#web/features/float-plans/float-plan-view.ts";
import { useStoredFloatPlans } from "#web/features/float-plans/queries.ts";
import { floatPlanWording as wording } from "#web/features/float-plans/wording.ts";
import { raiseAlarm } from "#web/platform/device-alarm.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

/**
 * Asks on every page whether the person is back, once per step, by the device's clock. Works
 * offline.
 */
export function FloatPlanAlarm({ isTripOut }: { readonly isTripOut: boolean }) {
  const now = useNow();
  const here = useStoredFloatPlans();
  const calls = here === undefined ? [] : awaitedCalls(here, isTripOut, now);
  const made = useRef(new Set<string>());
  const ring = useEffectEvent(() => {
    for (const { key, text } of calls.filter((call) => !made.current.has(call.key))) {
      made.current.add(key);
      showToast(text, "danger");
      raiseAlarm({ title: wording.page.title, text, tag: "float-plan-alarm", page: "/trip" });
    }
  });
  useEffect(() => ring());
  return null;
}
