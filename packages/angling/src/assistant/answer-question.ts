import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { respondToAll } from "./answers/several.ts";
import { actionsOf, type AnswerAction } from "./case/actions.ts";
import { withEdits, type SlotEdit } from "./case/apply-edits.ts";
import type { Choice } from "./answers/reply.ts";
import { withDay } from "./case/with-day.ts";
import { caseOf, type QuestionCase } from "./case/question-case.ts";
import { afterText, toldIn } from "./passages/after-text.ts";
import { answerTitled } from "./passages/answer-known.ts";
import type { Fact } from "./facts.ts";
import { framesOf, type FollowUpContext } from "./conversation.ts";
import type { Frame, TurnBefore } from "./frame.ts";
import type { AssistantProviders } from "./providers.ts";
import { answerDanger } from "./safety/answer-danger.ts";
import { offeredBy, pickedFrom } from "./understanding/follow-up/picked.ts";
import { withoutFiller } from "./understanding/filler.ts";
import { plainWords } from "./understanding/words.ts";
import { withoutIdleWords } from "./understanding/idle-words.ts";
import { readAll } from "./understanding/several/read-all.ts";

export interface AssistantQuestion {
  readonly question: string;
  /** `followUpContext` of the last answer; null at the start of a chat. */
  readonly conversation: FollowUpContext | null;
  readonly providers: AssistantProviders;
  readonly now: Instant;
  /** Where the person is, if they told. */
  readonly position: Position | null;
  /** What a person chose instead of what was read, all of it again with each change. */
  readonly edits?: readonly SlotEdit[];
}

export interface Answer {
  /** Markdown; the answer itself, short. */
  readonly text: string;
  /** Markdown, folded away: the text of the rule, the figures behind it. */
  readonly more: string | null;
  readonly facts: readonly Fact[];
  /** True when the question was understood but refused, or not understood. */
  readonly declined: boolean;
  /** One for each question of the message. */
  readonly cases: readonly QuestionCase[];
  /** Words of the message that fill no slot and are not known filler. */
  readonly unread: readonly string[];
  readonly choices: readonly Choice[];
  readonly actions: readonly AnswerAction[];
  readonly followUpContext: FollowUpContext;
}

const mostOffers = 3;
const nothingRead = { more: null, cases: [], unread: [], actions: [] } as const;

/** The built-in engine: reads the question, asks the tools, composes the answer. Never throws. */
export async function answerQuestion(typed: AssistantQuestion): Promise<Answer> {
  const picked = pickedFrom(typed.conversation?.offered ?? [], typed.question);
  const asked = { ...typed, question: picked ?? typed.question };
  const titled = answerTitled(asked.question);
  if (titled !== null) {
    const told = toldIn(titled.text, plainWords(asked.question));
    const followUpContext = { frame: null, ...typed.conversation, ...(told && { told }) };
    return { ...titled, ...nothingRead, choices: [], followUpContext };
  }
  const ofText = afterText(typed.conversation?.told, asked.question);
  if (ofText !== null) {
    const followUpContext = typed.conversation ?? { frame: null };
    return { ...ofText, ...nothingRead, choices: [], followUpContext };
  }
  const danger = await answerDanger(asked);
  if (danger !== null) {
    const { others, ...told } = danger;
    const choices = others.map((other) => ({ label: other, question: other }));
    const followUpContext = {
      ...told.followUpContext,
      asked: plainWords(withoutFiller(asked.question)),
    };
    return { ...told, ...nothingRead, declined: false, choices, followUpContext };
  }
  const { question, conversation, providers, now, position, edits = [] } = asked;
  const before = conversation === null ? [] : framesOf(conversation);
  const ownSpots = (await providers.ownSpots()) ?? [];
  const home = (await providers.homeWater?.()) ?? null;
  const earlier = conversation?.earlier ?? [];
  const read = readAll({ question, before, earlier, now, position, ownSpots });
  const day = (await providers.day?.()) ?? null;
  const frames = withEdits(read.frames, edits, { now, ownSpots });
  const turn = picked === null && edits.length === 0 ? turnBefore(conversation, question) : null;
  const asks = frames.map((one) => afterTurn(withDay(one, day, now), turn));
  const context = { providers, now, position, home, day };
  const after = edits.length === 0 ? read.after : frames;
  const { text, facts, declined, more = "", choices = [] } = await respondToAll(asks, context);
  const [frame = null, ...also] = withListed(after, facts);
  const told = toldIn(text, frames[0]?.words ?? "");
  return {
    text,
    more: more === "" ? null : more,
    facts,
    declined,
    cases: asks.map((one) => caseOf(one, now, day)),
    unread: [...new Set(frames.flatMap((one) => withoutIdleWords(one).unread ?? []))],
    choices: choices.slice(0, mostOffers),
    actions: actionsOf(frames, now),
    followUpContext: {
      frame,
      also,
      ...(after === before ? { earlier } : { earlier: before }),
      ...(told === null ? {} : { told }),
      asked: plainWords(withoutFiller(question)),
      offered: offeredBy(choices, frames, facts),
    },
  };
}

/** The turn before; null where this message is one of the questions it offered. */
function turnBefore(conversation: FollowUpContext | null, question: string): TurnBefore | null {
  if (conversation === null) return null;
  const { offered = [], told, asked } = conversation;
  if (offered.some((one) => one.question === question)) return null;
  const frame = framesOf(conversation).at(-1) ?? null;
  const words = asked ?? told?.words ?? frame?.words ?? "";
  return { words, own: plainWords(withoutFiller(question)), frame, told: told?.title ?? null };
}

const afterTurn = (frame: Frame, after: TurnBefore | null): Frame =>
  after === null ? frame : { ...frame, after, wordsBefore: frame.wordsBefore ?? after.words };

/** The names a list of spots told, which the next message may leave out. */
const withListed = (frames: readonly Frame[], facts: readonly Fact[]): readonly Frame[] =>
  frames.map((frame) =>
    frame.intent === "spots"
      ? {
          ...frame,
          listed: facts.flatMap(({ kind, value }) => (kind === "spot" ? [String(value)] : [])),
        }
      : frame,
  );
