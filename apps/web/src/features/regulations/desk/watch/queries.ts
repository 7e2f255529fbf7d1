import { deskPassages, deskWatch } from "@striper/contract/regulations";
import type { OutputOf } from "@striper/contract/endpoint";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#web/platform/api/api-client.ts";

export type DeskWatch = OutputOf<(typeof deskWatch)["response"]>;
export type RulePassages = OutputOf<(typeof deskPassages)["response"]>;
export type WatchedPassage = RulePassages["passages"][number];

export const deskWatchKey = ["desk-watch"] as const;

const deskWatchQuery = queryOptions({
  queryKey: deskWatchKey,
  queryFn: ({ signal }) => call(deskWatch, {}, { signal }),
  retry: false,
});

export const useDeskWatch = () => useQuery(deskWatchQuery);

/** Always refetched, because the mark must match the words shown. */
export const useRulePassages = (ruleId: string) =>
  useQuery({
    queryKey: [...deskWatchKey, ruleId],
    queryFn: ({ signal }) => call(deskPassages, { query: { rule: ruleId } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
