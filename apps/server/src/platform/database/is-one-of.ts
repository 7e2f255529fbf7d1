import { sql } from "drizzle-orm";
import type { Column, SQL } from "drizzle-orm";

/**
 * Whether the column's value is in a list of any length. The list is one parameter: a statement has
 * at most 65,535, and `inArray` takes one for each value.
 */
export const isOneOf = (column: Column, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)})`;
