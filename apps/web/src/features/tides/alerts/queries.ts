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
    // Runs offline too, to report that the server is unreachable.
    networkMode: "always",
    retry: false,
  });
  return { alerts, asking };
}

export const useAlertsSync = (): void => useSync(alertsOf(useAccountId()).synced);

/**
 * Saves a change locally and sends it; offline it waits in the outbox. A change refused at once is
 * reported and dropped.
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

export async function predictorFor(
  queries: QueryClient,
  { station, event }: Pick<AlertSettings, "station" | "event">,
): Promise<Water> {
  return event === "slack"
    ? { kind: "current", current: await queries.fetchQuery(currentQuery(station)) }
    : { kind: "tide", tide: await queries.fetchQuery(tideQuery(station)) };
}
