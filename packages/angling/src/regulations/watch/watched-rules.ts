import catalogue from "#angling/regulations/catalogue/watched-words.json" with { type: "json" };
import type { RegulationRecord, RegulationsTable } from "#angling/regulations/table/table.ts";
import { titleOf } from "#angling/regulations/wording/index.ts";
import type { WatchedWords } from "./page-text.ts";

export interface WatchedRule extends WatchedWords {
  readonly id: string;
  readonly title: string;
  /** The table's source, plus the federal source where the state defers to that rule. */
  readonly pages: readonly string[];
  readonly record: RegulationRecord | null;
}

const areaOf = ({ area }: RegulationRecord): readonly string[] =>
  area === null ? [] : [area.name];

function watchedRecord(record: RegulationRecord, { records }: RegulationsTable): WatchedRule {
  const { id, species, jurisdiction, defersTo } = record;
  const siblings = records.filter(
    (one) => one.id !== id && one.species === species && one.jurisdiction === jurisdiction,
  );
  const federal = records.filter((one) => one.species === species && one.jurisdiction === defersTo);
  return {
    id,
    title: titleOf(record),
    pages: [...new Set([record, ...federal].map(({ source }) => source.url))],
    record,
    words: catalogue.species[species],
    not: catalogue.not[species] ?? [],
    area: areaOf(record),
    otherAreas: siblings.flatMap(areaOf),
  };
}

export function watchedRules(table: RegulationsTable): readonly WatchedRule[] {
  return [
    ...table.records.map((record) => watchedRecord(record, table)),
    ...table.notices.map(({ id, title, source }) => ({
      id,
      title,
      pages: [source.url],
      record: null,
      words: catalogue.notices[id] ?? [title],
      not: [],
      area: [],
      otherAreas: [],
    })),
  ];
}
