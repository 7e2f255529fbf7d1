import { harborDate, monthName, type Instant } from "@striper/marine/time";
import { capital, listWords, whenWords } from "#angling/assistant/answers/reply.ts";
import type { GoingSlot } from "#angling/assistant/going/going.ts";
import { labelOf } from "#angling/assistant/going/labels.ts";
import type { Frame, Intent, SlotName } from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { modeChips, type DayState } from "#angling/regulations/index.ts";
import { speciesOf } from "#angling/species/index.ts";
import { countsOfDay } from "./with-day.ts";

/** Whence a slot has its value: the words, what the product takes for granted, the turn before. */
export type SlotSource = "read" | "assumed" | "before";

/** One thing a question is judged by; the answer changes with it. */
export interface QuestionSlot {
  readonly name: SlotName;
  /** What a chip shows: "30 in". */
  readonly label: string;
  readonly value: string | number;
  readonly from: SlotSource;
}

/** One question of a message as it was understood. */
export interface QuestionCase {
  readonly topic: Intent;
  readonly slots: readonly QuestionSlot[];
}

interface Filled {
  readonly value: string | number;
  readonly label: string;
}

const waters = { MA: "MA", NH: "NH", FED: "Federal waters" } as const;
const plain = (value: string): Filled => ({ value, label: capital(value) });
const counted = (value: number, one: string, more: string): Filled => ({
  value,
  label: `${value} ${value === 1 ? one : more}`,
});

function speciesIn({ species }: Frame): Filled | null {
  if (species === null) return null;
  if (species.kind === "one") return { value: species.id, label: speciesOf(species.id).commonName };
  return plain(species.name);
}

function placeIn({ place, water }: Frame): Filled | null {
  if (place !== null) return { value: place.name, label: capital(place.name) };
  return water === null ? null : { value: water.jurisdiction, label: waters[water.jurisdiction] };
}

/** "Today (Saturday, Jun 13)" is too long for a chip. */
function whenIn({ when, intent }: Frame, now: Instant): Filled | null {
  if (when === null) return null;
  // A log is asked about a month of every year.
  if (intent === "log" && when.months !== null)
    return { value: when.date, label: `${listWords(when.months.map(monthName))}, any year` };
  const label = capital(whenWords(when, now).replace(/ \(.*?\)/, ""));
  return { value: when.date, label };
}

function lengthIn({ length, lengths = [] }: Frame): Filled | null {
  if (lengths.length > 1) return plain(`${lengths.join(" in, ")} in`);
  return length === null ? null : { value: length, label: `${length} in` };
}

const fillings: Readonly<Record<SlotName, (frame: Frame, now: Instant) => Filled | null>> = {
  species: speciesIn,
  length: lengthIn,
  count: ({ count }) => (count === null ? null : counted(count, "fish", "fish")),
  anglers: ({ anglers = null }) =>
    anglers === null ? null : counted(anglers, "angler", "anglers"),
  kept: ({ kept }) => (kept === null ? null : { value: kept, label: `${kept} kept` }),
  age: ({ age = null }) => (age === null ? null : { value: age, label: `Age ${age}` }),
  born: ({ born = null }) => (born === null ? null : { value: born, label: `Born ${born}` }),
  mode: ({ mode }) => (mode === null ? null : { value: mode, label: modeChips[mode] }),
  place: placeIn,
  when: whenIn,
  flow: ({ flow }) => (flow === null ? null : plain(flow)),
  bait: ({ bait }) => (bait === null ? null : plain(bait)),
  wind: ({ going }) => goingIn(going, "wind"),
  sea: ({ going }) => goingIn(going, "sea"),
  sky: ({ going }) => goingIn(going, "sky"),
  craft: ({ going }) => goingIn(going, "craft"),
  company: ({ going }) => goingIn(going, "company"),
  lacks: ({ going }) => goingIn(going, "lacks"),
};

function goingIn(going: Frame["going"], name: GoingSlot): Filled | null {
  const label = going == null ? null : labelOf(going, name);
  return label === null ? null : { value: label, label };
}

/** What is taken for granted where nobody said it; what is not here stays empty. */
const defaults: Readonly<Partial<Record<SlotName, (now: Instant) => Filled>>> = {
  species: () => ({ value: "striped_bass", label: speciesOf("striped_bass").commonName }),
  count: () => counted(1, "fish", "fish"),
  anglers: () => counted(1, "angler", "anglers"),
  kept: () => ({ value: 0, label: "0 kept" }),
  mode: () => ({ value: "private", label: modeChips.private }),
  when: (now) => ({ value: harborDate(now), label: "Today" }),
};
const harbor: Filled = { value: "Boston", label: "Boston" };
const state: Filled = { value: "MA", label: waters.MA };

function defaultOf(name: SlotName, topic: Intent, now: Instant): Filled | null {
  if (name === "place") return topic === "keep" || topic === "rules" ? state : harbor;
  return defaults[name]?.(now) ?? null;
}

/** What the log, the trip and the taps of the day say where the words do not. */
function dayIn(name: SlotName, frame: Frame, day: DayState | null): Filled | null {
  if (day === null || frame.intent !== "keep") return null;
  if (name === "anglers" && day.anglers > 1) return counted(day.anglers, "angler", "anglers");
  const { species, when } = frame;
  if (name !== "kept" || species?.kind === "unheld" || species?.kind === "several") return null;
  const counts = countsOfDay(frame, day, species?.id ?? "striped_bass", when?.date ?? day.date);
  return counts === null ? null : { value: counts.keptToday, label: `${counts.keptToday} kept` };
}

/** The question as chips: what was read, what stays from before and what is taken for granted. */
export function caseOf(frame: Frame, now: Instant, day: DayState | null = null): QuestionCase {
  const { intent: topic, said = [] } = frame;
  const { slots: shown, assumed = [] } = topicOf(topic);
  const slots = shown.flatMap((name): QuestionSlot[] => {
    const filled = fillings[name](frame, now) ?? dayIn(name, frame, day);
    if (filled !== null)
      return [{ name, ...filled, from: said.includes(name) ? "read" : "before" }];
    const usual = assumed.includes(name) ? defaultOf(name, topic, now) : null;
    return usual === null ? [] : [{ name, ...usual, from: "assumed" }];
  });
  return { topic, slots };
}
