import type { Danger } from "#angling/assistant/emergencies/danger-texts.ts";
import type { Frame } from "./frame.ts";

/** A text that answered a question. */
export interface ToldText {
  readonly title: string;
  readonly text: string;
  readonly source: string;
  /** The question. */
  readonly words: string;
}

/** What a follow-up needs of the turns before; plain data, so it can be kept with the chat. */
export interface FollowUpContext {
  readonly frame: Frame | null;
  /** The other questions of the last turn: "Saturday or Sunday" were two. */
  readonly also?: readonly Frame[];
  /** The cases of the turn before the last, which may be compared with it. */
  readonly earlier?: readonly Frame[];
  /** The text that answered last. */
  readonly told?: ToldText;
  /** What was asked last, in plain words. */
  readonly asked?: string;
  /** What was told, the last answer last. */
  readonly heard?: readonly string[];
  /** What was asked and not understood: the next message may tell the rest of it. */
  readonly open?: string;
  /** What the last answer offered to be asked, in its order. */
  readonly offered?: readonly { readonly label: string; readonly question: string }[];
  /** The last answer was a safety text: it stays the subject until something else is asked. */
  readonly danger?: Danger;
  /** What was said in it: the place, the hour, how many. */
  readonly inDanger?: Frame;
}

export const framesOf = ({ frame, also = [] }: FollowUpContext): readonly Frame[] =>
  frame === null ? [] : [frame, ...also];
