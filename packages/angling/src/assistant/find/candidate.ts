import type { SlotsRead } from "#angling/assistant/slots/read-text.ts";
import { dateOf } from "#angling/assistant/slots/calendar.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { tools } from "#angling/assistant/tools/index.ts";
import type { ToolName } from "#angling/assistant/tools/tool-names.ts";
import { harborDate, shiftDate, type Instant } from "@striper/marine/time";
import { aspectSaid } from "./aspects.ts";
import { topicOfLabel } from "./labels.ts";
import type { Ranked } from "./rank.ts";
import type { Candidate } from "./turn.ts";

const looksBack: ReadonlySet<ToolName> = new Set<ToolName>(["log", "log-entry"]);
/** Tools that judge a moment: "tonight" means an hour to them, and the day to others. */
export const judgesMoment: ReadonlySet<ToolName> = new Set<ToolName>([
  "go",
  "score",
  "weather",
  "marine",
]);

function lookingBack(slots: Slots, now: Instant): Slots {
  const { date = "" } = slots;
  const today = harborDate(now);
  if (date <= today) return slots;
  if (date < shiftDate(today, 7)) return { ...slots, date: shiftDate(date, -7) };
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  // The year before a leap year has no February 29.
  const lastYear = dateOf(year - 1, month, day) ?? dateOf(year - 1, month, day - 1);
  return { ...slots, date: lastYear ?? date };
}

/** Returns a ranked tool or text with its slots; null when a required slot is missing. */
export function candidateOf(
  { label, probability }: Ranked,
  { slots, vague, words }: SlotsRead,
  now: Instant,
): Candidate | null {
  if (label.startsWith("text/"))
    return { tool: "text", slots: { text: label.slice("text/".length) }, probability };
  const topic = topicOfLabel(label);
  if (topic === "danger" || topic === "none" || topic === "text") return null;
  const tool = tools[topic];
  const isTaken = (name: string): boolean =>
    tool.takes.some((one) => one === name) &&
    !(vague.some((one) => one === name) && !judgesMoment.has(topic));
  const taken: Slots = Object.fromEntries(
    Object.entries(looksBack.has(topic) ? lookingBack(slots, now) : slots).filter(([name]) =>
      isTaken(name),
    ),
  );
  if (tool.required.some((name) => taken[name] === undefined)) return null;
  const aspect = aspectSaid(topic, tool.aspects, words);
  return {
    tool: topic,
    slots: aspect === undefined ? taken : { ...taken, aspect },
    probability,
  };
}
