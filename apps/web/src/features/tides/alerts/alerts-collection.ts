import { listAlerts, removeAlert, saveAlert } from "@striper/contract/tides";
import type { Dexie, Table } from "dexie";
import type { AlertSettings, TideAlert } from "#web/features/tides/alerts/alert-view.ts";
import { call } from "#web/platform/api/api-client.ts";
import {
  accountDatabase,
  perDatabase,
  outboxTable,
  type DatabaseVersions,
} from "#web/platform/local-store/account-database.ts";
import {
  lastWriteWins,
  type Collection,
  type Entry,
  type NewEntry,
} from "#web/platform/synced/collection.ts";
import { outboxMigration } from "#web/platform/synced/outbox-migration.ts";
import { createSynced } from "#web/platform/synced/synced.ts";
import { liveView } from "#web/platform/synced/live-view.ts";

/** A local change; `subjectId` is the reminder's id, made on the device. */
export type AlertChange =
  | { readonly kind: "save"; readonly subjectId: string; readonly settings: AlertSettings }
  | { readonly kind: "remove"; readonly subjectId: string };

/** An unsent entry as stored by version 1. */
interface OldEntry {
  readonly key: string;
  readonly change:
    | { readonly kind: "save"; readonly settings: AlertSettings }
    | { readonly kind: "remove" };
  readonly madeAt: number;
  readonly refusal: string | null;
}

const fromOld = ({ key, change, madeAt, refusal }: OldEntry): NewEntry<AlertChange> => ({
  ...change,
  subjectId: key,
  at: madeAt,
  attempts: 0,
  hold: refusal === null ? null : { kind: "refused", message: refusal },
});

const versions: DatabaseVersions = [
  { stores: { alerts: "alert_id", [outboxTable]: "key" } },
  ...outboxMigration(async (old: Table<OldEntry>) =>
    (await old.toArray()).toSorted((a, b) => a.madeAt - b.madeAt).map(fromOld),
  ),
];

export interface ListedAlert extends TideAlert {
  readonly isWaiting: boolean;
  readonly refusal: string | null;
}

function listedAlerts(
  account: readonly TideAlert[],
  unsent: readonly Entry<AlertChange>[],
): ListedAlert[] {
  const listed = new Map(
    account.map((alert): [string, ListedAlert] => [
      alert.alert_id,
      { ...alert, isWaiting: false, refusal: null },
    ]),
  );
  for (const change of unsent) {
    const { subjectId: alert_id, at, hold } = change;
    if (change.kind === "remove") {
      listed.delete(alert_id);
      continue;
    }
    const created_at = listed.get(alert_id)?.created_at ?? new Date(at).toISOString();
    const syncState = { isWaiting: hold === null, refusal: hold?.message ?? null };
    listed.set(alert_id, { alert_id, ...change.settings, created_at, ...syncState });
  }
  return [...listed.values()].toSorted((a, b) => a.created_at.localeCompare(b.created_at));
}

function alertsCollection(dexie: Dexie): Collection<AlertChange, TideAlert | null> {
  const alerts: Table<TideAlert, string> = dexie.table("alerts");
  return {
    dexie,
    outbox: dexie.table(outboxTable),
    tables: [alerts],
    join: lastWriteWins,
    isRemoval: ({ kind }) => kind === "remove",
    conflictRule: () => "hold",
    send: async (change) => {
      const params = { alert_id: change.subjectId };
      if (change.kind === "save") return call(saveAlert, { params, body: change.settings });
      await call(removeAlert, { params });
      return null;
    },
    storeAnswer: async (_change, alert) => (alert === null ? undefined : alerts.put(alert)),
    forget: ({ subjectId }) => alerts.delete(subjectId),
    pull: async (guard) => {
      const { alerts: account } = await call(listAlerts, {});
      guard();
      await dexie.transaction("rw", [alerts], async () => {
        await alerts.clear();
        await alerts.bulkPut(account);
      });
    },
    pullsInBackground: false,
  };
}

export const alertsOf = perDatabase(
  (accountId) => accountDatabase(accountId, "tides", versions),
  (dexie) => {
    const collection = alertsCollection(dexie);
    const { outbox } = collection;
    const alerts: Table<TideAlert, string> = dexie.table("alerts");
    const read = () =>
      dexie.transaction("r", [alerts, outbox], async () =>
        listedAlerts(await alerts.toArray(), await outbox.orderBy("seq").toArray()),
      );
    return { synced: createSynced(collection), view: liveView(read) };
  },
);
