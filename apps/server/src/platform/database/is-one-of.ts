import { sql } from "drizzle-orm";
import type { Column, SQL } from "drizzle-orm";

/**
 * Tests membership in a list of any length. The list is one parameter, while `inArray` takes one
 * per value and a statement has at most 65,535.
 */
export const isOneOf = (column: Column, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)})`;
