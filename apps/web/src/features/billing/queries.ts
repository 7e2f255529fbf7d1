import { subscription } from "@striper/contract/billing";
import { capabilities } from "@striper/contract/operations";
import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { call } from "#web/platform/api/api-client.ts";
import { goToExternalPage } from "#web/platform/external-page.ts";

const subscriptionQuery = queryOptions({
  queryKey: ["billing", "subscription"],
  queryFn: ({ signal }) => call(subscription, {}, { signal }),
});

export function useSubscription(enabled: boolean) {
  return useQuery({ ...subscriptionQuery, enabled });
}

const supportQuery = queryOptions({
  queryKey: ["billing", "support"],
  queryFn: async ({ signal }) => (await call(capabilities, {}, { signal })).support,
});

export const useSupport = (): string | null | undefined => useQuery(supportQuery).data;

async function openPortal(): Promise<void> {
  // Portal links are short-lived, so one is requested on demand.
  const { billing_portal_url: page } = await call(subscription, {});
  if (page === null || !goToExternalPage(page))
    throw new Error("There is no billing portal to go to.");
}

export function useBillingPortal() {
  const opening = useMutation({ mutationFn: openPortal, networkMode: "always" });
  return { open: () => opening.mutate(), pending: opening.isPending, failed: opening.isError };
}
