import type { Frame } from "#angling/assistant/frame.ts";
import { wordsOfSlots, wordsWithoutMeaning } from "#angling/assistant/lexicon.ts";
import { leastFishLength, type Measures } from "./measures.ts";

const bare =
  /(?<![\d./:-])\d{1,3}(?:\.\d+)?(?![\d/:-]|\.\d| ?(?:people|guys|anglers|of us|buddies|friends|persons?|fishermen|yo\b|years?|yrs?|ft|feet|foot|lbs?|pounds?|knots?|kt|min|hours?|hrs?|day|mm|cm|per\b))/g;

/** Fractions, and the inches of a length in feet. */
const beside = /\b\d{1,2}\/\d{1,2}\b|\b\d ?(?:ft|feet|foot) (?:and )?\d{1,2} ?in\w*\b/g;

/** "One more", "one permit": no more than "a". */
const carriesNothing: ReadonlySet<number> = new Set([1]);

/** Numbers of the question, times and names taken out, that were read as no length and no count. */
export function unreadNumbers(
  rest: string,
  { length, count, kept, milesOff, away, height, others: parts }: Measures,
  others: readonly (number | null)[],
): readonly string[] {
  const numbers = [...rest.replaceAll(beside, " ").matchAll(bare)];
  const read = new Set([
    ...others,
    ...parts,
    length,
    length === null ? null : Math.floor(length),
    count,
    kept,
    milesOff,
    // Miles from a place are kept in nautical ones.
    ...(away === null ? [] : numbers.map(([said]) => Number(said))),
    height,
  ]);
  return numbers.flatMap(([said]) =>
    read.has(Number(said)) || carriesNothing.has(Number(said)) ? [] : [said],
  );
}

/** "What about two?" in a talk about rules is a number of fish, a large one a length; no hour. */
export function bareNumber(frame: Frame): Frame | null {
  const [, lead = "", said] = /^((?:[a-z]+ )*)(\d{1,2}(?:\.\d+)?)$/.exec(frame.words) ?? [];
  const isAlone = lead
    .split(" ")
    .every((word) => word === "" || wordsWithoutMeaning.has(word) || wordsOfSlots.has(word));
  if (said === undefined || !isAlone || /\bat $/.test(lead)) return null;
  const value = Number(said);
  const named = value < leastFishLength ? { count: value } : { length: value };
  return {
    ...frame,
    when: null,
    unread: [],
    ...named,
    said: value < leastFishLength ? ["count"] : ["length"],
    words: `${value} fish`,
  };
}
