import { nearestReadings } from "#angling/assistant/case/nearest-readings.ts";
import { fact, questionFacts, sources } from "#angling/assistant/facts.ts";
import type { Frame, Intent } from "#angling/assistant/frame.ts";
import { passageWith } from "#angling/assistant/passages/answer-passage.ts";
import { knownChoices } from "#angling/assistant/passages/known-choices.ts";
import { isMostlyRead } from "#angling/assistant/understanding/idle-words.ts";
import { isOfTopic, turningIn } from "#angling/assistant/understanding/coverage.ts";
import { topicOf } from "#angling/assistant/topics/index.ts";
import { everydayWords } from "#angling/words/everyday-words.ts";
import { asksBoating } from "./own/boater-certificate.ts";
import { isShellfish, whichFish } from "./law/asked-fish.ts";
import { sharks } from "./law/known.ts";
import { tableFacts } from "./law/rule-facts.ts";
import { answerRules } from "./law/rules.ts";
import { notRead, quoted } from "./not-read.ts";
import type { AnswerContext, Reply } from "./reply.ts";

const sighting = /\b(?:any|seen|saw|spotted|sightings?|around|about)\b/;
const cuesOfBag: ReadonlySet<string> = new Set(["keep", "limit", "size", "bag", "gear", "season"]);

/** "Great white seen, safe to wade?": hours are judged by wind and water, not by what swims in it. */
function besideAnAnimal(frame: Frame): Reply | null {
  const { intent, species, words, cues } = frame;
  const isShark = species?.kind === "one" && sharks.has(species.id);
  const isAnimal = isShark || species?.kind === "unheld";
  const { judgesSafety = false } = topicOf(intent);
  // "Any great whites at Duxbury today" asks who was seen, not whether one may be kept.
  const isSighting = isShark && sighting.test(words) && !cues.some((cue) => cuesOfBag.has(cue));
  const isOfPlace = judgesSafety || intent === "spot" || intent === "presence" || isSighting;
  if (!isAnimal || !isOfPlace || isShellfish(frame)) return null;
  const name = species.kind === "unheld" ? species.name : "shark";
  return {
    text: `I hold no sightings of any ${name}, so I do not say whether it is safe there. Heed the signs and flags of the beach and ask its lifeguards; in an emergency call 911.`,
    facts: [fact("emergency", "911, VHF channel 16", sources.app)],
    declined: true,
    choices: [],
  };
}

/** "One is needed", "not honored", "back it goes": no leave is given by it. */
const isStrict = ({ facts, text }: Reply, intent: Intent): boolean => {
  const verdicts = facts.flatMap(({ kind, value }) => (kind === "verdict" ? [value] : []));
  return intent === "permit"
    ? facts.some(({ kind }) => kind === "boater-certificate-needed") ||
        /^\*\*(?:Yes\b(?!, a )|No, (?:an?|that)\b|No: a permit)/.test(text)
    : verdicts.length > 0 && verdicts.every((verdict) => verdict === "release");
};

/** A word that was not read may forbid what is allowed; what is forbidden stays so. */
async function strictVerdict(frame: Frame, context: AnswerContext): Promise<Reply | null> {
  const { intent, unread = [], species, length } = frame;
  if (intent === "keep" && (length === null || species?.kind === "unheld")) return null;
  // "Do I need one to guide": another permit, or none.
  if (intent === "permit" && turningIn(frame.words.split(" "), intent).size > 0) return null;
  // Where no fish is named, a rare word may be one.
  const isIdle = (word: string): boolean =>
    (intent === "keep" && species !== null) ||
    asksBoating.test(frame.words) ||
    everydayWords.has(word);
  if (!unread.every((word) => Number.isNaN(Number(word)) && isIdle(word))) return null;
  const reply = await topicOf(intent).answer({ ...frame, unread: [] }, context);
  return isStrict(reply, intent)
    ? {
        ...reply,
        text: `${reply.text} (I did not read ${quoted(unread)}; this leaves it out.)`,
        facts: [...reply.facts, ...questionFacts(unread.map((word) => ["unread", word]))],
      }
    : null;
}

/**
 * Why no verdict is given: the question adds nothing to the last one, is about an animal, or has words that
 * were not read; those are named and the nearest readings offered. Null where one may be given.
 */
export async function withheldVerdict(frame: Frame, context: AnswerContext): Promise<Reply | null> {
  const { intent, unread = [], species, length, count } = frame;
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
