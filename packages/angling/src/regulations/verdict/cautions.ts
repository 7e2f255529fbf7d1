import { bagLimitFor, vesselCapFor } from "#angling/regulations/limits.ts";
import { isWithin } from "#angling/regulations/season.ts";
import type { RegulationRecord } from "#angling/regulations/table/table.ts";
import { capInWords, rangeInWords } from "#angling/regulations/wording/index.ts";
import type { Circumstances } from "./judgement.ts";

export function cautionsFor(
  record: RegulationRecord,
  { mode, date, keptToday, keptAboard }: Circumstances,
): readonly string[] {
  const limit = bagLimitFor(record, mode, date);
  const counts = limit.kind === "fish";
  const cap = vesselCapFor(record, mode);
  const closedPlaces = record.season.kind === "all-year" ? record.season.closedPlaces : undefined;
  const cautions = [
    counts && keptToday === undefined && "Counted as the first one kept today.",
    counts &&
      limit.per.startsWith("vessel") &&
      keptAboard === undefined &&
      "The limit counts everyone aboard.",
    cap !== null && keptAboard === undefined && `The boat counts too: ${capInWords(cap)}.`,
    closedPlaces !== undefined &&
      isWithin(closedPlaces.dates, date) &&
      `Closed ${rangeInWords(closedPlaces.dates)}: ${closedPlaces.where}.`,
    record.alwaysRelease ?? false,
    record.jurisdiction === "FED" &&
      mode === "shore" &&
      "Federal water cannot be fished from shore: this is the private-boat rule.",
  ];
  return cautions.filter((caution) => typeof caution === "string");
}
