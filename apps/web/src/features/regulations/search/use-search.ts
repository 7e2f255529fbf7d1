import {
  type RegulationSearch,
  type RegulationsTable,
  searchRegulations as searchOnDevice,
} from "@striper/angling/regulations";
import { searchRegulations } from "@striper/contract/regulations";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { failureText } from "#web/features/regulations/search/failure-text.ts";
import { call } from "#web/platform/api/api-client.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";

async function searchOnServer(text: string, signal: AbortSignal): Promise<RegulationSearch> {
  try {
    return await call(searchRegulations, { params: { species: text } }, { signal });
  } catch (error) {
    // From the specification, section 7: 404 means no results.
    const isNone = error instanceof ApiError && error.code === "regulations_not_found";
    if (!isNone) throw error;
    return { species: text, regulations: [], count: 0 };
  }
}

/** Keyed by day and table version, because both change the answer. */
const searchQuery = (text: string, today: string, { version }: RegulationsTable) =>
  queryOptions({
    queryKey: ["regulations", "search", text, today, version],
    queryFn: ({ signal }) => searchOnServer(text, signal),
    enabled: text !== "",
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export interface SearchState {
  readonly found: RegulationSearch;
  readonly failure: string | null;
  readonly again: () => void;
}

/** Returns the device's results at once, then the server's, which may know more names. */
export function useRegulationSearch(text: string, today: string): SearchState {
  const table = useRuleTable();
  const { data, error, refetch } = useQuery(searchQuery(text, today, table));
  return {
    found: data ?? searchOnDevice(text, today, table),
    failure: error === null ? null : failureText(error, "search"),
    again: () => void refetch(),
  };
}
