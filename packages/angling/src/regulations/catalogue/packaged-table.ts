import { federalRecords } from "#angling/regulations/catalogue/federal.ts";
import { massachusettsRecords } from "#angling/regulations/catalogue/massachusetts.ts";
import { newHampshireRecords } from "#angling/regulations/catalogue/new-hampshire.ts";
import { areaNotices } from "#angling/regulations/catalogue/notices.ts";
import type { RegulationsTable } from "#angling/regulations/table/table.ts";

/** The table the product ships with; every function takes a newer one instead. */
export const packagedTable: RegulationsTable = {
  version: 1,
  publishedOn: "2026-11-20",
  records: [...massachusettsRecords, ...newHampshireRecords, ...federalRecords],
  notices: areaNotices,
};
