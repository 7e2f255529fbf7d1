import {
  analytics,
  auditLog,
  endAccountSessions,
  extendTrial,
  findAccounts,
} from "@striper/contract/admin";
import type { OutputOf } from "@striper/contract/endpoint";
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "#web/platform/api/api-client.ts";

export type Analytics = OutputOf<(typeof analytics)["response"]>;
export type Upstream = Analytics["upstreams"][number];
export type FoundAccount = OutputOf<(typeof findAccounts)["response"]>["accounts"][number];
export type AuditEntry = OutputOf<(typeof auditLog)["response"]>["entries"][number];

const analyticsQuery = (days: number) =>
  queryOptions({
    queryKey: ["analytics", "figures", days],
    queryFn: ({ signal }) => call(analytics, { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useAnalytics = (days: number) => useQuery(analyticsQuery(days));

const accountsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ["analytics", "accounts", search],
    queryFn: ({ signal, pageParam }) =>
      call(
        findAccounts,
        { query: { search, ...(pageParam === null ? {} : { after: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

export const useFoundAccounts = (search: string) => useInfiniteQuery(accountsQuery(search));

const auditQuery = infiniteQueryOptions({
  queryKey: ["analytics", "audit"],
  queryFn: ({ signal, pageParam }) =>
    call(auditLog, { query: pageParam === null ? {} : { after: pageParam } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
});

export const useAuditLog = () => useInfiniteQuery(auditQuery);

export interface AdminAction {
  readonly userId: string;
  readonly reason: string;
}

function useAdminMutation<Action extends AdminAction, Answer>(
  act: (action: Action) => Promise<Answer>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: () => queries.invalidateQueries({ queryKey: ["analytics"] }),
    networkMode: "always",
  });
}

export const useExtendTrial = () =>
  useAdminMutation(({ userId, days, reason }: AdminAction & { readonly days: number }) =>
    call(extendTrial, { params: { user_id: userId }, body: { days, reason } }),
  );

export const useEndSessions = () =>
  useAdminMutation(({ userId, reason }: AdminAction) =>
    call(endAccountSessions, { params: { user_id: userId }, body: { reason } }),
  );
