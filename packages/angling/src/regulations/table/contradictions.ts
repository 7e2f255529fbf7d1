import { repeated, when } from "#angling/regulations/table/problem-checks.ts";
import {
  fishingModes,
  type BagRule,
  type FishingMode,
  type RegulationRecord,
  type SizeRule,
} from "./table.ts";

/**
 * Finds parts of a rule that cannot hold together, and lines that never apply. The first matching
 * line counts, so a line below one that covers it has no effect.
 */
export function contradictions(record: RegulationRecord): readonly string[] {
  const { sizes, bags, season, area, vesselCaps = [], targetingUnlawful } = record;
  const mayKeep = bags.some(({ limit }) => limit.kind === "fish" || limit.kind === "no-limit");
  return [
    ...when(
      mayKeep && targetingUnlawful === true,
      "fishing for it is unlawful, yet a bag line lets fish be kept.",
    ),
    ...when(
      mayKeep && season.kind === "closed",
      "closed all year, yet a bag line lets fish be kept.",
    ),
    ...when(
      mayKeep && sizes.some(({ limit }) => limit.kind === "not-applicable"),
      "a size line says none may be kept, a bag line that some may.",
    ),
    ...unreached(sizes, "size"),
    ...unreached(bags, "bag"),
    ...[...sizes, ...bags].flatMap(({ modes = [] }) => repeated(modes, "way of fishing")),
    ...repeated(
      vesselCaps.flatMap(({ modes }) => modes),
      "boat of a vessel cap",
    ),
    ...when(
      area !== null && area.covers.length === 0 && area.mayCover.length === 0,
      "the area covers no water.",
    ),
    ...(area === null ? [] : repeated([...area.covers, ...area.mayCover], "water of the area")),
  ];
}

type Line = Pick<SizeRule, "modes"> & Pick<BagRule, "dates">;

const modesOf = ({ modes }: Line): readonly FishingMode[] => modes ?? fishingModes;

/**
 * Finds lines whose ways of fishing are all answered by earlier lines with no dates or the same
 * dates.
 */
function unreached(lines: readonly Line[], name: string): readonly string[] {
  return lines.flatMap((line, index) => {
    const above = lines.slice(0, index);
    const covers = (earlier: Line) =>
      earlier.dates === undefined ||
      (earlier.dates.from === line.dates?.from && earlier.dates.to === line.dates.to);
    const isHidden = modesOf(line).every((mode) =>
      above.some((earlier) => modesOf(earlier).includes(mode) && covers(earlier)),
    );
    return when(
      isHidden,
      `${name} line ${index + 1} never counts: the lines above it answer first.`,
    );
  });
}
