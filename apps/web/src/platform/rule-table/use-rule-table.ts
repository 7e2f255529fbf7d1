import type { RegulationsTable } from "@striper/angling/regulations";
import { newestTable } from "@striper/contract/regulations";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#web/platform/api/api-client.ts";
import { heldTable, holdTable, useHeldTable } from "#web/platform/rule-table/rule-table-store.ts";

/** A rule published at the desk reaches an open page within this time, ms. */
const renewedEvery = 10 * 60_000;
const timeout = 15_000;

export const ruleTableKey = ["rule-table"] as const;

/** The table itself lies in the store: the query only knows how its renewal goes. */
const ruleTableQuery = queryOptions({
  queryKey: ruleTableKey,
  queryFn: async ({ signal }) => {
    const table = await call(newestTable, {}, { signal, timeout });
    holdTable(table, Date.now());
    return table.version;
  },
  initialData: () => heldTable().table.version,
  initialDataUpdatedAt: () => heldTable().checkedAt ?? 0,
  staleTime: renewedEvery,
  refetchInterval: renewedEvery,
  // The next turn comes by itself, and at once when the network returns.
  retry: false,
});

export interface RuleTableState {
  readonly table: RegulationsTable;
  /** When the server last confirmed it, ms; null: never. */
  readonly checkedAt: number | null;
  /** Why the last renewal failed; null when it did not. */
  readonly failure: Error | null;
  readonly renew: () => void;
}

/** The rules at once from the device, renewed in place; a failed renewal changes nothing. */
export function useRuleTableState(): RuleTableState {
  const held = useHeldTable();
  const { error, refetch } = useQuery(ruleTableQuery);
  return { ...held, failure: error, renew: () => void refetch() };
}

export const useRuleTable = (): RegulationsTable => useRuleTableState().table;
