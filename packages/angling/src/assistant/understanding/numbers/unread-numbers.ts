import type { Measures } from "./measures.ts";

const bare =
  /(?<![\d./:-])\d{1,3}(?:\.\d+)?(?![\d/:-]|\.\d| ?(?:people|guys|anglers|of us|buddies|friends|persons?|fishermen|yo\b|years?|yrs?|ft|feet|foot|lbs?|pounds?|knots?|kt|min|hours?|hrs?|hp\b|horse(?:power|s)?\b|day|mm|cm|per\b))/g;

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
