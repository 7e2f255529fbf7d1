import * as contract from "@striper/contract/tides";
import type { TideAlertsDependencies } from "#server/features/tides/alerts/dependencies.ts";
import { saveAlert } from "#server/features/tides/alerts/save-alert.ts";
import { presentAlert } from "#server/features/tides/alerts/tide-alerts.presenter.ts";
import { deleteAlert, listAlerts } from "#server/features/tides/alerts/tide-alerts.store.ts";
import { wording } from "#server/features/tides/alerts/wording.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

export function bindTideAlerts(bind: Binder, context: TideAlertsDependencies): void {
  bind.signedIn(contract.listAlerts, async ({ account: { accountId } }) => ({
    alerts: (await listAlerts(context.orm, accountId)).map(presentAlert),
  }));
  bind.signedIn(contract.saveAlert, async ({ params, body, account }) =>
    presentAlert(await saveAlert(context, account.accountId, params.alert_id, body)),
  );
  bind.signedIn(contract.removeAlert, async ({ params, account }) => {
    if (!(await deleteAlert(context.orm, account.accountId, params.alert_id)))
      throw new AppError("not_found", { message: wording.noSuchAlert });
    return { success: true as const, message: wording.removed };
  });
}
