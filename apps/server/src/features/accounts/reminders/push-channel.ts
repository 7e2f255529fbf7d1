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
import type { Reminder, ReminderChannel } from "#server/platform/reminders/reminder.ts";

type Context = Pick<AccountsContext, "orm" | "clock" | "log" | "subscriptionOf" | "push">;

async function sendToDevice(
  { orm, log, push }: Context,
  { sessionId, endpoint, keys }: KnownPushDevice,
  { key, subject, paragraphs, page, sendUntil }: Reminder,
  now: Instant,
): Promise<PushOutcome> {
  const message = { title: subject, body: paragraphs[0] ?? "", page, tag: key };
  const outcome = await push.send({ endpoint, keys }, message, (sendUntil - now) / 1000);
  if (outcome === "refused")
    log.warn({ service: new URL(endpoint).host }, "a push service refuses what we send");
  if (outcome === "gone" || outcome === "refused")
    await removePushEndpoint(orm, sessionId, endpoint);
  return outcome;
}

/** Sent when one device has it, or none is left: devices that were off get no second attempt. */
async function sendToDevices(
  context: Context,
  devices: readonly KnownPushDevice[],
  reminder: Reminder,
): Promise<void> {
  const now = context.clock.now();
  const outcomes = await Promise.all(
    devices.map((device) => sendToDevice(context, device, reminder, now)),
  );
  if (outcomes.includes("later") && !outcomes.includes("sent"))
    throw new Error("no push service of the account could take it");
}

export function pushChannel(context: Context): ReminderChannel {
  const { orm, clock } = context;
  return {
    name: "push",
    recipients: (page) => findPushReaders(orm, page, clock.now()),
    async ready(reminder) {
      if ((await mayBeReminded(context, reminder.accountId)) === undefined) return undefined;
      const devices = await pushDevicesOf(orm, reminder.accountId, clock.now());
      return devices.length === 0 ? undefined : () => sendToDevices(context, devices, reminder);
    },
  };
}
