import type { Frame, Intent } from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { isFunctionWord, isOfTopic, unreadIn } from "./coverage.ts";
import { mainClause } from "./main-clause.ts";
import type { Measures } from "./numbers/measures.ts";
import { unreadNumbers } from "./numbers/unread-numbers.ts";
import type { GoingSaid } from "#angling/assistant/going/read-going.ts";
import type { WindSaid } from "./wind-said.ts";

/** Each of its numbers has a slot, and nothing beside it is without weight. */
const isJudged = (intent: Intent | null): boolean =>
  intent === null || topicOf(intent).verdict !== undefined;

interface Taken {
  readonly unclear: readonly string[];
  /** Their spelling put right, word by word. */
  readonly corrected: string;
  readonly rest: string;
  readonly measures: Measures;
  readonly intent: Intent | null;
  readonly wind: WindSaid | null;
  readonly outing: GoingSaid | null;
}

/** Words and numbers that were not read, as they were typed, each once; beside the question or in what it asks. */
export function unreadOf(
  plain: string,
  frame: Frame,
  { unclear, rest, measures, intent, corrected, wind, outing }: Taken,
): Required<Pick<Frame, "unread" | "assumed">> {
  const {
    lengths = [],
    anglers = null,
    age = null,
    ages = [],
    born = null,
    births = [],
    when,
  } = frame;
  const guesses = corrected.split(" ");
  const typed = new Map(plain.split(" ").map((word, index) => [guesses[index], word] as const));
  const ofBait = new Set((frame.bait ?? "").split(" "));
  const meaningful = unclear.filter(
    (word) => !isFunctionWord(word) && !ofBait.has(word) && !isOfTopic(word, intent),
  );
  const others = unreadIn(rest, intent)
    .filter((word) => !ofBait.has(word))
    .map((word) => typed.get(word) ?? word);
  // How many go along changes nothing of who needs a permit.
  const told =
    intent === "permit"
      ? rest.replaceAll(/\b\d{1,2} (?=adults?\b|kids?\b|children\b|passengers?\b)/g, "")
      : rest;
  const asked = when === null ? told : told.replaceAll(/\bat \d{1,2}\b/g, "");
  const years = born === null ? births : [born, ...births];
  const besideDegrees = frame.cues.includes("degreesSaid")
    ? asked.replaceAll(/\b\d{2} (?:degrees?|deg)\b/g, "")
    : asked;
  const numbers = unreadNumbers(besideDegrees, measures, [
    ...lengths,
    lengths.length > 1 ? lengths.length : null,
    ...(wind?.figures ?? []),
    ...(outing?.figures ?? []),
    anglers,
    frame.claimed ?? null,
    anglers === null ? null : anglers - 1,
    age,
    ...ages,
    ...years,
    ...years.map((year) => year % 100),
  ]);
  const all = [...new Set([...meaningful, ...others, ...numbers])];
  if (isJudged(intent)) return { unread: all, assumed: frame.assumed };
  const standsIn = (text: string) => {
    const said = text.split(" ");
    return (word: string): boolean => said.some((one) => one === word || typed.get(one) === word);
  };
  // Put right towards what the topic reads, a word is taken so; of a rule nothing is taken that is not sure.
  const isTaken = (word: string): boolean =>
    intent !== "rules" && typed.get(word) !== word && !others.includes(word);
  const doubted = meaningful.filter((word) => !isTaken(word));
  const words = [...new Set([...doubted, ...others])].filter(standsIn(rest));
  const unread = words.filter(standsIn(mainClause(rest)));
  const aside = words.filter((word) => !unread.includes(word));
  return { unread, assumed: [...frame.assumed, ...aside.map((word) => `I left out "${word}"`)] };
}
