import type { Inches } from "@striper/marine/units";
import { packagedTable } from "#angling/regulations/packaged-table.ts";
import type { Place } from "#angling/regulations/place.ts";
import type { FishingMode, RegulationsTable } from "#angling/regulations/table/table.ts";
import { uncertain } from "#angling/regulations/verdict/judgement.ts";
import { keepOrRelease, type KeepAnswer } from "#angling/regulations/verdict/keep-or-release.ts";
import type { DayState } from "./day-state.ts";

export interface FishInHand {
  /** A species id or any common name. */
  readonly species: string;
  readonly length: Inches | null;
}

export interface DayAtPlace extends DayState {
  readonly place: Place;
}

const modeNames: Readonly<Record<FishingMode, string>> = {
  shore: "from shore",
  private: "from a private boat",
  "for-hire": "on a for-hire boat",
};
const verdictNames = { keep: "keep", release: "release", unknown: "no verdict" } as const;

/**
 * Judges a fish for the day so far. With no stated way of fishing, gives a verdict only when all
 * ways agree.
 */
export function verdictOfDay(
  { species, length }: FishInHand,
  { date, mode, place, landing, anglers, kept, tapped }: DayAtPlace,
  table: RegulationsTable = packagedTable,
): KeepAnswer {
  const day = { anglers, kept, tapped };
  const landed = landing === null ? {} : { landing };
  const answerBy = (by: FishingMode): KeepAnswer =>
    keepOrRelease({ species, length, place, date, mode: by, day, ...landed }, table);
  if (mode !== null) return answerBy(mode);
  const first = answerBy("private");
  // Federal water begins three nautical miles out, so nobody fishes it from shore.
  const others = (["shore", "for-hire"] as const)
    .filter((by) => by !== "shore" || first.jurisdiction !== "FED")
    .map((by) => ({ by, answer: answerBy(by) }));
  if (others.every(({ answer }) => answer.verdict === first.verdict)) return first;
  const told = [{ by: "private" as const, answer: first }, ...others].map(
    ({ by, answer }) => `${modeNames[by]}: ${verdictNames[answer.verdict]}`,
  );
  const doubt = uncertain(
    "mode-missing",
    `It depends on how you fish: ${told.join("; ")}. Say which.`,
  );
  return { ...first, ...doubt, cautions: [] };
}
