import type { Fact } from "#angling/assistant/facts.ts";
import type { SlotName, Slots } from "#angling/assistant/slots/slots.ts";
import type { ToolName } from "#angling/assistant/tools/tool-names.ts";

/** Every verdict a card can carry. */
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

/** The one figure or word a card is read for. */
export interface Headline {
  /** "KEEP", "7:12 am", "9.9". */
  readonly figure: string;
  /** "ft", "kt", "in"; null for words and times. */
  readonly unit: string | null;
  /** Names the figure: "Next high tide, Boston". */
  readonly label: string;
}

export interface CardSource {
  readonly name: string;
  /** An official page, or null. */
  readonly link: string | null;
}

/** A screen that does what the card is about, with its form filled in. */
export interface CardAction {
  readonly label: string;
  /** "/catch-logger?log=new&species=striped_bass&length=29". */
  readonly screen: string;
}

/** The answer of one tool: plain data, stored with the message and shown by one component. */
export interface Card {
  readonly tool: ToolName;
  /** Names the question: "Striped bass, 29 in, Massachusetts". */
  readonly title: string;
  /** The values it was computed with, those assumed included. */
  readonly slots: Slots;
  /** Slots nobody said: from the log, the home water, the position, or a default. */
  readonly assumed: readonly SlotName[];
  readonly headline: Headline;
  /** Null where the card gives figures and no verdict. */
  readonly verdict: Verdict | null;
  /** The answer in one or two sentences; danger first. */
  readonly text: string;
  /** Further sentences: conditions, exceptions, margins, how old the data is. */
  readonly details: readonly string[];
  /** Compact: what the text and the details rest on, each figure once. */
  readonly facts: readonly Fact[];
  readonly sources: readonly CardSource[];
  readonly actions: readonly CardAction[];
  /** The tool has no answer: no coverage, no data, nothing held. `text` says why and what helps. */
  readonly isUnanswered: boolean;
}
