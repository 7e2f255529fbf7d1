import type { Fact, FollowUpContext } from "@striper/angling/assistant";

/** What an engine says while it answers. */
export type Saying =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "fact"; readonly fact: Fact }
  | { readonly type: "answer"; readonly answer: EngineAnswer };

export interface EngineAnswer {
  readonly text: string;
  readonly facts: readonly Fact[];
  readonly declined: boolean;
  /** Unchanged where the engine keeps none. */
  readonly followUpContext?: FollowUpContext;
}
