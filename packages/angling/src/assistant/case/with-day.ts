import { harborDate, type Instant } from "@striper/marine/time";
import type { Frame } from "#angling/assistant/frame.ts";
import { placeAt } from "#angling/assistant/slots/places.ts";
import { countsOf, isPosition, type DayState } from "#angling/regulations/index.ts";
import type { SpeciesId } from "#angling/species/index.ts";

const dateOf = ({ when }: Frame, now: Instant): string => when?.date ?? harborDate(now);

/** A question whether a fish may be kept, with what is known of today where the words say nothing. */
export function withDay(frame: Frame, day: DayState | null, now: Instant): Frame {
  if (day === null || frame.intent !== "keep" || dateOf(frame, now) !== day.date) return frame;
  const known = { ...frame, mode: frame.mode ?? day.mode };
  if (frame.place !== null || frame.water !== null || day.place === null) return known;
  return isPosition(day.place)
    ? { ...known, place: placeAt(day.place, "your water of today", "here") }
    : { ...known, water: day.place };
}

/** How many fish of the day count for the one asked about; null where the words said it, or nothing is known. */
export function countsOfDay(
  { kept }: Frame,
  day: DayState | null | undefined,
  species: SpeciesId,
  date: string,
): ReturnType<typeof countsOf> | null {
  if (day === null || day === undefined || kept !== null || day.date !== date) return null;
  return countsOf(day, species);
}
