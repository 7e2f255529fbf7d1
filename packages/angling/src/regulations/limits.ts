import { isWithin, turningDays, type HarborDate } from "./season.ts";
import type {
  BagLimit,
  FishingMode,
  RegulationRecord,
  SizeLimit,
  VesselCap,
} from "./table/table.ts";

/**
 * Returns the mode whose rule applies. Federal water begins three nautical miles out, so "shore"
 * falls under the private-boat rule there.
 */
function modeUnder(record: RegulationRecord, mode: FishingMode): FishingMode {
  return record.jurisdiction === "FED" && mode === "shore" ? "private" : mode;
}

function fits(modes: readonly FishingMode[] | undefined, mode: FishingMode): boolean {
  return modes === undefined || modes.includes(mode);
}

export function sizeLimitFor(record: RegulationRecord, mode: FishingMode): SizeLimit {
  const ruleMode = modeUnder(record, mode);
  const rule = record.sizes.find(({ modes }) => fits(modes, ruleMode));
  return rule?.limit ?? { kind: "unknown" };
}

export function bagLimitFor(
  record: RegulationRecord,
  mode: FishingMode,
  date: HarborDate,
): BagLimit {
  const ruleMode = modeUnder(record, mode);
  const rule = record.bags.find(
    ({ modes, dates }) => fits(modes, ruleMode) && (dates === undefined || isWithin(dates, date)),
  );
  return rule?.limit ?? { kind: "unknown" };
}

export function vesselCapFor(record: RegulationRecord, mode: FishingMode): VesselCap | null {
  return record.vesselCaps?.find(({ modes }) => modes.some((one) => one === mode)) ?? null;
}

export interface BagChange {
  readonly on: HarborDate;
  readonly limit: BagLimit;
}

export function nextBagChange(
  record: RegulationRecord,
  mode: FishingMode,
  date: HarborDate,
): BagChange | null {
  const now = bagLimitFor(record, mode, date);
  if (now.kind === "unknown") return null;
  const ranges = record.bags.flatMap(({ dates }) => dates ?? []);
  const on = turningDays(ranges, date).find((day) => bagLimitFor(record, mode, day) !== now);
  if (on === undefined) return null;
  const limit = bagLimitFor(record, mode, on);
  return limit.kind === "unknown" ? null : { on, limit };
}
