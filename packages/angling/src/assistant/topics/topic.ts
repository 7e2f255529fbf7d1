import type { Answerer } from "#angling/assistant/answers/reply.ts";
import type { Intent, SlotName } from "#angling/assistant/frame.ts";
import type { GuessTopic } from "#angling/assistant/guess/topics.ts";

/** What a question may be about: how it is told from the others, and what answers it from what. */
export interface TopicRow {
  /** The guess that decides for it where two topics are told as surely as each other. */
  readonly guess: GuessTopic | null;
  /** A rule, or water and weather at a place: a follow-up takes over what the last one was about. */
  readonly about?: "law" | "place";
  /** It holds for a day, so neither an unknown day nor an unknown place may pass for today and here. */
  readonly isOfADay?: true;
  /** Going to catch something; where that is unlawful the rule is the answer. */
  readonly isOuting?: true;
  /** Its answer judges a passage itself. */
  readonly judgesSafety?: true;
  /** A fish named alone after it is asked about the same way. */
  readonly takesFish?: true;
  /** Nothing can be asked on about it: the talk goes on where it was. */
  readonly endsTalk?: true;
  /** It opens a form, in which what was not read is filled in by hand. */
  readonly opensForm?: true;
  /** Somebody acts on its answer: what is said instead while a word is unread. */
  readonly verdict?: string;
  /** The slots it is answered from, in the order of their chips. */
  readonly slots: readonly SlotName[];
  /** Of them those that are taken for granted when nobody says them. */
  readonly assumed?: readonly SlotName[];
  /** What tells of it (signs.ts), by how surely it does: the surest sign counts. */
  readonly signs: Readonly<Record<number, readonly string[]>>;
  /** Cues that go on with it in a follow-up. */
  readonly goesOn?: string;
  /** Cues its answer looks for beside those of its signs; words of any other are not read by it. */
  readonly reads?: string;
  /** Words its answer looks for beside its slots and cues. */
  readonly words?: string;
  /** How a question about it begins in plain words. */
  readonly lead?: string;
  readonly examples: readonly string[];
  readonly answer: Answerer;
}

/** What is told of a place at a time, here and now where neither is said. */
export const ofPlaceAndTime = {
  about: "place",
  isOfADay: true,
  slots: ["place", "when"],
  assumed: ["place", "when"],
} as const;

export interface Topic extends TopicRow {
  readonly name: Intent;
}
