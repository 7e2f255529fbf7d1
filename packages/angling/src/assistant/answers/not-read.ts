import { asChoice, asWritten, nearestReadings } from "#angling/assistant/case/nearest-readings.ts";
import { questionOf } from "#angling/assistant/case/question-of.ts";
import { questionFacts } from "#angling/assistant/facts.ts";
import {
  saidIn,
  unreadIn,
  type Frame,
  type Intent,
  type TurnBefore,
} from "#angling/assistant/frame.ts";
import { likelyTopics, probabilityOf } from "#angling/assistant/guess/likely-topics.ts";
import { isOpenWhichText } from "#angling/assistant/passages/answer-known.ts";
import { knownChoices, readChoice } from "#angling/assistant/passages/known-choices.ts";
import { liveTopics } from "#angling/assistant/passages/text-serves.ts";
import { passageChoice } from "#angling/assistant/passages/answer-passage.ts";
import { carriesNothing, isOfTopic, isReadBy } from "#angling/assistant/understanding/coverage.ts";
import { topicOf, topics } from "#angling/assistant/topics/index.ts";
import { offer } from "./talk/refused.ts";
import { likeliestChoices } from "./likeliest-choices.ts";
import { choicesOnce, listWords, type AnswerContext, type Choice, type Reply } from "./reply.ts";

export const quoted = (words: readonly string[]): string =>
  listWords(words.map((word) => `"${word}"`));

/** Below it a topic is none that the message may be about. */
const leastLikely = 0.15;
/** Letters; a shorter word tells of no topic. */
const leastWord = 3;

/** The case before with what this message names in it. */
function withNamed({ frame: before }: TurnBefore, frame: Frame): Frame {
  if (before === null) return frame;
  const isPlaced = frame.place !== null || frame.water !== null;
  return {
    ...frame,
    species: frame.species ?? before.species,
    place: isPlaced ? frame.place : before.place,
    water: isPlaced ? frame.water : before.water,
    when: frame.when ?? before.when,
    mode: frame.mode ?? before.mode,
    length: frame.length ?? (frame.species === null ? before.length : null),
  };
}

const canBeAsked = (intent: Intent): boolean => {
  const { lead, about } = topicOf(intent);
  return lead !== undefined || about === "law";
};

/** The topics a message may be about, likeliest first: of both messages together, and told by a word of this one. */
function likelyIntents({ words, own: said }: TurnBefore): readonly Intent[] {
  const own = likelyTopics(said);
  const isTold = (intent: Intent): boolean =>
    said
      .split(" ")
      .filter((word) => word.length >= leastWord && !carriesNothing(word))
      .some((word) => isReadBy(word, intent) || isOfTopic(word, intent));
  return likelyTopics(`${words} ${said}`)
    .filter(({ topic }) => own.some((one) => one.topic === topic && one.probability >= leastLikely))
    .flatMap(({ topic }) =>
      topics.filter(({ guess, lead }) => guess === topic && lead !== undefined),
    )
    .map(({ name }) => name)
    .filter(isTold);
}

/** Of a fish that nobody named no rule is offered. */
const isOfTalk = (intent: Intent, asked: Frame, before: Frame | null): boolean =>
  topicOf(intent).about !== "law" ||
  asked.species !== null ||
  (before !== null && topicOf(before.intent).about === "law");

/** What a message that follows another may mean: the case before with its values, a text of both, its likeliest topics. */
export function choicesAfter(frame: Frame, after: TurnBefore): readonly Choice[] {
  const before = after.frame === null || !canBeAsked(after.frame.intent) ? null : after.frame;
  const asked = withNamed(after, frame);
  const asks = (intent: Intent): readonly Choice[] =>
    canBeAsked(intent) && isOfTalk(intent, asked, before)
      ? [asChoice(questionOf({ ...asked, intent }))]
      : [];
  const isChange = before !== null && saidIn(frame).length > 0;
  const choices = [
    ...(isChange ? asks(before.intent) : []),
    ...(frame.intent === before?.intent ? [] : asks(frame.intent)),
    ...knownChoices(frame),
    ...likelyIntents(after).flatMap(asks),
  ];
  if (choices.length > 0) return choicesOnce(choices);
  if (after.told !== null) return [readChoice(after.told)];
  return before === null ? [] : asks(before.intent);
}

/** A message that follows another and is no question by itself: where the talk was, and what may be meant. */
export function askedBack(frame: Frame, after: TurnBefore): Reply {
  const { unread = [] } = frame;
  const talk =
    after.frame === null || !canBeAsked(after.frame.intent) ? "" : questionOf(after.frame);
  const where = after.told ?? talk;
  const choices = choicesAfter(frame, after);
  return {
    text: [
      unread.length === 0
        ? "I am not sure what you mean by that, so I do not guess."
        : `I did not read ${quoted(unread)}, so I may miss what you ask.`,
      where === "" ? "" : `We were at: ${asWritten(where)}.`,
      choices.length === 0 ? "Ask it in whole words, please." : "Did you mean one of these?",
    ]
      .filter((part) => part !== "")
      .join(" "),
    facts: questionFacts([["talk", where], ...unread.map((word) => ["unread", word] as const)]),
    declined: true,
    choices,
  };
}

/** What is asked about was not read, or no topic was found; nothing beside it is told instead. */
export async function notRead(frame: Frame, context: AnswerContext): Promise<Reply> {
  const { unread = [], after } = frame;
  if (after !== undefined) return askedBack(frame, after);
  const likely = [
    ...(await passageChoice(frame, context)),
    ...nearestReadings({ ...frame, intent: "unknown" }),
    ...likeliestChoices(frame),
  ];
  return whichOf(
    likely,
    unread,
    unread.length === 0 ? `I am not sure what you mean. ${offer}` : "I may miss what you ask.",
  );
}

/** What was not read, what follows from it, and what may be meant. */
const whichOf = (choices: readonly Choice[], unread: readonly string[], so: string): Reply => ({
  text: `${unread.length === 0 ? so : `I did not read ${quoted(unread)}, so ${so}`} Did you mean one of these?`,
  facts: questionFacts(unread.map((word) => ["unread", word])),
  declined: true,
  choices: choicesOnce(choices),
});

/** A question so long that is less probably about what it was read as mostly asks something else. */
const doubtfully = { words: 8, probability: 0.03 } as const;

/** They hold a figure, a line or an arrival that no other topic takes up. */
const figured: ReadonlySet<string> = new Set(["lineQuestion", "waterSaid", "anyLeft"]);

function isDoubtful(frame: Frame): boolean {
  const { intent, words, goesOn = false, unread = [], said = [] } = frame;
  const { guess, verdict, about, opensForm = false } = topicOf(intent);
  const isJudged =
    verdict !== undefined &&
    unread.length === 0 &&
    (said.includes("length") || said.includes("age"));
  const isLong = words.split(" ").length >= doubtfully.words;
  return (
    isLong &&
    !goesOn &&
    !opensForm &&
    !isJudged &&
    // It asks for two things at once, and gets both.
    frame.tideOffset === null &&
    frame.topic === null &&
    !frame.cues.some((cue) => figured.has(cue)) &&
    // What is held of a place was found by the words that ask for it.
    !(about === "place" && frame.cues.includes("record")) &&
    guess !== null &&
    probabilityOf(guess, words) < doubtfully.probability
  );
}

/** A warning or a ban is told, however unsure it is that it was asked for. */
const toldAlways: ReadonlySet<string> = new Set(["emergency", "safety", "targeting"]);

const asksWhich = (frame: Frame): Reply =>
  frame.after !== undefined
    ? askedBack(frame, frame.after)
    : whichOf(likeliestChoices(frame), unreadIn(frame), "I am not sure what you ask.");

/** Which of the likeliest a question means, where it is hardly what it was read as, or two texts are alike; null where it is clear. */
export function doubted(frame: Frame, reply: Reply): Reply | null {
  const isTold =
    // It answers the very words that were asked of the rule.
    reply.isLed === true || reply.facts.some(({ kind }) => toldAlways.has(kind));
  // Which forecast is not at hand, and where it stands, is told; and what goes on from a talk is asked by it.
  const isDeclined = reply.declined && (liveTopics.has(frame.intent) || frame.after !== undefined);
  return isTold || isDeclined || !isDoubtful(frame) ? null : asksWhich(frame);
}

/** Which text a question asks for, where one would be told and another is nearly as like; null where it is clear. */
export const whichText = (frame: Frame, reply: Reply): Reply | null =>
  frame.after === undefined && isOpenWhichText(frame, reply) ? asksWhich(frame) : null;
