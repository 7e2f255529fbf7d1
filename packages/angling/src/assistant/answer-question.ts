import type { Position } from "@striper/marine/geo";
import { parseIso, type Instant } from "@striper/marine/time";
import type { Answer } from "./answer.ts";
import { respondToAll } from "./answers/several.ts";
import { mostHeard, toldAgain } from "./answers/told-again.ts";
import { actionsOf } from "./case/actions.ts";
import { withEdits, type SlotEdit } from "./case/apply-edits.ts";
import { withDay } from "./case/with-day.ts";
import { caseOf } from "./case/question-case.ts";
import { afterText, toldIn } from "./passages/after-text.ts";
import { answerTitled } from "./passages/answer-known.ts";
import type { Fact } from "./facts.ts";
import { framesOf, type FollowUpContext } from "./conversation.ts";
import type { Frame, TurnBefore } from "./frame.ts";
import type { AssistantProviders } from "./providers.ts";
import { answerDanger } from "./safety/answer-danger.ts";
import { dangerKept } from "./safety/still-in-danger.ts";
import { offeredBy, pickedFrom } from "./understanding/follow-up/picked.ts";
import { withoutFiller } from "./understanding/filler.ts";
import { plainWords } from "./slots/words.ts";
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

const mostOffers = 3;
const nothingRead = { more: null, cases: [], unread: [], actions: [] } as const;

/** A text that is asked for by its title, or what is asked of the one told last. */
function textAsked(question: string, conversation: FollowUpContext | null): Answer | null {
  const titled = answerTitled(question);
  const reply = titled ?? afterText(conversation?.told, question);
  if (reply === null) return null;
  const told = titled === null ? null : toldIn(titled.text, plainWords(question));
  const followUpContext = { frame: null, ...conversation, ...(told === null ? {} : { told }) };
  return { ...reply, ...nothingRead, choices: [], followUpContext };
}

/** The built-in engine: reads the question, asks the tools, composes the answer. Never throws. */
export async function answerQuestion(typed: AssistantQuestion): Promise<Answer> {
  const picked = pickedFrom(typed.conversation?.offered ?? [], typed.question);
  const isChosen = picked !== null || (typed.edits ?? []).length > 0;
  const after = isChosen ? null : turnBefore(typed.conversation, typed.question);
  const answer = await answerOf({ ...typed, question: picked ?? typed.question }, after);
  const { heard = [] } = typed.conversation ?? {};
  const again =
    after === null || after.own === after.words ? null : toldAgain(answer, { heard, after });
  const told = again ?? answer;
  const offered = again === null ? {} : { offered: again.choices };
  const all = [...heard, answer.text].slice(-mostHeard);
  return { ...told, followUpContext: { ...answer.followUpContext, ...offered, heard: all } };
}

async function answerOf(asked: AssistantQuestion, turn: TurnBefore | null): Promise<Answer> {
  const ofText = textAsked(asked.question, asked.conversation);
  if (ofText !== null) return ofText;
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
  const { open = "" } = conversation ?? {};
  const said = { question, open, before, earlier, now, position, ownSpots };
  const read = readAll(said);
  const day = (await providers.day?.()) ?? null;
  const frames = withEdits(read.frames, edits, { now, ownSpots });
  const asks = frames.map((one) => afterTurn(withDay(one, day, now), turn));
  const context = { providers, now, position, home, day };
  const after = edits.length === 0 ? read.after : frames;
  const { text, facts, declined, more = "", choices = [] } = await respondToAll(asks, context);
  const [frame = null, ...also] = withTold(after, facts);
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
      ...leftOpen(said, frames, declined),
      ...dangerKept(conversation, frames),
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
  const words = asked ?? "";
  return {
    words,
    own: plainWords(withoutFiller(question)),
    frame,
    told: told?.title ?? null,
    isOpen: offered.some(({ label }) => label !== ""),
  };
}

const afterTurn = (frame: Frame, after: TurnBefore | null): Frame =>
  after === null ? frame : { ...frame, after, wordsBefore: frame.wordsBefore ?? after.words };

/** What was not understood: the next message may tell the rest of it. */
const leftOpen = (
  { open, question }: { readonly open: string; readonly question: string },
  frames: readonly Frame[],
  declined: boolean,
): Pick<FollowUpContext, "open"> =>
  declined && frames.every(({ intent }) => intent === "unknown")
    ? { open: `${open} ${question}`.trim() }
    : {};

/** What ends or begins at a moment that an answer tells. */
const moments: ReadonlySet<string> = new Set(
  "sunrise sunset moonrise moonset full-moon new-moon high-tide low-tide slack max-ebb max-flood".split(
    " ",
  ),
);

/** The names a list of spots told, which the next message may leave out, and the one moment that was told. */
function withTold(frames: readonly Frame[], facts: readonly Fact[]): readonly Frame[] {
  const listed = facts.flatMap(({ kind, value }) => (kind === "spot" ? [String(value)] : []));
  const [time = null, ...more] = facts.flatMap((one) =>
    moments.has(one.kind) && one.time !== null ? [one.time] : [],
  );
  const at = time === null || more.length > 0 ? null : parseIso(time);
  return frames.map(({ at: _before, ...frame }) => ({
    ...frame,
    ...(frame.intent === "spots" ? { listed } : {}),
    ...(at === null ? {} : { at }),
  }));
}
