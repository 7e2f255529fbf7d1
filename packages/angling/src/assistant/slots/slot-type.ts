import type { Instant } from "@striper/marine/time";
import type { OwnSpot } from "#angling/assistant/providers.ts";
import type { SlotName, SlotValue } from "./slots.ts";

/** The subset of JSON Schema that describes a slot to a model or an MCP client. */
export interface SlotSchema {
  readonly type: "string" | "number" | "integer" | "array";
  /** Only what the name does not say: every request of a model carries it. */
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: { readonly type: "string"; readonly enum: readonly string[] };
}

/** How a person changes a slot. */
export type SlotEditor =
  | {
      readonly kind: "options";
      readonly options: readonly { readonly value: string; readonly label: string }[];
    }
  | {
      readonly kind: "number";
      readonly least: number;
      readonly most: number;
      readonly step: number;
      readonly unit: string;
    }
  | { readonly kind: "date" }
  | { readonly kind: "hour" }
  | { readonly kind: "place"; readonly suggestions: readonly string[] };

/** What reading a slot may depend on. */
export interface SlotContext {
  readonly now: Instant;
  readonly ownSpots: readonly OwnSpot[];
}

/** A value that cannot be read, with what would be accepted. */
export interface SlotProblem {
  readonly problem: string;
}

/**
 * A slot, declared once: its schema for models, its check for values from outside, its chip and its
 * editor. The reader for typed text is in `read-text.ts`, because names, numbers and times compete for
 * the same words.
 */
export interface SlotType<Name extends SlotName> {
  readonly schema: SlotSchema;
  /** Reads a value from a model, an editor or the command line. */
  readonly parse: (given: unknown, context: SlotContext) => SlotValue<Name> | SlotProblem;
  /** The words on a chip: "29 in", "Tomorrow", "3 kept". */
  readonly label: (value: SlotValue<Name>, context: SlotContext) => string;
  readonly editor: SlotEditor;
}
