import type { RegulationsTable } from "#angling/regulations/table/table.ts";

declare const table: RegulationsTable;
export default table;
