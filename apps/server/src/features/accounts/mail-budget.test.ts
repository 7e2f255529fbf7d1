import {
  confirmEmailChange,
  deleteAccount,
  requestPasswordReset,
  signUp,
  stopReminderMails,
  updateProfile,
} from "@striper/contract/accounts";
import { minute } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import { stopToken } from "#server/features/accounts/reminders/stop-link.ts";
import { findReminderReaders } from "#server/features/accounts/reminders/stopped-addresses.store.ts";
import { codeOf, linkTokenIn, openAccountsApp } from "#server/testing/accounts-app.ts";
import type { Person } from "#server/testing/accounts-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openAccountsApp());
let places = 0;
/** Returns an IP address that nobody has called from. */
const newPlace = (): string => {
  places++;
  return `198.51.${Math.floor(places / 250)}.${(places % 250) + 1}`;
};
let home: string;
beforeEach(() => {
  app.moveTime(minute);
  home = newPlace();
});

/** Returns the mails that `work` causes, after all background work. */
async function mailsOf(work: () => Promise<unknown>) {
  await app.settled();
  app.mails.length = 0;
  await work();
  await app.settled();
  return [...app.mails];
}

const reset = (email: string, from: string) =>
  app.call(requestPasswordReset, { body: { email }, from });
const change = (token: string, email: string, from: string) =>
  app.call(updateProfile, { token, body: { email }, from });
const wantReminders = (token: string) =>
  app.call(updateProfile, { token, body: { reminder_mails: true }, from: home });
const confirm = (token: string) => app.call(confirmEmailChange, { body: { token }, from: home });

/** Creates an account whose address is confirmed. */
async function joinConfirmed(person: Person = app.newPerson()) {
  const joined = await app.join(person, { from: home });
  const mails = await mailsOf(() => wantReminders(joined.token));
  await confirm(linkTokenIn(mails));
  return joined;
}

describe("the mails of one mailbox", () => {
  test("stop after ten, however many strangers cause them", async () => {
    const { email } = await app.join(undefined, { from: home });
    const mails = await mailsOf(async () => {
      for (let stranger = 0; stranger < 30; stranger++)
        expect((await reset(email, newPlace())).statusCode).toBe(200);
    });
    expect(mails).toHaveLength(10);
  });

  test("still reach the owner at a known place after strangers have used up their budget", async () => {
    const { email } = await joinConfirmed();
    await mailsOf(async () => {
      for (let stranger = 0; stranger < 12; stranger++) await reset(email, newPlace());
    });
    expect(await mailsOf(() => reset(email, newPlace()))).toHaveLength(0);
    expect(await mailsOf(() => reset(email, home))).toHaveLength(1);
  });

  test("are counted together for tags and dots that the provider ignores", async () => {
    const mails = await mailsOf(async () => {
      for (let time = 0; time < 8; time++) {
        const email = `tar.get+${time}@gmail.com`;
        const { token } = await app.join({ ...app.newPerson(), email }, { from: home });
        await app.call(deleteAccount, { token, from: home });
      }
    });
    expect(mails).toHaveLength(3);
  });
});

test("one caller can mail twenty mailboxes at once, and gets the same answer after that", async () => {
  const { token } = await app.join(undefined, { from: home });
  const answers: number[] = [];
  const mails = await mailsOf(async () => {
    for (let account = 0; account < 30; account++) {
      const { email } = await app.join(undefined, { from: newPlace() });
      answers.push((await reset(email, home)).statusCode);
      app.moveTime(minute / 4);
    }
  });
  expect(mails.length).toBeGreaterThanOrEqual(20);
  expect(mails.length).toBeLessThan(25);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect((await app.me(token)).statusCode).toBe(200);
});

describe("a mail to an address that is not confirmed", () => {
  const scam = "Account locked. Call 1-900-555-0100";
  const victim = (email: string): Person => ({
    ...app.newPerson(),
    email,
    display_name: scam,
  });

  test("is rare and contains nothing that the sender wrote", async () => {
    const mails = await mailsOf(async () => {
      for (let time = 0; time < 6; time++) {
        const { token } = await app.join(victim("stranger@example.org"), { from: home });
        for (let other = 0; other < 5; other++)
          await change(token, `scam-text-${time}-${other}@example.net`, home);
        await app.call(deleteAccount, { token, from: home });
        app.moveTime(minute);
      }
      await app.join(victim("stranger@example.org"), { from: home });
      await app.call(signUp, { body: victim("stranger@example.org"), from: newPlace() });
    });
    const toVictim = mails.filter(({ to }) => to === "stranger@example.org");
    expect(toVictim.length).toBeGreaterThan(0);
    expect(toVictim.length).toBeLessThanOrEqual(4);
    for (const { subject, text } of mails) {
      expect(`${subject} ${text}`).not.toMatch(/locked|900|scam-text/u);
      expect(text).toMatch(/^Hello,\n/u);
    }
  });
});

describe("reminders", () => {
  const readers = async (accountId: string) =>
    [...(await findReminderReaders(app.orm, [accountId])).keys()].length;

  test("are mailed only to a confirmed address; asking for them mails the link", async () => {
    const person = await app.join(undefined, { from: home });
    const mails = await mailsOf(async () => {
      const answer = await wantReminders(person.token);
      expect(answer.json()).toMatchObject({ reminder_mails: true, email_confirmed: false });
      expect(answer.json<{ message: string }>().message).toContain("Confirm your address");
    });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [person.email, "Confirm your address"],
    ]);
    expect(await readers(person.accountId)).toBe(0);
    const token = linkTokenIn(mails);
    expect((await confirm(token)).json()).toMatchObject({ message: "Your address is confirmed." });
    expect((await app.me(person.token)).json()).toMatchObject({ email_confirmed: true });
    expect(await readers(person.accountId)).toBe(1);
    expect(codeOf(await confirm(token))).toBe("link_invalid");
  });

  test("are not confirmed by a link to a former address", async () => {
    const person = await app.join(undefined, { from: home });
    const old = linkTokenIn(await mailsOf(() => wantReminders(person.token)));
    const { email } = app.newPerson();
    const mails = await mailsOf(() => change(person.token, email, home));
    await confirm(linkTokenIn(mails.filter(({ to }) => to === email)));
    expect(codeOf(await confirm(old))).toBe("link_invalid");
  });

  test("stopped by a reader cannot be turned on again for that address", async () => {
    const person = await joinConfirmed();
    const { accountId, token, email } = person;
    const stop = stopToken(app.signer, "reminders", { accountId, email });
    expect((await app.call(stopReminderMails, { body: { token: stop } })).statusCode).toBe(200);
    expect(await readers(accountId)).toBe(0);
    const again = await wantReminders(token);
    expect(codeOf(again)).toBe("conflict");
    await app.database.pool.query(
      "update accounts set reminder_mails_since = now() where id = $1",
      [accountId],
    );
    expect(await readers(accountId)).toBe(0);
    const other = app.newPerson().email;
    const mails = await mailsOf(() => change(token, other, home));
    await confirm(linkTokenIn(mails.filter(({ to }) => to === other)));
    expect(await readers(accountId)).toBe(1);
  });
});
