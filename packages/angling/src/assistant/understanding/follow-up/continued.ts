import { saidSlots, unreadIn, type Frame, type Intent } from "#angling/assistant/frame.ts";
import { nothingSaid, withSaid } from "#angling/assistant/going/going.ts";
import { isOfTopic } from "#angling/assistant/understanding/coverage.ts";
import { isWordOfCues } from "#angling/assistant/understanding/cues.ts";
import {
  fromNamesAlone,
  shortQuestion,
} from "#angling/assistant/understanding/names/names-alone.ts";
import { mergedWhen } from "#angling/assistant/understanding/time/merged-when.ts";
import { bareNumber } from "./bare-number.ts";
import { inUnitOf } from "./going-on.ts";
import { heldIn, isAbout, isDared, isIn, saysNothing, takenBy } from "./taken.ts";

/** Of each row one holds: a new one takes the place of the old. */
const alternatives: readonly (readonly string[])[] = [
  ["high", "low"],
  ["sunrise", "sunset"],
  ["biggest", "howMany", "average", "lastCatch", "worked", "rate", "bait", "month", "hour"],
  ["slack", "ebb", "flood"],
  ["parking", "restrooms", "ramp", "bait", "depth", "kids"],
  ["why"],
];

function mergedCues(now: readonly string[], before: readonly string[]): readonly string[] {
  const replaced = alternatives.filter(
    (row) => row[0] === "why" || row.some((cue) => now.includes(cue)),
  );
  return [...before.filter((cue) => !replaced.some((row) => row.includes(cue))), ...now];
}

/** "How many", "what is the season" after a verdict: the rule's own figure. */
const asksFigure = (frame: Frame): boolean =>
  frame.count === null &&
  isIn(frame, ["bag", "season", "howMany"]) &&
  frame.words.split(" ").length <= shortQuestion;

/** "What is it doing at noon" after the slacks: the flow of that hour. */
const cuesAtHour = ({ when, words }: Frame, { cues }: Frame): readonly string[] =>
  when?.precision === "instant" && /\b(?:doing|running|flowing)\b/.test(words)
    ? cues.filter((cue) => cue !== "slack" && cue !== "next")
    : cues;

/** Told of a place at any time. */
const timeless: ReadonlySet<Intent> = new Set<Intent>(["spot", "spots", "tackle", "distance"]);

/** Values of which the case before has none are a case of their own: "fluke?" after a tide. */
function ofOther(frame: Frame, before: Frame): Frame | null {
  if (saidSlots(frame).length === 0 || takenBy(before, frame).length > 0) return null;
  const own = fromNamesAlone(frame);
  const held = heldIn(before);
  const isUnplaced = own.place === null && own.water === null;
  return own.intent === "unknown"
    ? null
    : {
        ...own,
        species: own.species ?? held.species,
        ...(isAbout(own, "law") && isUnplaced ? { place: held.place, water: held.water } : {}),
      };
}

/** "And on Sunday?": the case before with the new values in it. */
export function continued(asked: Frame, before: Frame, asksWhy: boolean): Frame {
  const frame = inUnitOf(asked, before);
  const isLaw = isAbout(before, "law");
  const number = isLaw && frame.length === null ? bareNumber(frame) : null;
  if (number !== null) return continued(number, before, asksWhy);
  // "And Sunday morning" after what a spot is: its best hours then.
  if (timeless.has(before.intent) && frame.when !== null && saidSlots(frame).length === 1)
    return continued(frame, { ...before, intent: "best-time", cues: [], when: null }, asksWhy);
  const own = ofOther(frame, before);
  if (own !== null) return own;
  const merged: Frame = {
    ...before,
    ...frame,
    intent: before.intent,
    topic: before.topic,
    goesOn: true,
    isKnown: asksWhy,
    claimed: frame.claimed ?? null,
    // What was asked of the case before it too, of which this one changes a value.
    wordsBefore:
      before.goesOn === true ? `${before.wordsBefore ?? ""} ${before.words}`.trim() : before.words,
    species: frame.species ?? before.species,
    place: frame.place ?? (isLaw && frame.water !== null ? null : before.place),
    water: frame.water ?? (frame.place === null ? before.water : null),
    milesOff: frame.milesOff ?? (frame.place === null ? (before.milesOff ?? null) : null),
    when: mergedWhen(frame.when, before.when),
    mode: frame.mode ?? before.mode,
    length: frame.length ?? (frame.species === null ? before.length : null),
    // Another fish than those kept is one.
    count: frame.count ?? (frame.kept === null ? before.count : null),
    age: frame.age ?? before.age ?? null,
    born: frame.born ?? before.born ?? null,
    anglers: frame.anglers ?? before.anglers ?? null,
    // Words of a topic count as read once it is known that the talk is still about it.
    unread: unreadIn(frame).filter(
      (word) =>
        isLaw ||
        !(isWordOfCues(word) || isOfTopic(word, isDared(frame, before) ? "go" : before.intent)),
    ),
    changesNothing: !asksWhy && saysNothing(frame, before),
    kept: frame.kept ?? before.kept,
    flow: frame.flow ?? before.flow,
    wind: frame.wind ?? before.wind ?? null,
    going: withSaid(before.going ?? nothingSaid, frame.going ?? nothingSaid),
    isPlan: frame.isPlan === true || before.isPlan === true,
    bait: frame.bait ?? before.bait,
    cues: asksWhy ? [...before.cues, "why"] : mergedCues(frame.cues, cuesAtHour(frame, before)),
  };
  // A wind or a boat is named to learn whether one dares.
  if (isDared(frame, before)) return { ...merged, intent: "go" };
  if (merged.intent === "keep" && frame.length === null && asksFigure(frame))
    return { ...merged, intent: "rules" };
  if (merged.intent === "rules" && frame.length !== null) return { ...merged, intent: "keep" };
  const isCounted = merged.count !== null || merged.kept !== null;
  if (merged.intent === "keep" && merged.length === null && !isCounted)
    return { ...merged, intent: "rules" };
  // A spot's facts asked again of a town are the spots there.
  if (merged.intent === "spot" && merged.place?.spotId === null)
    return { ...merged, intent: "spots" };
  return merged;
}
