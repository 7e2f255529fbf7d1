import { speciesOf } from "#angling/species/index.ts";
import { bagLimitFor, sizeLimitFor, vesselCapFor } from "#angling/regulations/limits.ts";
import { seasonStateOn, type HarborDate } from "#angling/regulations/season.ts";
import type { FishingMode, RegulationRecord } from "#angling/regulations/table/table.ts";
import { seasonInWords } from "./dates-in-words.ts";
import { bagOnDayInWords, capInWords, jurisdictionNames, sizeInWords } from "./limits-in-words.ts";

/** "Massachusetts, striped bass" and, where the rule is about a part of the water, that part. */
export function titleOf(record: RegulationRecord): string {
  const area =
    record.area === null || record.jurisdiction === "FED" ? "" : ` (${record.area.name})`;
  return `${jurisdictionNames[record.jurisdiction]}${area}, ${speciesOf(record.species).commonName}`;
}

/** The rule as it applies to one mode on one day, in one line. */
export function ruleInWords(record: RegulationRecord, mode: FishingMode, date: HarborDate): string {
  const cap = vesselCapFor(record, mode);
  const parts = [
    sizeInWords(sizeLimitFor(record, mode)),
    bagOnDayInWords(record, bagLimitFor(record, mode, date), seasonStateOn(record.season, date)),
    ...(cap === null ? [] : [capInWords(cap)]),
    seasonInWords(record.season),
  ];
  return `${titleOf(record)}: ${parts.join("; ").replace(/\.$/, "")}.`;
}
