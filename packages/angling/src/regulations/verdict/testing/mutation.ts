import { shiftDate } from "@striper/marine/time";
import { inches } from "@striper/marine/units";
import { seasonStateOn } from "#angling/regulations/season.ts";
import type {
  BagLimit,
  BagRule,
  DayRange,
  FishingMode,
  RegulationRecord,
  Season,
  SizeLimit,
  SizeRule,
} from "#angling/regulations/table/table.ts";
import type { KeepQuestion } from "#angling/regulations/verdict/keep-or-release.ts";

/**
 * A record with one bound moved by one step, and the question at that bound whose answer must
 * change.
 */
export interface Mutation {
  readonly name: string;
  readonly mutated: RegulationRecord;
  readonly probe: Probe;
  readonly expected: "keep" | "release";
}

export type Probe = Omit<KeepQuestion, "species" | "place">;

/** Removes parts that would hide a bound, such as low confidence and unknown values. */
export function plain(record: RegulationRecord): RegulationRecord {
  const { variesWithin: _, defersTo: __, ...rest } = record;
  return {
    ...rest,
    confidence: "high",
    sizes: record.sizes.map((rule) => ({ ...rule, limit: plainSize(rule.limit) })),
    bags: record.bags.map((rule) => ({ ...rule, limit: plainBag(rule.limit) })),
    season: plainSeason(record.season),
  };
}

const plainSize = (limit: SizeLimit): SizeLimit =>
  limit.kind === "unknown" || limit.kind === "state-of-landing" ? { kind: "none" } : limit;

function plainBag(limit: BagLimit): BagLimit {
  if (limit.kind === "unknown" || limit.kind === "state-of-landing") return { kind: "no-limit" };
  if (limit.kind !== "fish") return limit;
  return { kind: "fish", fish: limit.fish + (limit.extra?.fish ?? 0), per: limit.per };
}

function plainSeason(season: Season): Season {
  if (season.kind === "dated") return { kind: "dated", open: season.open };
  if (season.kind === "all-year" || season.kind === "closed") return season;
  // Trap dates become a season, so that their bounds are tested.
  return season.kind === "gear-out"
    ? { kind: "dated", open: [season.dates] }
    : { kind: "all-year" };
}

export const isOpen = (record: RegulationRecord, date: string) =>
  seasonStateOn(record.season, date) === "open";

const everyDay = Array.from({ length: 365 }, (_, index) => shiftDate("2026-01-01", index));

export function dayFor(record: RegulationRecord, dates?: DayRange): string {
  const from = dates === undefined ? "2026-01-01" : `2026-${dates.from}`;
  const day = everyDay.find((one) => one >= from && isOpen(record, one));
  if (day === undefined) throw new Error(`${record.id} never opens`);
  return day;
}

export const modeOf = ({ modes }: SizeRule | BagRule): FishingMode => modes?.[0] ?? "private";

export const legalLength = ({ limit }: SizeRule) =>
  inches(limit.kind === "length" ? limit.minimum : 20);

export function sizeFor(record: RegulationRecord, mode: FishingMode): SizeRule {
  const rule = record.sizes.find(({ modes }) => modes === undefined || modes.includes(mode));
  if (rule === undefined) throw new Error(`${record.id} has no size for ${mode}`);
  return rule;
}

export function replaced<Item>(items: readonly Item[], at: number, item: Item): readonly Item[] {
  return items.map((one, index) => (index === at ? item : one));
}
