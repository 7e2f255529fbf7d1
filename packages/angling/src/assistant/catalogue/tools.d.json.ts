import type { Blueprint, ToolParameter } from "#angling/assistant/tools.ts";

declare const catalogue: {
  readonly parameters: Readonly<Record<string, ToolParameter>>;
  readonly tools: Readonly<Record<string, Blueprint>>;
};
export default catalogue;
