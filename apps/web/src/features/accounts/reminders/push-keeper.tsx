import { pushState, turnOnPush } from "@striper/contract/reminders";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import {
  addressHere,
  permissionHere,
  subscribeHere,
} from "#web/features/accounts/reminders/push-device.ts";
import { pushQueryKey, isPushWanted } from "#web/features/accounts/reminders/push-wanted.ts";
import { call } from "#web/platform/api/api-client.ts";
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

/**
 * Asks the browser for a new address where the one that reminders go to has ended: after a change of
 * the server's keys, or when the push service gave it up. Nobody is asked anything. True when it did.
 */
export async function keepPush(accountId: string): Promise<boolean> {
  if (!isPushWanted(accountId) || permissionHere() !== "granted") return false;
  const { public_key, endpoint } = await call(pushState, {});
  if (endpoint !== null && endpoint === (await addressHere())) return false;
  const outcome = await subscribeHere(public_key);
  if (outcome.kind !== "subscribed") return false;
  await call(turnOnPush, { body: outcome.device });
  return true;
}
