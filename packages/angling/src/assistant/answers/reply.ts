import type { Position } from "@striper/marine/geo";
import {
  formatHarborTime,
  harborDate,
  shiftDate,
  shortMonthName,
  weekdayName,
  type Instant,
} from "@striper/marine/time";
import type { Fact } from "#angling/assistant/facts.ts";
import type { Frame, NamedPlace, When } from "#angling/assistant/frame.ts";
import type { AssistantProviders } from "#angling/assistant/providers.ts";
import type { DayState } from "#angling/regulations/index.ts";
import { weekdayOn } from "#angling/assistant/slots/calendar.ts";
import { bostonWaterId, type Water } from "#angling/home-waters/boston-water.ts";
import { harborPlace, placeAt, stationIdsOf } from "#angling/assistant/slots/places.ts";

/** A question to ask with one tap. */
export interface Choice {
  readonly label: string;
  readonly question: string;
}

/** Each question once. */
export const choicesOnce = (choices: readonly Choice[]): readonly Choice[] => [
  ...new Map(choices.map((one) => [one.question, one])).values(),
];

export interface Reply {
  /** Markdown. */
  readonly text: string;
  readonly facts: readonly Fact[];
  readonly declined: boolean;
  /** Markdown, folded below the text. */
  readonly more?: string;
  /** A rule as it stands in the table, where something beside its figures was asked. */
  readonly isPage?: boolean;
  /** A rule with what was asked of it told before it. */
  readonly isLed?: boolean;
  /** Questions that may have been meant. */
  readonly choices?: readonly Choice[];
  /** What was found by words that no topic reads. */
  readonly found?: readonly string[];
}

export interface AnswerContext {
  readonly providers: AssistantProviders;
  readonly now: Instant;
  readonly position: Position | null;
  /** The water the person fishes mostly. */
  readonly home?: Water | null;
  /** What a verdict of today rests on. */
  readonly day?: DayState | null;
}

export type Answerer = (frame: Frame, context: AnswerContext) => Promise<Reply> | Reply;

export const answered = (sentences: readonly (string | null)[], facts: readonly Fact[]): Reply => ({
  text: sentences
    .filter((sentence) => sentence !== null && sentence !== "")
    .join(" ")
    .replaceAll(/ {2,}/g, " "),
  facts,
  declined: false,
});

export const declinedWith = (text: string, facts: readonly Fact[] = []): Reply => ({
  text,
  facts,
  declined: true,
});

/** It says to stay in. */
export const isUnsafe = ({ facts }: Reply): boolean =>
  facts.some(({ kind, value }) => kind === "safety" && value === "NO");

export const capital = (word: string): string =>
  `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** "Jun 14", with the year where it is not this one. */
export function dateWords(date: string, now: Instant): string {
  const year = date.slice(0, 4);
  const words = `${shortMonthName(Number(date.slice(5, 7)))} ${Number(date.slice(8))}`;
  return year === harborDate(now).slice(0, 4) ? words : `${words}, ${year}`;
}

/** "tomorrow (Sunday, Jun 14)". */
export function dayWords(date: string, now: Instant): string {
  const today = harborDate(now);
  const words = `${weekdayName(weekdayOn(date))}, ${dateWords(date, now)}`;
  if (date === today) return `today (${words})`;
  return date === shiftDate(today, 1) ? `tomorrow (${words})` : words;
}

/** "Today (Saturday, Jun 13)", "On Saturday, Jun 20". */
export function onDay(date: string, now: Instant): string {
  const words = dayWords(date, now);
  return /^(?:today|tomorrow)/.test(words) ? capital(words) : `On ${words}`;
}

/** "7:12 am". */
export const clockWords = formatHarborTime;

/** "7:12 am Sunday, Jun 14"; today needs no day. */
export function momentWords(instant: Instant, now: Instant): string {
  const date = harborDate(instant);
  return date === harborDate(now)
    ? `${clockWords(instant)} today`
    : `${clockWords(instant)} ${dayWords(date, now)}`;
}

/** "a, b and c". */
export function listWords(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${String(items.at(-1))}`;
}

export const sentence = (text: string): string =>
  `${capital(text)}${/[.!?]$/.test(text) ? "" : "."}`;

/** What was taken for granted, as a last sentence. */
export function assumptions(frame: Frame, more: readonly (string | null)[] = []): string | null {
  const clauses = [...frame.assumed, frame.when?.assumed ?? null, ...more].filter(
    (clause) => clause !== null,
  );
  return clauses.length === 0 ? null : `(${capital(clauses.join("; "))}.)`;
}

const kindOfWater = { spot: "spot", station: "station", "own-spot": "own" } as const;

/** A home water as a question would have named it; Boston Harbor is the place that nobody has to name. */
function placeOfWater({ id, kind, name, place }: Water): NamedPlace {
  if (id === bostonWaterId) return harborPlace;
  const { position, spotId, stations } = place;
  return {
    ...stationIdsOf(stations),
    kind: kindOfWater[kind],
    name,
    position,
    spotId,
    region: null,
    water: null,
  };
}

/** The place asked about: named, else where the person is, else their home water, else the harbor. */
export function placeFor(frame: Frame, { position, home = null }: AnswerContext): NamedPlace {
  if (frame.place !== null) return frame.place;
  if (position !== null) return placeAt(position, "your position", "here");
  if (home !== null && frame.water === null) return placeOfWater(home);
  return frame.water?.jurisdiction === "NH" ? newHampshireCoast : harborPlace;
}

const newHampshireCoast: NamedPlace = {
  kind: "area",
  name: "Portsmouth, New Hampshire",
  position: { latitude: 43.0783, longitude: -70.7517 },
  spotId: null,
  region: "NH Seacoast",
  tideStationId: "8423745",
  currentStationId: "PIR0705",
  water: { jurisdiction: "NH" },
};

export const placeAssumed = ({ kind }: NamedPlace): string | null =>
  kind === "default" ? "No place was named, so this is for Boston Harbor" : null;

/** What is said of the place: that none was named, or that another's station speaks for it. */
export function stationNote(
  place: NamedPlace,
  frame: Frame,
  station: string,
  kind: "tide" | "current",
): string | null {
  const assumed = placeAssumed(place);
  if (assumed !== null || station.toLowerCase().includes(place.name.toLowerCase())) return assumed;
  return `${station} is the ${kind} station used for ${place.name}`;
}

/** The days of a question in words: "tomorrow (Sunday, Jun 14)", "Jun 20 to Jun 21". */
export function whenWords(when: When, now: Instant): string {
  if (when.precision === "instant") return momentWords(when.from, now);
  if (when.precision === "part") return `${dayWords(when.date, now)}, ${String(when.part)}`;
  if (when.date === when.lastDate) return dayWords(when.date, now);
  const part = when.part === null ? "" : `, ${when.part}`;
  return `${dateWords(when.date, now)} to ${dateWords(when.lastDate, now)}${part}`;
}
