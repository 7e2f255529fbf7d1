import {
  confirmPasswordReset,
  deleteAccount,
  requestPasswordReset,
  updateProfile,
} from "@striper/contract/accounts";
import { day, minute, second } from "@striper/marine/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { codeOf, linkTokenIn, openAccountsApp, tokenOf } from "#server/testing/accounts-app.ts";
import type { AccountsApp, CallOptions } from "#server/testing/accounts-app.ts";
import { cheapPasswords } from "#server/testing/test-app.ts";

/** Runs while a password is being checked. */
let meanwhile = (): Promise<unknown> => Promise.resolve();
let app: AccountsApp;
beforeAll(async () => {
  app = await openAccountsApp({
    passwords: {
      ...cheapPasswords,
      verify: async (...given) => {
        await meanwhile();
        return cheapPasswords.verify(...given);
      },
    },
  });
});
beforeEach(() => {
  app.moveTime(minute);
  meanwhile = () => Promise.resolve();
});
afterAll(() => app.close());

const recent = 5 * minute;
const newAddress = () => app.newPerson().email;

const change = (token: string, body: object, options: CallOptions = {}) =>
  app.call(updateProfile, { token, body, ...options });
const remove = (token: string, password?: string) =>
  app.call(deleteAccount, { token, ...(password === undefined ? {} : { body: { password } }) });

/** Creates a session too old to skip the password. */
async function joinEarlier() {
  const person = await app.join();
  app.moveTime(recent);
  return person;
}
const changeAddress = (token: string, password: string, options: CallOptions = {}) =>
  change(token, { email: newAddress(), password }, options);
const wrong = "not the right one";

describe("a session younger than five minutes", () => {
  test("can change the address and delete the account without the password", async () => {
    const person = await app.join();
    app.moveTime(recent - 1);
    expect((await change(person.token, { email: newAddress() })).statusCode).toBe(200);
    expect((await remove(person.token)).statusCode).toBe(200);
  });

  test("needs the password from then on, and a refusal changes nothing", async () => {
    const person = await joinEarlier();
    app.mails.length = 0;
    const answers = [
      await change(person.token, { email: newAddress(), display_name: "Not saved either" }),
      await remove(person.token),
      await app.call(deleteAccount, { token: person.token, body: {} }),
    ];
    for (const answer of answers)
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, "password_required"]);
    await app.settled();
    expect(app.mails).toEqual([]);
    const me = (await app.me(person.token)).json();
    expect(me).toMatchObject({ pending_email: null, display_name: person.display_name });
  });

  test("can be started again in place of giving the password", async () => {
    const person = await joinEarlier();
    const token = tokenOf(await app.signIn(person));
    expect((await remove(token)).statusCode).toBe(200);
  });

  test("is required: another session of the account needs the password", async () => {
    const person = await joinEarlier();
    await app.signIn(person);
    expect(codeOf(await remove(person.token))).toBe("password_required");
  });
});

describe("the password", () => {
  test("confirms an older session", async () => {
    const person = await joinEarlier();
    const email = newAddress();
    const answer = await change(person.token, { email, password: person.password });
    expect(answer.json()).toMatchObject({ success: true, pending_email: email });
    expect((await remove(person.token, person.password)).statusCode).toBe(200);
    expect((await app.me(person.token)).statusCode).toBe(401);
  });

  test("is refused when wrong, with a code that signs out no device", async () => {
    const person = await joinEarlier();
    for (const answer of [
      await changeAddress(person.token, wrong),
      await remove(person.token, wrong),
    ])
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, "wrong_password"]);
    expect((await app.me(person.token)).json()).toMatchObject({ pending_email: null });
  });

  test("is not needed for a name, preferences, or the current address that cancels a change", async () => {
    const person = await app.join();
    await change(person.token, { email: newAddress() });
    app.moveDays(60);
    const harmless = {
      display_name: "Ann of Hull",
      units: "metric",
      light_mode: "dusk",
      reminder_mails: true,
      email: person.email,
    };
    const answer = await change(person.token, harmless);
    expect(answer.json()).toMatchObject({ display_name: "Ann of Hull", pending_email: null });
  });

  test("checked while a new one is set from a mailed link changes nothing", async () => {
    const person = await joinEarlier();
    await app.call(requestPasswordReset, { body: { email: person.email } });
    await app.settled();
    const reset = { token: linkTokenIn(app.mails), password: "a whole new tide" };
    meanwhile = () => app.call(confirmPasswordReset, { body: reset });
    const answer = await changeAddress(person.token, person.password);
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, "unauthorized"]);
    meanwhile = () => Promise.resolve();
    const token = tokenOf(await app.signIn({ ...person, password: reset.password }));
    expect((await app.me(token)).json()).toMatchObject({ pending_email: null });
  });
});

describe("wrong passwords", () => {
  test("wait after five, across all sessions and servers of the account", async () => {
    const person = await app.join();
    const other = tokenOf(await app.signIn(person));
    const { server } = app.openServer();
    app.moveTime(recent);
    const codes: string[] = [];
    for (const token of [person.token, other, person.token, other, person.token])
      codes.push(codeOf(await changeAddress(token, wrong, { server })));
    expect(new Set(codes)).toEqual(new Set(["wrong_password"]));
    const waits: unknown[] = [];
    for (let round = 0; round < 3; round++) {
      const refusal = await changeAddress(other, person.password);
      expect([refusal.statusCode, codeOf(refusal)]).toEqual([429, "rate_limited"]);
      waits.push(refusal.headers["retry-after"]);
      app.moveTime(Number(refusal.headers["retry-after"]) * second);
      expect(codeOf(await remove(other, wrong))).toBe("wrong_password");
    }
    expect(waits).toEqual(["1", "2", "4"]);
    app.moveTime(day);
    expect((await changeAddress(other, person.password)).statusCode).toBe(200);
    expect(codeOf(await changeAddress(other, wrong))).toBe("wrong_password");
    await server.close();
  });

  test("are all counted when sent concurrently", async () => {
    const person = await joinEarlier();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => changeAddress(person.token, wrong)),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === "wrong_password")).toHaveLength(5);
    expect(codes.filter((code) => code === "rate_limited")).toHaveLength(15);
  });

  test("slow down neither sign-ins nor other accounts", async () => {
    const [person, neighbor] = [await app.join(), await app.join()];
    app.moveTime(recent);
    for (let time = 0; time < 6; time++) await changeAddress(person.token, wrong);
    const token = tokenOf(await app.signIn(person));
    expect((await change(token, { email: newAddress() })).statusCode).toBe(200);
    expect((await changeAddress(neighbor.token, neighbor.password)).statusCode).toBe(200);
  });
});
