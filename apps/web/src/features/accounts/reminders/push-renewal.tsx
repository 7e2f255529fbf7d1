import { pushState, turnOnPush } from "@striper/contract/reminders";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  pushAddress,
  pushPermission,
  subscribeDevice,
} from "#web/features/accounts/reminders/push-device.ts";
import { pushQueryKey, isPushWanted } from "#web/features/accounts/reminders/push-wanted.ts";
import { call } from "#web/platform/api/api-client.ts";
import { useOnline } from "#web/platform/online-status.ts";

/** Renews this device's push subscription once per visit while reminders are on. */
export function PushRenewal({ accountId }: { readonly accountId: string }) {
  const online = useOnline();
  const queries = useQueryClient();
  useEffect(() => {
    if (!online) return;
    // The next visit retries.
    void renewPush(accountId)
      .catch(() => false)
      .then((isNew) => (isNew ? queries.invalidateQueries({ queryKey: pushQueryKey }) : undefined));
  }, [accountId, online, queries]);
  return null;
}

/**
 * Renews a subscription that ended because the server's keys changed or the push service dropped
 * it. Needs no permission prompt. Returns true after a renewal.
 */
export async function renewPush(accountId: string): Promise<boolean> {
  if (!isPushWanted(accountId) || pushPermission() !== "granted") return false;
  const { public_key, endpoint } = await call(pushState, {});
  if (endpoint !== null && endpoint === (await pushAddress())) return false;
  const outcome = await subscribeDevice(public_key);
  if (outcome.kind !== "subscribed") return false;
  await call(turnOnPush, { body: outcome.device });
  return true;
}
