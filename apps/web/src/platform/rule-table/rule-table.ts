import { newestTable } from "@striper/contract/regulations";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import {
  type RegulationRecord,
  type RegulationsTable,
  packagedTable,
  tableAgeWarning,
} from "@striper/angling/regulations";
import { harborDate } from "@striper/marine/time";
import { regulationsTable } from "@striper/contract/regulation-table";
import { call } from "#web/platform/api/api-client.ts";
import { onWindow } from "#web/platform/on-window.ts";
import { cacheAnswer, readCachedAnswer } from "#web/platform/api/cached-answer.ts";
import { renewRuleWatch } from "#web/platform/rule-table/rule-watch.ts";
import { noteReplacedTable } from "#web/platform/rule-table/seen-table.ts";

/** Under this name the device stores the newest table from the server. */
const cacheName = "rule_table";
/** As `cacheName` in local storage: what another tab writes. */
const storageKey = `kept_${cacheName}`;

export interface LatestTable {
  readonly table: RegulationsTable;
  /** When the server last confirmed it, ms; null: it is the packaged one, never confirmed. */
  readonly checkedAt: number | null;
}

const packaged: LatestTable = { table: packagedTable, checkedAt: null };

/** Null until first read: most visits need no rules. */
const store = new Store<LatestTable | null>(null);

/** The server's table takes precedence over the packaged one, unless the packaged one is newer. */
function stored(now: number): LatestTable {
  const kept = readCachedAnswer(cacheName, regulationsTable, now);
  if (kept === undefined || kept.answer.version < packagedTable.version) return packaged;
  return { table: kept.answer, checkedAt: kept.at };
}

/** The table read from this device at first use. */
let atFirst: LatestTable | null = null;

export function latestTable(): LatestTable {
  const held = store.get();
  if (held !== null) return held;
  atFirst ??= stored(Date.now());
  return atFirst;
}

/** The rules as this device knows them, without waiting for anything. */
export const currentRuleTable = (): RegulationsTable => latestTable().table;

/** Takes over what the server has just answered; an unchanged table stays the same object. */
export function storeTable(answer: RegulationsTable, at: number): void {
  const before = latestTable();
  const isSame = JSON.stringify(before.table) === JSON.stringify(answer);
  cacheAnswer(cacheName, at, answer);
  store.setState(() => ({ table: isSame ? before.table : answer, checkedAt: at }));
  // On a device that never had the server's word nobody knew the packaged table yet.
  if (!isSame && before.checkedAt !== null) noteReplacedTable(before.table, answer, at);
}

/** The server has just named this version as the one in force. */
export function confirmTable(at: number): void {
  const { table } = latestTable();
  cacheAnswer(cacheName, at, table);
  store.setState(() => ({ table, checkedAt: at }));
}

/** Fetches the table in force and what the watch found; answers the table's version. */
export async function renewRuleTable(signal?: AbortSignal): Promise<number> {
  // What the watch found is an extra: without it the rules are as good as before.
  const watch = renewRuleWatch(signal).catch(() => undefined);
  const table = await call(newestTable, {}, { signal, timeout: 15_000 });
  await watch;
  storeTable(table, Date.now());
  return table.version;
}

onWindow("storage", ({ key }) => {
  // `key` is null when another tab cleared everything.
  if (key === storageKey || key === null) store.setState(() => stored(Date.now()));
});

export const useLatestTable = (): LatestTable => useSelector(store) ?? latestTable();

/** A rule published at the desk reaches an open page within this time, ms. */
const renewedEvery = 10 * 60_000;

/** The table itself lies in the store: the query only knows how its renewal goes. */
const ruleTableQuery = queryOptions({
  queryKey: ["rule-table"],
  queryFn: ({ signal }) => renewRuleTable(signal),
  initialData: () => latestTable().table.version,
  initialDataUpdatedAt: () => latestTable().checkedAt ?? 0,
  staleTime: renewedEvery,
  refetchInterval: renewedEvery,
  // The refetch interval tries again, and so does the return of the network.
  retry: false,
});

interface RuleTableState {
  readonly table: RegulationsTable;
  /** When the server last confirmed it, ms; null: never. */
  readonly checkedAt: number | null;
  /** Why the last renewal failed; null when it did not. */
  readonly failure: Error | null;
  readonly renew: () => void;
}

/** The rules at once from the device, renewed in place; a failed renewal changes nothing. */
export function useRuleTableState(): RuleTableState {
  const held = useLatestTable();
  const { error, refetch } = useQuery(ruleTableQuery);
  return { ...held, failure: error, renew: () => void refetch() };
}

export const useRuleTable = (): RegulationsTable => useRuleTableState().table;

/** The day on which the server last confirmed a table, else the day it was put together. */
export const confirmedOn = ({ table, checkedAt }: LatestTable): string =>
  checkedAt === null ? table.publishedOn : harborDate(checkedAt);

/** What to say before a verdict by this table: that it is old; null where it is not. */
export const useTableAgeWarning = (record: RegulationRecord | null, today: string): string | null =>
  tableAgeWarning(record, confirmedOn(useLatestTable()), today);
