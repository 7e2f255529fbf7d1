import names from "./catalogue/names.json" with { type: "json" };
import words from "./catalogue/words.json" with { type: "json" };

/** The words anglers ask with most: a misspelling is put right towards one of them before a rarer one. */
export const commonWords: readonly string[] = words.common;
/** Words the readers of slots listen for; a misspelling becomes one of them before it becomes a place. */
export const grammarWords: readonly string[] = words.grammar;
/** Short and common wrong forms of words, as they are meant. */
export const slang: ReadonlyMap<string, string> = new Map(Object.entries(words.slang));
/** The same of several words. */
export const phrases: ReadonlyMap<string, string> = new Map(Object.entries(words.phrases));
/** Words that hold a sentence together and decide nothing in it. */
export const wordsWithoutMeaning: ReadonlySet<string> = new Set(words.withoutMeaning);
/** Talk around a question: no law of a fish, a permit or a place turns on it. */
export const wordsOfTalk: ReadonlySet<string> = new Set(words.ofTalk);
/** Everyday words on which no verdict on a fish and no permit turns; elsewhere they may be what is asked. */
export const idleWords: ReadonlySet<string> = new Set(words.idle);
/** Forms of idle words that are none: "canned" is no form of "can". */
export const wordsThatTurn: ReadonlySet<string> = new Set(words.turning);
/** English words a letter or two from one that anglers use: "wearing" is no "wading". */
export const rightWords: readonly string[] = words.right;
/** Words that a slot is read from: who fishes, from what, how much, in whose water. */
export const wordsOfSlots: ReadonlySet<string> = new Set(words.ofSlots);

/** Words of the names of other waters. */
export const wordsElsewhere: readonly string[] = names.elsewhere.flatMap((name) => name.split(" "));
