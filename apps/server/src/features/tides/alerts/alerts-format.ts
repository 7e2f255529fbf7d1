import { tideAlertsPerAccount } from "@striper/contract/limits";
import { id, instant } from "@striper/contract/schemas";
import * as z from "zod/mini";
import type { ListFormat } from "#server/platform/account-data/reading/list-format.ts";

export const alertsFile = "tides/tide-alerts.json";

export const exportedAlert = z.object({
  alert_id: id,
  created_at: instant,
  station: z.unknown(),
  event: z.unknown(),
  height_feet: z.unknown(),
  direction: z.unknown(),
  lead_minutes: z.unknown(),
  is_active: z.unknown(),
});
export const alertsList: ListFormat<typeof exportedAlert> = {
  name: "tide alerts",
  list: "tide_alerts",
  mostEntries: tideAlertsPerAccount,
  entry: exportedAlert,
  budget: {
    bytes: 256 * 1024,
    depth: 6,
    elements: 2 * tideAlertsPerAccount,
    keys: 40 * tideAlertsPerAccount,
    textLength: 1000,
  },
};
export const listsOfAlerts: readonly ListFormat[] = [alertsList];
