import { useEffect } from "react";
import { alertsDatabase, countUnsent } from "#web/features/tides/alerts/mine/alerts-database.ts";
import { syncAlerts } from "#web/features/tides/alerts/mine/sync-alerts.ts";
import { useAccountId } from "#web/platform/local-store/account-id.tsx";
import { keepExchanging } from "#web/platform/local-store/keep-exchanging.ts";
import { useLive } from "#web/platform/local-store/use-live.ts";
import { useOnline } from "#web/platform/online-status.ts";

/** As long as somebody is signed in: reminders made without a network reach the account. */
export function useAlertsSync(): void {
  const accountId = useAccountId();
  const online = useOnline();
  const unsent = useLive(`unsent alerts ${accountId}`, () =>
    countUnsent(alertsDatabase(accountId)),
  );
  const hasUnsent = (unsent ?? 0) > 0;
  useEffect(() => {
    if (!online || !hasUnsent) return undefined;
    return keepExchanging(() => syncAlerts(alertsDatabase(accountId))).stop;
  }, [accountId, online, hasUnsent]);
}
