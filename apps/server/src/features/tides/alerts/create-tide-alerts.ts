import { importerOfAlerts } from "#server/features/tides/alerts/alerts-archive.ts";
import type { TideAlertsDependencies } from "#server/features/tides/alerts/dependencies.ts";
import { dueAlerts } from "#server/features/tides/alerts/due-alerts.ts";
import { bindTideAlerts } from "#server/features/tides/alerts/tide-alerts.routes.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Importer } from "#server/platform/account-data/ports.ts";
import type { ReminderSource } from "#server/platform/reminders/reminder.ts";

export interface TideAlerts {
  readonly routes: (bind: Binder) => void;
  readonly importer: Importer;
  readonly reminders: ReminderSource;
}

export const createTideAlerts = (dependencies: TideAlertsDependencies): TideAlerts => ({
  routes: (bind) => bindTideAlerts(bind, dependencies),
  importer: importerOfAlerts(dependencies),
  reminders: dueAlerts(dependencies),
});
