import type { InputOf } from "@striper/contract/endpoint";
import type { saveAlert } from "@striper/contract/tides";
import type { TideAlertRow } from "#server/features/tides/alerts/tide-alerts.store.ts";

export function presentAlert(row: TideAlertRow): InputOf<(typeof saveAlert)["response"]> {
  return {
    alert_id: row.id,
    station: row.station,
    event: row.event,
    height_feet: row.heightFeet,
    direction: row.direction,
    lead_minutes: row.leadMinutes,
    is_active: row.isActive,
    created_at: new Date(row.createdAt).toISOString(),
  };
}
