import { useQuery } from "@tanstack/react-query";
import {
  floatPlansOf,
  type FloatPlanChange,
} from "#web/features/float-plans/float-plans-collection.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useSync } from "#web/platform/synced/synced.ts";
import { dropWrites } from "#web/platform/synced/outbox.ts";
import { useView } from "#web/platform/synced/live-view.ts";

export function useFloatPlans() {
  const accountId = useAccountId();
  const { synced } = floatPlansOf(accountId);
  useQuery({
    queryKey: ["float-plans", accountId],
    queryFn: async () => {
      await synced.exchange();
      return true;
    },
    networkMode: "always",
    retry: false,
    // Refreshes while shown, because contacts answer and mails are sent.
    refetchInterval: 60_000,
  });
  return useStoredFloatPlans();
}

export const useStoredFloatPlans = () => useView(floatPlansOf(useAccountId()).view);

/**
 * Returns a function that resolves once the change is stored on this device; it is sent when there
 * is a network.
 */
export function useChangeFloatPlans(): (change: FloatPlanChange) => Promise<void> {
  const { synced } = floatPlansOf(useAccountId());
  return async (change) => {
    await synced.write(change);
  };
}

export function useDropFloatPlan(): (subjectId: string) => Promise<void> {
  const { synced } = floatPlansOf(useAccountId());
  return async (subjectId) => {
    await dropWrites(synced.collection, subjectId);
    synced.changed([]);
  };
}

export const useFloatPlansSync = (): void => useSync(floatPlansOf(useAccountId()).synced);
