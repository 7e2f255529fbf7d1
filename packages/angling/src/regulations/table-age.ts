import { shiftDate } from "@striper/marine/time";
import { seasonStateOn, type HarborDate } from "./season.ts";
import type { RegulationRecord } from "./table/table.ts";
import { dateInWords } from "./wording/index.ts";

/** Days after which a table that no server has confirmed is said to be old before a verdict. */
const confirmationLifeDays = 30;

/**
 * The warning before a verdict if no server has confirmed the table for over thirty days during the
 * fish's season; null: none. Outside a season nothing may be kept anyway.
 */
export function tableAgeWarning(
  record: Pick<RegulationRecord, "season"> | null,
  /** The day on which a server last confirmed the table, else the day it was put together. */
  confirmedOn: HarborDate,
  today: HarborDate,
): string | null {
  if (record === null || today <= shiftDate(confirmedOn, confirmationLifeDays)) return null;
  if (seasonStateOn(record.season, today) === "closed") return null;
  return `These rules are of ${dateInWords(confirmedOn)}. This device has not asked for newer ones since: look at the official page before you keep a fish.`;
}
