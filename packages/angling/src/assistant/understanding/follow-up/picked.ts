import type { Choice } from "#angling/assistant/answers/reply.ts";
import type { Fact } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { carriesNothing } from "#angling/assistant/understanding/coverage.ts";
import { plainWords } from "#angling/assistant/slots/words.ts";

const nth = ["first|1st", "second|2nd", "third|3rd", "fourth|4th", "fifth|5th"];
const counted =
  /^(?:(?:and|so|ok|okay|yes|no|what|how|about|the|tell|me|more|option|number|that|i|mean|meant|on|for|go|with) )*(\w+)(?: (?:one|spot|place|option|choice|of those|please))*$/;
/** "No boat, so the second one": with the reason before it. */
const reasoned =
  /^(?:\w+ ){1,5}(?:so|then|ok|guess|take|pick|rather) (?:the )?(first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last) (?:one|spot|place|option|choice)(?: then| please)?$/;
const mostWords = 4;

const meaningOf = (text: string): readonly string[] =>
  plainWords(text)
    .split(" ")
    .filter((word) => !carriesNothing(word));

/** What an answer offers to be asked next: its choices, else what it compares, else the spots it lists. */
export function offeredBy(
  choices: readonly Choice[],
  frames: readonly Frame[],
  facts: readonly Fact[],
): readonly Choice[] {
  if (choices.length > 0) return choices;
  const compared = [...new Set(frames.map(({ words }) => words))];
  const names = facts.flatMap(({ kind, value }) => (kind === "spot" ? [String(value)] : []));
  const questions = compared.length > 1 ? compared : names.map((name) => `tell me about ${name}`);
  // Names and topics are read by themselves: only their number picks them.
  return questions.length < 2 ? [] : questions.map((question) => ({ label: "", question }));
}

/** "The second one", "why the first", or words of one choice alone: the question that was offered. */
export function pickedFrom(offered: readonly Choice[], message: string): string | null {
  const [, why = "", said = ""] = /^(why )?(.*)$/.exec(plainWords(message)) ?? [];
  const [, word = ""] = counted.exec(said) ?? reasoned.exec(said) ?? [];
  const place = nth.findIndex((names) => names.split("|").includes(word));
  const byNumber = word === "last" ? offered.at(-1) : offered[place];
  if (byNumber !== undefined) return `${why}${byNumber.question}`;
  const words = meaningOf(said);
  if (words.length === 0 || said.split(" ").length > mostWords) return null;
  const named = offered.filter(({ label }) => {
    const held = meaningOf(label);
    return words.every((one) => held.includes(one));
  });
  const [only] = named;
  return named.length === 1 && only !== undefined ? only.question : null;
}
