import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { keepPush } from "#web/features/accounts/reminders/keep-push.ts";
import { pushQueryKey } from "#web/features/accounts/reminders/push-wanted.ts";
import { useOnline } from "#web/platform/online-status.ts";

/** Once a visit, where reminders are wanted on this device: they go on coming. */
export function PushKeeper({ accountId }: { readonly accountId: string }) {
  const online = useOnline();
  const queries = useQueryClient();
  useEffect(() => {
    if (!online) return;
    // What fails now is tried at the next visit.
    void keepPush(accountId)
      .catch(() => false)
      .then((isNew) => (isNew ? queries.invalidateQueries({ queryKey: pushQueryKey }) : undefined));
  }, [accountId, online, queries]);
  return null;
}
