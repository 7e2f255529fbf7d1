import type { Instant } from "@striper/marine/time";
import type { NamedPlace } from "#angling/assistant/frame.ts";
import { readCoordinates } from "#angling/assistant/understanding/names/coordinates.ts";
import { findMentions } from "#angling/assistant/understanding/names/mentions.ts";
import { correctSpelling } from "#angling/assistant/understanding/spelling/spelling.ts";
import { plainWords } from "#angling/assistant/slots/words.ts";
import { choicesOfNames, choicesOfTopics } from "./choices.ts";
import { choicesOfTime, pairsBeside } from "./choices-of-time.ts";
import { wordsOf, type Token } from "./tokens.ts";

const mostAlternatives = 4;

/** The words as said beside what the grammar sees in them. */
function tokensIn(plain: string, ownPlaces: ReadonlyMap<string, NamedPlace>): readonly Token[] {
  const said = plain.split(" ");
  const { masked, lengths, fish } = findMentions(correctSpelling(plain), ownPlaces);
  // Two names of one rule are no two questions: its bag holds for both together.
  const isOneRule = new Set(fish.map((one) => JSON.stringify(one))).size === 1;
  let at = 0;
  return masked.split(" ").map((word, index) => {
    const length = Number(lengths[index]);
    const words = said.slice(at, at + length).join(" ");
    at += length;
    const isName = (word === "FISH" && !isOneRule) || word === "PLACE";
    return { shown: isName ? `${word}${Math.min(index, 9)}` : word, said: words };
  });
}

/**
 * "Hull or Deer Island on Saturday or Sunday": the questions a question stands for, each with one
 * place, fish, water, way of fishing, time and topic. A plain question is its own only alternative.
 */
export function alternativesOf(
  question: string,
  ownPlaces: ReadonlyMap<string, NamedPlace>,
  now: Instant,
): readonly string[] {
  if (readCoordinates(question) !== null) return [question];
  const plain = plainWords(question);
  if (plain === "") return [question];
  const tokens = tokensIn(plain, ownPlaces);
  const choices = pairsBeside(tokens, now)
    .flatMap(choicesOfTopics)
    // "Tide and wind and bite": what is left of a pair may be one itself.
    .flatMap(choicesOfTopics)
    .flatMap(choicesOfNames)
    .flatMap((one) => choicesOfTime(one, now));
  return choices.length < 2 ? [question] : choices.slice(0, mostAlternatives).map(wordsOf);
}
