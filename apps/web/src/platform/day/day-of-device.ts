import {
  blankDay,
  type DayState,
  type FishingMode,
  type KeptFish,
  type Place,
} from "@striper/angling/regulations";
import { tapsOfFish, type TappedDay } from "#web/platform/day/tapped-day.ts";

export interface KnownOfDay {
  readonly kept: readonly KeptFish[];
  readonly here: Place | null;
  readonly trip: {
    readonly mode: FishingMode | null;
    readonly place: Place | null;
    readonly people: number | null;
  } | null;
}

export const nothingKnown: KnownOfDay = { kept: [], here: null, trip: null };

function placeOf({ water, zone }: TappedDay, { here, trip }: KnownOfDay): Place | null {
  if (water === "here") return here;
  if (water === "NH") return { jurisdiction: water, area: "gulf-of-maine" };
  if (water !== null) return { jurisdiction: water, area: zone };
  return here ?? trip?.place ?? null;
}

/** Builds the day's state. Today's entries take precedence over the running trip, and the trip over defaults. */
export function dayOfDevice(taps: TappedDay, known: KnownOfDay): DayState {
  const { date, mode, modeOn, anglers, landing, fish } = taps;
  const { kept, trip } = known;
  return {
    ...blankDay(date),
    mode: modeOn === date ? mode : (trip?.mode ?? mode),
    place: placeOf(taps, known),
    anglers: anglers ?? trip?.people ?? 1,
    landing,
    kept,
    tapped: Object.fromEntries(fish.map(({ species }) => [species, tapsOfFish(taps, species)])),
  };
}
