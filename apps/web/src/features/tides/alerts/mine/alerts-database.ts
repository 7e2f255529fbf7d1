import type { Dexie, Table } from "dexie";
import type { TideAlert } from "#web/features/tides/alerts/alert-view.ts";
import {
  listedAlerts,
  type AlertChange,
  type ListedAlert,
  type QueuedAlertChange,
} from "#web/features/tides/alerts/mine/alert-change.ts";
import { accountDatabase, outboxTable } from "#web/platform/local-store/account-database.ts";

const versions = [{ alerts: "alert_id", [outboxTable]: "key" }] as const;

/** An account's reminders on this device, and what it has not heard of yet. */
export interface AlertsDatabase {
  readonly database: Dexie;
  readonly alerts: Table<TideAlert, string>;
  readonly outbox: Table<QueuedAlertChange, string>;
}

export function alertsDatabase(accountId: string): AlertsDatabase {
  const database = accountDatabase(accountId, "tides", versions);
  return { database, alerts: database.table("alerts"), outbox: database.table(outboxTable) };
}

const tablesOf = ({ alerts, outbox }: AlertsDatabase) => [alerts, outbox];

export function readAlerts(kept: AlertsDatabase): Promise<ListedAlert[]> {
  return kept.database.transaction("r", tablesOf(kept), async () =>
    listedAlerts(await kept.alerts.toArray(), await kept.outbox.toArray()),
  );
}

/** Takes over what the server says the account holds. */
export function keepAlerts(kept: AlertsDatabase, account: readonly TideAlert[]): Promise<void> {
  return kept.database.transaction("rw", tablesOf(kept), async () => {
    await kept.alerts.clear();
    await kept.alerts.bulkPut([...account]);
  });
}

/** Writes down what was done, to be told to the account when there is a network. */
export async function queueAlertChange(
  { outbox }: AlertsDatabase,
  key: string,
  change: AlertChange,
  madeAt: number,
): Promise<void> {
  const stamp = crypto.getRandomValues(new Uint32Array(4)).join("-");
  await outbox.put({ key, change, stamp, madeAt, refusal: null });
}

/** The account has it now, as it answered; null: it has it no more. */
export function settleAlert(
  kept: AlertsDatabase,
  key: string,
  answer: TideAlert | null,
  told?: Pick<QueuedAlertChange, "stamp">,
): Promise<void> {
  return kept.database.transaction("rw", tablesOf(kept), async () => {
    if (answer === null) await kept.alerts.delete(key);
    else await kept.alerts.put(answer);
    const queued = await kept.outbox.get(key);
    // What was changed again meanwhile stays queued.
    if (told === undefined || queued?.stamp === told.stamp) await kept.outbox.delete(key);
  });
}

/** The account does not take it; it stays on this device and says why. */
export function refuseAlert(
  kept: AlertsDatabase,
  told: QueuedAlertChange,
  refusal: string,
): Promise<void> {
  return kept.database.transaction("rw", tablesOf(kept), async () => {
    if ((await kept.outbox.get(told.key))?.stamp === told.stamp)
      await kept.outbox.put({ ...told, refusal });
  });
}

export const countUnsent = ({ outbox }: AlertsDatabase): Promise<number> =>
  outbox.filter(({ refusal }) => refusal === null).count();
