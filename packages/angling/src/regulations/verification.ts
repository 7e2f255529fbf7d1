import { shiftDate } from "@striper/marine/time";
import type { HarborDate } from "./season.ts";
import type { RegulationRecord } from "./table/table.ts";

/** Days after which a rule counts as stale. */
export const verificationLifeDays = 60;

/** Returns true when the rule was never verified, or not within the last 60 days. */
export function isVerificationStale(
  { verifiedOn }: Pick<RegulationRecord, "verifiedOn">,
  today: HarborDate,
): boolean {
  return verifiedOn === null || today > shiftDate(verifiedOn, verificationLifeDays);
}

export function isOfAnotherYear(
  { ruleYear }: Pick<RegulationRecord, "ruleYear">,
  date: HarborDate,
): boolean {
  return date.slice(0, 4) !== String(ruleYear);
}
