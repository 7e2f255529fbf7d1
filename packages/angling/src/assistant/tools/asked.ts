import {
  harborDate,
  harborParts,
  instantOfHarborTime,
  shiftDate,
  type Instant,
} from "@striper/marine/time";
import type { NamedPlace } from "#angling/assistant/frame.ts";
import type { SlotName, Slots } from "#angling/assistant/slots/slots.ts";
import { findPlace, harborPlace, placeAt, stationIdsOf } from "#angling/assistant/slots/places.ts";
import { bostonWaterId } from "#angling/home-waters/boston-water.ts";
import type { ToolContext } from "./tool.ts";

/** A value a tool works with, and the slots nobody said. */
export interface Asked<Value> {
  readonly value: Value;
  readonly assumed: readonly SlotName[];
}

/** A slot value that no tool can use. Mouths turn it into a message; it is never replaced by a default. */
export class SlotError extends Error {
  override readonly name = "SlotError";
  readonly slot: SlotName;

  constructor(slot: SlotName, message: string) {
    super(message);
    this.slot = slot;
  }
}

const said = <Value>(value: Value): Asked<Value> => ({ value, assumed: [] });

/** Returns the named place, else the person's position, else the home water, else Boston Harbor. */
export async function askedPlace(slots: Slots, context: ToolContext): Promise<Asked<NamedPlace>> {
  const { place } = slots;
  const { position, home, providers } = context;
  if (place === "here") {
    if (position === null)
      throw new SlotError("place", "Your position is not shared. Name a place instead.");
    return said(placeAt(position, "your position", "here"));
  }
  if (place !== undefined) {
    const found = findPlace(place, (await providers.ownSpots()) ?? []);
    if (found === null)
      throw new SlotError(
        "place",
        `No place called "${place}" is known. Name a spot, town or station between Cape Cod and New Hampshire, or give "42.36,-70.90".`,
      );
    return said(found);
  }
  const assumed: readonly SlotName[] = ["place"];
  if (position !== null) return { value: placeAt(position, "your position", "here"), assumed };
  if (home !== null && home.id !== bostonWaterId) {
    const { position: at, stations, spotId } = home.place;
    const value = { ...placeAt(at, home.name, "own"), ...stationIdsOf(stations), spotId };
    return { value, assumed };
  }
  return { value: harborPlace, assumed };
}

/** Returns the day asked about, today when none was said. */
export const askedDate = (slots: Slots, { now }: ToolContext): Asked<string> =>
  slots.date === undefined ? { value: harborDate(now), assumed: ["date"] } : said(slots.date);

export interface AskedMoment {
  readonly at: Instant;
  readonly isNow: boolean;
  /** An hour was named; without one the whole day is meant. */
  readonly hasHour: boolean;
  readonly date: string;
}

/**
 * Returns the moment asked about: the hour on its day, or now. An hour without a day is the next such
 * hour, so a past hour is judged only when its day was said. On the night the clocks go back the first
 * of two equal hours is taken.
 */
export function askedMoment(slots: Slots, { now }: ToolContext): Asked<AskedMoment> {
  const today = harborDate(now);
  const { date, hour, minute = 0 } = slots;
  if (hour === undefined) {
    const day = date ?? today;
    const assumed: SlotName[] = date === undefined ? ["date", "hour"] : ["hour"];
    const { hour: nowHour, minute: nowMinute } = harborParts(now);
    const at = day === today ? now : instantOfHarborTime(day, nowHour, nowMinute);
    return { value: { at, isNow: day === today, hasHour: false, date: day }, assumed };
  }
  const onDay = (day: string): Instant => instantOfHarborTime(day, hour, minute);
  if (date !== undefined) return said({ at: onDay(date), isNow: false, hasHour: true, date });
  const isPast = onDay(today) < now - 60_000;
  const day = isPast ? shiftDate(today, 1) : today;
  return { value: { at: onDay(day), isNow: false, hasHour: true, date: day }, assumed: ["date"] };
}
