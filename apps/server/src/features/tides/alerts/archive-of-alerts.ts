import { id, instant } from "@striper/contract/schemas";
import { saveAlert as endpoint } from "@striper/contract/tides";
import { readFromOutside } from "@striper/contract/validation";
import * as z from "zod/mini";
import type { TideAlertsDependencies } from "#server/features/tides/alerts/dependencies.ts";
import { addAlert, alertRow, isToldBy } from "#server/features/tides/alerts/save-alert.ts";
import { presentAlert } from "#server/features/tides/alerts/tide-alerts.presenter.ts";
import { findAlert, listAlerts } from "#server/features/tides/alerts/tide-alerts.store.ts";
import { wording } from "#server/features/tides/alerts/wording.ts";
import type {
  Archive,
  ExportedFile,
  Exporter,
  ExportOptions,
  Importer,
  ImportReport,
} from "#server/platform/account-data/ports.ts";
import { UnreadableArchive } from "#server/platform/account-data/receive-archive.ts";

const alertsFile = "tides/tide-alerts.json";

const exportedFile = z.object({ tide_alerts: z.array(z.unknown()) });
const exportedAlert = z.object({
  alert_id: id,
  created_at: instant,
  station: z.unknown(),
  event: z.unknown(),
  height_feet: z.unknown(),
  direction: z.unknown(),
  lead_minutes: z.unknown(),
  is_active: z.unknown(),
});
const unreadable = "cannot be read";

/** Which stations somebody watches says where they fish: left out with the positions. */
async function* files(
  { orm }: TideAlertsDependencies,
  accountId: string,
  { includePositions }: ExportOptions,
): AsyncGenerator<ExportedFile> {
  if (!includePositions) return;
  const tide_alerts = (await listAlerts(orm, accountId)).map(presentAlert);
  yield { path: alertsFile, content: `${JSON.stringify({ tide_alerts }, null, 2)}\n` };
}

export const exporterOfAlerts = (context: TideAlertsDependencies): Exporter => ({
  name: "tides",
  entries: (accountId, options) => files(context, accountId, options),
});

async function readAlerts(archive: Archive): Promise<readonly unknown[]> {
  const text = (await archive.read(alertsFile)).toString("utf8");
  try {
    return exportedFile.parse(JSON.parse(text)).tide_alerts;
  } catch (cause) {
    throw new UnreadableArchive(`${alertsFile} cannot be read`, { cause });
  }
}

/** The reminder, or why it is none. */
function readAlert(entry: unknown) {
  const exported = readFromOutside(exportedAlert, entry);
  if (!exported.success) return exported.error.issues[0]?.message ?? unreadable;
  const { alert_id, created_at, ...rest } = exported.data;
  const settings = readFromOutside(endpoint.body, rest);
  if (!settings.success) return settings.error.issues[0]?.message ?? unreadable;
  if (!isToldBy(settings.data)) return wording.noSuchStation;
  return { id: alert_id, createdAt: Date.parse(created_at), settings: settings.data };
}

async function takeBack(
  { orm, clock }: TideAlertsDependencies,
  accountId: string,
  archive: Archive,
): Promise<ImportReport> {
  const report = { added: { tide_alerts: 0 }, alreadyPresent: 0 };
  const rejected: { entry: string; reason: string }[] = [];
  if (!archive.paths.includes(alertsFile)) return { ...report, rejected };
  const entries = await readAlerts(archive);
  await orm.transaction(async (transaction) => {
    for (const [index, entry] of entries.entries()) {
      const read = readAlert(entry);
      if (typeof read === "string") {
        rejected.push({ entry: `${alertsFile}, reminder ${index + 1}`, reason: read });
      } else if ((await findAlert(transaction, accountId, read.id)) === undefined) {
        const times = { createdAt: read.createdAt, updatedAt: clock.now() };
        await addAlert(transaction, alertRow(accountId, read.id, read.settings, times));
        report.added.tide_alerts += 1;
      } else report.alreadyPresent += 1;
    }
  });
  return { ...report, rejected };
}

export const importerOfAlerts = (context: TideAlertsDependencies): Importer => ({
  name: "tides",
  takeBack: (accountId, archive) => takeBack(context, accountId, archive),
});
