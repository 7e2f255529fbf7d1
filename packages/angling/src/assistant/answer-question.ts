import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { respondToAll } from "./answers/several.ts";
import type { Fact } from "./facts.ts";
import { framesOf, type FollowUpContext } from "./frame.ts";
import type { AssistantProviders } from "./providers.ts";
import { readAll } from "./understanding/several/read-all.ts";

export interface AssistantQuestion {
  readonly question: string;
  /** `followUpContext` of the last answer; null at the start of a chat. */
  readonly conversation: FollowUpContext | null;
  readonly providers: AssistantProviders;
  readonly now: Instant;
  /** Where the person is, if they told. */
  readonly position: Position | null;
}

export interface Answer {
  /** Markdown. */
  readonly text: string;
  readonly facts: readonly Fact[];
  /** Understood and not answered, or not understood. */
  readonly declined: boolean;
  readonly followUpContext: FollowUpContext;
}

/** The built-in engine: reads the question, asks the tools, composes the answer. Never throws. */
export async function answerQuestion(asked: AssistantQuestion): Promise<Answer> {
  const { question, conversation, providers, now, position } = asked;
  const before = conversation === null ? [] : framesOf(conversation);
  const ownSpots = (await providers.ownSpots()) ?? [];
  const { frames, after } = readAll({ question, before, now, position, ownSpots });
  const { text, facts, declined } = await respondToAll(frames, { providers, now, position });
  const [frame = null, ...also] = after;
  return { text, facts, declined, followUpContext: { frame, also } };
}
