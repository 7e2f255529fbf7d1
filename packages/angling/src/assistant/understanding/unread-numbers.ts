import type { Frame } from "#angling/assistant/frame.ts";
import { leastFishLength, type Measures } from "./measures.ts";

const bare =
  /(?<![\d./:-])\d{1,3}(?:\.\d+)?(?![\d/:-]|\.\d| ?(?:people|guys|anglers|of us|buddies|friends|persons?|fishermen|yo\b|years?|yrs?|ft|feet|foot|miles?|mi\b|nm|nautical|lbs?|pounds?|knots?|kt|min|hours?|hrs?|day|mm|cm|per\b))/g;

/** Fractions, and the inches of a length in feet. */
const beside = /\b\d{1,2}\/\d{1,2}\b|\b\d ?(?:ft|feet|foot) (?:and )?\d{1,2} ?in\w*\b/g;

/** A number of the question, times and names taken out, that was read as no length and no count. */
export function hasUnreadNumber(rest: string, measures: Measures): boolean {
  const { length, count, kept, milesOff, height } = measures;
  const read = new Set([
    length,
    length === null ? null : Math.floor(length),
    count,
    kept,
    milesOff,
    height,
  ]);
  const numbers = [...rest.replaceAll(beside, " ").matchAll(bare)];
  return numbers.some(([said]) => !read.has(Number(said)));
}

/** "What about two?" in a talk about rules is a number of fish, a large one a length; no hour. */
export function bareNumber(frame: Frame): Frame | null {
  const said = /^(?:(?:and|or|so|ok|what|how|about|if|then) )*(\d{1,2})$/.exec(frame.words)?.[1];
  if (said === undefined) return null;
  const value = Number(said);
  const named = value < leastFishLength ? { count: value } : { length: value };
  return {
    ...frame,
    when: null,
    hasUnreadNumber: false,
    ...named,
    said: value < leastFishLength ? ["count"] : ["length"],
    words: `${value} fish`,
  };
}
