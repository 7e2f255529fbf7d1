import { useAlertsSync } from "#web/features/tides/alerts/mine/use-alerts-sync.ts";

/** Runs beside every view of a signed-in person. */
export function AlertsSync() {
  useAlertsSync();
  return null;
}
