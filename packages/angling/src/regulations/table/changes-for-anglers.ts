import {
  allBagsInWords,
  bagInWords,
  inchesInWords,
  jurisdictionNames,
  seasonInWords,
  sizeInWords,
} from "#angling/regulations/wording/index.ts";
import { sizeLimitFor } from "#angling/regulations/limits.ts";
import { describeChanges } from "#angling/regulations/table/describe-changes.ts";
import {
  fishingModes,
  type FishingMode,
  type RegulationRecord,
  type RegulationsTable,
  type SizeLimit,
} from "#angling/regulations/table/table.ts";
import { speciesOf } from "#angling/species/index.ts";

const ofTheSource = new Set(["source", "citation", "rule year", "confidence", "last verification"]);
const ofLimits = new Set(["size", "bag", "season"]);

/**
 * Lists the changes in a new table that matter to anglers, for example "Fluke from a boat: now 18
 * in". Ignores a rule that was only reverified.
 */
export function changesForAnglers(
  before: RegulationsTable,
  after: RegulationsTable,
): readonly string[] {
  const old = new Map(before.records.map((record) => [record.id, record]));
  const limits = after.records.flatMap((record) => {
    const earlier = old.get(record.id);
    return earlier === undefined ? [] : limitLines(earlier, record);
  });
  const others = describeChanges(before, after).filter(
    ({ part, id }) =>
      part === null || !(ofTheSource.has(part) || (ofLimits.has(part) && old.has(id))),
  );
  return [...limits, ...others.map(({ words }) => words)];
}

function limitLines(before: RegulationRecord, after: RegulationRecord): readonly string[] {
  const name = nameOf(after);
  const [bag, season] = [bagWords(after), seasonInWords(after.season)];
  return [
    ...sizeLines(before, after).map(([modes, words]) => `${name}${modes}: now ${words}`),
    ...(bagWords(before) === bag ? [] : [`${name}: now ${bag}`]),
    ...(seasonInWords(before.season) === season ? [] : [`${name}: season now ${lowered(season)}`]),
  ];
}

function nameOf({ species, jurisdiction, area }: RegulationRecord): string {
  const name =
    species === "summer_flounder"
      ? "Fluke"
      : speciesOf(species).commonName.replace(/ \(.*\)$/u, "");
  const waters = [
    ...(jurisdiction === "MA" ? [] : [jurisdictionNames[jurisdiction]]),
    ...(area === null ? [] : [area.name]),
  ];
  return waters.length === 0 ? name : `${name} (${waters.join(", ")})`;
}

function sizeLines(
  before: RegulationRecord,
  after: RegulationRecord,
): readonly (readonly [modes: string, words: string])[] {
  const modes = fishingModes.filter((mode) => after.jurisdiction !== "FED" || mode !== "shore");
  const changed = modes.filter(
    (mode) => sizeInWords(sizeLimitFor(before, mode)) !== sizeInWords(sizeLimitFor(after, mode)),
  );
  const words = [...new Set(changed.map((mode) => sizeWords(sizeLimitFor(after, mode))))];
  return words.map((one) => {
    const those = changed.filter((mode) => sizeWords(sizeLimitFor(after, mode)) === one);
    return [those.length === modes.length ? "" : modesWords(those), one];
  });
}

function modesWords(modes: readonly FishingMode[]): string {
  if (modes.includes("private") && modes.includes("for-hire")) return " from a boat";
  const names = {
    shore: "from shore",
    private: "from a private boat",
    "for-hire": "from a for-hire boat",
  };
  return ` ${modes.map((mode) => names[mode]).join(" and ")}`;
}

function sizeWords(limit: SizeLimit): string {
  const isMinimumAlone =
    limit.kind === "length" && limit.maximum === undefined && limit.onlyOneOver === undefined;
  return isMinimumAlone ? `${inchesInWords(limit.minimum)} in` : lowered(sizeInWords(limit));
}

function bagWords(record: RegulationRecord): string {
  const [first, ...rest] = record.bags;
  const isOne = rest.length === 0 && record.vesselCaps === undefined && first !== undefined;
  if (!isOne || first.dates !== undefined || first.modes !== undefined)
    return lowered(allBagsInWords(record));
  const { limit } = first;
  return limit.kind === "prohibited" ? "none may be kept" : lowered(bagInWords(limit));
}

const lowered = (words: string): string =>
  /^(?:No|None|Open|Closed|State)\b/u.test(words)
    ? words[0]?.toLowerCase() + words.slice(1)
    : words;
