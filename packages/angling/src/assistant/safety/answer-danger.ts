import type { AnswerContext } from "#angling/assistant/answers/reply.ts";
import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { crossingOfFrame } from "#angling/assistant/answers/depth/charted-place.ts";
import { bitePlaceFor } from "#angling/assistant/answers/fishing/bite-data.ts";
import type { Told } from "./bar-now.ts";
import { fact, type Fact } from "#angling/assistant/facts.ts";
import { framesOf, type FollowUpContext } from "#angling/assistant/conversation.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import type { AssistantProviders } from "#angling/assistant/providers.ts";
import { readQuestion } from "#angling/assistant/understanding/read-question.ts";
import { askedOfBefore } from "#angling/assistant/understanding/follow-up/points-back.ts";
import { numberAsked } from "#angling/assistant/understanding/follow-up/bare-number.ts";
import { mergedWhen } from "#angling/assistant/understanding/time/merged-when.ts";
import { readAll } from "#angling/assistant/understanding/several/read-all.ts";
import { nothingSaid, withSaid } from "#angling/assistant/going/going.ts";
import { goingTold } from "#angling/assistant/going/answer-going.ts";
import { dangerTexts, type Danger } from "./danger-texts.ts";
import { recogniseDanger } from "./recognise-danger.ts";
import { isAcute, isStillIn } from "./still-in-danger.ts";
import { toldBeside } from "./told-beside.ts";

/** Words of a question about fish, water or rules; "high" and "boat" stand in any cry as well. */
const topicWords: ReadonlySet<string> = new Set(
  "tide tides slack sunrise sunset moon limit limits size bag season keep legal rules regulations license permit score bite wind weather forecast spots bait log".split(
    " ",
  ),
);

/** Where one thing asked ends and the next begins. */
const joints =
  /[?!;,\n]+|\.(?=\s|$)| (?:and|also|plus|n) (?=(?:whats?|when|where|how|which|is|are|can|do|does|will|should|tides?)\b)/i;

/** The message's other questions: never answered together with a danger. */
const otherQuestions = (question: string): readonly string[] =>
  question
    .split(joints)
    .map((part) => part.trim())
    .filter(
      (part) =>
        recogniseDanger(part).length === 0 &&
        part
          .toLowerCase()
          .split(/[^a-z]+/)
          .some((word) => topicWords.has(word)),
    );

function textOf(danger: Danger, told: Told): string {
  const { first, steps } = dangerTexts[danger];
  return [`**${first}**`, ...told.words, steps.map((step) => `- ${step}`).join("\n")].join("\n\n");
}

function factsOf(danger: Danger): readonly Fact[] {
  return [
    fact("danger", danger, "Striper Conditions"),
    fact("emergency", "911, VHF channel 16", "US Coast Guard"),
    ...dangerTexts[danger].sources.map(({ says, source }) => fact("safety-text", says, source)),
  ];
}

interface Asked {
  readonly question: string;
  readonly conversation: FollowUpContext | null;
  readonly providers: AssistantProviders;
  readonly now: Instant;
  readonly position: Position | null;
}

export interface DangerAnswer {
  /** Markdown. */
  readonly text: string;
  readonly facts: readonly Fact[];
  /** What else was asked, to be asked alone. */
  readonly others: readonly string[];
  readonly followUpContext: FollowUpContext;
}

/** The message by itself, and its frame with what the talk before said. */
async function readOf({ question, conversation, now, position, providers }: Asked) {
  const before = conversation === null ? [] : framesOf(conversation);
  const ownSpots = (await providers.ownSpots()) ?? [];
  const said = { question, now, position, ownSpots };
  const own = readQuestion({ ...said, bareNumber: numberAsked(before), isChoice: false });
  const [frame] = readAll({ ...said, before }).frames;
  return { own, frame, before };
}

interface Reading {
  readonly dangers: readonly Danger[];
  readonly frame: Frame | null;
  readonly isStill: boolean;
  /** What a question after it goes on from. */
  readonly after: Frame | null;
}

const windOf = ({ wind = null, windFrom = null }: Frame) => ({ wind, windFrom });

const noDanger: Reading = { dangers: [], frame: null, isStill: false, after: null };

async function read(asked: Asked): Promise<Reading> {
  const { danger: last = null } = asked.conversation ?? {};
  const found = recogniseDanger(asked.question);
  const talked = asked.conversation === null ? [] : framesOf(asked.conversation);
  const isAtBar = talked.some(({ place }) => place !== null && bitePlaceFor(place).bar !== null);
  if (found.length === 0 && last === null && !isAtBar) return noDanger;
  const { own, frame, before } = await readOf(asked);
  // A bar that dries and is walked on is no inlet: the chart answers, with when to turn back.
  const isWaded =
    found.length === 1 && frame?.intent === "depth" && crossingOfFrame(frame) !== null;
  if (isWaded) return noDanger;
  const isStill = last !== null && isStillIn(last, found, own);
  // Whether one dares, asked after anything else about a place with a bar.
  const isOfBar = found.length === 0 && isAtBar && askedOfBefore(own.rest) === "go";
  const told = isOfBar ? (["bar"] as const) : found;
  const dangers = isStill ? [last] : told;
  const [first] = dangers;
  const inDanger = isStill ? (asked.conversation?.inDanger ?? null) : null;
  const isPlanned = first !== undefined && !isAcute(first);
  const placed = isPlanned ? before.find(({ place }) => place !== null) : undefined;
  return {
    dangers,
    frame: {
      ...own.frame,
      words: isPlanned && inDanger !== null ? inDanger.words : own.frame.words,
      place: own.frame.place ?? inDanger?.place ?? placed?.place ?? null,
      when: mergedWhen(own.frame.when, inDanger?.when ?? placed?.when ?? null),
      ...windOf(own.frame.wind == null && inDanger !== null ? inDanger : own.frame),
      anglers: own.frame.anglers ?? inDanger?.anglers ?? null,
      going: withSaid(inDanger?.going ?? nothingSaid, own.frame.going ?? nothingSaid),
      isPlan: own.frame.isPlan === true || inDanger?.isPlan === true,
    },
    isStill,
    after: isPlanned ? (frame ?? null) : (asked.conversation?.frame ?? null),
  };
}

/** Dangers that are asked about beforehand, of a plan with its conditions. */
const planned: ReadonlySet<Danger> = new Set([
  "bar",
  "fog",
  "walk-out",
  "waders",
  "paddling",
  "life-jacket",
]);

/** The verdict of the conditions that were told, before the text. */
async function judgedFirst(danger: Danger, frame: Frame, context: AnswerContext): Promise<Told> {
  const { going = null, isPlan = false } = frame;
  if (!planned.has(danger) || !isPlan || going === null) return { words: [], facts: [] };
  const { lead, also, facts } = await goingTold(frame, going, context);
  return { words: [`**${lead}**`, ...(also === null ? [] : [also])], facts };
}

/**
 * A danger is answered before anything else, with its fixed text; null for an ordinary question. No
 * score stands in it, and what else was asked is offered to be asked alone.
 */
export async function answerDanger(asked: Asked): Promise<DangerAnswer | null> {
  const { question, conversation, providers, now, position } = asked;
  const { dangers, frame, isStill, after } = await read(asked);
  const [first] = dangers;
  if (first === undefined || frame === null) return null;
  const context = { providers, now, position };
  const told = await Promise.all(
    dangers.map(async (danger) => ({
      danger,
      beside: await toldBeside(danger, frame, context, isStill),
    })),
  );
  const judged = await judgedFirst(first, frame, context);
  const others = isStill ? [] : otherQuestions(question);
  const also = others.map((other) => `You also asked "${other}": ask that on its own.`);
  return {
    text: [
      ...judged.words,
      ...told.map(({ danger, beside }) => textOf(danger, beside)),
      ...also,
    ].join("\n\n"),
    facts: judged.facts.concat(
      told.flatMap(({ danger, beside }) => factsOf(danger).concat(beside.facts)),
    ),
    others,
    followUpContext: {
      ...conversation,
      frame: after,
      danger: first,
      inDanger: frame,
      offered: others.map((other) => ({ label: other, question: other })),
    },
  };
}
