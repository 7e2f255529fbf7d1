import {
  wordsElsewhere,
  wordsOfSlots,
  wordsOfTalk,
  wordsWithoutMeaning,
} from "#angling/assistant/lexicon.ts";
import type { Intent } from "#angling/assistant/frame.ts";
import { topics } from "#angling/assistant/topics/index.ts";
import { isFormOfCues, spansOfCues } from "./cues.ts";
import { nearestWord } from "./spelling/nearest-word.ts";
import { singular } from "./words.ts";

/** Cues that change what a rule or a verdict on a fish says; the others do not, so they are not read there. */
const cuesOfLaw: ReadonlySet<string> = new Set([
  "keep",
  "approved",
  "statesCatch",
  "legalWhere",
  "compared",
  "size",
  "sizeAlone",
  "bag",
  "limit",
  "season",
  "gear",
  "reportFish",
  "measure",
  "handling",
  "nightHours",
  "targeting",
  "openList",
  "federalLine",
  "lineQuestion",
  "changed",
  "verified",
  "released",
  "permit",
  "license",
  "reciprocity",
  "copy",
  "asBait",
  "why",
  "follow",
  "there",
  "thatTime",
  "howMany",
  "trips",
  "go",
  "lately",
  "past",
]);

const judged: ReadonlySet<Intent> = new Set(["keep", "rules", "permit"]);

const masks = /^(?:FISH|PLACE|WHEN)$/;

/** A permit's answer tells of other states. */
const otherStates: ReadonlySet<string> = new Set(wordsElsewhere);

const wordsOfTopics = new Map(
  topics.map(({ name, words = "" }) => [name, new Set(words.split(" "))] as const),
);

const isOfTopic = (word: string, topic: Intent | null): boolean =>
  wordsOfTopics.get(topic ?? "keep")?.has(word) === true ||
  (topic === "permit" && otherStates.has(word));

export const carriesNothing = (word: string): boolean =>
  wordsWithoutMeaning.has(word) ||
  wordsOfTalk.has(word) ||
  wordsOfSlots.has(word) ||
  wordsOfSlots.has(singular(word));

/**
 * The words besides names and times that neither fill a slot nor decide the topic and are not known
 * filler.
 */
export function unreadIn(rest: string, topic: Intent | null): readonly string[] {
  const isLaw = topic === null || judged.has(topic);
  const spans = spansOfCues(rest, (cue) => !isLaw || cuesOfLaw.has(cue));
  const unread: string[] = [];
  let start = 0;
  for (const word of rest.split(" ")) {
    const from = start;
    start += word.length + 1;
    if (masks.test(word) || !/[a-z]/.test(word) || carriesNothing(word)) continue;
    if (isOfTopic(word, topic)) continue;
    const isCue = spans.some(([begin, end]) => from >= begin && from < end) && isFormOfCues(word);
    if (!isCue) unread.push(word);
  }
  return [...new Set(unread)];
}

/** A misspelled filler word. */
export function isFunctionWord(typed: string): boolean {
  const reading = nearestWord(typed);
  return (
    reading !== null &&
    wordsWithoutMeaning.has(reading.word) &&
    (reading.other === null || wordsWithoutMeaning.has(reading.other))
  );
}
