import { day, minute } from "@striper/marine/time";
import type { RemindersDependencies } from "#server/platform/reminders/dependencies.ts";
import type { ReminderChannel, WaitingReminder } from "#server/platform/reminders/reminder.ts";
import {
  claimReminders,
  countSentSince,
  dropLate,
  dropReminders,
  noteSent,
  putOff,
  renewClaims,
  type ReminderKey,
} from "#server/platform/reminders/reminders.store.ts";
import { createCombinedWrites } from "#server/platform/work/combined-writes.ts";
import {
  claimLifeMs,
  whileClaimed,
  writeWhileClaimed,
} from "#server/platform/work/while-claimed.ts";
import { yieldToEventLoop } from "#server/platform/work/yield-to-event-loop.ts";

/** Pause after a mail server or push service has refused a reminder. */
const retryAfterMs = 5 * minute;
/** Daily limit per account, above any real use, so that a bug cannot flood a mailbox. */
const mostADay = 24;
const claimedAtOnce = 100;
/** One lane sends while the other claims the next reminders. */
const lanes = 2;
const rowsAStep = 1000;

type Note = (reminder: ReminderKey) => Promise<void>;

async function sendOne(
  { log, count }: RemindersDependencies,
  { name }: ReminderChannel,
  send: () => Promise<void>,
): Promise<boolean> {
  try {
    await send();
  } catch (error) {
    log.warn({ err: error, channel: name }, "a reminder could not be sent yet");
    count(name, "failed");
    return false;
  }
  count(name, "sent");
  return true;
}

interface Ready {
  readonly reminder: WaitingReminder;
  readonly send: () => Promise<void>;
}

async function prepare(
  { orm, clock, count }: RemindersDependencies,
  channel: ReminderChannel,
  claimed: readonly WaitingReminder[],
): Promise<Ready[]> {
  const { name } = channel;
  const accountIds = [...new Set(claimed.map(({ accountId }) => accountId))];
  const sent = await countSentSince(orm, name, accountIds, clock.now() - day);
  const sends = await channel.ready(claimed);
  const ready: Ready[] = [];
  const dropped: WaitingReminder[] = [];
  for (const [place, reminder] of claimed.entries()) {
    const today = sent.get(reminder.accountId) ?? 0;
    const send = sends[place];
    if (send !== undefined && today < mostADay) {
      sent.set(reminder.accountId, today + 1);
      ready.push({ reminder, send });
    } else {
      count(name, send === undefined ? "unwanted" : "too_many");
      dropped.push(reminder);
    }
  }
  await dropReminders(orm, name, dropped);
  return ready;
}

async function sendClaimed(
  context: RemindersDependencies,
  channel: ReminderChannel,
  claimed: readonly WaitingReminder[],
  signal: AbortSignal,
): Promise<number> {
  const { orm, clock } = context;
  const { name } = channel;
  const waiting = await prepare(context, channel, claimed);
  const refused: ReminderKey[] = [];
  const note: Note = createCombinedWrites((sent) =>
    writeWhileClaimed(() => noteSent(orm, name, sent, clock.now())),
  );
  const work = async (): Promise<void> => {
    for (;;) {
      await yieldToEventLoop();
      const next = signal.aborted ? undefined : waiting.shift();
      if (next === undefined) return;
      if (await sendOne(context, channel, next.send)) await note(next.reminder);
      else refused.push(next.reminder);
    }
  };
  const renew = () => renewClaims(orm, name, claimed, { now: clock.now(), lifeMs: claimLifeMs });
  const release = async (): Promise<void> => {
    const untried = waiting.splice(0).map(({ reminder }) => reminder);
    await putOff(orm, name, untried, clock.now());
  };
  await whileClaimed({ renew, release, signal }, () =>
    Promise.all(Array.from({ length: Math.ceil(channel.atOnce / lanes) }, work)),
  );
  await putOff(orm, name, refused, clock.now() + retryAfterMs);
  return refused.length;
}

/** Returns false when a whole batch of claimed reminders failed. */
async function sendInTurns(
  context: RemindersDependencies,
  channel: ReminderChannel,
  signal: AbortSignal,
): Promise<boolean> {
  const { orm, clock } = context;
  while (!signal.aborted) {
    const now = clock.now();
    const claim = { now, retryAt: now + claimLifeMs, most: claimedAtOnce };
    const claimed = await claimReminders(orm, channel.name, claim);
    if (claimed.length === 0) return true;
    const failures = await sendClaimed(context, channel, claimed, signal);
    if (failures === claimed.length) return false;
  }
  return true;
}

export async function dropAllLate(
  { orm, clock, count }: RemindersDependencies,
  { name }: ReminderChannel,
  signal: AbortSignal,
): Promise<void> {
  for (let late = rowsAStep; late === rowsAStep && !signal.aborted;) {
    late = await dropLate(orm, name, clock.now(), rowsAStep);
    count(name, "late", late);
  }
}

/**
 * Sends a channel's waiting reminders. Any number of servers may call it at once. Returns false
 * when the receiving service accepts none.
 */
export async function sendWaiting(
  context: RemindersDependencies,
  channel: ReminderChannel,
  signal: AbortSignal,
): Promise<boolean> {
  const sending = Array.from({ length: lanes }, () => sendInTurns(context, channel, signal));
  return (await Promise.all(sending)).every(Boolean);
}
