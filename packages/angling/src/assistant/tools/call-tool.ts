import type { Card } from "#angling/assistant/cards/card.ts";
import { sentencesOfCard } from "#angling/assistant/cards/quote.ts";
import { isProblem, slotTypes } from "#angling/assistant/slots/slot-types.ts";
import type { CardBefore } from "#angling/assistant/find/turn.ts";
import type { SlotContext, SlotSchema } from "#angling/assistant/slots/slot-type.ts";
import type { SlotName, Slots } from "#angling/assistant/slots/slots.ts";
import { SlotError } from "./asked.ts";
import { tools } from "./index.ts";
import { toolNames } from "./tool-names.ts";
import type { Tool, ToolContext } from "./tool.ts";

export interface ToolSchema {
  readonly type: "object";
  readonly properties: Readonly<Partial<Record<SlotName, SlotSchema>>>;
  readonly required?: readonly SlotName[];
}

export type ToolResult =
  | { readonly kind: "card"; readonly card: Card }
  | { readonly kind: "error"; readonly message: string };

/** Omits bounds, because every request carries the schemas; errors state them instead. */
function schemaOf({ aspects }: Tool, name: SlotName): SlotSchema {
  const { minimum: _, maximum: __, ...schema } = slotTypes[name].schema;
  return name === "aspect" ? { ...schema, enum: aspects } : schema;
}

export const toolSchema = (tool: Tool): ToolSchema => ({
  type: "object",
  properties: Object.fromEntries(tool.takes.map((name) => [name, schemaOf(tool, name)])),
  ...(tool.required.length === 0 ? {} : { required: tool.required }),
});

function readSlots(tool: Tool, input: object, context: SlotContext): Slots {
  const given = Object.entries(input).filter(([, value]) => value != null && value !== "");
  const slots: Record<string, unknown> = {};
  for (const [key, said] of given) {
    const name = tool.takes.find((one) => one === key);
    if (name === undefined)
      throw new SlotError(
        `${tool.name} takes no "${key}". It takes ${tool.takes.join(", ") || "nothing"}.`,
      );
    const value: unknown = slotTypes[name].parse(said, context);
    if (isProblem(value)) throw new SlotError(`${name} is not readable: ${value.problem}`);
    if (name === "aspect" && !tool.aspects.some((one) => one === value))
      throw new SlotError(`${name} must be one of ${tool.aspects.join(", ")}`);
    slots[name] = value;
  }
  const missing = tool.required.find((name) => slots[name] === undefined);
  if (missing !== undefined) throw new SlotError(`${missing} is missing`);
  return slots;
}

/**
 * Runs a tool with input from a model or client. Unreadable input gives an error that lists what is
 * accepted, never a default.
 */
export async function callTool(
  name: string,
  input: unknown,
  context: ToolContext,
): Promise<ToolResult> {
  const known = toolNames.find((one) => one === name);
  if (known === undefined)
    return {
      kind: "error",
      message: `There is no tool "${name}". Tools: ${toolNames.join(", ")}.`,
    };
  const given = typeof input === "object" && input !== null ? input : {};
  const ownSpots = (await context.providers.ownSpots()) ?? [];
  try {
    const slots = readSlots(tools[known], given, { now: context.now, ownSpots });
    return { kind: "card", card: await tools[known].answer(slots, context) };
  } catch (error) {
    if (error instanceof SlotError) return { kind: "error", message: error.message };
    throw error;
  }
}

export interface SentCard {
  readonly tool: string;
  readonly slots: object;
  readonly isOpen: boolean;
  readonly emergency?: string | null;
}

/** Reads the card in view from a device; null when this version does not know it. */
export function cardInView(
  { tool: name, slots, ...more }: SentCard,
  context: SlotContext,
): CardBefore | null {
  const known = toolNames.find((one) => one === name);
  if (known === undefined) return null;
  try {
    return { tool: known, slots: readSlots(tools[known], slots, context), ...more };
  } catch {
    return null;
  }
}

/** Shortens a card for readers billed by length: each figure once, one source line. */
export const compactCard = (card: Card) => ({
  title: card.title,
  slots: card.slots,
  assumed: card.assumed,
  verdict: card.verdict,
  sentences: sentencesOfCard(card),
  facts: card.facts.map(({ kind, value, unit: unitOfFact, time }) =>
    [kind, value, unitOfFact, time].filter((part) => part !== null),
  ),
  source: card.sources
    .map(({ name, link }) => (link === null ? name : `${name} ${link}`))
    .join("; "),
});
