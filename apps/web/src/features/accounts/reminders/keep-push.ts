import { pushState, turnOnPush } from "@striper/contract/reminders";
import {
  addressHere,
  permissionHere,
  subscribeHere,
} from "#web/features/accounts/reminders/push-device.ts";
import { isPushWanted } from "#web/features/accounts/reminders/push-wanted.ts";
import { call } from "#web/platform/api/api-client.ts";

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
