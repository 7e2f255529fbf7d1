import { topicOfLabel } from "@striper/angling/assistant/find/labels";
import { shippedLearning } from "@striper/angling/assistant/find/learned";
import { rank } from "@striper/angling/assistant/find/rank";
import { toolNames, type ToolName } from "@striper/angling/assistant/tools/tool-names";
import type { ModelQuestion } from "#server/features/assistant/model/model.ts";

/** Each request carries the tools it offers, so the unlikely ones stay out. */
const mostTools = 6;

/** The tools a question probably needs; all where the finder cannot read its language. */
export function likelyTools({ question, found, history }: ModelQuestion): readonly ToolName[] {
  const isRead = found.unread.length < question.split(/\s+/u).length / 4;
  if (!isRead) return toolNames;
  const before = history.flatMap(({ answer }) => answer?.cards.map(({ tool }) => tool) ?? []);
  const ranked = rank(shippedLearning(), question.toLowerCase()).ranked;
  const likely = [
    "text",
    ...found.cards.map(({ tool }) => tool),
    ...before.slice(-1),
    ...ranked.map(({ label }) => topicOfLabel(label)),
  ];
  return [...new Set(likely)]
    .flatMap((name) => toolNames.find((one) => one === name) ?? [])
    .slice(0, mostTools);
}
