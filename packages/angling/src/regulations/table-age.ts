import { shiftDate } from "@striper/marine/time";
import { seasonStateOn, type HarborDate } from "./season.ts";
import type { RegulationRecord } from "./table/table.ts";
import { dateInWords } from "./wording/index.ts";

/** Maximum age in days of the last server confirmation before verdicts carry a warning. */
const confirmationLifeDays = 30;

/**
 * Returns a warning when the table was last confirmed over 30 days ago and the fish is in season;
 * otherwise null. Outside the season nothing may be kept, so a warning adds nothing.
 */
export function tableAgeWarning(
  record: Pick<RegulationRecord, "season"> | null,
  /** The day a server last confirmed the table, or the table's publication day if none did. */
  confirmedOn: HarborDate,
  today: HarborDate,
): string | null {
  if (record === null || today <= shiftDate(confirmedOn, confirmationLifeDays)) return null;
  if (seasonStateOn(record.season, today) === "closed") return null;
  return `These rules are of ${dateInWords(confirmedOn)}. This device has not asked for newer ones since: look at the official page before you keep a fish.`;
}
