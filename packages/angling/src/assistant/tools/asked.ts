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

/** A slot value no tool can use. Callers turn it into a message, never into a default. */
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

export const askedDate = ({ date }: Slots, { now }: ToolContext): string => date ?? harborDate(now);

export interface AskedMoment {
  readonly at: Instant;
  readonly date: string;
  readonly isNow: boolean;
  /** False when the whole day is meant. */
  readonly hasHour: boolean;
}

/**
 * Returns the moment asked about: the hour on its day, or now. An hour without a day is the next
 * such hour, so past hours are judged only with a stated day. When clocks go back, the first of two
 * equal hours counts.
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

export interface Question<Place extends { readonly name: string } = NamedPlace> {
  readonly place: Place;
  readonly asked: AskedMoment;
  /** True for a stated hour or now. */
  readonly isMoment: boolean;
  readonly now: Instant;
  readonly day: string;
  readonly base: { readonly title: string; readonly slots: Slots };
}

/** Reads the time of a question; the card's title begins with `name`. */
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
