import names from "./catalogue/names.json" with { type: "json" };
import words from "./catalogue/words.json" with { type: "json" };

export const commonWords: readonly string[] = words.common;
/** Words recognized by slot readers; misspellings resolve to them before places. */
export const grammarWords: readonly string[] = words.grammar;
export const slang: ReadonlyMap<string, string> = new Map(Object.entries(words.slang));
export const phrases: ReadonlyMap<string, string> = new Map(Object.entries(words.phrases));
/** Function words that decide nothing. */
export const wordsWithoutMeaning: ReadonlySet<string> = new Set(words.withoutMeaning);
/** Small talk, on which no rule, permit or place depends. */
export const wordsOfTalk: ReadonlySet<string> = new Set(words.ofTalk);
/** Everyday words on which no verdict or permit depends; elsewhere they may be the question. */
export const idleWords: ReadonlySet<string> = new Set(words.idle);
/** Words that only look like forms of idle words: "canned" is not "can". */
export const wordsThatTurn: ReadonlySet<string> = new Set(words.turning);
/** Correct English words close to fishing words, such as "wearing" and "wading". */
export const rightWords: readonly string[] = words.right;
/** Words that slots are read from: people, craft, amounts and waters. */
export const wordsOfSlots: ReadonlySet<string> = new Set(words.ofSlots);

export const wordsElsewhere: readonly string[] = names.elsewhere.flatMap((name) => name.split(" "));
