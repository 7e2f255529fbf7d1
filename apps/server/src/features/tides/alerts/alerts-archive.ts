import { saveAlert as endpoint } from "@striper/contract/tides";
import { readFromOutside } from "@striper/contract/validation";
import type * as z from "zod/mini";
import { alertsFile, alertsList } from "#server/features/tides/alerts/alerts-format.ts";
import type { exportedAlert } from "#server/features/tides/alerts/alerts-format.ts";
import type { TideAlertsDependencies } from "#server/features/tides/alerts/dependencies.ts";
import { addAlert, alertRow, hasEvent } from "#server/features/tides/alerts/save-alert.ts";
import { presentAlert } from "#server/features/tides/alerts/tide-alerts.presenter.ts";
import { findAlert, listAlerts } from "#server/features/tides/alerts/tide-alerts.store.ts";
import { wording } from "#server/features/tides/alerts/wording.ts";
import type {
  ExportedFile,
  Exporter,
  ExportOptions,
  Importer,
} from "#server/platform/account-data/ports.ts";
import { readEntries } from "#server/platform/account-data/reading/read-entries.ts";
import type { AccountImport } from "#server/platform/account-data/reading/read-entries.ts";

const unreadable = "cannot be read";

/**
 * Leaves out reminders when positions are left out, because stations reveal where somebody fishes.
 */
async function* files(
  { orm }: Pick<TideAlertsDependencies, "orm">,
  accountId: string,
  { includePositions }: ExportOptions,
): AsyncGenerator<ExportedFile> {
  if (!includePositions) return;
  const tide_alerts = (await listAlerts(orm, accountId)).map(presentAlert);
  yield { path: alertsFile, content: `${JSON.stringify({ tide_alerts }, null, 2)}\n` };
}

export const exporterOfAlerts = (context: Pick<TideAlertsDependencies, "orm">): Exporter => ({
  name: "tides",
  entries: (accountId, options) => files(context, accountId, options),
});

function readAlert({ alert_id, created_at, ...rest }: z.output<typeof exportedAlert>) {
  const settings = readFromOutside(endpoint.body, rest);
  if (!settings.success) return settings.error.issues[0]?.message ?? unreadable;
  if (!hasEvent(settings.data)) return wording.noSuchStation;
  return { id: alert_id, createdAt: Date.parse(created_at), settings: settings.data };
}

async function importArchive(
  { orm, clock }: TideAlertsDependencies,
  one: AccountImport,
): Promise<void> {
  const { by, archive, tally } = one;
  if (!archive.has(alertsFile)) return;
  const entries = await readEntries(one, alertsFile, alertsList, "reminder");
  const alerts = entries.flatMap(({ number, value }) => {
    const read = readAlert(value);
    if (typeof read !== "string") return [read];
    tally.rejected(`${alertsFile}, reminder ${number}`, read);
    return [];
  });
  const added = await archive.runQueued(by, ({ signal }) =>
    orm.transaction(async (transaction) => {
      let count = 0;
      for (const { id, createdAt, settings } of alerts) {
        signal.throwIfAborted();
        if ((await findAlert(transaction, by.key, id)) !== undefined) continue;
        const times = { createdAt, updatedAt: clock.now() };
        await addAlert(transaction, alertRow(by.key, id, settings, times));
        count += 1;
      }
      signal.throwIfAborted();
      return count;
    }),
  );
  tally.took(alertsFile);
  tally.added({ tide_alerts: added });
  tally.wasPresent(alerts.length - added);
}

export const importerOfAlerts = (context: TideAlertsDependencies): Importer => ({
  name: "tides",
  importArchive: (by, archive, tally) => importArchive(context, { by, archive, tally }),
});
