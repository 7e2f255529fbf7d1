import type { Fact } from "#angling/assistant/facts.ts";
import type { SlotName, Slots } from "#angling/assistant/slots/slots.ts";
import type { ToolName } from "#angling/assistant/tools/tool-names.ts";

export const verdicts = [
  "keep",
  "release",
  "measure",
  "unsure",
  "open",
  "closed",
  "go",
  "care",
  "no",
  "not-worth-it",
  "clears",
  "does-not-clear",
  "required",
  "not-required",
] as const;
export type Verdict = (typeof verdicts)[number];

export interface Headline {
  /** For example "KEEP", "7:12 am" or "9.9". */
  readonly figure: string;
  readonly unit: string | null;
  readonly label: string;
}

export interface CardSource {
  readonly name: string;
  readonly link: string | null;
}

/** Link to a screen with its form filled in. */
export interface CardAction {
  readonly label: string;
  readonly screen: string;
}

/** A tool's answer: plain data, stored with the message and shown by one component. */
export interface Card {
  readonly tool: ToolName;
  /** Names the question, for example "Striped bass, 29 in, Massachusetts". */
  readonly title: string;
  readonly slots: Slots;
  /** Slots filled from the log, home water, position or a default. */
  readonly assumed: readonly SlotName[];
  readonly headline: Headline;
  /** Null when the card gives only figures. */
  readonly verdict: Verdict | null;
  readonly text: string;
  /** Further sentences: conditions, exceptions, margins and data age. */
  readonly details: readonly string[];
  readonly facts: readonly Fact[];
  readonly sources: readonly CardSource[];
  readonly actions: readonly CardAction[];
  /**
   * True when the tool has no answer, for lack of coverage or data. `text` says why and what helps.
   */
  readonly isUnanswered: boolean;
}
