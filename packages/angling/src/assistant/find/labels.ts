import { toolNames, type ToolName } from "#angling/assistant/tools/tool-names.ts";

/** What the learned topic of a message may be: a tool, a danger, or nothing the app answers. */
export const findTopics = [...toolNames, "danger", "none"] as const;
export type FindTopic = (typeof findTopics)[number];

/** What an example is an example of: a tool, "text/circle-hooks", "danger/fog", or nothing held. */
export type Label =
  | Exclude<ToolName, "text">
  | `text/${string}`
  | `danger/${string}`
  | "text"
  | "none";

export function topicOfLabel(label: string): FindTopic {
  const [head = ""] = label.split("/");
  return findTopics.find((topic) => topic === head) ?? "none";
}
