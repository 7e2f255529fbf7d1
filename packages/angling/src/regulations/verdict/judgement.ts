import type { Inches } from "@striper/marine/units";
import type { HarborDate } from "#angling/regulations/season.ts";
import type { FishingMode } from "#angling/regulations/table/table.ts";

export type Verdict = "keep" | "release" | "unknown";

/** The stable reason code. Screens choose words and pictures by it. */
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

/**
 * Returns a "keep" for one part of the rule. The clause becomes part of the whole answer's
 * sentence.
 */
export const allowed = (clause: string): Judgement => ({
  verdict: "keep",
  code: "legal",
  reason: clause,
});

export interface Circumstances {
  readonly date: HarborDate;
  readonly mode: FishingMode;
  /** Length as the rule measures it; null or omitted when not measured. */
  readonly length?: Inches | null;
  /** Fish of this species kept today; omitted means none. */
  readonly keptToday?: number;
  /**
   * Fish kept today by everyone aboard, for limits per vessel; omitted when only the user's own
   * count is known.
   */
  readonly keptAboard?: number;
  readonly keptOverLength?: number;
  readonly keptLengths?: readonly (Inches | null)[];
}
