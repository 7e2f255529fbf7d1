import { shiftDate } from "@striper/marine/time";
import type { HarborDate } from "./season.ts";
import type { RegulationRecord } from "./table/table.ts";

/** Days after which a rule nobody looked up again is marked. */
export const verificationLifeDays = 60;

/** Whether the rule was not verified within the last 60 days, or never. */
export function isVerificationStale(
  { verifiedOn }: Pick<RegulationRecord, "verifiedOn">,
  today: HarborDate,
): boolean {
  return verifiedOn === null || today > shiftDate(verifiedOn, verificationLifeDays);
}

/** A rule changes from year to year: whether it is not that of the day's year. */
export function isOfAnotherYear(
  { ruleYear }: Pick<RegulationRecord, "ruleYear">,
  date: HarborDate,
): boolean {
  return date.slice(0, 4) !== String(ruleYear);
}
