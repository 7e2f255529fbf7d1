import type { Instant } from "@striper/marine/time";
import { saidIn, slotNames, type Frame, type SlotName } from "#angling/assistant/frame.ts";
import {
  isCompany,
  isCraft,
  isGoingSlot,
  isLacking,
  isSky,
  nothingSaid,
  type Going,
  type GoingSlot,
} from "#angling/assistant/going/going.ts";
import { readGoing } from "#angling/assistant/going/read-going.ts";
import { windSaidIn } from "#angling/assistant/understanding/wind-said.ts";
import type { OwnSpot } from "#angling/assistant/providers.ts";
import { findMentions } from "#angling/assistant/understanding/names/mentions.ts";
import { ownPlaces } from "#angling/assistant/slots/places.ts";
import { readWater } from "#angling/assistant/understanding/names/waters.ts";
import { readWhen } from "#angling/assistant/understanding/time/read-when.ts";
import { correctSpelling } from "#angling/assistant/understanding/spelling/spelling.ts";
import { plainWords } from "#angling/assistant/slots/words.ts";
import { isSpeciesId } from "#angling/species/index.ts";

/** A slot of one part of the message, with the value a person chose instead. */
export interface SlotEdit {
  /** Which of the cases, from 0. */
  readonly part: number;
  readonly slot: string;
  readonly value: string | number;
}

interface Around {
  readonly now: Instant;
  readonly ownSpots: readonly OwnSpot[];
}

type Change = Partial<Frame> | null;

const isSlot = (name: string): name is SlotName => slotNames.some((slot) => slot === name);

const whole = (text: string, most = 999): number | null => {
  const number = Number(text);
  return Number.isInteger(number) && number >= 0 && number <= most ? number : null;
};
const counted = (text: string, change: (number: number) => Change, most = 999): Change => {
  const number = whole(text, most) ?? 0;
  return number === 0 ? null : change(number);
};
function oneOf<Value extends string>(
  values: readonly Value[],
  text: string,
  change: (value: Value) => Change,
): Change {
  const value = values.find((one) => one === text);
  return value === undefined ? null : change(value);
}

function placeChange(text: string, { ownSpots }: Around): Change {
  const words = correctSpelling(plainWords(text));
  const mentions = findMentions(words, ownPlaces(ownSpots));
  const [place = null] = mentions.places;
  const water = readWater(mentions.masked, null, place);
  return place === null && water === null ? null : { place, water, unknownPlace: null };
}

function whenChange(text: string, { now }: Around): Change {
  const { when } = readWhen(plainWords(text), now);
  return when === null ? null : { when, unknownDay: null };
}

function windChange(text: string): Partial<Going> | null {
  const words = plainWords(text);
  const said = readGoing(words, windSaidIn(words), null)?.going ?? null;
  return said === null ? null : { wind: said.wind, gust: said.gust, windFrom: said.windFrom };
}

/** What is told of a plan instead; null for what is no such value. */
const goingChanges: Readonly<Record<GoingSlot, (text: string) => Partial<Going> | null>> = {
  wind: windChange,
  sea: (text) => {
    const feet = whole(text);
    return feet === null ? null : { sea: feet, isRough: false };
  },
  sky: (text) => {
    if (text === "none") return { sky: [] };
    return isSky(text) ? { sky: [text] } : null;
  },
  craft: (text) => (isCraft(text) ? { craft: text } : null),
  company: (text) => (isCompany(text) ? { company: text } : null),
  lacks: (text) => {
    if (text === "none") return { lacks: [] };
    return isLacking(text) ? { lacks: [text] } : null;
  },
};

function goingChange(going: Going, slot: GoingSlot, value: string | number): Change {
  const change = goingChanges[slot](String(value));
  return change === null ? null : { going: { ...going, ...change }, isPressed: false };
}

/** What a person may choose for a slot of the question; null for what is no such value. */
const changes: Readonly<
  Record<Exclude<SlotName, GoingSlot>, (text: string, around: Around) => Change>
> = {
  species: (text) =>
    isSpeciesId(text) ? { species: { kind: "one", id: text }, unknownWords: [] } : null,
  length: (text) => (Number(text) > 0 ? { length: Number(text), lengths: [], assumed: [] } : null),
  count: (text) => counted(text, (count) => ({ count })),
  anglers: (text) => counted(text, (anglers) => ({ anglers })),
  age: (text) => counted(text, (age) => ({ age })),
  born: (text) => counted(text, (born) => ({ born }), 2100),
  kept: (text) => {
    const kept = whole(text);
    return kept === null ? null : { kept };
  },
  mode: (text) => oneOf(["shore", "private", "for-hire"], text, (mode) => ({ mode })),
  place: placeChange,
  when: whenChange,
  flow: (text) => oneOf(["ebb", "flood", "slack"], text, (flow) => ({ flow })),
  bait: (text) => (text.trim() === "" ? null : { bait: plainWords(text) }),
};

/** A length makes a verdict of a question for the rule. */
const topicAfter = ({ intent, length }: Frame, slot: SlotName): Frame["intent"] =>
  intent === "rules" && slot === "length" && length !== null ? "keep" : intent;

function changed(frame: Frame, slot: SlotName, change: Partial<Frame>): Frame {
  // From the shore there is no boat left that was told.
  const going =
    slot === "mode" && frame.going != null ? { ...frame.going, craft: null } : frame.going;
  const after: Frame = {
    ...frame,
    going: going ?? null,
    ...change,
    said: [...new Set([...saidIn(frame), slot])],
  };
  return { ...after, intent: topicAfter(after, slot) };
}

/** The questions with the values a person chose; what cannot be read as such a value changes nothing. */
export function withEdits(
  frames: readonly Frame[],
  edits: readonly SlotEdit[],
  around: Around,
): readonly Frame[] {
  return frames.map((frame, part) => {
    let edited = frame;
    for (const { part: of, slot, value } of edits) {
      if (of !== part || !isSlot(slot)) continue;
      const change = isGoingSlot(slot)
        ? goingChange(edited.going ?? nothingSaid, slot, value)
        : changes[slot](String(value), around);
      if (change !== null) edited = changed(edited, slot, change);
    }
    return edited;
  });
}
