import type { Inches } from "@striper/marine/units";
import type { HarborDate } from "#angling/regulations/season.ts";
import type { FishingMode } from "#angling/regulations/table/table.ts";

export type Verdict = "keep" | "release" | "unknown";

/** Why: stable, for screens that choose their own words or pictures. */
export type VerdictCode =
  | "legal"
  | "prohibited"
  | "closed-season"
  | "bag-full"
  | "boat-full"
  | "too-short"
  | "too-long"
  | "second-long-fish"
  | "not-landable"
  | "no-rule"
  | "not-confirmed"
  | "kinds-differ"
  | "season-unclear"
  | "bag-unclear"
  | "size-unclear"
  | "count-invalid"
  | "length-missing"
  | "length-invalid"
  | "long-fish-count-missing"
  | "mode-missing"
  | "landing-unclear"
  | "area-unclear"
  | "other-year"
  | "outside-coverage"
  | "date-invalid"
  | "species-unknown"
  | "species-ambiguous";

export interface Judgement {
  readonly verdict: Verdict;
  readonly code: VerdictCode;
  /** One or two plain sentences. */
  readonly reason: string;
}

export const released = (code: VerdictCode, reason: string): Judgement => ({
  verdict: "release",
  code,
  reason,
});

export const uncertain = (code: VerdictCode, reason: string): Judgement => ({
  verdict: "unknown",
  code,
  reason,
});

/** A part of the rule that allows the fish; the clause goes into the sentence of the whole. */
export const allowed = (clause: string): Judgement => ({
  verdict: "keep",
  code: "legal",
  reason: clause,
});

/** The fish and the day, apart from species and place. */
export interface Circumstances {
  readonly date: HarborDate;
  readonly mode: FishingMode;
  /** As the rule measures it; null or left out when not measured. */
  readonly length?: Inches | null;
  /** Fish of this species kept today; left out: none yet. */
  readonly keptToday?: number;
  /** Kept today by everyone aboard, for limits that count the boat; left out: only one's own. */
  readonly keptAboard?: number;
  /** How many of the fish kept today are over the length of which only one may be kept. */
  readonly keptOverLength?: number;
  /** Lengths of the fish kept today as far as they were logged; null: not measured. */
  readonly keptLengths?: readonly (Inches | null)[];
}
