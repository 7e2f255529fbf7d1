import type { Position } from "@striper/marine/geo";
import type { Instant } from "@striper/marine/time";
import { buildCard, type CardParts } from "#angling/assistant/cards/build-card.ts";
import type { Card } from "#angling/assistant/cards/card.ts";
import type { AssistantProviders } from "#angling/assistant/providers.ts";
import type { SlotName, Slots } from "#angling/assistant/slots/slots.ts";
import type { Water } from "#angling/home-waters/boston-water.ts";
import type { DayState } from "#angling/regulations/index.ts";
import type { ToolName } from "./tool-names.ts";

/** Shared by every caller: model, finder, command line and MCP. */
export interface ToolContext {
  readonly providers: AssistantProviders;
  readonly now: Instant;
  readonly position: Position | null;
  /** The usual water; null means Boston Harbor. */
  readonly home: Water | null;
  readonly day: DayState | null;
}

export interface Tool {
  readonly name: ToolName;
  readonly title: string;
  /** Tells a model when to call the tool, in one or two sentences. */
  readonly description: string;
  readonly takes: readonly SlotName[];
  readonly required: readonly SlotName[];
  readonly aspects: readonly string[];
  /** Computes the card. Fills unstated slots, never guesses a verdict. */
  readonly answer: (slots: Slots, context: ToolContext) => Promise<Card>;
}

type Declared = Omit<Tool, "required" | "aspects" | "answer"> &
  Partial<Pick<Tool, "required" | "aspects">> & {
    readonly answer: (slots: Slots, context: ToolContext) => CardParts | Promise<CardParts>;
  };

export const defineTool = ({ required = [], aspects = [], answer, ...tool }: Declared): Tool => ({
  ...tool,
  required,
  aspects,
  answer: async (said, context) => {
    const parts = await answer(said, context);
    const assumed = tool.takes.filter(
      (name) => parts.slots[name] !== undefined && said[name] === undefined,
    );
    return buildCard(tool.name, { ...parts, assumed });
  },
});
