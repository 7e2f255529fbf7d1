import type { BagLimit, Confidence, RegulationRecord, Season } from "@striper/angling/regulations";
import { regulationRecord } from "@striper/contract/regulation-table";
import {
  bagOf,
  seasonOf,
  sizeOf,
  type BagDraft,
  type SeasonDraft,
  type SizeDraft,
} from "#web/features/regulations/desk/form/limits-of-draft.ts";
import { newRecordId } from "#web/features/regulations/desk/reach/new-id.ts";
import {
  emptyReach,
  reachDraftOf,
  reachOf,
  type ReachDraft,
} from "#web/features/regulations/desk/reach/record-reach.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";

/* A rule as form values: numbers and days as text, every field present. */

export const textParts = [
  "howToMeasure",
  "alwaysRelease",
  "variesWithin",
  "gear",
  "possession",
  "notes",
] as const;
export type TextPart = (typeof textParts)[number];

export interface RecordDraft {
  readonly reach: ReachDraft;
  readonly sizes: readonly SizeDraft[];
  readonly bags: readonly BagDraft[];
  readonly season: SeasonDraft;
  readonly texts: Readonly<Record<TextPart, string>>;
  readonly targetingUnlawful: boolean;
  readonly sourceTitle: string;
  readonly sourceUrl: string;
  readonly citation: string;
  readonly ruleYear: string;
  readonly verifiedOn: string;
  readonly confidence: Confidence;
}

export const emptySize: SizeDraft = {
  modes: [],
  kind: "length",
  measure: "total length",
  minimum: "",
  maximum: "",
  bound: "below",
  onlyOneOver: "",
};

export const emptyBag: BagDraft = {
  modes: [],
  from: "",
  to: "",
  kind: "fish",
  fish: "",
  per: "angler-day",
  text: "",
  original: null,
};

const typed = (value: number | undefined): string => (value === undefined ? "" : String(value));

function sizeDraft({ modes = [], limit }: RegulationRecord["sizes"][number]): SizeDraft {
  if (limit.kind !== "length") return { ...emptySize, modes, kind: limit.kind };
  return {
    modes,
    kind: "length",
    measure: limit.measure,
    minimum: typed(limit.minimum),
    maximum: typed(limit.maximum?.inches),
    bound: limit.maximum?.bound ?? "below",
    onlyOneOver: typed(limit.onlyOneOver),
  };
}

function bagText(limit: BagLimit): string {
  if (limit.kind === "fish") return limit.detail ?? "";
  if (limit.kind === "prohibited") return limit.exception ?? "";
  return limit.kind === "unknown" ? (limit.words ?? "") : "";
}

function bagDraft({ modes = [], dates, limit }: RegulationRecord["bags"][number]): BagDraft {
  return {
    ...emptyBag,
    ...(limit.kind === "fish" ? { fish: typed(limit.fish), per: limit.per } : {}),
    modes,
    from: dates?.from ?? "",
    to: dates?.to ?? "",
    kind: limit.kind,
    text: bagText(limit),
    original: limit,
  };
}

function seasonDraft(season: Season): SeasonDraft {
  const { kind } = season;
  if (kind === "dated") return { kind, ranges: season.open, text: "" };
  if (kind === "gear-out") return { kind, ranges: [season.dates], text: season.gear };
  if (kind === "all-year") return { kind, ranges: [], text: season.condition ?? "" };
  if (kind === "closed") return { kind, ranges: [], text: season.remark ?? "" };
  return { kind, ranges: [], text: kind === "set-in-season" ? season.words : "" };
}

/** Fills the form without the verification date, because each edit needs a new reading. */
export function draftOf(record: RegulationRecord): RecordDraft {
  const text = (part: TextPart): string => record[part] ?? "";
  return {
    reach: reachDraftOf(record),
    sizes: record.sizes.map(sizeDraft),
    bags: record.bags.map(bagDraft),
    season: seasonDraft(record.season),
    texts: {
      howToMeasure: text("howToMeasure"),
      alwaysRelease: text("alwaysRelease"),
      variesWithin: text("variesWithin"),
      gear: text("gear"),
      possession: text("possession"),
      notes: text("notes"),
    },
    targetingUnlawful: record.targetingUnlawful ?? false,
    sourceTitle: record.source.title,
    sourceUrl: record.source.url,
    citation: record.citation,
    ruleYear: String(record.ruleYear),
    verifiedOn: "",
    confidence: record.confidence,
  };
}

export const newDraft = (today: string): RecordDraft => ({
  reach: emptyReach,
  sizes: [emptySize],
  bags: [emptyBag],
  season: { kind: "all-year", ranges: [], text: "" },
  texts: {
    howToMeasure: "",
    alwaysRelease: "",
    variesWithin: "",
    gear: "",
    possession: "",
    notes: "",
  },
  targetingUnlawful: false,
  sourceTitle: "",
  sourceUrl: "",
  citation: "",
  ruleYear: today.slice(0, 4),
  verifiedOn: "",
  confidence: "medium",
});

export type DraftOutcome =
  | { readonly kind: "record"; readonly record: RegulationRecord }
  | { readonly kind: "problems"; readonly problems: readonly string[] };

const orNull = (text: string): string | null => (text.trim() === "" ? null : text.trim());

function optional(key: TextPart, text: string) {
  const value = orNull(text);
  return value === null ? {} : { [key]: value };
}

export function recordOf(
  draft: RecordDraft,
  before: RegulationRecord | null,
  takenIds: readonly string[] = [],
): DraftOutcome {
  const { texts } = draft;
  if (draft.verifiedOn === "") return { kind: "problems", problems: [wording.verifiedMissing] };
  const { areaName, isPartOfWater } = draft.reach;
  const reach = reachOf(draft.reach);
  const id =
    before?.id ?? newRecordId({ ...reach, areaName: isPartOfWater ? areaName : null }, takenIds);
  const candidate = {
    id,
    ...reach,
    sizes: draft.sizes.map(sizeOf),
    bags: draft.bags.map(bagOf),
    season: seasonOf(draft.season, before?.season ?? null),
    ...optional("howToMeasure", texts.howToMeasure),
    ...optional("alwaysRelease", texts.alwaysRelease),
    ...optional("variesWithin", texts.variesWithin),
    ...(draft.targetingUnlawful ? { targetingUnlawful: true } : {}),
    gear: orNull(texts.gear),
    possession: orNull(texts.possession),
    notes: orNull(texts.notes),
    source: { title: draft.sourceTitle.trim(), url: draft.sourceUrl.trim() },
    citation: draft.citation.trim(),
    ruleYear: Number(draft.ruleYear),
    verifiedOn: draft.verifiedOn,
    confidence: draft.confidence,
  };
  const parsed = regulationRecord.safeParse(candidate);
  if (parsed.success) return { kind: "record", record: parsed.data };
  const problems = parsed.error.issues.map(({ path, message }) => wording.problem(path, message));
  return { kind: "problems", problems: [...new Set(problems)] };
}
