import { day, hour, minute, second } from "@striper/marine/time";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { MailMessage } from "#server/platform/mail/mailer.ts";
import type {
  Reminder,
  ReminderChannel,
  ReminderSource,
} from "#server/platform/reminders/reminder.ts";
import { remindersJob } from "#server/platform/reminders/reminders-job.ts";
import { openFeatureApp } from "#server/testing/apps/feature-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let accountId: string;
let recipients: { accountId: string; since: number }[];
let reminders: Reminder[];
let mails: MailMessage[];
let counted: Record<string, number>;
let sendMail: (mail: MailMessage) => Promise<void>;
const app = await sharedByFile(openFeatureApp());
beforeEach(async () => {
  await app.database.pool.query("delete from told_reminders");
  ({ accountId } = await app.join());
  recipients = [{ accountId, since: app.clock.now() - day }];
  reminders = [];
  mails = [];
  counted = {};
  sendMail = (mail) => Promise.resolve(void mails.push(mail));
});

/** Finds the same reminders repeatedly, as after a restored backup. */
const kept: ReminderSource = {
  take: (_connection, now) =>
    Promise.resolve({ reminders: reminders.filter(({ dueAt }) => dueAt <= now), isLast: true }),
};

const wantedSince: ReminderChannel["wantedSince"] = () =>
  Promise.resolve(new Map(recipients.map(({ accountId: id, since }) => [id, since])));

/** Runs the job once, as another server would. */
function look({
  sources = [kept],
  signal = new AbortController().signal,
  names = ["mail"] as readonly ReminderChannel["name"][],
} = {}): Promise<void> {
  const { orm, clock, log } = app;
  const ready: ReminderChannel["ready"] = (given) =>
    Promise.resolve(
      given.map(
        ({ key, subject }) =>
          () =>
            sendMail({ id: key, to: "ann@example.com", subject, text: "" }),
      ),
    );
  const job = remindersJob({
    orm,
    clock,
    log,
    channels: names.map((name) => ({ name, atOnce: 4, wantedSince, ready })),
    sources,
    count: (channel, outcome, many = 1) => {
      const key = `${channel} ${outcome}`;
      counted[key] = (counted[key] ?? 0) + many;
    },
  });
  return job.run(signal, {});
}

function remind(key: string, parts: Partial<Reminder> = {}): void {
  const dueAt = app.clock.now();
  const sendUntil = dueAt + 2 * hour;
  reminders.push({
    accountId,
    key,
    dueAt,
    sendUntil,
    usefulUntil: sendUntil,
    subject: key,
    paragraphs: [],
    page: "/tides",
    ...parts,
  });
}
const told = () => mails.map(({ subject }) => subject).toSorted();

describe("a reminder", () => {
  test("is mailed once, however often and on however many servers the job runs", async () => {
    for (let number = 0; number < 9; number++) remind(`high tide ${number}`);
    await Promise.all([look(), look(), look()]);
    app.moveTime(minute);
    await look();
    app.moveTime(hour);
    await look();
    expect(told()).toEqual(reminders.map(({ key }) => key));
  });

  test("has its own key in each account", async () => {
    const other = (await app.join()).accountId;
    recipients.push({ accountId: other, since: 0 });
    remind("high tide");
    remind("high tide", { accountId: other });
    await look();
    expect(told()).toEqual(["high tide", "high tide"]);
  });

  test("is looked for once, however many channels send it", async () => {
    let times = 0;
    remind("low tide");
    const counting: ReminderSource = {
      take: (connection, now, most) => {
        times++;
        return kept.take(connection, now, most);
      },
    };
    await look({ sources: [counting], names: ["mail", "push"] });
    expect([times, told()]).toEqual([1, ["low tide", "low tide"]]);
  });

  test("is looked for in steps of 250 rows, until a step has found the last", async () => {
    const asked: number[] = [];
    const asking: ReminderSource = {
      take(_connection, _now, most) {
        asked.push(most);
        return Promise.resolve({ reminders: [], isLast: asked.length === 3 });
      },
    };
    await look({ sources: [asking], names: ["mail", "push"] });
    expect(asked).toEqual([250, 250, 250]);
  });

  test("is for those who want it, from the time they do", async () => {
    const since = app.clock.now();
    recipients = [{ accountId, since }];
    remind("before", { dueAt: since - 1 });
    remind("from then on", { dueAt: since });
    remind("somebody else's", { accountId: (await app.join()).accountId });
    await look();
    expect(told()).toEqual(["from then on"]);
  });

  test("waits for its time, and is left out once it is of no use", async () => {
    remind("to come", { dueAt: app.clock.now() + 1 });
    remind("past", { dueAt: app.clock.now() - hour, sendUntil: app.clock.now() - 1 });
    await look();
    expect(told()).toEqual([]);
    expect(counted).toMatchObject({ "mail late": 1 });
    app.moveTime(minute);
    await look();
    expect(told()).toEqual(["to come"]);
    expect(counted).toMatchObject({ "mail late": 1, "mail sent": 1 });
  });

  test("that waited too long for a mail server is dropped and counted", async () => {
    remind("low tide", { sendUntil: app.clock.now() + 15 * minute });
    sendMail = () => Promise.reject(new Error("not now"));
    await look();
    sendMail = (mail) => Promise.resolve(void mails.push(mail));
    app.moveTime(16 * minute);
    await look();
    expect(told()).toEqual([]);
    expect(counted).toMatchObject({ "mail failed": 1, "mail late": 1 });
  });

  test("is sent while others are still being queued", async () => {
    const now = app.clock.now();
    remind("low tide");
    let isSent: () => void;
    const sent = new Promise<void>((resolve) => (isSent = resolve));
    sendMail = (mail) => Promise.resolve(void mails.push(mail)).then(() => isSent());
    let times = 0;
    const waiting: ReminderSource = {
      async take(connection, _now, most) {
        times++;
        if (times === 2) await sent;
        return { ...(await kept.take(connection, now, most)), isLast: times === 2 };
      },
    };
    await look({ sources: [waiting] });
    expect([times, told()]).toEqual([2, ["low tide"]]);
  });

  test("with the earliest deadline is sent first", async () => {
    const now = app.clock.now();
    for (let number = 0; number < 120; number++) remind(`license ${number}`);
    const sent: string[] = [];
    sendMail = (mail) => Promise.resolve(void sent.push(mail.subject));
    recipients.push({ accountId: (await app.join()).accountId, since: 0 });
    remind("tide", { sendUntil: now + minute, accountId: recipients[1]?.accountId ?? "" });
    await look();
    expect(sent.slice(0, 100)).toContain("tide");
  });

  test("is left for the next run when no mail of a hundred is accepted, in both lanes", async () => {
    for (let number = 0; number < 210; number++)
      recipients.push({ accountId: (await app.join()).accountId, since: 0 });
    for (const { accountId: id } of recipients) remind("low tide", { accountId: id });
    let attempts = 0;
    sendMail = () => {
      attempts++;
      return Promise.reject(new Error("not now"));
    };
    await look();
    // The lane beside the queueing may start before any reminder is queued, and then tries none.
    expect([100, 200]).toContain(attempts);
  });

  test("that the mail server refuses is tried again after five minutes, as the same mail", async () => {
    const tried: (string | undefined)[] = [];
    remind("low tide");
    sendMail = (mail) => {
      tried.push(mail.id);
      return Promise.reject(new Error("not now"));
    };
    await look();
    app.moveTime(minute);
    await look();
    expect(tried).toEqual(["low tide"]);
    app.moveTime(5 * minute);
    await look();
    expect(tried).toEqual(["low tide", "low tide"]);
    app.moveTime(6 * minute);
    sendMail = (mail) => Promise.resolve(void mails.push(mail));
    await look();
    await look();
    expect(mails.map(({ id }) => id)).toEqual(["low tide"]);
  });

  test("that a killed server was mailing is mailed by the next, not by both", async () => {
    remind("slack water");
    const atDoor = new Promise<void>((resolve) => {
      // Simulates a killed process: nothing runs after the mail server's answer.
      sendMail = () => new Promise(() => resolve());
    });
    void look();
    await atDoor;
    sendMail = (mail) => Promise.resolve(void mails.push(mail));
    app.moveTime(29 * second);
    await look();
    expect(told()).toEqual([]);
    app.moveTime(2 * second);
    await Promise.all([look(), look()]);
    expect(told()).toEqual(["slack water"]);
  });

  test("stays with a server whose mail server takes long", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    remind("slack water");
    sendMail = () => new Promise(() => undefined);
    void look();
    const claimedUntil = async () => {
      const { rows } = await app.database.pool.query<{ at: number }>(
        "select extract(epoch from max(try_at))::float8 * 1000 as at from told_reminders",
      );
      return rows[0]?.at;
    };
    for (let renewals = 0; renewals < 3; renewals++) {
      await expect.poll(claimedUntil).toBe(app.clock.now() + 30 * second);
      app.moveTime(20 * second);
      vi.advanceTimersByTime(10 * second);
    }
    await expect.poll(claimedUntil).toBe(app.clock.now() + 30 * second);
    sendMail = (mail) => Promise.resolve(void mails.push(mail));
    await look();
    expect(told()).toEqual([]);
  });

  test("that is claimed but not begun goes to another server as soon as its own stops", async () => {
    for (let number = 0; number < 10; number++) remind(`tide ${number}`);
    let begun = 0;
    sendMail = () => new Promise(() => void begun++);
    const stopping = new AbortController();
    void look({ signal: stopping.signal });
    await expect.poll(() => begun).toBeGreaterThan(0);
    stopping.abort();
    sendMail = (mail) => Promise.resolve(void mails.push(mail));
    await expect
      .poll(async () => {
        await look();
        return mails.length;
      })
      .toBe(10 - begun);
  });
});

test("a source that fails does not hold back the other reminders", async () => {
  remind("license");
  await look({ sources: [{ take: () => Promise.reject(new Error("no station")) }, kept] });
  expect(told()).toEqual(["license"]);
  expect(app.logged.at(-1)).toMatchObject({ msg: "reminders of a kind were not found" });
});

test("a mailbox gets twenty-four reminders a day at most", async () => {
  for (let number = 0; number < 24; number++) remind(`tide ${number}`);
  await look();
  app.moveTime(hour);
  remind("one more");
  await look();
  expect(mails).toHaveLength(24);
  app.moveTime(day);
  remind("the next day's");
  await look();
  expect(mails.map(({ id }) => id).slice(24)).toEqual(["the next day's"]);
});
