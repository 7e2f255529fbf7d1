import { defineEndpoint } from "@striper/contract/endpoint";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Authenticator, SignedInAccount } from "#server/http/authentication.ts";
import { calledFor, createTestServer } from "#server/testing/test-server.ts";

const account: SignedInAccount = {
  accountId: "11111111-1111-4111-8111-111111111111",
  sessionId: "22222222-2222-4222-8222-222222222222",
  role: "user",
  hasAccess: true,
};

const token = "t".repeat(43);
const authorization = `Bearer ${token}`;
const knowing =
  (known: Partial<SignedInAccount> = {}): Authenticator =>
  (given) =>
    Promise.resolve(
      given === token ? { kind: "known", account: { ...account, ...known } } : { kind: "unknown" },
    );

describe("many requests at once", () => {
  const [greedy, other] = ["g".repeat(43), "o".repeat(43)];
  const knowsBoth: Authenticator = (given) =>
    Promise.resolve({ kind: "known", account: { ...account, accountId: given } });
  const crowd = 300;

  test("of one caller delay a later caller by only a few of them", async () => {
    const { server, bind } = createTestServer({ authenticator: knowsBoth });
    const answered: string[] = [];
    const called = { ...calledFor("account"), limits: { bodyBytes: 0, perMinute: 1000 } };
    bind.signedIn(called, ({ account: { accountId } }) => {
      answered.push(accountId);
      return { account_id: accountId };
    });
    await server.ready();
    const ask = (from: string) =>
      server.inject({ url: "/api/whoami", headers: { authorization: `Bearer ${from}` } });
    const all = [...Array.from({ length: crowd }, () => greedy), other].map(ask);
    const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(answered).toHaveLength(crowd + 1);
    expect(answered.indexOf(other)).toBeLessThan(50);
  });
});

describe("access", () => {
  async function ask(access: "account" | "member" | "admin", authenticator: Authenticator) {
    const { server, bind } = createTestServer({ authenticator });
    bind.signedIn(calledFor(access), (input) => ({ account_id: input.account.accountId }));
    return server.inject({ url: "/api/whoami", headers: { authorization } });
  }

  test("is granted to the account of the token", async () => {
    const answer = await ask("account", knowing());
    expect(answer.json()).toEqual({ account_id: account.accountId });
  });

  test("is refused with 401 to an unknown or expired token", async () => {
    const unknown = await ask("account", () => Promise.resolve({ kind: "unknown" }));
    expect([unknown.statusCode, unknown.json().code]).toEqual([401, "unauthorized"]);
    expect(unknown.headers["www-authenticate"]).toBe("Bearer");
    const expired = await ask("account", () => Promise.resolve({ kind: "expired" }));
    expect([expired.statusCode, expired.json().code]).toEqual([401, "session_expired"]);
  });

  test.each(["", "Bearer", "Bearer x", "Basic dXNlcjpwYXNz", `Bearer ${"x".repeat(500)}`])(
    "needs no lookup for what was never a token: %j",
    async (given) => {
      const authenticator = () => Promise.reject(new Error("asked"));
      const { server, bind } = createTestServer({ authenticator });
      bind.signedIn(calledFor("account"), () => ({ account_id: "x" }));
      const headers = { authorization: given };
      expect((await server.inject({ url: "/api/whoami", headers })).statusCode).toBe(401);
    },
  );

  // SPEC 6.2
  test("to member calls ends with the trial or the plan: 402", async () => {
    expect((await ask("member", knowing())).statusCode).toBe(200);
    const answer = await ask("member", knowing({ hasAccess: false }));
    expect([answer.statusCode, answer.json().code]).toEqual([402, "subscription_required"]);
  });

  test("to admin calls is refused with 403 to everyone but admins", async () => {
    expect((await ask("admin", knowing({ role: "admin" }))).statusCode).toBe(200);
    const answer = await ask("admin", knowing());
    expect([answer.statusCode, answer.json().code]).toEqual([403, "forbidden"]);
  });

  test("is not granted when it cannot be checked", async () => {
    const answer = await ask("account", () => Promise.reject(new Error("database gone")));
    expect(answer.statusCode).toBe(500);
  });

  test("is decided before the body is looked at", async () => {
    const { server, bind } = createTestServer();
    const endpoint = defineEndpoint({
      method: "POST",
      path: "/api/notes",
      summary: "Keep a note.",
      access: "account",
      body: z.strictObject({ text: z.string() }),
      response: z.object({}),
    });
    bind.signedIn(endpoint, () => ({}));
    const headers = { "content-type": "text/plain" };
    const answer = await server.inject({
      method: "POST",
      url: "/api/notes",
      headers,
      payload: "x",
    });
    expect(answer.statusCode).toBe(401);
  });

  test("cannot be mixed up when binding", () => {
    const { bind } = createTestServer();
    expect(() => bind.open(calledFor("account"), () => ({ account_id: "" }))).toThrow(/access/u);
    expect(() => bind.signedIn(calledFor("public"), () => ({ account_id: "" }))).toThrow(/access/u);
  });
});
