import type { Water } from "@striper/angling/tides";
import { useMutation, useQuery, type QueryClient } from "@tanstack/react-query";
import type { AlertSettings } from "#web/features/tides/alerts/alert-view.ts";
import { alertsOf, type AlertChange } from "#web/features/tides/alerts/alerts-collection.ts";
import { currentQuery, tideQuery } from "#web/features/tides/queries.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { RefusedError } from "#web/platform/synced/failure.ts";
import { useSync } from "#web/platform/synced/synced.ts";
import { dropWrites } from "#web/platform/synced/outbox.ts";
import { useView } from "#web/platform/synced/live-view.ts";

/** The account's reminders from the local store, and the state of syncing. */
export function useTideAlerts() {
  const accountId = useAccountId();
  const { synced, view } = alertsOf(accountId);
  const alerts = useView(view);
  const asking = useQuery({
    queryKey: ["tides", "alerts", accountId],
    queryFn: async () => {
      const outcome = await synced.exchange();
      if (outcome.kind === "later") throw new Error(outcome.reason);
      return true;
    },
    // Runs offline too: it reports that the server cannot be reached.
    networkMode: "always",
    retry: false,
  });
  return { alerts, asking };
}

/** Syncs reminders while signed in: those made offline reach the account. */
export const useAlertsSync = (): void => useSync(alertsOf(useAccountId()).synced);

/**
 * Saved on this device and sent at once; without a network it stays in the outbox. What the account
 * refuses at once is shown to the person and dropped.
 */
export function useChangeAlert() {
  const accountId = useAccountId();
  return useMutation({
    mutationFn: async (change: AlertChange): Promise<"saved" | "waiting"> => {
      const { synced } = alertsOf(accountId);
      const fate = await synced.send(change);
      if (fate.kind !== "held") return fate.kind === "sent" ? "saved" : "waiting";
      await dropWrites(synced.collection, change.subjectId);
      throw new RefusedError(fate.message);
    },
    networkMode: "always",
  });
}

/** What predicts a reminder's moments; fails when the station's figures cannot be loaded. */
export async function predictorFor(
  queries: QueryClient,
  { station, event }: Pick<AlertSettings, "station" | "event">,
): Promise<Water> {
  return event === "slack"
    ? { kind: "current", current: await queries.fetchQuery(currentQuery(station)) }
    : { kind: "tide", tide: await queries.fetchQuery(tideQuery(station)) };
}
