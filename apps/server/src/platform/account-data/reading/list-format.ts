import type * as z from "zod/mini";
import type { JsonBudget } from "#server/platform/bounded-json/json-budget.ts";

/** A list of entries in a JSON file of an archive. */
export interface ListFormat<Entry extends z.ZodMiniType = z.ZodMiniType> {
  /** Unique name, by which the reading process finds the format. */
  readonly name: string;
  /** The name of the list in the outermost object. */
  readonly list: string;
  readonly mostEntries: number;
  readonly entry: Entry;
  /** Of the whole file. */
  readonly budget: JsonBudget;
}

export interface ReadEntry<Value> {
  /** Counted from 1. */
  readonly number: number;
  readonly value: Value;
}

export interface RejectedEntry {
  readonly number: number;
  readonly reason: string;
}

/** The valid entries of a list, and the faults of the others. */
export interface ReadList<Value> {
  readonly entries: readonly ReadEntry<Value>[];
  readonly rejected: readonly RejectedEntry[];
}

/** A file with more faults than these is refused as a whole. */
export const mostRejected = 200;
