import type { AreaNotice, RegulationRecord, RegulationsTable } from "./table.ts";
import {
  allBagsInWords,
  allSizesInWords,
  dateInWords,
  rangeInWords,
  seasonInWords,
  titleOf,
} from "#angling/regulations/wording/index.ts";

export interface TableChange {
  readonly id: string;
  readonly kind: "added" | "removed" | "changed";
  /**
   * The changed part, for example "size" or "bag"; null when the whole item was added or removed.
   */
  readonly part: string | null;
  readonly words: string;
}

type Parts = Readonly<Record<string, string | null>>;

export function describeChanges(
  before: RegulationsTable,
  after: RegulationsTable,
): readonly TableChange[] {
  return [
    ...changesIn(before.records, after.records, titleOf, partsOfRecord),
    ...changesIn(before.notices, after.notices, ({ title }) => title, partsOfNotice),
  ];
}

function changesIn<Item extends { readonly id: string }>(
  before: readonly Item[],
  after: readonly Item[],
  title: (item: Item) => string,
  partsOf: (item: Item) => Parts,
): readonly TableChange[] {
  const old = new Map(before.map((item) => [item.id, item]));
  const kept = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id));
  return [
    ...after.flatMap((item) => {
      const earlier = old.get(item.id);
      return earlier === undefined
        ? [whole(item.id, "added", `${title(item)}: new. ${summary(partsOf(item))}`)]
        : changedParts(item.id, title(item), partsOf(earlier), partsOf(item));
    }),
    ...gone.map((item) => whole(item.id, "removed", `${title(item)}: no longer in the table.`)),
  ];
}

const whole = (id: string, kind: "added" | "removed", words: string): TableChange => ({
  id,
  kind,
  part: null,
  words,
});

const summary = (parts: Parts): string =>
  Object.values(parts)
    .slice(0, 3)
    .filter((part) => part !== null)
    .map((part) => `${part}.`)
    .join(" ");

function changedParts(id: string, title: string, before: Parts, after: Parts) {
  return Object.entries(after).flatMap(([part, now]): readonly TableChange[] => {
    const earlier = before[part] ?? null;
    if (earlier === now) return [];
    const words = `${title}: ${part} was “${earlier ?? "not stated"}”, is now “${now ?? "not stated"}”.`;
    return [{ id, kind: "changed", part, words }];
  });
}

const partsOfRecord = (record: RegulationRecord): Parts => ({
  size: allSizesInWords(record),
  bag: allBagsInWords(record),
  season: seasonInWords(record.season),
  area: record.area?.description ?? null,
  "how to measure": record.howToMeasure ?? null,
  "always release": record.alwaysRelease ?? null,
  kinds: record.variesWithin ?? null,
  targeting: record.targetingUnlawful === true ? "unlawful" : "allowed",
  authority: record.defersTo === undefined ? "own rule" : "federal rule applies",
  gear: record.gear,
  possession: record.possession,
  notes: record.notes,
  source: record.source.url,
  citation: record.citation,
  "rule year": String(record.ruleYear),
  confidence: record.confidence,
  "last verification": record.verifiedOn === null ? null : dateInWords(record.verifiedOn),
});

const partsOfNotice = (notice: AreaNotice): Parts => ({
  text: notice.text,
  dates: notice.dates === undefined ? "all year" : rangeInWords(notice.dates),
  source: notice.source.url,
  "last verification": notice.verifiedOn === null ? null : dateInWords(notice.verifiedOn),
});
