import type { AlertSettings } from "#web/features/tides/alerts/alert-view.ts";

/** An hour before every high tide at Boston. */
export const hourBeforeHigh: AlertSettings = {
  station: "8443970",
  event: "high",
  height_feet: null,
  direction: null,
  lead_minutes: 60,
  is_active: true,
};
