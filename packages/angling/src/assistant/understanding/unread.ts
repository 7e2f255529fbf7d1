import type { Frame, Intent } from "#angling/assistant/frame.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { isFunctionWord, isOfTopic, wordsNotRead } from "./coverage.ts";
import type { Measures } from "./numbers/measures.ts";
import type { GoingSaid } from "#angling/assistant/going/read-going.ts";
import type { WindSaid } from "./wind-said.ts";

const bare =
  /(?<![\d./:-])\d{1,3}(?:\.\d+)?(?![\d/:-]|\.\d| ?(?:people|guys|anglers|of us|buddies|friends|persons?|fishermen|yo\b|years?|yrs?|ft|feet|foot|lbs?|pounds?|knots?|kt|min|hours?|hrs?|hp\b|horse(?:power|s)?\b|day|mm|cm|per\b))/g;

/** Fractions, and the inches of a length in feet. */
const beside = /\b\d{1,2}\/\d{1,2}\b|\b\d ?(?:ft|feet|foot) (?:and )?\d{1,2} ?in\w*\b/g;

/** "One more", "one permit": no more than "a". */
const carriesNothing: ReadonlySet<number> = new Set([1]);

/** Numbers of the question, times and names taken out, that were read as no length and no count. */
function unreadNumbers(
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

/** Words a question begins with. */
const asking =
  /\b(?:what|whats|when|where|who|which|how|why|is|are|am|can|could|do|does|did|will|would|should|may|any)\b/;
/** Words of somebody who tells something before asking. */
const telling = /\b(?:i|we|my|our|he|she|they|got|has|have|its|it|there)\b/;
/** What goes with something, or why: nothing that is asked about. */
const besideAsked =
  /\b(?:because|since|if|unless|while|so|and (?:i|we|my)|but|(?:with|for|before|after|on|in|from) (?:my|our|his|her|the|a|an|some)|before work|after work)\b.*$/;
/** "Can I …", "is … allowed": what goes along is what may be forbidden. */
const permission = /^(?:can|could|may|am|is|are|do|does|should)\b|\ballowed\b/;

/** The part of a question that says what is asked: without what is told before it, and what goes with it. */
export function mainClause(rest: string): string {
  const at = rest.search(asking);
  const asked = at > 0 && telling.test(rest.slice(0, at)) ? rest.slice(at) : rest;
  return permission.test(asked) ? asked : asked.replace(besideAsked, "");
}

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

/** The words without figures that no slot holds and the answer takes up or does not turn on. */
function withoutRead(rest: string, intent: Intent | null): string {
  // How many go along changes nothing of who needs a permit.
  if (intent === "permit")
    return rest.replaceAll(/\b\d{1,2} (?=adults?\b|kids?\b|children\b|passengers?\b)/g, "");
  // A figure that is claimed is held against the rule (answers/law/lead/slot-said.ts).
  return intent === "rules" || intent === null
    ? rest.replaceAll(/\b(still|now|only|just) \d{1,2}\b(?! ?in)/g, "$1")
    : rest;
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
  const others = wordsNotRead(rest, intent)
    .filter((word) => !ofBait.has(word))
    .map((word) => typed.get(word) ?? word);
  const told = withoutRead(rest, intent);
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
