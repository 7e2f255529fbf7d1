import type { AlertSettings } from "#web/features/tides/alerts/alert-view.ts";

export const hourBeforeHigh: AlertSettings = {
  station: "8443970",
  event: "high",
  height_feet: null,
  direction: null,
  lead_minutes: 60,
  is_active: true,
};
