import * as endpoints from "@striper/contract/accounts";
import { sessionsPerAccount } from "@striper/contract/limits";
import { day, hour, minute } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import { codeOf, openAccountsApp, tokenOf } from "#server/testing/accounts-app.ts";
import type { CallOptions } from "#server/testing/accounts-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openAccountsApp());
beforeEach(() => app.moveTime(minute));

const { listSessions, endSession, endOtherSessions } = endpoints;
const sessionsOf = async (token: string) =>
  listSessions.response.parse((await app.call(listSessions, { token })).json()).sessions;
const signInAgain = async (person: { email: string; password: string }, options?: CallOptions) =>
  tokenOf(await app.signIn(person, options));

describe("a session", () => {
  test("ends 90 days after its last use, and is then answered as expired", async () => {
    const { token } = await app.join();
    app.moveDays(89);
    expect((await app.me(token)).statusCode).toBe(200);
    app.moveTime(90 * day - 1);
    expect((await app.me(token)).statusCode).toBe(200);
    app.moveTime(90 * day);
    const answer = await app.me(token);
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, "session_expired"]);
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
  });

  test("stores its use once in five minutes", async () => {
    const { token, accountId } = await app.join();
    const lastUse = async () => {
      const { rows } = await app.database.pool.query<{ last_used_at: Date; version: string }>(
        "select last_used_at, xmin::text as version from sessions where account_id = $1",
        [accountId],
      );
      return rows[0];
    };
    const begun = await lastUse();
    app.moveTime(5 * minute);
    await app.me(token);
    expect(await lastUse()).toEqual(begun);
    app.moveTime(1);
    await Promise.all([app.me(token), app.me(token), app.me(token)]);
    const next = await lastUse();
    expect(next?.last_used_at.getTime()).toBe(app.now());
    await app.me(token);
    expect(await lastUse()).toEqual(next);
  });

  test("ends at once when it is signed out", async () => {
    const { token } = await app.join();
    expect((await app.signOut(token)).json()).toMatchObject({ success: true });
    for (const answer of [await app.me(token), await app.signOut(token)])
      expect([answer.statusCode, codeOf(answer)]).toEqual([401, "unauthorized"]);
  });

  test("signed out on one server is signed out on all", async () => {
    const { token } = await app.join();
    const { server } = app.openServer();
    expect((await app.call(endpoints.currentUser, { token, server })).statusCode).toBe(200);
    await app.signOut(token);
    expect((await app.call(endpoints.currentUser, { token, server })).statusCode).toBe(401);
    await server.close();
  });
});

describe("the list of devices", () => {
  test("names each, the most recently used first, and marks the current one", async () => {
    const person = await app.join();
    app.moveTime(hour);
    const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";
    const other = await signInAgain(person, { userAgent });
    const begun = new Date(app.now() - hour).toISOString();
    const now = new Date(app.now()).toISOString();
    expect(await sessionsOf(other)).toMatchObject([
      { device_name: "Firefox on Linux", is_current: true, created_at: now, last_used_at: now },
      { device_name: "Safari on iPhone", is_current: false, created_at: begun },
    ]);
  });
});

describe("a session beyond the account's limit", () => {
  test("replaces the least recently used one, not the oldest", async () => {
    const person = await app.join();
    const tokens = [person.token];
    while (tokens.length < sessionsPerAccount) {
      app.moveTime(minute);
      tokens.push(await signInAgain(person));
    }
    app.moveTime(10 * minute);
    const [first = "", second = "", ...others] = tokens;
    await app.me(first);
    app.moveTime(minute);
    const newest = await signInAgain(person);
    expect(codeOf(await app.me(second))).toBe("unauthorized");
    for (const token of [first, newest, ...others])
      expect((await app.me(token)).statusCode).toBe(200);
    expect(await sessionsOf(newest)).toHaveLength(sessionsPerAccount);
  });

  test("never exceeds the limit, even when thirty sign in at once", async () => {
    const person = await app.join();
    const servers = [app.server, app.openServer().server];
    const signInAtOnce = async (count: number, round: number) => {
      const answers = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          app.signIn(person, { from: `198.51.${round}.${index}`, server: servers[index % 2] }),
        ),
      );
      return answers.filter(({ statusCode }) => statusCode === 200).length;
    };
    const counted = async () => {
      const query = "select 1 from sessions where account_id = $1";
      return (await app.database.pool.query(query, [person.accountId])).rowCount;
    };
    expect(await signInAtOnce(30, 0)).toBeGreaterThan(sessionsPerAccount);
    expect(await counted()).toBe(sessionsPerAccount);
    // Pairs with no later sign-in, which would delete the extra session.
    for (let round = 1; round <= 10; round++) {
      app.moveTime(minute);
      expect(await signInAtOnce(2, round)).toBe(2);
      expect(await counted()).toBe(sessionsPerAccount);
    }
    await servers[1]?.close();
  });
});

describe("ending sessions", () => {
  test("ends another device by its id, once", async () => {
    const person = await app.join();
    const other = await signInAgain(person);
    const target = (await sessionsOf(other)).find(({ is_current }) => !is_current);
    const ended = { token: other, params: { session_id: target?.session_id ?? "" } };
    expect((await app.call(endSession, ended)).statusCode).toBe(200);
    expect((await app.me(person.token)).statusCode).toBe(401);
    expect(codeOf(await app.call(endSession, ended))).toBe("not_found");
    expect((await app.me(other)).statusCode).toBe(200);
  });

  test("does not affect another account", async () => {
    const [person, stranger] = [await app.join(), await app.join()];
    const [session] = await sessionsOf(person.token);
    const params = { session_id: session?.session_id ?? "" };
    const answer = await app.call(endSession, { token: stranger.token, params });
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, "not_found"]);
    expect((await app.me(person.token)).statusCode).toBe(200);
  });

  test("ends all others, but not the current one and other people's", async () => {
    const [person, stranger] = [await app.join(), await app.join()];
    const others = [await signInAgain(person), await signInAgain(person)];
    expect((await app.call(endOtherSessions, { token: person.token })).statusCode).toBe(200);
    for (const token of others) expect((await app.me(token)).statusCode).toBe(401);
    for (const token of [person.token, stranger.token])
      expect((await app.me(token)).statusCode).toBe(200);
  });
});

const account = Object.values(endpoints).filter(
  (endpoint): endpoint is typeof endpoints.currentUser =>
    "access" in endpoint && endpoint.access !== "public",
);

describe("a caller without a session", () => {
  test.each(account.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    "is refused by %s, also with a revoked or an expired token",
    async (_name, endpoint) => {
      const params = { session_id: "0198c0de-0000-7000-8000-000000000001" };
      const [revoked, expired] = [await app.join(), await app.join()];
      await app.signOut(revoked.token);
      expect(codeOf(await app.call(endpoint, { params }))).toBe("unauthorized");
      const again = await app.call(endpoint, { params, token: revoked.token });
      expect(codeOf(again)).toBe("unauthorized");
      app.moveDays(90);
      const late = await app.call(endpoint, { params, token: expired.token });
      expect(codeOf(late)).toBe("session_expired");
    },
  );
});

test("tidying removes only sessions that expired long ago", async () => {
  const person = await app.join();
  app.moveDays(90);
  const token = await signInAgain(person);
  await app.tidy();
  expect(codeOf(await app.me(person.token))).toBe("session_expired");
  app.moveDays(89);
  await app.me(token);
  app.moveDays(89);
  await app.me(token);
  app.moveDays(3);
  await app.tidy();
  expect(codeOf(await app.me(person.token))).toBe("unauthorized");
  expect((await app.me(token)).statusCode).toBe(200);
});
