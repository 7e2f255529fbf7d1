import { goingSlots, type Going } from "#angling/assistant/going/going.ts";
import type { Instant } from "@striper/marine/time";
import type { FishingMode, NamedWater } from "#angling/regulations/index.ts";
import type { NamedPlace } from "#angling/assistant/slots/places.ts";
import type { SpeciesId } from "#angling/species/index.ts";

export const intents = [
  "tide",
  "current",
  "depth",
  "sky",
  "bite",
  "best-time",
  "presence",
  "go",
  "weather",
  "marine",
  "spots",
  "spot",
  "rules",
  "keep",
  "jurisdiction",
  "rule-changes",
  "log",
  "species",
  "tackle",
  "license",
  "permit",
  "help",
  "passage",
  "log-entry",
  "reminder",
  "distance",
  "capabilities",
  "greeting",
  "thanks",
  "reports",
  "refused",
  "unknown",
] as const;
export type Intent = (typeof intents)[number];

/** A time somebody named, in the harbor's zone. */
export interface When {
  readonly precision: "instant" | "part" | "day" | "span" | "month";
  readonly from: Instant;
  /** Excluded; the same as `from` for an instant. */
  readonly to: Instant;
  /** The first day, "2026-06-13". */
  readonly date: string;
  /** The last day. */
  readonly lastDate: string;
  /** False when only an hour or a part of the day was named. */
  readonly isDayNamed: boolean;
  /** What was taken for granted, as a clause: "I took 6 as 6:00 am". */
  readonly assumed: string | null;
  /** The part of the day, "night". */
  readonly part: string | null;
  /** Of each day of a span, counted on from its midnight: "mornings before 8". */
  readonly hours?: { readonly from: number; readonly to: number };
  /** The months a log is asked about, without a year. */
  readonly months: readonly number[] | null;
}

export type { NamedPlace };

export type SpeciesMention =
  | { readonly kind: "one"; readonly id: SpeciesId }
  | { readonly kind: "several"; readonly name: string; readonly ids: readonly SpeciesId[] }
  /** A fish whose rules the table does not hold. */
  | { readonly kind: "unheld"; readonly name: string };

/** Striped bass are asked about where no fish is named. */
export const isOfBass = (species: SpeciesMention | null): boolean =>
  species === null || (species.kind === "one" && species.id === "striped_bass");

export interface TideOffset {
  /** Negative before the turn. */
  readonly minutes: number;
  readonly of: "H" | "L";
}

/** What a question wants of the chart: how deep it is, whether a boat of a draft (feet) floats, when ground dries. */
export type DepthAsked =
  | { readonly kind: "depth" | "covers" }
  | { readonly kind: "draft"; readonly draft: number };

/** What the answers depend on and a person may change. */
const questionSlots = [
  "species",
  "length",
  "count",
  "anglers",
  "kept",
  "age",
  "born",
  "mode",
  "place",
  "when",
  "flow",
  "bait",
] as const;
/** Beside them what was told of the conditions of a plan. */
export const slotNames = [...questionSlots, ...goingSlots] as const;
export type SlotName = (typeof slotNames)[number];

/** It names no fish, or the one it was about, if it was about any. */
export const isOfSameFish = ({ species }: Frame, before: Frame): boolean =>
  species === null || JSON.stringify(species) === JSON.stringify(before.species ?? species);

/** The slots a message names itself, and its words that were not read. */
export const saidIn = ({ said = [] }: Frame): readonly SlotName[] => said;
export const unreadIn = ({ unread = [] }: Frame): readonly string[] => unread;

/** The slots that a question has a value for. */
export const saidSlots = (frame: Frame): readonly SlotName[] =>
  questionSlots.filter((name) => {
    if (name === "place") return frame.place !== null || frame.water !== null;
    if (name === "length") return frame.length !== null || (frame.lengths ?? []).length > 1;
    return (frame[name] ?? null) !== null;
  });

/**
 * Of the last answer: whence it is, what its words mean, until when that lasts, what comes after it, why,
 * which of those it listed, what else, whom to ask, since when, when to leave for it, whether its form is saved, whether it holds
 * against a doubt, and so many miles off.
 */
export type BehindAsked =
  | "sources"
  | "meaning"
  | "until"
  | "next"
  | "why"
  | "pick"
  | "else"
  | "since"
  | "whom"
  | "leave"
  | "off"
  | "extreme"
  | "saved"
  | "doubt"
  | "milesOff";

/** A question as it was understood; follow-ups fill a copy of the last one. */
export interface Frame {
  readonly intent: Intent;
  /** Words and numbers that fill no slot and are not known filler. */
  readonly unread?: readonly string[];
  /** The question in plain words, spelling put right. */
  readonly words: string;
  /** Those of the question before, which this one may lean on. */
  readonly wordsBefore?: string;
  /** Words unknown to the grammar: with one of them no defaults may be assumed. */
  readonly unknownWords: readonly string[];
  /** Of them the one that stands where a place or a day belongs. */
  readonly unknownPlace?: string | null;
  readonly unknownDay?: string | null;
  /** Words that shape the answer: "high", "next", "size", "why". */
  readonly cues: readonly string[];
  readonly species: SpeciesMention | null;
  readonly place: NamedPlace | null;
  /** A second place: "how far is Hull from Boston Light". */
  readonly from?: NamedPlace | null;
  /** Water named by authority: "federal waters", "in NH". */
  readonly water: NamedWater | null;
  readonly when: When | null;
  readonly mode: FishingMode | null;
  /** Inches. */
  readonly length: number | null;
  /** It was said in centimetres. */
  readonly inCentimetres?: boolean;
  /** Fish asked about. */
  readonly count: number | null;
  /** Of several fish, in the order they were said. */
  readonly lengths?: readonly number[];
  /** Who share the fish; each has a bag of their own. */
  readonly anglers?: number | null;
  /** The fish of all of them, as the person adds them up. */
  readonly claimed?: number | null;
  /** Years, of whom a permit is asked about. */
  readonly age?: number | null;
  /** Of several whom a permit is asked about. */
  readonly ages?: readonly number[];
  /** The year of birth. */
  readonly born?: number | null;
  /** Those of several. */
  readonly births?: readonly number[];
  /** Fish kept already. */
  readonly kept: number | null;
  readonly flow: "ebb" | "flood" | "slack" | null;
  /** The wind the person names, knots. */
  readonly wind?: number | null;
  /** Miles off the coast, as it was said. */
  readonly milesOff?: number | null;
  /** Degrees that wind blows from. */
  readonly windFrom?: number | null;
  /** The conditions that were told of a plan, with those of the turns before. */
  readonly going?: Going | null;
  /** Whether to go is judged by them. */
  readonly isPlan?: boolean;
  /** Whether to go was just judged, and nothing of this changes it. */
  readonly isPressed?: boolean;
  readonly tideOffset: TideOffset | null;
  /** Feet. */
  readonly height: number | null;
  /** The catch or spot is asked by this bait. */
  readonly bait: string | null;
  /** What is asked of the chart, and the topic the question has where there is none. */
  readonly depth?: { readonly asked: DepthAsked; readonly otherwise: Intent } | null;
  /** What the question is refused for. */
  readonly topic: string | null;
  /** The slots this message filled; the others are from the turns before. */
  readonly said?: readonly SlotName[];
  /** It is the case before with new values. */
  readonly goesOn?: boolean;
  /** It says what is known to follow such a case: "what if I pinch the tail". */
  readonly isKnown?: boolean;
  /** Nothing in it was read that the question before did not hold. */
  readonly changesNothing?: boolean;
  /** What is asked of the last answer itself. */
  readonly behind?: BehindAsked | null;
  /** Two answers are weighed: whether they are the same, or which is better. */
  readonly compares?: "same" | "better";
  /** What a list leaves out, by its names. */
  readonly without?: readonly string[];
  /** What the answer listed. */
  readonly listed?: readonly string[];
  /** The one moment that the answer told. */
  readonly at?: Instant;
  /** What the talk was about before a topic that has no place or no fish. */
  readonly held?: Pick<Frame, "species" | "place" | "water">;
  /** The turn before this message; none for a question that was chosen by a tap. */
  readonly after?: TurnBefore;
  /** The words it is doubted in. */
  readonly doubt?: string;
  /** What was taken for granted beyond the time. */
  readonly assumed: readonly string[];
}

/** What a message that follows another may lean on. */
export interface TurnBefore {
  /** What was asked in it. */
  readonly words: string;
  /** What this message says, without the words of the case it goes on with. */
  readonly own: string;
  /** What the talk is about. */
  readonly frame: Frame | null;
  /** The title of the text that answered. */
  readonly told: string | null;
  /** It was asked back which of several was meant. */
  readonly isOpen: boolean;
}

/** Nothing was read. */
export const emptyFrame: Frame = {
  intent: "unknown",
  words: "",
  unknownWords: [],
  cues: [],
  species: null,
  place: null,
  water: null,
  when: null,
  mode: null,
  length: null,
  count: null,
  kept: null,
  flow: null,
  tideOffset: null,
  height: null,
  bait: null,
  topic: null,
  assumed: [],
};
