import { fact, screens, sources } from "#angling/assistant/facts.ts";
import type { Frame } from "#angling/assistant/frame.ts";
import { answered, type AnswerContext, type Reply } from "#angling/assistant/answers/reply.ts";
import { answerCurrent } from "./current.ts";
import { answerTide } from "./tide.ts";

export type ReminderEvent = "high" | "low" | "slack";

/** What of the tide the reminder is before; high water where nothing is said. */
export function reminderEvent({ cues }: Frame): ReminderEvent {
  if (cues.includes("slack")) return "slack";
  return cues.includes("low") ? "low" : "high";
}

const events = { high: "high tide", low: "low tide", slack: "slack water" } as const;

/** "Remind me at low": the reminder to set, and the tide it is before where a place is named. */
export async function answerReminder(frame: Frame, context: AnswerContext): Promise<Reply> {
  const { place } = frame;
  const event = reminderEvent(frame);
  const where = place === null ? "" : ` at ${place.name}`;
  const answerWater = event === "slack" ? answerCurrent : answerTide;
  const tide = place === null ? null : await answerWater(frame, context);
  return answered(
    [
      `Tap to open Set Alert, filled in with ${events[event]}${where}. Nothing is set until you save it there: how long before, and by push message, email or a file for your calendar.`,
      tide?.text ?? null,
    ],
    [fact("help", "Set Alert", sources.app, { screen: screens.tides }), ...(tide?.facts ?? [])],
  );
}
