import { useQueryClient } from "@tanstack/react-query";
import { alertEvents } from "#web/features/tides/alerts/alert-moments.ts";
import type { AlertSettings } from "#web/features/tides/alerts/alert-view.ts";
import { predictorFor } from "#web/features/tides/alerts/queries.ts";
import { alertWording as wording } from "#web/features/tides/alerts/wording.ts";
import { calendarFile, calendarMediaType } from "@striper/contract/calendar-file";
import { saveFile } from "#web/platform/files/save-file.ts";
import { useUnits } from "#web/platform/units.ts";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

/**
 * Returns a function that downloads the next seven days of a reminder as a calendar file. Works
 * offline.
 */
export function useCalendarDownload() {
  const queries = useQueryClient();
  const units = useUnits();
  return async (alert: AlertSettings) => {
    const water = await predictorFor(queries, alert).catch(() => null);
    if (water === null) return showToast(wording.notLoaded, "danger");
    const now = Date.now();
    const events = alertEvents(alert, water, now, units);
    if (events.length === 0) return showToast(wording.never);
    saveFile(new Blob([calendarFile(events, now)], { type: calendarMediaType }), wording.fileName);
    return undefined;
  };
}
