import table from "./catalogue/rule-table.json" with { type: "json" };
import type { RegulationsTable } from "./table/table.ts";

export const packagedTable: RegulationsTable = table;
