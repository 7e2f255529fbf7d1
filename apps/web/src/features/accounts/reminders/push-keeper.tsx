import { useEffect } from "react";
import { keepPush } from "#web/features/accounts/reminders/keep-push.ts";
import { useOnline } from "#web/platform/online-status.ts";

/** Once a visit, where reminders are wanted on this device: they go on coming. */
export function PushKeeper({ accountId }: { readonly accountId: string }) {
  const online = useOnline();
  useEffect(() => {
    // What fails now is tried at the next visit.
    if (online) void keepPush(accountId).catch(() => undefined);
  }, [accountId, online]);
  return null;
}
