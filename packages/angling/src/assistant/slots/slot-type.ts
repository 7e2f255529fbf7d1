import type { Instant } from "@striper/marine/time";
import type { OwnSpot } from "#angling/assistant/providers.ts";
import type { SlotName, SlotValue } from "./slots.ts";

export interface SlotSchema {
  readonly type: "string" | "number" | "integer" | "array";
  /** States only what the name does not, because every model request carries it. */
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: { readonly type: "string"; readonly enum: readonly string[] };
}

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

export interface SlotContext {
  readonly now: Instant;
  readonly ownSpots: readonly OwnSpot[];
}

export interface SlotProblem {
  readonly problem: string;
}

/**
 * Declares a slot once: schema for models, parser for outside values, chip label and editor. Typed
 * text is read in `read-text.ts`, because names, numbers and times compete for the same words.
 */
export interface SlotType<Name extends SlotName> {
  readonly schema: SlotSchema;
  readonly parse: (given: unknown, context: SlotContext) => SlotValue<Name> | SlotProblem;
  readonly label: (value: SlotValue<Name>, context: SlotContext) => string;
  readonly editor: SlotEditor;
}
