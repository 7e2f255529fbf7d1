import { useQuery } from "@tanstack/react-query";
import {
  floatPlansOf,
  type FloatPlanChange,
} from "#web/features/float-plans/float-plans-collection.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useSync } from "#web/platform/synced/synced.ts";
import { dropWrites } from "#web/platform/synced/outbox.ts";
import { useView } from "#web/platform/synced/live-view.ts";

/** The account's float plans and contacts as this device knows them; undefined for a moment. */
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
    // While it is looked at: a contact answers, a mail is sent.
    refetchInterval: 60_000,
  });
  return useStoredFloatPlans();
}

/** As this device has them, without asking the server. */
export const useStoredFloatPlans = () => useView(floatPlansOf(useAccountId()).view);

/** Stored on this device when it resolves; sent at once where there is a network. */
export function useChangeFloatPlans(): (change: FloatPlanChange) => Promise<void> {
  const { synced } = floatPlansOf(useAccountId());
  return async (change) => {
    await synced.write(change);
  };
}

/** What the server refused is taken off this device. */
export function useDropFloatPlan(): (subjectId: string) => Promise<void> {
  const { synced } = floatPlansOf(useAccountId());
  return async (subjectId) => {
    await dropWrites(synced.collection, subjectId);
    synced.changed([]);
  };
}

export const useFloatPlansSync = (): void => useSync(floatPlansOf(useAccountId()).synced);
