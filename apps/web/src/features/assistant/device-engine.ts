import type {
  Answer,
  AssistantProviders,
  FollowUpContext,
  SlotEditor,
} from "@striper/angling/assistant";
import type { DayState } from "@striper/angling/regulations";
import type { Position } from "@striper/marine/geo";
import type { Edit, Entry } from "#web/features/assistant/chat.ts";

export interface DeviceSettings {
  /** Loaded with the engine, when the device has to answer itself. */
  readonly providers: () => Promise<AssistantProviders>;
  readonly position: Position | null;
  /** What a verdict of today rests on. */
  readonly day: DayState;
}

/** The built-in engine; loaded when an answer first has chips, or the device has to answer itself. */
export const loadEngine = () => import("@striper/angling/assistant");

/** How a slot is changed; null for one this version does not know. */
export async function editorOf(name: string): Promise<SlotEditor | null> {
  const { slotEditor, slotNames } = await loadEngine();
  const slot = slotNames.find((one) => one === name);
  return slot === undefined ? null : slotEditor(slot);
}

interface Turn {
  readonly question: string;
  readonly edits: readonly Edit[];
}

/** Context is taken from at most this many previous turns. */
const mostTurns = 6;

/** The questions of a chat, each with what was changed of it afterwards. */
export function turnsOf(entries: readonly Entry[]): readonly Turn[] {
  return entries.flatMap((entry, index) => {
    if (entry.role !== "user") return [];
    const answer = entries[index + 1];
    return [{ question: entry.content, edits: answer?.role === "assistant" ? answer.edits : [] }];
  });
}

/**
 * The answer to the last of some turns. Previous turns are parsed again, so that follow-ups work
 * whichever engine answered then.
 */
export async function answerTurns(
  turns: readonly Turn[],
  { providers, position }: DeviceSettings,
): Promise<Answer> {
  const { answerQuestion } = await loadEngine();
  const held = await providers();
  const now = Date.now();
  let conversation: FollowUpContext | null = null;
  let answer: Answer | null = null;
  for (const { question, edits } of turns.slice(-mostTurns)) {
    answer = await answerQuestion({
      question,
      edits,
      conversation,
      providers: held,
      now,
      position,
    });
    conversation = answer.followUpContext;
  }
  if (answer === null) throw new RangeError("a talk without a question");
  return answer;
}
