import type { Intent } from "#angling/assistant/frame.ts";
import type { Cue } from "#angling/assistant/understanding/cues.ts";

/** What a question names, apart from its words. */
export interface Named {
  readonly fish: boolean;
  readonly place: boolean;
  readonly spot: boolean;
  readonly when: boolean;
  readonly length: boolean;
  readonly count: boolean;
  readonly kept: boolean;
  readonly age: boolean;
  readonly offset: boolean;
  /** It offers places or times to choose between. */
  readonly isChoice: boolean;
  readonly words: number;
  /** More than names. */
  readonly asksSomething: boolean;
  /** "How", "what", "when": the question asks for a figure, not for a yes. */
  readonly asksFor: boolean;
}

/** A topic by its cues and by what is named; null: another one. */
export type Rule = (has: (...cues: Cue[]) => boolean, named: Named) => Intent | null;
