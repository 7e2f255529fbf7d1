import { shiftDate } from "@striper/marine/time";
import type { HarborDate } from "./season.ts";
import type { RegulationRecord } from "./table/table.ts";

export const verificationLifeDays = 60;

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
