import * as endpoints from "@striper/contract/accounts";
import { day, minute } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import { accounts } from "#server/features/accounts/accounts.table.ts";
import { codeOf, linkTokenIn, openAccountsApp, tokenOf } from "#server/testing/accounts-app.ts";
import type { Person } from "#server/testing/accounts-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const told: string[] = [];
const app = await sharedByFile(
  openAccountsApp({
    contact: {
      markChanged: () => Promise.resolve(),
      send: (accountId) => Promise.resolve(void told.push(accountId)),
    },
  }),
);
beforeEach(() => {
  app.moveTime(minute);
  app.mails.length = 0;
  told.length = 0;
});

const newAddress = () => app.newPerson().email;
const undo = (token: string) => app.call(endpoints.undoEmailChange, { body: { token } });
/** Returns the secret of the newest such mail, or "". */
function tokenTo(email: string, page: string): string {
  const mails = app.mails.filter(({ to, link }) => to === email && link?.includes(`/${page}?`));
  return mails.length === 0 ? "" : linkTokenIn(mails);
}

/** Requests another address and returns the secret mailed to it. */
async function ask(person: Person & { readonly token: string }, email: string) {
  const answer = await app.call(endpoints.updateProfile, {
    token: person.token,
    body: { email, password: person.password },
  });
  expect(answer.statusCode).toBe(200);
  await app.settled();
  return tokenTo(email, "confirm-email");
}
async function confirm(token: string) {
  const answer = await app.call(endpoints.confirmEmailChange, { body: { token } });
  await app.settled();
  return answer;
}
/** Changes the account's address and returns the secret mailed to the old one. */
async function move(person: Person & { readonly token: string }, from: string, to: string) {
  expect((await confirm(await ask(person, to))).statusCode).toBe(200);
  return tokenTo(from, "undo-email-change");
}

async function signInAfterReset(email: string) {
  const password = "a whole new tide";
  const body = { token: tokenTo(email, "reset-password"), password };
  expect((await app.call(endpoints.confirmPasswordReset, { body })).statusCode).toBe(200);
  return app.signIn({ email, password });
}

describe("a confirmed change of address", () => {
  test("is undone: address, sessions and password; and a link for a new password is mailed", async () => {
    const person = await app.join();
    const email = newAddress();
    const token = await move(person, person.email, email);
    const intruders = tokenOf(await app.signIn({ ...person, email }));
    expect((await undo(token)).json()).toMatchObject({ success: true });
    await app.settled();
    for (const session of [person.token, intruders])
      expect(codeOf(await app.me(session))).toBe("unauthorized");
    for (const address of [email, person.email])
      expect(codeOf(await app.signIn({ ...person, email: address }))).toBe("invalid_credentials");
    const [last] = app.mails.filter(({ to }) => to === email).slice(-1);
    expect(last?.subject).toBe("This address was removed from an account");
    expect(last?.link).toBeUndefined();
    expect(told).toEqual([person.accountId, person.accountId]);
    const mine = tokenOf(await signInAfterReset(person.email));
    expect((await app.me(mine)).json()).toMatchObject({
      user_id: person.accountId,
      email: person.email,
      pending_email: null,
    });
  });

  test("can be undone with the link of either mail, once", async () => {
    const person = await app.join();
    const confirmLink = await ask(person, newAddress());
    const first = tokenTo(person.email, "undo-email-change");
    await confirm(confirmLink);
    expect(tokenTo(person.email, "undo-email-change")).not.toBe(first);
    const answers = await Promise.all([undo(first), undo(first)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const again = await undo(first);
    expect(codeOf(again)).toBe("link_invalid");
    expect(again.json().message).toContain("undone already");
    expect(codeOf(await undo(tokenTo(person.email, "undo-email-change")))).toBe("link_invalid");
  });

  test("cannot be undone after seven days", async () => {
    const person = await app.join();
    const token = await move(person, person.email, newAddress());
    app.moveTime(7 * day);
    const answer = await undo(token);
    expect([codeOf(answer), answer.json().message]).toEqual([
      "link_invalid",
      expect.stringContaining("older than seven days"),
    ]);
    expect((await app.me(person.token)).json().email).not.toBe(person.email);
    await app.tidy();
    app.moveDays(2);
    await app.tidy();
    expect(codeOf(await undo(token))).toBe("link_invalid");
  });

  test("voids the links in the other mailbox when it is undone", async () => {
    const person = await app.join();
    const email = newAddress();
    const token = await move(person, person.email, email);
    await app.call(endpoints.requestPasswordReset, { body: { email } });
    await app.settled();
    const reset = { token: tokenTo(email, "reset-password"), password: "an intruder's tide" };
    const next = await ask(person, newAddress());
    await undo(token);
    expect(codeOf(await app.call(endpoints.confirmPasswordReset, { body: reset }))).toBe(
      "link_invalid",
    );
    expect(codeOf(await confirm(next))).toBe("link_invalid");
  });
});

describe("after a second change", () => {
  test("the first address can take the account back, and the second's link is void", async () => {
    const person = await app.join();
    const [second, third] = [newAddress(), newAddress()];
    const first = await move(person, person.email, second);
    const seconds = await move(person, second, third);
    expect((await undo(first)).statusCode).toBe(200);
    expect(codeOf(await undo(seconds))).toBe("link_invalid");
    const mine = tokenOf(await signInAfterReset(person.email));
    expect((await app.me(mine)).json()).toMatchObject({ email: person.email });
  });

  test("the second address's link does not void the first's", async () => {
    const person = await app.join();
    const [second, third] = [newAddress(), newAddress()];
    const first = await move(person, person.email, second);
    expect((await undo(await move(person, second, third))).statusCode).toBe(200);
    expect((await undo(first)).statusCode).toBe(200);
    const mine = tokenOf(await signInAfterReset(person.email));
    expect((await app.me(mine)).json()).toMatchObject({ email: person.email });
  });
});

test("an unconfirmed change is canceled with the same link", async () => {
  const person = await app.join();
  const email = newAddress();
  const pending = await ask(person, email);
  expect((await undo(tokenTo(person.email, "undo-email-change"))).statusCode).toBe(200);
  expect(codeOf(await confirm(pending))).toBe("link_invalid");
  expect(codeOf(await app.me(person.token))).toBe("unauthorized");
  expect(app.mails.filter(({ to }) => to === email)).toHaveLength(1);
  expect((await signInAfterReset(person.email)).statusCode).toBe(200);
});

describe("an address that can be restored", () => {
  test("is reserved against sign-ups and changes of other accounts", async () => {
    const person = await app.join();
    const token = await move(person, person.email, newAddress());
    const squatter = { ...app.newPerson(), email: person.email };
    const body = { ...squatter };
    expect(codeOf(await app.call(endpoints.signUp, { body }))).toBe("registration_failed");
    const other = await app.join();
    expect(await ask(other, person.email)).toBe("");
    await app.settled();
    const kept = app.mails.filter(({ subject }) => subject.includes("is reserved for an account"));
    expect(kept.map(({ to }) => to)).toEqual([person.email, person.email]);
    expect((await undo(token)).statusCode).toBe(200);
  });

  test("is free again after seven days", async () => {
    const person = await app.join();
    await move(person, person.email, newAddress());
    app.moveTime(7 * day);
    const { email } = await app.join({ ...app.newPerson(), email: person.email });
    expect(email).toBe(person.email);
  });

  test("that has another account nevertheless stays that account's", async () => {
    const person = await app.join();
    const email = newAddress();
    const token = await move(person, person.email, email);
    await app.orm.insert(accounts).values({
      email: person.email,
      emailNormalized: person.email,
      displayName: "Quicker",
      passwordHash: "$argon2id$",
      trialEndsAt: app.now(),
    });
    const answer = await undo(token);
    expect(answer.json().message).toContain("has another account by now");
    expect((await app.me(person.token)).json()).toMatchObject({ email });
  });
});

test("a deleted account cannot be restored, and its former address is told", async () => {
  const person = await app.join();
  const email = newAddress();
  const token = await move(person, person.email, email);
  app.mails.length = 0;
  await app.call(endpoints.deleteAccount, { token: person.token });
  expect(codeOf(await undo(token))).toBe("link_invalid");
  expect(app.mails.map(({ to }) => to).toSorted()).toEqual([person.email, email].toSorted());
  for (const { subject } of app.mails) expect(subject).toBe("Your account was deleted");
});

test("a link that was never mailed undoes nothing", async () => {
  expect(codeOf(await undo("x".repeat(43)))).toBe("link_invalid");
});
