import { topicOfLabel } from "@striper/angling/assistant/find/labels";
import { shippedLearning } from "@striper/angling/assistant/find/learned";
import { rank } from "@striper/angling/assistant/find/rank";
import { toolNames, type ToolName } from "@striper/angling/assistant/tools/tool-names";
import type { ModelQuestion } from "#server/features/assistant/model/model.ts";

/** Every request carries its tools, so unlikely ones are left out. */
const mostTools = 6;

/** Returns the tools a question probably needs, or all when the finder cannot read its language. */
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
