import {
  keepOrRelease,
  type KeepAnswer,
  type RegulationsTable,
} from "@striper/angling/regulations";
import { speciesKey } from "@striper/angling/catches";
import type { CatchContent, CatchRecord } from "@striper/contract/catch-records";
import { harborDate, type Instant } from "@striper/marine/time";
import { inches } from "@striper/marine/units";
import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import { positionOfName } from "#web/features/catches/logging/named-places.ts";
import type { Position } from "@striper/marine/geo";

export type VerdictAtCatch =
  | { readonly kind: "needs-species" | "needs-place" }
  | { readonly kind: "answer"; readonly answer: KeepAnswer };

/** The exact place, else the one its name stands for. */
export const placeOf = (
  content: Pick<CatchContent, "position" | "location_name">,
): Position | null => content.position ?? positionOfName(content.location_name);

/** Fish of the species that were kept on the same day in Boston, this one left out. */
export function keptThatDay(
  catches: readonly LocalCatch[],
  { species, date_caught }: Pick<CatchContent, "species" | "date_caught">,
  ownId: string | null,
): number {
  const day = harborDate(Date.parse(date_caught));
  const key = speciesKey(species);
  return catches.filter(
    ({ id, record, logged }) =>
      id !== ownId &&
      !record.is_released &&
      speciesKey(record.species) === key &&
      harborDate(logged.caughtAt) === day,
  ).length;
}

/** May the fish be kept, by place, date and length, and what was kept that day already? */
export function verdictAtCatch(
  content: CatchContent,
  keptToday: number,
  table: RegulationsTable,
): VerdictAtCatch {
  if (content.species.trim() === "") return { kind: "needs-species" };
  const place = placeOf(content);
  if (place === null) return { kind: "needs-place" };
  const at: Instant = Date.parse(content.date_caught);
  const { length_inches: length } = content;
  const answer = keepOrRelease(
    {
      species: content.species,
      place,
      date: harborDate(at),
      // Where it is not said, the strictest bag is that of the shore.
      mode: content.mode ?? "shore",
      length: length === null ? null : inches(length),
      keptToday,
    },
    table,
  );
  return { kind: "answer", answer };
}

/** What is written down beside the catch. */
export function recordedVerdict(
  verdict: VerdictAtCatch,
  table: RegulationsTable,
  isReleased: boolean,
): CatchRecord["verdict"] {
  if (verdict.kind !== "answer") return null;
  const { answer } = verdict;
  return {
    verdict: answer.verdict,
    rule_id: answer.record?.id ?? null,
    regulations_version: table.version,
    kept_against: !isReleased && answer.verdict === "release",
  };
}
