import table from "./catalogue/rule-table.json" with { type: "json" };
import type { RegulationsTable } from "./table/table.ts";

/** The rule table built into the app. Functions accept a newer table in its place. */
export const packagedTable: RegulationsTable = table;
