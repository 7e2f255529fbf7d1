import { packagedTable } from "#angling/regulations/packaged-table.ts";
import { editDistance } from "#angling/species/edit-distance.ts";
import { everydayWords } from "#angling/words/everyday-words.ts";

/** Words that differ by a letter or two from other legal words and change the meaning. */
const wordsOfLaw: ReadonlySet<string> = new Set(
  `minimum maximum more less least most under over above below before after inside outside within without
  inshore onshore offshore nearshore ashore aboard north south east west northern southern eastern western
  open opened close closed legal illegal lawful unlawful permitted prohibited permit prohibit may must shall
  can cannot not now no none only except unless until required exempt allowed retain retained retention
  release released possess possession per private hire shore vessel boat angler person trip day daily week
  weekly month monthly year yearly male female state federal live dead whole weekend weekday sunrise sunset
  commercial recreational hook hooked gaff total fork curved carapace natural artificial offset circle
  non combined additional`
    .split(/\s+/u)
    .filter((word) => word !== ""),
);

/** Words in the packaged table, which are taken as correctly spelled. */
const wordsOfTheTable: ReadonlySet<string> = new Set(
  (
    JSON.stringify(packagedTable)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).flatMap((word) => [word, word.replace(/s$/u, "")]),
);

const isWord = (word: string): boolean =>
  wordsOfLaw.has(word) || everydayWords.has(word) || wordsOfTheTable.has(word);

/** Shortest word that may have two typos. */
const lettersForTwoSlips = 8;
const fewestLetters = 5;

/**
 * Returns true when the words differ by a typo that was corrected or introduced. Exactly one of
 * them must be a known word: two similar known words may differ in meaning.
 */
export function isMendedTypo(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  if (shorter < fewestLetters || one[0] !== other[0]) return false;
  if (!/^\p{L}+$/u.test(one) || !/^\p{L}+$/u.test(other)) return false;
  if (isWord(one) === isWord(other)) return false;
  return editDistance(one, other) <= (shorter >= lettersForTwoSlips ? 2 : 1);
}
