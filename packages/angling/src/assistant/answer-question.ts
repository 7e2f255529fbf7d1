import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { respond } from "./answers/respond.ts";
import type { Fact } from "./facts.ts";
import type { FollowUpContext, Intent } from "./frame.ts";
import type { AssistantProviders } from "./providers.ts";
import { withContext } from "./understanding/follow-up.ts";
import { readQuestion } from "./understanding/read-question.ts";

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

/** What nothing can be asked on about: the talk goes on where it was. */
const leavesNothing: ReadonlySet<Intent> = new Set([
  "refused",
  "unknown",
  "greeting",
  "thanks",
  "capabilities",
  "help",
  "reports",
  "rule-changes",
]);

/** The built-in engine: reads the question, asks the tools, composes the answer. Never throws. */
export async function answerQuestion(asked: AssistantQuestion): Promise<Answer> {
  const { question, conversation, providers, now, position } = asked;
  const before = conversation?.frame ?? null;
  const ownSpots = (await providers.ownSpots()) ?? [];
  const isAboutRules = before?.intent === "rules" || before?.intent === "keep";
  const reading = readQuestion({ question, now, position, ownSpots, isAboutRules });
  const frame = withContext(reading, before);
  const { text, facts, declined } = await respond(frame, { providers, now, position });
  return {
    text,
    facts,
    declined,
    followUpContext: { frame: leavesNothing.has(frame.intent) ? before : frame },
  };
}
