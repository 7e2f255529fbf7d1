import { currentUser, signUp, user } from "@striper/contract/accounts";
import { minute } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import { codeOf, openAccountsApp, tokenOf } from "#server/testing/accounts-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openAccountsApp());
// Keeps each test within its own minute of the rate limits.
beforeEach(() => app.moveTime(minute));

const wrong = { password: "not the right one" };

describe("signing up", () => {
  // SPEC 3.1, 7.3
  test("gives a token that works at once, and a trial of exactly seven days", async () => {
    const person = app.newPerson();
    const answer = await app.call(signUp, { body: person });
    const end = new Date(app.now() + 7 * 24 * 3_600_000).toISOString();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      success: true,
      email: person.email,
      display_name: person.display_name,
      subscription_status: "trial",
      trial_days_remaining: 7,
      trial_end_date: end,
      access_until: end,
      has_access: true,
      role: "user",
      account_status: "active",
      pending_email: null,
      preferences: { units: "us", light_mode: "auto" },
    });
    const token = tokenOf(answer);
    expect(token).toMatch(/^[\w-]{43}$/u);
    const me = await app.me(token);
    expect(me.statusCode).toBe(200);
    expect(user.parse(answer.json())).toEqual(me.json());
  });

  test("stores neither the token nor the password", async () => {
    const { token, password } = await app.join();
    const tables = ["accounts", "sessions", "one_time_tokens", "attempt_counts", "known_origins"];
    for (const table of tables) {
      const { rows } = await app.database.pool.query(`select t::text as row from ${table} t`);
      const text = JSON.stringify(rows);
      expect(text).not.toContain(token);
      expect(text).not.toContain(Buffer.from(token).toString("hex"));
      expect(text).not.toContain(password);
    }
    const { rows } = await app.database.pool.query("select password_hash from accounts");
    for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$/u);
  });

  test("accepts an address once, in any case and spacing, and mails its owner", async () => {
    const person = await app.join();
    app.mails.length = 0;
    const email = ` ${person.email.toUpperCase()} `;
    const answer = await app.call(signUp, { body: { ...app.newPerson(), email } });
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, "registration_failed"]);
    expect(answer.body).toContain("If you already have an account, sign in instead.");
    expect(answer.body).not.toContain(person.email);
    await expect.poll(() => app.mails).toMatchObject([{ to: person.email }]);
    expect((await app.signIn(person)).statusCode).toBe(200);
  });

  test("does not flood the owner of an address with mails", async () => {
    const person = await app.join();
    app.mails.length = 0;
    for (let time = 0; time < 4; time++) {
      const from = `198.51.100.${time}`;
      await app.call(signUp, { body: { ...app.newPerson(), email: person.email }, from });
    }
    await expect.poll(() => app.mails).toHaveLength(1);
  });

  test("makes one account of two concurrent requests", async () => {
    const person = app.newPerson();
    const answers = await Promise.all([1, 2, 3].map(() => app.call(signUp, { body: person })));
    const made = answers.filter(({ statusCode }) => statusCode === 200);
    expect(made).toHaveLength(1);
    const refused = answers.filter((answer) => !made.includes(answer));
    expect(refused.map(codeOf)).toEqual(["registration_failed", "registration_failed"]);
  });

  // SPEC 5.3
  test.each(["password", "PassWord1", "ILOVEYOU", "ｐａｓｓｗｏｒｄ"])(
    "refuses the common password %s",
    async (password) => {
      const answer = await app.call(signUp, { body: { ...app.newPerson(), password } });
      expect([answer.statusCode, codeOf(answer)]).toEqual([400, "password_too_common"]);
    },
  );

  test("is refused after ten attempts a minute from one address", async () => {
    const from = "198.51.100.77";
    const codes: number[] = [];
    for (let time = 0; time < 11; time++)
      codes.push((await app.call(signUp, { body: { email: "no" }, from })).statusCode);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });
});

describe("signing in", () => {
  test("accepts the address in any case, and the password in any Unicode composition", async () => {
    const person = await app.join({ ...app.newPerson(), password: "cafe\u0301 at Nauset" });
    const answer = await app.signIn({
      email: person.email.toUpperCase(),
      password: "caf\u00e9 at Nauset",
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ success: true, user_id: person.accountId });
  });

  // SPEC 7.4
  test("gives the same refusal for a wrong password as for an unknown address", async () => {
    const person = await app.join();
    const unknown = await app.signIn({ email: "nobody@example.com", ...wrong });
    const known = await app.signIn({ email: person.email, ...wrong });
    for (const answer of [unknown, known]) {
      expect([answer.statusCode, codeOf(answer)]).toEqual([401, "invalid_credentials"]);
      expect(answer.headers["www-authenticate"]).toBeUndefined();
    }
    const { request_id: _, ...words } = unknown.json();
    expect(known.json()).toMatchObject(words);
  });
});

describe("a token", () => {
  // SPEC 7.5
  test("is refused when it was never issued", async () => {
    for (const token of ["", "x", "x".repeat(43), "x".repeat(200)])
      expect(codeOf(await app.call(currentUser, { token }))).toBe("unauthorized");
  });
});
