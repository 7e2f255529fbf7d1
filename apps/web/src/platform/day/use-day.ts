import type { DayState } from "@striper/angling/regulations";
import { harborDate, type Instant } from "@striper/marine/time";
import { createContext, use } from "react";
import { dayOfDevice, nothingKnown, type KnownOfDay } from "#web/platform/day/day-of-device.ts";
import { useTappedDay } from "#web/platform/day/tapped-day.ts";

const Known = createContext<KnownOfDay>(nothingKnown);

export const KnownOfDayProvider = Known.Provider;

export function useDay(now: Instant): DayState {
  const taps = useTappedDay(harborDate(now));
  return dayOfDevice(taps, use(Known));
}
