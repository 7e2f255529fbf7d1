import { listAlerts, removeAlert, saveAlert } from "@striper/contract/tides";
import type { TideAlert } from "#web/features/tides/alerts/alert-view.ts";
import type {
  AlertChange,
  QueuedAlertChange,
} from "#web/features/tides/alerts/mine/alert-change.ts";
import {
  keepAlerts,
  refuseAlert,
  settleAlert,
  type AlertsDatabase,
} from "#web/features/tides/alerts/mine/alerts-database.ts";
import { call } from "#web/platform/api/api-client.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { readToken } from "#web/platform/session.ts";

/** The reminder as the account has it then; null once it is removed there, also by somebody before. */
export async function tellAlert(alert_id: string, change: AlertChange): Promise<TideAlert | null> {
  const params = { alert_id };
  if (change.kind === "save") return call(saveAlert, { params, body: change.settings });
  await call(removeAlert, { params }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.code === "not_found")) throw error;
  });
  return null;
}

/** Sent again, it would be refused again. */
const isAboutTheChange = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  ["limit_reached", "invalid_request", "not_found"].includes(error.code);

async function sendOne(kept: AlertsDatabase, queued: QueuedAlertChange): Promise<void> {
  try {
    await settleAlert(kept, queued.key, await tellAlert(queued.key, queued.change), queued);
  } catch (error) {
    if (!isAboutTheChange(error)) throw error;
    await refuseAlert(kept, queued, error.message);
  }
}

async function exchange(kept: AlertsDatabase, token: string | null): Promise<void> {
  const waiting = await kept.outbox.filter(({ refusal }) => refusal === null).sortBy("madeAt");
  for (const queued of waiting) {
    // What waits belongs to who was signed in then.
    if (readToken() !== token) throw new Error("another session began");
    await sendOne(kept, queued);
  }
  const { alerts } = await call(listAlerts, {});
  if (readToken() === token) await keepAlerts(kept, alerts);
}

/** First tells the account what waits, then takes over what it holds. Two open pages take turns. */
export async function syncAlerts(kept: AlertsDatabase): Promise<void> {
  const token = readToken();
  // Absent on insecure addresses; what is told twice is still there once.
  if (!("locks" in navigator)) return exchange(kept, token);
  return navigator.locks.request(`sync ${kept.database.name}`, () => exchange(kept, token));
}
