import { asChoice, nearestReadings } from "#angling/assistant/case/nearest-readings.ts";
import { questionOf } from "#angling/assistant/case/question-of.ts";
import { fact, questionFacts, sources } from "#angling/assistant/facts.ts";
import type { Frame, Intent } from "#angling/assistant/frame.ts";
import { guessedChoices } from "#angling/assistant/guess/guessed-choices.ts";
import { passageChoice, passageWith } from "#angling/assistant/passages/answer-passage.ts";
import { knownChoices } from "#angling/assistant/passages/answer-known.ts";
import { askForText } from "#angling/assistant/passages/passage.ts";
import { isMostlyRead } from "#angling/assistant/understanding/mostly-read.ts";
import { isOfTopic } from "#angling/assistant/understanding/coverage.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { everydayWords } from "#angling/words/everyday-words.ts";
import { whichFish } from "./law/asked-fish.ts";
import { sharks } from "./law/known.ts";
import { tableFacts } from "./law/rule-facts.ts";
import { answerRules } from "./law/rules.ts";
import { offer } from "./talk/refused.ts";
import { listWords, type AnswerContext, type Choice, type Reply } from "./reply.ts";

const quoted = (words: readonly string[]): string => listWords(words.map((word) => `"${word}"`));

/** A follow-up in which nothing was read changes no answer, and none is given again. */
function nothingNew(frame: Frame): Reply {
  const { unread = [] } = frame;
  const what =
    unread.length === 0
      ? "nothing new in that"
      : `nothing but ${quoted(unread)} there, which I do not know`;
  return {
    text: `I read ${what}, so nothing changes. Name a fish, a length, a place or a time.`,
    facts: questionFacts(unread.map((word) => ["unread", word])),
    declined: true,
    choices: nearestReadings({ ...frame, unread: [] }),
  };
}

/** Shellfish are dug, and no sighting is asked of them. */
const dug = /\b(?:dig|digging|dug|rak(?:e|ing)|clamming|steamers?|shellfish)\b/;
const sighting = /\b(?:any|seen|saw|spotted|sightings?|around|about)\b/;
const cuesOfBag: ReadonlySet<string> = new Set(["keep", "limit", "size", "bag", "gear", "season"]);

/** "Great white seen, safe to wade?": hours are judged by wind and water, not by what swims in it. */
function besideAnAnimal({ intent, species, words, cues }: Frame): Reply | null {
  const isShark = species?.kind === "one" && sharks.has(species.id);
  const isAnimal = isShark || species?.kind === "unheld";
  const { judgesSafety = false, name: topic } = topicOf(intent);
  // "Any great whites at Duxbury today" asks who was seen, not whether one may be kept.
  const isSighting = isShark && sighting.test(words) && !cues.some((cue) => cuesOfBag.has(cue));
  const isOfPlace = judgesSafety || topic === "spot" || topic === "presence" || isSighting;
  if (!isAnimal || !isOfPlace || dug.test(words)) return null;
  const name = species.kind === "unheld" ? species.name : "shark";
  return {
    text: `I hold no sightings of any ${name}, so I do not say whether it is safe there. Heed the signs and flags of the beach and ask its lifeguards; in an emergency call 911.`,
    facts: [fact("emergency", "911, VHF channel 16", sources.app)],
    declined: true,
    choices: [],
  };
}

const shortMessage = 8;

/** What may be asked on about the place or the fish of the talk. */
const nextTopics = {
  law: ["keep", "rules", "permit"],
  place: ["tide", "bite", "spots", "go"],
} as const;

function choicesOfTalk(talk: Frame): readonly Choice[] {
  const { about, lead } = topicOf(talk.intent);
  const topics: readonly Intent[] = about === undefined ? [] : nextTopics[about];
  const asked = [...(lead === undefined && about !== "law" ? [] : [talk.intent]), ...topics];
  return [...new Set(asked)].map((intent) => asChoice(questionOf({ ...talk, intent })));
}

/** What is asked about was not read, or no topic was found; nothing beside it is told instead. */
async function notRead(frame: Frame, context: AnswerContext): Promise<Reply> {
  const { unread = [], words, talk, toldBefore } = frame;
  // What so short a message means, the talk tells; a longer one may be about something else.
  const isShort = words.split(" ").length <= shortMessage;
  const goesOn = talk !== undefined && isShort && toldBefore === undefined ? talk : null;
  const likely = [
    ...(toldBefore === undefined || !isShort
      ? []
      : [{ label: `Read: ${toldBefore}`, question: askForText(toldBefore) }]),
    ...(goesOn === null ? [] : choicesOfTalk(goesOn)),
    ...(await passageChoice(frame, context)),
    ...knownChoices(frame),
    ...nearestReadings({ ...frame, intent: "unknown" }),
    ...guessedChoices(words, frame),
  ];
  const what =
    unread.length === 0
      ? `I am not sure what you mean. ${offer}`
      : `I did not read ${quoted(unread)}, so I may miss what you ask.`;
  const before = goesOn === null ? "" : questionOf(goesOn);
  const about = before === "" ? "" : ` We were at: ${before}.`;
  return {
    text: `${what}${about} Did you mean one of these?`,
    facts: questionFacts(unread.map((word) => ["unread", word])),
    declined: true,
    choices: [...new Map(likely.map((one) => [one.question, one])).values()],
  };
}

/** A word that was not read may forbid what is allowed; what goes back by its length goes back all the same. */
async function strictVerdict(frame: Frame, context: AnswerContext): Promise<Reply | null> {
  const { intent, unread = [], species, length } = frame;
  if (intent !== "keep" || length === null || species?.kind === "unheld") return null;
  // Where no fish is named, a rare word may be one.
  const isIdle = (word: string): boolean => species !== null || everydayWords.has(word);
  if (!unread.every((word) => Number.isNaN(Number(word)) && isIdle(word))) return null;
  const reply = await topicOf(intent).answer({ ...frame, unread: [] }, context);
  const verdicts = reply.facts.flatMap(({ kind, value }) => (kind === "verdict" ? [value] : []));
  if (verdicts.length === 0 || verdicts.some((verdict) => verdict !== "release")) return null;
  return {
    ...reply,
    text: `${reply.text} (I did not read ${quoted(unread)}; this leaves it out.)`,
    facts: [...reply.facts, ...questionFacts(unread.map((word) => ["unread", word]))],
  };
}

/**
 * Why no verdict is given: the question adds nothing to the last one, is about an animal, or has words that
 * were not read; those are named and the nearest readings offered. Null where one may be given.
 */
export async function withheldVerdict(frame: Frame, context: AnswerContext): Promise<Reply | null> {
  const { intent, unread = [], changesNothing = false, species, length, count } = frame;
  if (changesNothing) return nothingNew(frame);
  const animal = besideAnAnimal(frame);
  if (animal !== null) return animal;
  if (intent === "unknown") return notRead(frame, context);
  const { verdict: withheld, endsTalk = false, opensForm = false } = topicOf(intent);
  if (endsTalk || opensForm || unread.length === 0) return null;
  const isLaw = topicOf(intent).about === "law";
  const unknownFish = isLaw ? whichFish(frame) : null;
  if (unknownFish !== null) return { ...unknownFish, choices: nearestReadings(frame) };
  const namesNoCatch = intent === "keep" && [species, length, count].every((one) => one === null);
  // A number beside a rule, or a word of it where names alone were said, changes nothing of it.
  const isBeside = (word: string): boolean =>
    Number.isFinite(Number(word)) || isOfTopic(word, intent);
  // The word may be the fish: the rule of another would be told for it.
  const mayBeFish = isLaw && species === null;
  if (withheld === undefined && (unread.every(isBeside) || (isMostlyRead(frame) && !mayBeFish)))
    return null;
  if (withheld === undefined || namesNoCatch)
    return (isLaw ? null : await passageWith(frame, context)) ?? notRead(frame, context);
  const strict = await strictVerdict(frame, context);
  if (strict !== null) return strict;
  const text = `I did not read ${quoted(unread)}, ${withheld}. Which do you mean?`;
  const choices = [...nearestReadings(frame), ...knownChoices(frame)];
  const facts = questionFacts(unread.map((word) => ["unread", word]));
  if (intent !== "keep" || frame.species?.kind === "unheld")
    return { text, facts, declined: true, choices };
  const rule = await answerRules({ ...frame, cues: [] }, context);
  return {
    text,
    more: rule.text,
    facts: [
      ...tableFacts([["verdict", "unknown"]]),
      ...questionFacts([["asked-length", frame.length, "in"]]),
      ...facts,
      ...rule.facts,
    ],
    declined: true,
    choices,
  };
}
