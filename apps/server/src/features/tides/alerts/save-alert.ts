import type { OutputOf } from "@striper/contract/endpoint";
import type { saveAlert as endpoint } from "@striper/contract/tides";
import { findStation } from "@striper/marine/stations";
import type { TideAlertsDependencies } from "#server/features/tides/alerts/dependencies.ts";
import type { Connection } from "#server/platform/database/connection.ts";
import {
  findAlert,
  hasRoom,
  putAlert,
  type TideAlertRow,
} from "#server/features/tides/alerts/tide-alerts.store.ts";
import { wording } from "#server/features/tides/alerts/wording.ts";
import { AppError } from "#server/http/app-error.ts";

export type AlertSettings = OutputOf<(typeof endpoint)["body"]>;

/** Slack is an event of currents; all others are events of heights. */
export const hasEvent = ({ station, event }: Pick<AlertSettings, "station" | "event">): boolean =>
  findStation(station)?.kind === (event === "slack" ? "current" : "tide");

export function alertRow(
  accountId: string,
  id: string,
  settings: AlertSettings,
  times: Pick<TideAlertRow, "createdAt" | "updatedAt">,
): TideAlertRow {
  const { station, event, direction } = settings;
  const { height_feet: heightFeet, lead_minutes: leadMinutes, is_active: isActive } = settings;
  return { accountId, id, station, event, direction, heightFeet, leadMinutes, isActive, ...times };
}

/** Throws when the account is at its limit, even with concurrent additions. */
export async function addAlert(connection: Connection, alert: TideAlertRow): Promise<TideAlertRow> {
  if (!(await hasRoom(connection, alert.accountId)))
    throw new AppError("limit_reached", { message: wording.alertsFull });
  return putAlert(connection, alert);
}

export function saveAlert(
  { orm, clock }: TideAlertsDependencies,
  accountId: string,
  id: string,
  settings: AlertSettings,
): Promise<TideAlertRow> {
  if (!hasEvent(settings)) throw new AppError("not_found", { message: wording.noSuchStation });
  const now = clock.now();
  return orm.transaction(async (transaction) => {
    const known = await findAlert(transaction, accountId, id);
    const createdAt = known?.createdAt ?? now;
    const alert = alertRow(accountId, id, settings, { createdAt, updatedAt: now });
    return known === undefined ? addAlert(transaction, alert) : putAlert(transaction, alert);
  });
}
