import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { crossingOfFrame } from "#angling/assistant/answers/depth/charted-place.ts";
import { barTold, type Told } from "./bar-now.ts";
import { fact, type Fact } from "#angling/assistant/facts.ts";
import { framesOf, type Frame, type FollowUpContext } from "#angling/assistant/frame.ts";
import type { AssistantProviders } from "#angling/assistant/providers.ts";
import { readAll } from "#angling/assistant/understanding/several/read-all.ts";
import { dangerTexts, type Danger } from "./danger-texts.ts";
import { recogniseDanger } from "./recognise-danger.ts";

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

const untold: Told = { words: [], facts: [] };

/** The message as the engine reads it, for the place and the hours it names. */
async function frameOf(asked: Asked): Promise<Frame | undefined> {
  const { question, conversation, now, position, providers } = asked;
  const before = conversation === null ? [] : framesOf(conversation);
  const ownSpots = (await providers.ownSpots()) ?? [];
  const [frame] = readAll({ question, before, now, position, ownSpots }).frames;
  const place = frame?.place ?? before.find((one) => one.place !== null)?.place ?? null;
  return frame === undefined ? undefined : { ...frame, place };
}

interface Reading {
  readonly dangers: readonly Danger[];
  readonly frame: Frame | undefined;
}

/** "And Sunday?" after a bar is about the bar still: it asks nothing of its own. */
const isAboutTheBarStill = (conversation: FollowUpContext | null, frame: Frame | undefined) =>
  conversation?.danger === "bar" &&
  frame !== undefined &&
  frame.words.split(" ").length <= 6 &&
  frame.intent === conversation.frame?.intent;

async function read(asked: Asked): Promise<Reading> {
  const dangers = recogniseDanger(asked.question);
  if (dangers.length > 0 && !dangers.includes("bar")) return { dangers, frame: undefined };
  if (dangers.length === 0 && asked.conversation?.danger !== "bar")
    return { dangers, frame: undefined };
  const frame = await frameOf(asked);
  // A bar that dries and is walked on is no inlet: the chart answers, with when to turn back.
  const isWaded =
    dangers.length === 1 && frame?.intent === "depth" && crossingOfFrame(frame) !== null;
  if (isWaded) return { dangers: [], frame };
  return isAboutTheBarStill(asked.conversation, frame)
    ? { dangers: ["bar"], frame }
    : { dangers, frame };
}

/**
 * A danger is answered before anything else, with its fixed text; null for an ordinary question. No
 * score stands in it, and what else was asked is offered to be asked alone.
 */
export async function answerDanger(asked: Asked): Promise<DangerAnswer | null> {
  const { question, conversation, providers, now, position } = asked;
  const { dangers, frame } = await read(asked);
  const [first] = dangers;
  if (first === undefined) return null;
  const told =
    frame === undefined ? untold : await barTold(frame, frame.place, { providers, now, position });
  const others = otherQuestions(question);
  const also = others.map((other) => `You also asked "${other}": ask that on its own.`);
  return {
    text: [
      ...dangers.map((danger) => textOf(danger, danger === "bar" ? told : untold)),
      ...also,
    ].join("\n\n"),
    facts: [...dangers.flatMap(factsOf), ...told.facts],
    others,
    followUpContext:
      frame === undefined
        ? { ...(conversation ?? { frame: null }), danger: first }
        : { frame, danger: first },
  };
}
