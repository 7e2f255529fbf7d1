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

const cacheName = "rule_table";
/** The full local storage key, which other tabs write. */
const storageKey = `kept_${cacheName}`;

export interface LatestTable {
  readonly table: RegulationsTable;
  /** When the server last confirmed it, ms; null for the packaged table. */
  readonly checkedAt: number | null;
}

const packaged: LatestTable = { table: packagedTable, checkedAt: null };

/** Null until first read, since most visits need no rules. */
const store = new Store<LatestTable | null>(null);

function stored(now: number): LatestTable {
  const kept = readCachedAnswer(cacheName, regulationsTable, now);
  if (kept === undefined || kept.answer.version < packagedTable.version) return packaged;
  return { table: kept.answer, checkedAt: kept.at };
}

let atFirst: LatestTable | null = null;

export function latestTable(): LatestTable {
  const held = store.get();
  if (held !== null) return held;
  atFirst ??= stored(Date.now());
  return atFirst;
}

export const currentRuleTable = (): RegulationsTable => latestTable().table;

export function storeTable(answer: RegulationsTable, at: number): void {
  const before = latestTable();
  const isSame = JSON.stringify(before.table) === JSON.stringify(answer);
  cacheAnswer(cacheName, at, answer);
  store.setState(() => ({ table: isSame ? before.table : answer, checkedAt: at }));
  // Before the first confirmation nobody has relied on the packaged table, so there is no news.
  if (!isSame && before.checkedAt !== null) noteReplacedTable(before.table, answer, at);
}

export function confirmTable(at: number): void {
  const { table } = latestTable();
  cacheAnswer(cacheName, at, table);
  store.setState(() => ({ table, checkedAt: at }));
}

export async function renewRuleTable(signal?: AbortSignal): Promise<number> {
  // The watch results are optional, so their failure is ignored.
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

/** Renewal interval of an open page, ms. */
const renewedEvery = 10 * 60_000;

/** The table itself is in the store; the query only tracks its renewal. */
const ruleTableQuery = queryOptions({
  queryKey: ["rule-table"],
  queryFn: ({ signal }) => renewRuleTable(signal),
  initialData: () => latestTable().table.version,
  initialDataUpdatedAt: () => latestTable().checkedAt ?? 0,
  staleTime: renewedEvery,
  refetchInterval: renewedEvery,
  // The refetch interval and the return of the network are the retries.
  retry: false,
});

interface RuleTableState {
  readonly table: RegulationsTable;
  /** When the server last confirmed it, ms; null if never. */
  readonly checkedAt: number | null;
  readonly failure: Error | null;
  readonly renew: () => void;
}

export function useRuleTableState(): RuleTableState {
  const held = useLatestTable();
  const { error, refetch } = useQuery(ruleTableQuery);
  return { ...held, failure: error, renew: () => void refetch() };
}

export const useRuleTable = (): RegulationsTable => useRuleTableState().table;

/** Returns the day of the server's last confirmation, else the table's publication day. */
export const confirmedOn = ({ table, checkedAt }: LatestTable): string =>
  checkedAt === null ? table.publishedOn : harborDate(checkedAt);

export const useTableAgeWarning = (record: RegulationRecord | null, today: string): string | null =>
  tableAgeWarning(record, confirmedOn(useLatestTable()), today);
