import type { Column, SQL } from "drizzle-orm";

/** A condition that one feature provides for another feature's SQL statement, by row key. */
export type RowCondition = (key: Column) => SQL;
