import { fishIndex } from "#angling/assistant/slots/fish.ts";
import { wordsWithoutMeaning } from "#angling/assistant/lexicon.ts";
import { plainWords, singular } from "#angling/assistant/slots/words.ts";

/** Words that hold a question together, whatever it is about. */
const carriesNothing: ReadonlySet<string> = new Set(
  "a an the this that these it its is are was were be am of at for from with and or so in on to by as my me i you your we our us they them he she his her just like please yes then also there here about get got thing things ones".split(
    " ",
  ),
);

/** What is meant by all of them: the law. */
const ofLaw: ReadonlySet<string> = new Set(
  "legal illegal allow allowed law laws lawful unlawful rule rules reg regs regulation regulations permitted banned prohibited".split(
    " ",
  ),
);

const endings = /(?:ing|ed|ers?|ly)$/;
const leastStem = 3;

/** "Snagging", "snagged" and "snag" are one word. */
function stemOf(word: string): string {
  const one = singular(word);
  const stem = one.replace(endings, "");
  const isShort = stem === one || stem.length < leastStem;
  return (isShort ? one : stem.replace(/([bdgklmnprt])\1$/, "$1")).replace(/e$/, "");
}

/** The states by their short names. */
const states: Readonly<Record<string, string>> = {
  ct: "connecticut",
  ri: "island",
  ny: "york",
  nj: "jersey",
};

/** Which number is said does not matter, nor by which of its names a fish is called. */
function tokenOf(word: string): string {
  if (/^\d/.test(word)) return "0";
  if (ofLaw.has(word)) return "legal";
  const state = states[word];
  if (state !== undefined) return state;
  const fish = fishIndex.get(singular(word));
  return fish?.kind === "one" ? fish.id : stemOf(word);
}

/** What plain words are about: stems, in their order. */
export function contentOf(words: string): readonly string[] {
  const parts = words.split(" ");
  const tokens: string[] = [];
  for (let at = 0; at < parts.length; at += 1) {
    const [word = "", next = ""] = parts.slice(at, at + 2);
    const fish = next === "" ? undefined : fishIndex.get(`${singular(word)} ${singular(next)}`);
    if (fish?.kind === "one") {
      tokens.push(fish.id);
      at += 1;
    } else if (word !== "" && !carriesNothing.has(word)) tokens.push(tokenOf(word));
  }
  return tokens;
}

/** The same of a text as it is written. */
export const contentOfText = (text: string): readonly string[] => contentOf(plainWords(text));

/** What is meant by several words, in a talk that tells which of their meanings it is. */
const meanings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    alcohol: "brandy whiskey whisky beer rum booze liquor schnapps vodka wine nip shot",
    drinks: "coffee tea soup cocoa chocolate",
    warm: "warmed heat heating heater blanket",
    photo: "pic pics picture pictures selfie snapshot",
    camping: "tent tents camp overnight",
    sleeping: "nap naps crash",
    day: "daylight daytime",
    email: "mail",
    delete: "kill nuke axe ditch erase wipe remove",
    dying: "die dies died dead",
    fine: "fines stop stopped stops caught ticket ticketed penalty busted bust boarded checked",
    cost: "price pay money charge fee expensive",
  }).flatMap(([one, others]) => others.split(" ").map((word) => [stemOf(word), stemOf(one)])),
);
export const alike = (word: string): string => meanings[word] ?? word;

/** The words of a message, those with another meaning in a talk as that: "kill the account". */
export const inTalk = (words: string): string =>
  words
    .split(" ")
    .map((word) => meanings[stemOf(word)] ?? word)
    .join(" ");

/** Words of a talk that say nothing of what is asked. */
const talk: ReadonlySet<string> = new Set(
  "happen happens much many what how if can do does not no yes why when which where would should could will ok still even now too but instead also other which again".split(
    " ",
  ),
);

export const isTalk = (word: string): boolean => talk.has(word);

/** Letters; a shorter word says nothing by itself. */
const leastWord = 3;

/** The words of a message that say something which is not held here. */
export function unheardIn(own: string, here: string): readonly string[] {
  const known = new Set(contentOfText(here));
  return [...new Set(own.split(" "))].filter((word) => {
    const [stem] = contentOf(word);
    const isSaying = word.length >= leastWord && !isTalk(word) && !wordsWithoutMeaning.has(word);
    return isSaying && stem !== undefined && !known.has(stem);
  });
}

/** The sentences that hold all these words, in the meaning they have in a talk. */
export function sentencesHolding(
  sentences: readonly string[],
  words: readonly string[],
): readonly string[] {
  const asked = words.map(alike);
  return sentences.filter((sentence) => {
    const held = new Set(contentOfText(sentence).map(alike));
    return asked.every((word) => held.has(word));
  });
}
