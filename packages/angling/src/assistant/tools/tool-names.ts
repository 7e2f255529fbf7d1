/** Everything the app can work out for a question. */
export const toolNames = [
  "keep",
  "rules",
  "permit",
  "line",
  "tide",
  "current",
  "sky",
  "score",
  "go",
  "weather",
  "marine",
  "spots",
  "spot",
  "depth",
  "wading",
  "log",
  "log-entry",
  "license",
  "species",
  "text",
] as const;
export type ToolName = (typeof toolNames)[number];
