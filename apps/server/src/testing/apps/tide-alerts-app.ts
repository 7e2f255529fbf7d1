import { createTideAlerts } from "#server/features/tides/alerts/create-tide-alerts.ts";
import type { TideAlertsDependencies } from "#server/features/tides/alerts/dependencies.ts";
import { openFeatureApp } from "#server/testing/apps/feature-app.ts";

export const boston = "8443970";
/** A reminder before every high tide there. */
export const high = {
  station: boston,
  event: "high",
  height_feet: null,
  direction: null,
  lead_minutes: 45,
  is_active: true,
};

/** Reminders of tides on the real transport, with a database of their own. */
export async function openTideAlertsApp(
  dangerAround: TideAlertsDependencies["dangerAround"] = () => Promise.resolve(null),
) {
  const app = await openFeatureApp();
  const alerts = createTideAlerts({ ...app, dangerAround });
  app.serve((bind) => alerts.routes(bind));
  return { ...app, alerts };
}
