import { toolNames, type ToolName } from "#angling/assistant/tools/tool-names.ts";

export const findTopics = [...toolNames, "danger", "none"] as const;
export type FindTopic = (typeof findTopics)[number];

/** Label of an example: a tool, "text/circle-hooks", "danger/fog", or none. */
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
