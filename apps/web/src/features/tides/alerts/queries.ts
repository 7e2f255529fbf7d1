import type { Water } from "@striper/angling/tides";
import { useMutation, useQuery, type QueryClient } from "@tanstack/react-query";
import type { AlertSettings } from "#web/features/tides/alerts/alert-view.ts";
import type { AlertChange } from "#web/features/tides/alerts/mine/alert-change.ts";
import {
  alertsDatabase,
  queueAlertChange,
  readAlerts,
  settleAlert,
} from "#web/features/tides/alerts/mine/alerts-database.ts";
import { syncAlerts, tellAlert } from "#web/features/tides/alerts/mine/sync-alerts.ts";
import { currentQuery, tideQuery } from "#web/features/tides/queries.ts";
import { isConnectionFailure } from "#web/platform/api/api-errors.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { useLive } from "#web/platform/local-store/use-live.ts";

/** The account's reminders as this device knows them, and how asking the account for them goes. */
export function useTideAlerts() {
  const accountId = useAccountId();
  const alerts = useLive(accountId, () => readAlerts(alertsDatabase(accountId)));
  const asking = useQuery({
    queryKey: ["tides", "alerts", accountId],
    queryFn: async () => {
      await syncAlerts(alertsDatabase(accountId));
      return true;
    },
    // The device's own reminders are sent by it, so it may not wait to be told of a network.
    networkMode: "always",
    retry: false,
  });
  return { alerts, asking };
}

/** Tells the account now; where it is out of reach, the change waits on this device. */
function useChangeAlert<Wanted>(
  changeOf: (wanted: Wanted) => {
    readonly id: string;
    readonly change: AlertChange;
  },
) {
  const accountId = useAccountId();
  return useMutation({
    mutationFn: async (wanted: Wanted): Promise<"told" | "waiting"> => {
      const { id, change } = changeOf(wanted);
      const kept = alertsDatabase(accountId);
      try {
        await settleAlert(kept, id, await tellAlert(id, change));
        return "told";
      } catch (error) {
        if (!isConnectionFailure(error)) throw error;
        await queueAlertChange(kept, id, change, Date.now());
        return "waiting";
      }
    },
    networkMode: "always",
  });
}

interface NewAlert {
  readonly id: string;
  readonly settings: AlertSettings;
}

export const useSaveAlert = () =>
  useChangeAlert(({ id, settings }: NewAlert) => ({ id, change: { kind: "save", settings } }));

export const useRemoveAlert = () =>
  useChangeAlert((id: string) => ({ id, change: { kind: "remove" } }));

/** What predicts a reminder's moments; fails when the station's figures cannot be loaded. */
export async function predictorFor(
  queries: QueryClient,
  { station, event }: Pick<AlertSettings, "station" | "event">,
): Promise<Water> {
  return event === "slack"
    ? { kind: "current", current: await queries.fetchQuery(currentQuery(station)) }
    : { kind: "tide", tide: await queries.fetchQuery(tideQuery(station)) };
}
