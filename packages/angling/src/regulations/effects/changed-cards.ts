import { contentOf } from "#angling/regulations/effects/content.ts";
import { isWithin, type HarborDate } from "#angling/regulations/season.ts";
import {
  allRegulations,
  type GeneralCard,
  type RegulationCard,
} from "#angling/regulations/responses/index.ts";
import type { AreaNotice, RegulationsTable } from "#angling/regulations/table/table.ts";
import { rangeInWords } from "#angling/regulations/wording/index.ts";

export function changedCards(
  before: RegulationsTable,
  after: RegulationsTable,
  today: HarborDate,
): readonly string[] {
  const [old, now] = [allRegulations(today, before), allRegulations(today, after)];
  return [
    ...cardLine(old.ma_striped_bass, now.ma_striped_bass),
    ...cardLine(old.federal_striped_bass, now.federal_striped_bass),
    ...cardLine(old.summer_flounder, now.summer_flounder),
    ...cardLine(old.winter_flounder, now.winter_flounder),
    ...cardLine(old.bluefin_tuna, now.bluefin_tuna),
    ...cardLine(old.yellowfin_tuna, now.yellowfin_tuna),
    ...generalLine(old.ma_general_saltwater, now.ma_general_saltwater),
    ...generalLine(old.nh_saltwater, now.nh_saltwater),
    ...noticeLines(before.notices, after.notices, today),
  ];
}

const isSame = (one: unknown, other: unknown): boolean => contentOf(one) === contentOf(other);

function cardLine(before: RegulationCard | null, after: RegulationCard | null): readonly string[] {
  if (before !== null && after !== null)
    return isSame(before, after) ? [] : [`Card changed: ${after.title}.`];
  return [
    ...(before === null ? [] : [`Card gone: ${before.title}.`]),
    ...(after === null ? [] : [`New card: ${after.title}.`]),
  ];
}

function generalLine(before: GeneralCard, after: GeneralCard): readonly string[] {
  const old = new Map(before.rules.map((rule) => [rule.id, rule]));
  const kept = new Set(after.rules.map(({ id }) => id));
  const names = [
    ...after.rules.filter((rule) => !isSame(old.get(rule.id), rule)),
    ...before.rules.filter(({ id }) => !kept.has(id)),
  ].map((rule) => rule.common_name);
  return names.length === 0
    ? []
    : [`Card changed: ${after.title} (${[...new Set(names)].join(", ")}).`];
}

function noticeLines(
  before: readonly AreaNotice[],
  after: readonly AreaNotice[],
  today: HarborDate,
): readonly string[] {
  const old = new Map(before.map((notice) => [notice.id, notice]));
  const kept = new Set(after.map(({ id }) => id));
  return [
    ...after
      .filter((notice) => !isSame(old.get(notice.id), notice))
      .map((notice) => `Notice ${old.has(notice.id) ? "changed" : "new"}: ${shown(notice, today)}`),
    ...before.filter(({ id }) => !kept.has(id)).map(({ title }) => `Notice gone: ${title}.`),
  ];
}

function shown({ title, dates }: AreaNotice, today: HarborDate): string {
  if (dates === undefined) return `${title}, in force all year.`;
  const standing = isWithin(dates, today) ? "in force today" : "not in force today";
  return `${title}, ${rangeInWords(dates)}, ${standing}.`;
}
