import { fishKeptOn } from "@striper/angling/regulations";
import { harborDate } from "@striper/marine/time";
import type { ReactNode } from "react";
import { ownCatches } from "#web/features/catches/log/own-catches.ts";
import { useLog } from "#web/features/catches/log/use-log.ts";
import { placeView } from "#web/features/regulations/place/place-view.ts";
import { usableFix } from "#web/features/regulations/place/usable-fix.ts";
import { fishingModeOf } from "#web/features/trip-plans/trip-plan.ts";
import { useTripPlans } from "#web/features/trip-plans/trip-plans-store.ts";
import type { KnownOfDay } from "#web/platform/day/day-of-device.ts";
import { KnownOfDayProvider } from "#web/platform/day/use-day.ts";
import { useDevicePosition } from "#web/platform/device-position.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

export function useKnownOfDay(): KnownOfDay {
  const now = useNow();
  const { catches, trips } = useLog();
  const plan = useTripPlans()?.find(({ outAt, homeAt }) => outAt !== null && homeAt === null);
  const running = trips.find(({ trip }) => trip.ended_at === null)?.trip;
  const fix = usableFix(useDevicePosition(), now);
  const here = fix === null ? null : placeView(fix.position, fix.accuracyM).place;
  const trip =
    running === undefined && plan === undefined
      ? null
      : {
          mode: running?.mode ?? (plan === undefined ? null : fishingModeOf(plan)),
          place: running?.position ?? plan?.position ?? null,
          people: plan?.people ?? null,
        };
  return { kept: fishKeptOn(harborDate(now), ownCatches(catches)), here, trip };
}

export function DayOfMember({ children }: { readonly children: ReactNode }) {
  return <KnownOfDayProvider value={useKnownOfDay()}>{children}</KnownOfDayProvider>;
}
