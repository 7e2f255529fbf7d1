import { defineEndpoint } from "@striper/contract/endpoint";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Authenticator } from "#server/http/authentication.ts";
import { callerAddress } from "#server/http/rate-limit.ts";
import { createRateLimiter } from "#server/platform/rate-limit/rate-limiter.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import { createMemoryCountStore } from "#server/testing/memory-count-store.ts";
import { createTestServer } from "#server/testing/test-server.ts";

const noon = Date.parse("2026-06-13T12:00:10Z");

function endpointFor(method: "GET" | "POST", access: "public" | "account") {
  return defineEndpoint({
    method,
    path: "/api/thing",
    summary: "A thing.",
    access,
    response: z.object({}),
    limits: { perMinute: 3 },
  });
}

function limited(options: { store?: ReturnType<typeof createMemoryCountStore> } = {}) {
  const { log } = captureLog();
  const clock = { time: noon, now: () => clock.time };
  const limiter = createRateLimiter(clock, options.store ?? createMemoryCountStore(), log);
  const authenticator: Authenticator = (token) =>
    Promise.resolve(
      token.startsWith("known")
        ? {
            kind: "known",
            account: { accountId: token, sessionId: "s", role: "user", hasAccess: true },
          }
        : { kind: "unknown" },
    );
  return { clock, ...createTestServer({ limiter, authenticator }) };
}

type Server = ReturnType<typeof limited>["server"];

async function statuses(server: Server, times: number, request: object): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; time < times; time++)
    seen.push((await server.inject({ url: "/api/thing", ...request })).statusCode);
  return seen;
}

describe("a limit", () => {
  test.each(["GET", "POST"] as const)("on %s ends with the minute", async (method) => {
    const { server, bind, clock } = limited();
    bind.open(endpointFor(method, "public"), () => ({}));
    expect(await statuses(server, 5, { method })).toEqual([200, 200, 200, 429, 429]);
    const refused = await server.inject({ method, url: "/api/thing" });
    expect(refused.json()).toMatchObject({ code: "rate_limited" });
    expect(refused.headers["retry-after"]).toBe("50");
    clock.time += 50_000;
    expect(await statuses(server, 1, { method })).toEqual([200]);
  });

  test("counts addresses apart, as a trusted proxy names them", async () => {
    const { server, bind } = limited();
    bind.open(endpointFor("GET", "public"), () => ({}));
    const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
    expect(await statuses(server, 4, from("203.0.113.7"))).toEqual([200, 200, 200, 429]);
    expect(await statuses(server, 1, from("203.0.113.8"))).toEqual([200]);
  });

  test("is not escaped by naming another address, when no proxy is trusted", async () => {
    const { log } = captureLog();
    const limiter = createRateLimiter({ now: () => noon }, createMemoryCountStore(), log);
    const { server, bind } = createTestServer({ limiter, trustedProxies: [] });
    bind.open(endpointFor("GET", "public"), () => ({}));
    const seen: number[] = [];
    for (let last = 1; last <= 4; last++) {
      const headers = { "x-forwarded-for": `203.0.113.${last}` };
      seen.push((await server.inject({ url: "/api/thing", headers })).statusCode);
    }
    expect(seen).toEqual([200, 200, 200, 429]);
  });

  test("is per account, regardless of its address and neighbors", async () => {
    const { server, bind } = limited();
    bind.signedIn(endpointFor("POST", "account"), () => ({}));
    const as = (name: string, address: string) => ({
      method: "POST",
      headers: {
        authorization: `Bearer known-${name.padEnd(43, "x")}`,
        "x-forwarded-for": address,
      },
    });
    expect(await statuses(server, 3, as("ann", "203.0.113.7"))).toEqual([200, 200, 200]);
    expect(await statuses(server, 1, as("ann", "203.0.113.8"))).toEqual([429]);
    expect(await statuses(server, 1, as("bob", "203.0.113.7"))).toEqual([200]);
  });

  test("also ends a flood of unknown tokens", async () => {
    const { server, bind } = limited();
    bind.signedIn(endpointFor("GET", "account"), () => ({}));
    const headers = { authorization: `Bearer ${"x".repeat(43)}` };
    const seen = await statuses(server, 121, { headers });
    expect(seen.filter((status) => status === 401)).toHaveLength(120);
    expect(seen.at(-1)).toBe(429);
  });

  test.each(["GET", "POST"] as const)(
    "on %s holds for all of an IPv6 /48 together, sixteen times over",
    async (method) => {
      const { server, bind } = limited();
      bind.open(endpointFor(method, "public"), () => ({}));
      const from = (network: string) =>
        statuses(server, 1, { method, headers: { "x-forwarded-for": `${network}::1` } });
      for (let index = 0; index < 48; index++)
        expect(await from(`2001:db8:7:${index.toString(16)}`)).toEqual([200]);
      expect(await from("2001:db8:7:ffff")).toEqual([429]);
      expect(await from("2001:db8:8:ffff")).toEqual([200]);
    },
  );

  test("on long answers is one at a time per account, while others get theirs", async () => {
    const { server, bind } = limited();
    const usual = endpointFor("GET", "account");
    const endpoint = { ...usual, limits: { ...usual.limits, inTurns: true } };
    const running: string[] = [];
    const waiting: (() => void)[] = [];
    bind.signedIn(endpoint, async ({ account }) => {
      running.push(account.accountId);
      await new Promise<void>((resolve) => void waiting.push(resolve));
      return {};
    });
    const ask = (name: string) =>
      server.inject({
        url: "/api/thing",
        headers: { authorization: `Bearer known-${name.padEnd(43, "x")}` },
      });
    const answers = Promise.all([ask("ann"), ask("ann"), ask("bob")]);
    await expect.poll(() => running.length).toBe(2);
    expect(new Set(running).size).toBe(2);
    waiting.shift()?.();
    await expect.poll(() => running.length).toBe(3);
    for (const end of waiting) end();
    expect((await answers).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  test("on writing is exact across instances", async () => {
    const store = createMemoryCountStore();
    const instances = [limited({ store }), limited({ store })];
    for (const { bind } of instances) bind.open(endpointFor("POST", "public"), () => ({}));
    const seen: number[] = [];
    for (let time = 0; time < 3; time++)
      for (const { server } of instances)
        seen.push((await server.inject({ method: "POST", url: "/api/thing" })).statusCode);
    expect(seen).toEqual([200, 200, 200, 429, 429, 429]);
  });
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:0:12::1", "2001:db8:0:12::/64"],
  ["2001:db8:0:12:ffff:ffff:ffff:ffff", "2001:db8:0:12::/64"],
  ["2001:0DB8:0000:0012::1", "2001:db8:0:12::/64"],
  ["2001:db8::12:0:0:0:1", "2001:db8:0:12::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
])("the caller at %s is %s", (address, caller) => {
  expect(callerAddress(address)).toBe(caller);
});
