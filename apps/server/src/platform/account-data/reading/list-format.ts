import type * as z from "zod/mini";
import type { JsonBudget } from "#server/platform/bounded-json/json-budget.ts";

export interface ListFormat<Entry extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  /** Property of the outermost object that holds the list. */
  readonly list: string;
  readonly mostEntries: number;
  readonly entry: Entry;
  readonly budget: JsonBudget;
}

export interface ReadEntry<Value> {
  readonly number: number;
  readonly value: Value;
}

export interface RejectedEntry {
  readonly number: number;
  readonly reason: string;
}

export interface ReadList<Value> {
  readonly entries: readonly ReadEntry<Value>[];
  readonly rejected: readonly RejectedEntry[];
}

/** A file with more invalid entries is refused as a whole. */
export const mostRejected = 200;
