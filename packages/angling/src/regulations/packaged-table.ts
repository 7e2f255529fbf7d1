import table from "./catalogue/rule-table.json" with { type: "json" };
import type { RegulationsTable } from "./table/table.ts";

/** The table the product ships with; every function takes a newer one instead. */
export const packagedTable: RegulationsTable = table;
