import { day, hour, minute, second } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import { attemptKey } from "#server/features/accounts/signing-in/attempts.policy.ts";
import {
  countAttempt,
  settleAttempt,
} from "#server/features/accounts/signing-in/attempts.store.ts";
import { codeOf, openAccountsApp, tokenOf } from "#server/testing/accounts-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openAccountsApp());
beforeEach(() => app.moveDays(2));

const home = "203.0.113.7";
const elsewhere = "198.51.100.23";
const strangers = Array.from({ length: 200 }, (_, index) => `192.0.2.${index}`);

async function tryWrong(email: string, from: string): Promise<string> {
  return codeOf(await app.signIn({ email, password: "not the right one" }, { from }));
}
async function tryWrongUntilSlowed(email: string, addresses: readonly string[]): Promise<number> {
  for (const [index, from] of addresses.entries())
    if ((await tryWrong(email, from)) === "rate_limited") return index;
  return addresses.length;
}
const same = (address: string): string[] => Array.from({ length: 50 }, () => address);

describe("wrong passwords", () => {
  test("from one address wait after five, longer with each attempt", async () => {
    const { email } = await app.join();
    expect(await tryWrongUntilSlowed(email, same(elsewhere))).toBe(5);
    const waits: number[] = [];
    for (let round = 0; round < 4; round++) {
      const refusal = await app.signIn({ email, password: "x" }, { from: elsewhere });
      const seconds = Number(refusal.headers["retry-after"]);
      waits.push(seconds);
      app.moveTime(seconds * second - 1);
      expect(await tryWrong(email, elsewhere)).toBe("rate_limited");
      app.moveTime(1);
      expect(await tryWrong(email, elsewhere)).toBe("invalid_credentials");
    }
    expect(waits).toEqual([1, 2, 4, 8]);
  });

  test("also slow an address without an account", async () => {
    expect(await tryWrongUntilSlowed("nobody@example.com", same(elsewhere))).toBe(5);
    expect(await tryWrongUntilSlowed("no-one@example.com", strangers)).toBe(10);
  });

  test("for one account from many addresses wait after ten", async () => {
    const { email } = await app.join();
    expect(await tryWrongUntilSlowed(email, strangers)).toBe(10);
  });

  test("for many accounts from one address wait after thirty", async () => {
    const codes: string[] = [];
    for (let index = 0; index < 31; index++) {
      if (index === 15) app.moveTime(minute);
      codes.push(await tryWrong(`angler-${index}@example.com`, elsewhere));
    }
    expect(codes.filter((code) => code === "invalid_credentials")).toHaveLength(30);
    expect(codes.at(-1)).toBe("rate_limited");
  });

  test("are all counted when sent concurrently", async () => {
    const { email } = await app.join();
    const codes = await Promise.all(
      same(elsewhere)
        .slice(0, 20)
        .map((from) => tryWrong(email, from)),
    );
    expect(codes.filter((code) => code === "invalid_credentials")).toHaveLength(5);
  });

  test("are counted across servers", async () => {
    const { email } = await app.join();
    const { server } = app.openServer();
    expect(await tryWrongUntilSlowed(email, same(elsewhere))).toBe(5);
    const options = { from: elsewhere, server };
    const answer = await app.signIn({ email, password: "x" }, options);
    expect(codeOf(answer)).toBe("rate_limited");
    await server.close();
  });

  test("are forgotten after a day and an hour without one, and their rows removed", async () => {
    const { email } = await app.join();
    await tryWrongUntilSlowed(email, same(elsewhere));
    app.moveTime(day + hour);
    expect(await tryWrong(email, elsewhere)).toBe("invalid_credentials");
    app.moveTime(day + hour + 1);
    await app.tidy();
    const { rows } = await app.database.pool.query("select count(*)::int as n from attempt_counts");
    expect(rows).toEqual([{ n: 0 }]);
  });
});

describe("the owner", () => {
  test("is not slowed down at a known origin, whatever strangers do", async () => {
    const person = await app.join(undefined, { from: home });
    await tryWrongUntilSlowed(person.email, strangers);
    expect((await app.signIn(person, { from: home })).statusCode).toBe(200);
  });

  test("at a new origin waits at most fifteen minutes, and can sign in after a password reset", async () => {
    const person = await app.join(undefined, { from: home });
    for (let index = 0; index < 30; index++) {
      await tryWrong(person.email, strangers[index] ?? "");
      app.moveTime(15 * minute);
    }
    await tryWrong(person.email, strangers[50] ?? "");
    const refusal = await app.signIn(person, { from: elsewhere });
    expect(codeOf(refusal)).toBe("rate_limited");
    expect(Number(refusal.headers["retry-after"])).toBeLessThanOrEqual(15 * 60);
    app.moveTime(15 * minute);
    expect((await app.signIn(person, { from: elsewhere })).statusCode).toBe(200);
  });

  test("resets the count with the right password", async () => {
    const person = await app.join(undefined, { from: home });
    for (let time = 0; time < 4; time++) await tryWrong(person.email, home);
    expect((await app.signIn(person, { from: home })).statusCode).toBe(200);
    expect(await tryWrongUntilSlowed(person.email, same(home))).toBe(5);
  });

  test("of another account is not slowed down by a neighbor at the same address", async () => {
    const person = await app.join(undefined, { from: home });
    for (let index = 0; index < 31; index++) {
      if (index % 15 === 0) app.moveTime(minute);
      await tryWrong(`angler-${index}@example.com`, home);
    }
    app.moveTime(minute);
    const answer = await app.signIn(person, { from: home });
    expect(tokenOf(answer)).toMatch(/^[\w-]{43}$/u);
  });
});

test("many people behind one address can sign in and mistype at once", async () => {
  const people = [];
  for (let index = 0; index < 10; index++)
    people.push(await app.join(undefined, { from: strangers[index] ?? "" }));
  const answers = await Promise.all(
    people.flatMap((person) => [
      app.signIn(person, { from: home }),
      app.signIn({ ...person, password: "mistyped" }, { from: home }),
    ]),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
});

test("attempts under several keys in different orders do not deadlock", async () => {
  const keys = ["a", "b", "c", "d"].map((name) => attemptKey("sign-in-address", name));
  const rounds = Array.from({ length: 24 }, (_, round) =>
    countAttempt(app.orm, round % 2 === 0 ? keys : keys.toReversed(), app.now()),
  );
  expect(await Promise.all(rounds)).toEqual(rounds.map(() => 0));
  const { rows } = await app.database.pool.query("select distinct attempts from attempt_counts");
  expect(rows).toContainEqual({ attempts: 24 });
});

test("counting and settling the same keys concurrently does not deadlock", async () => {
  const keys = ["e", "f", "g"].map((name) => attemptKey("email-change", name));
  const [own, ...shared] = keys.toReversed();
  if (own === undefined) throw new Error("there are three keys");
  const rounds = Array.from({ length: 30 }, (_, round) =>
    round % 2 === 0
      ? countAttempt(app.orm, keys, app.now())
      : settleAttempt(app.orm, own, shared, app.now()),
  );
  const outcomes = await Promise.allSettled(rounds);
  expect(outcomes.filter(({ status }) => status === "rejected")).toEqual([]);
});
