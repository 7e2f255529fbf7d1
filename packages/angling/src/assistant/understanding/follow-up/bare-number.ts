import type { Frame } from "#angling/assistant/frame.ts";
import { wordsOfSlots, wordsWithoutMeaning } from "#angling/assistant/lexicon.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { leastFishLength } from "#angling/assistant/understanding/numbers/measures.ts";
import { plainWords } from "#angling/assistant/slots/words.ts";

/** What the last case asks for in figures. */
export type BareNumber = "length" | "hour" | "wind" | "age";

/** What a bare number is after these cases: what the last of them asks for in figures. */
export function numberAsked(before: readonly Frame[]): BareNumber {
  if (before.some(({ intent }) => topicOf(intent).about === "law")) return "length";
  const last = before.at(-1);
  if (last?.intent === "permit") return "age";
  if (last?.intent === "log-entry") return "length";
  return last?.wind == null ? "hour" : "wind";
}

const inFull: Readonly<Record<BareNumber, string>> = {
  length: "$1$2$3",
  hour: "$1at $2$3",
  wind: "$1$2 knots wind$3",
  age: "$1age $2$3",
};

/** The plain words; a bare "7?" in full, as what the last case asks for: an hour, a wind, an age. */
export const wordsInFull = (question: string, number: BareNumber): string =>
  plainWords(question).replace(
    /^((?:(?:and|or|what|how|about|if|so|ok|is) )*)(\d{1,2})( then)?$/,
    inFull[number],
  );

/** "What about two?" in a talk about rules is a number of fish, a large one a length; no hour. */
export function bareNumber(frame: Frame): Frame | null {
  const [, lead = "", said] =
    /^((?:[a-z]+ )*)(\d{1,2}(?:\.\d+)?)(?: (?:each|apiece|then|inches|long|tho))*$/.exec(
      frame.words,
    ) ?? [];
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
