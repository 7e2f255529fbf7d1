import { distanceBetween, formatDistance } from "@striper/marine/geo";
import { findStation, stationFrom, type StationSummary } from "@striper/marine/stations";
import { formatHarborTime, harborDate, hour, minute, type Instant } from "@striper/marine/time";
import type { CardSource } from "#angling/assistant/cards/card.ts";
import { sources } from "#angling/assistant/facts.ts";
import type { NamedPlace } from "#angling/assistant/slots/places.ts";
import type { SlotName, Slots } from "#angling/assistant/slots/slots.ts";
import { askedMoment, askedPlace, type AskedMoment } from "./asked.ts";
import { shownDate } from "./shown-time.ts";
import type { ToolContext } from "./tool.ts";

/** Returns "a, b and c". */
export const listText = (items: readonly string[]): string =>
  items.length < 2
    ? items.join("")
    : `${items.slice(0, -1).join(", ")} and ${String(items.at(-1))}`;

export const capital = (words: string): string =>
  `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;

/** Returns "today" or "Sunday, Jun 14". */
export function dayText(at: Instant, now: Instant): string {
  const date = harborDate(at);
  return date === harborDate(now) ? "today" : shownDate(date, now);
}

/** Returns "4:00 pm today" or "4:00 pm Sunday, Jun 14". */
export const momentText = (at: Instant, now: Instant): string =>
  `${formatHarborTime(at)} ${dayText(at, now)}`;

/** Returns "3 h 10 min" or "25 min". */
export function spanText(length: number): string {
  const minutes = Math.round(length / minute);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}

/** A moment this near to the present is "now". */
export const isAbout = (at: Instant, now: Instant): boolean => Math.abs(at - now) < minute;

export interface StationNear {
  readonly station: StationSummary;
  /** "Boston is the tide station, 3.2 mi away."; null where it is the place itself. */
  readonly note: string | null;
  readonly source: CardSource;
}

const pages = {
  tide: "https://tidesandcurrents.noaa.gov/noaatidepredictions.html",
  current: "https://tidesandcurrents.noaa.gov/noaacurrents/predictions.html",
} as const;

/** Returns the station that speaks for a place, with its distance in words. */
export function stationOf(place: NamedPlace, kind: "tide" | "current"): StationNear | null {
  const id = kind === "tide" ? place.tideStationId : place.currentStationId;
  const station = id === null ? undefined : findStation(id);
  if (station === undefined) return null;
  const away =
    stationFrom(place.position, station.id)?.distance ??
    distanceBetween(place.position, station.position);
  const note =
    away < 0.2 ? null : `${station.name} is the ${kind} station, ${formatDistance(away)} away.`;
  const name = `${sources[kind]}, station ${station.id} ${station.name}`;
  return { station, note, source: { name, link: `${pages[kind]}?id=${station.id}` } };
}

/** A day has at most 25 hours; the turn after the last of them is within these. */
export const dayAndTurn = 27 * hour;

export interface Question {
  readonly place: NamedPlace;
  readonly asked: AskedMoment;
  /** An hour is meant: one that was named, or now. */
  readonly isMoment: boolean;
  readonly now: Instant;
  /** The day in words. */
  readonly day: string;
  /** What every card of the question has. */
  readonly base: {
    readonly title: string;
    readonly slots: Slots;
    readonly assumed: readonly SlotName[];
  };
}

/** Reads the place and the time of a question, for a card whose title begins with a name. */
export async function questionOf(
  name: string,
  slots: Slots,
  context: ToolContext,
): Promise<Question> {
  const { now } = context;
  const place = await askedPlace(slots, context);
  const { value: asked, assumed } = askedMoment(slots, context);
  const day = shownDate(asked.date, now);
  return {
    place: place.value,
    asked,
    isMoment: asked.isNow || asked.hasHour,
    now,
    day,
    base: {
      title: `${name}, ${place.value.name}, ${day}`,
      slots: { ...slots, place: place.value.name, date: asked.date },
      assumed: [...place.assumed, ...assumed],
    },
  };
}
