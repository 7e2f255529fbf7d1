import { useAlertsSync } from "#web/features/tides/alerts/queries.ts";

/** Runs beside every view of a signed-in person. */
export function AlertsSync() {
  useAlertsSync();
  return null;
}
