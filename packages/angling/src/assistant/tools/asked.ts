import {
  harborDate,
  harborParts,
  instantOfHarborTime,
  shiftDate,
  type Instant,
} from "@striper/marine/time";
import {
  findPlace,
  harborPlace,
  placeAt,
  stationIdsOf,
  type NamedPlace,
} from "#angling/assistant/slots/places.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { bostonWaterId } from "#angling/home-waters/boston-water.ts";
import { shownDate } from "./shown-words.ts";
import type { ToolContext } from "./tool.ts";

/** A slot value that no tool can use. Mouths turn it into a message; it is never replaced by a default. */
export class SlotError extends Error {
  override readonly name = "SlotError";
}

/** Returns the named place, else the person's position, else the home water, else Boston Harbor. */
export async function askedPlace(slots: Slots, context: ToolContext): Promise<NamedPlace> {
  const { position, home, providers } = context;
  if (slots.place !== undefined && slots.place !== "here") {
    const value = findPlace(slots.place, (await providers.ownSpots()) ?? []);
    if (value !== null) return value;
    throw new SlotError(
      `No place called "${slots.place}" is known. Name a spot, town or station between Cape Cod and New Hampshire, or give "42.36,-70.90".`,
    );
  }
  if (position !== null) return placeAt(position, "your position", "here");
  if (slots.place === "here")
    throw new SlotError("Your position is not shared. Name a place instead.");
  if (home === null || home.id === bostonWaterId) return harborPlace;
  const { position: at, stations, spotId } = home.place;
  return { ...placeAt(at, home.name, "own"), ...stationIdsOf(stations), spotId };
}

/** Returns the day asked about, today when none was said. */
export const askedDate = ({ date }: Slots, { now }: ToolContext): string => date ?? harborDate(now);

export interface AskedMoment {
  readonly at: Instant;
  readonly date: string;
  readonly isNow: boolean;
  /** An hour was named; without one the whole day is meant. */
  readonly hasHour: boolean;
}

/**
 * Returns the moment asked about: the hour on its day, or now. An hour without a day is the next such
 * hour, so a past hour is judged only when its day was said. On the night the clocks go back the first
 * of two equal hours is taken.
 */
export function askedMoment(slots: Slots, { now }: ToolContext): AskedMoment {
  const today = harborDate(now);
  const { date = today, hour, minute = 0 } = slots;
  if (hour === undefined) {
    const { hour: nowHour, minute: nowMinute } = harborParts(now);
    const isNow = date === today;
    const at = isNow ? now : instantOfHarborTime(date, nowHour, nowMinute);
    return { at, date, isNow, hasHour: false };
  }
  const isOver = slots.date === undefined && instantOfHarborTime(date, hour, minute) < now - 60_000;
  const day = isOver ? shiftDate(date, 1) : date;
  return { at: instantOfHarborTime(day, hour, minute), date: day, isNow: false, hasHour: true };
}

/** A place and a moment asked about, with what every card of the two has. */
export interface Question<Place extends { readonly name: string } = NamedPlace> {
  readonly place: Place;
  readonly asked: AskedMoment;
  /** An hour is meant: one that was named, or now. */
  readonly isMoment: boolean;
  readonly now: Instant;
  /** The day in words. */
  readonly day: string;
  readonly base: { readonly title: string; readonly slots: Slots };
}

/** Reads the time of a question about a place, for a card whose title begins with a name. */
export function questionAt<Place extends { readonly name: string }>(
  name: string,
  place: Place,
  slots: Slots,
  context: ToolContext,
): Question<Place> {
  const { now } = context;
  const asked = askedMoment(slots, context);
  const day = shownDate(asked.date, now);
  return {
    place,
    asked,
    isMoment: asked.isNow || asked.hasHour,
    now,
    day,
    base: {
      title: `${name}, ${place.name}, ${day}`,
      slots: { ...slots, place: place.name, date: asked.date },
    },
  };
}

export const questionOf = async (
  name: string,
  slots: Slots,
  context: ToolContext,
): Promise<Question> => questionAt(name, await askedPlace(slots, context), slots, context);
