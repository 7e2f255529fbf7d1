import type { Column, SQL } from "drizzle-orm";

/** What one feature knows about the rows of another, by their key, for a statement of that one. */
export type RowCondition = (key: Column) => SQL;
