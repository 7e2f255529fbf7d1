import type { Instant } from "@striper/marine/time";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { mayBeReminded } from "#server/features/accounts/reminders/may-be-reminded.ts";
import {
  findPushReaders,
  pushDevicesOf,
  removePushEndpoint,
  type KnownPushDevice,
} from "#server/features/accounts/reminders/push-devices.store.ts";
import type { PushOutcome } from "#server/platform/push/push-sender.ts";
import type { ReminderChannel, WaitingReminder } from "#server/platform/reminders/reminder.ts";

type Context = Pick<AccountsContext, "orm" | "clock" | "log" | "subscriptionsOf" | "push">;

/** Pushes sent at once. Each waits up to 10 s; encrypting takes about 1 ms. */
const atOnce = 16;

async function sendToDevice(
  { orm, log, push }: Context,
  { sessionId, endpoint, keys }: KnownPushDevice,
  { key, subject, paragraphs, page, usefulUntil }: WaitingReminder,
  now: Instant,
): Promise<PushOutcome> {
  const message = { title: subject, body: paragraphs[0] ?? "", page, tag: key };
  const outcome = await push.send({ endpoint, keys }, message, (usefulUntil - now) / 1000);
  if (outcome === "refused")
    log.warn({ service: new URL(endpoint).host }, "a push service refuses what we send");
  if (outcome === "gone" || outcome === "refused")
    await removePushEndpoint(orm, sessionId, endpoint);
  return outcome;
}

/**
 * Succeeds when one device took the reminder or none is left; devices that were off are not
 * retried.
 */
async function sendToDevices(
  context: Context,
  devices: readonly KnownPushDevice[],
  reminder: WaitingReminder,
): Promise<void> {
  const now = context.clock.now();
  const outcomes = await Promise.all(
    devices.map((device) => sendToDevice(context, device, reminder, now)),
  );
  if (outcomes.includes("later") && !outcomes.includes("sent"))
    throw new Error("no push service of the account could take it");
}

export const pushChannel = (context: Context): ReminderChannel => ({
  name: "push",
  atOnce,
  wantedSince: findPushReaders,
  async ready(reminders) {
    const { orm, clock } = context;
    const accounts = await mayBeReminded(context, reminders);
    const devices = await pushDevicesOf(orm, [...accounts.keys()], clock.now());
    return reminders.map((reminder) => {
      const own = devices.filter(({ accountId }) => accountId === reminder.accountId);
      return own.length === 0 ? undefined : () => sendToDevices(context, own, reminder);
    });
  },
});
