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
    // Specification, section 7: 404 means zero results.
    const isNone = error instanceof ApiError && error.code === "regulations_not_found";
    if (!isNone) throw error;
    return { species: text, regulations: [], count: 0 };
  }
}

/** Of another day or another table the answer is another one. */
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
  /** A sentence when the server could not be asked; what the device knows is shown all the same. */
  readonly failure: string | null;
  readonly again: () => void;
}

/** The device's own answer at once; the server's, which may know more names, in its place. */
export function useRegulationSearch(text: string, today: string): SearchState {
  const table = useRuleTable();
  const { data, error, refetch } = useQuery(searchQuery(text, today, table));
  return {
    found: data ?? searchOnDevice(text, today, table),
    failure: error === null ? null : failureText(error, "search"),
    again: () => void refetch(),
  };
}
