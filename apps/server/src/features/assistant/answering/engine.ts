import type { Answer, Fact, FollowUpContext } from "@striper/angling/assistant";

/** What an engine says while it answers. */
export type Saying =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "fact"; readonly fact: Fact }
  | { readonly type: "answer"; readonly answer: EngineAnswer };

/** How the built-in engine read the message, and what it offers beside the answer. */
export type Reading = Pick<Answer, "cases" | "unread" | "choices" | "actions" | "more">;

export interface EngineAnswer {
  readonly text: string;
  readonly facts: readonly Fact[];
  readonly declined: boolean;
  readonly reading?: Reading;
  /** Unchanged where the engine keeps none. */
  readonly followUpContext?: FollowUpContext;
}
