import { Readable } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import { defineEndpoint } from "@striper/contract/endpoint";
import type { Access } from "@striper/contract/endpoint";
import { afterEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { createAccessChanges } from "#server/http/access-changes.ts";
import type { Authentication, SignedInAccount } from "#server/http/authentication.ts";
import { createTestServer } from "#server/testing/test-server.ts";
import type { TestServer } from "#server/testing/test-server.ts";

const headers = { authorization: `Bearer ${"t".repeat(43)}` };
const accountId = "11111111-1111-4111-8111-111111111111";
const known = (more: Partial<SignedInAccount> = {}): Authentication => ({
  kind: "known",
  account: {
    accountId,
    sessionId: "22222222-2222-4222-8222-222222222222",
    role: "admin",
    hasAccess: true,
    ...more,
  },
});

const wordsFor = (access: Access, responseType = "text/event-stream") =>
  defineEndpoint({
    method: "GET",
    path: "/api/words",
    summary: "Words, for as long as one listens.",
    access,
    response: z.string(),
    responseType,
  });

let app: TestServer | undefined;
afterEach(() => app?.server.close());

/** Opens a stream that never ends by itself, over a real connection. */
async function openWords(access: Access, checkEveryMs = 60_000) {
  let answer = () => Promise.resolve(known());
  let asked = 0;
  const accessChanges = createAccessChanges();
  app = createTestServer({
    authenticator: () => {
      asked++;
      return answer();
    },
    streams: { accessChanges, checkEveryMs },
  });
  const source = new Readable({ read: () => undefined });
  app.bind.events(wordsFor(access), () => source);
  source.push("first ");
  const url = await app.server.listen({ host: "127.0.0.1", port: 0 });
  const whole = (await fetch(`${url}/api/words`, { headers })).text();
  return {
    source,
    whole,
    asked: () => asked,
    nowIs: (next: () => Promise<Authentication>) => void (answer = next),
    announce: accessChanges.announce,
  };
}

describe("a stream ends in order when", () => {
  const reasons: readonly [string, Access, Authentication][] = [
    ["its session ends", "account", { kind: "unknown" }],
    ["its session runs out", "account", { kind: "expired" }],
    ["its plan ends", "member", known({ hasAccess: false })],
    ["its reader is no admin any more", "admin", known({ role: "user" })],
  ];

  test.each(reasons)("%s", async (_when, access, next) => {
    const words = await openWords(access);
    words.nowIs(() => Promise.resolve(next));
    words.announce(accountId);
    expect(await words.whole).toBe("first ");
    await expect.poll(() => words.source.destroyed).toBe(true);
  });

  test("access has ended on another server, at the next check", async () => {
    const words = await openWords("member", 50);
    words.nowIs(() => Promise.resolve({ kind: "unknown" }));
    expect(await words.whole).toBe("first ");
  });
});

describe("a stream goes on", () => {
  test("while its reader has access, and is no longer checked once it is over", async () => {
    const words = await openWords("member", 20);
    await expect.poll(() => words.asked()).toBeGreaterThan(3);
    words.source.push("second");
    words.source.push(null);
    expect(await words.whole).toBe("first second");
    const asked = words.asked();
    await delay(100);
    expect(words.asked() - asked).toBeLessThan(2);
  });

  test("when other people's sessions end, which does not even cause a check", async () => {
    const words = await openWords("member");
    words.nowIs(() => Promise.resolve({ kind: "unknown" }));
    words.announce("33333333-3333-4333-8333-333333333333");
    await delay(50);
    expect(words.asked()).toBe(1);
    words.source.push(null);
    expect(await words.whole).toBe("first ");
  });

  test("while the database cannot tell whose it is", async () => {
    const words = await openWords("member", 20);
    words.nowIs(() => Promise.reject(new Error("the database is away")));
    await expect.poll(() => words.asked()).toBeGreaterThan(2);
    words.source.push("second");
    words.source.push(null);
    expect(await words.whole).toBe("first second");
  });
});

test("event streams, and nothing else, are bound with a watch", () => {
  app = createTestServer();
  const { bind } = app;
  const plain = wordsFor("member", "application/json");
  expect(() => bind.signedIn(wordsFor("member"), () => "")).toThrow("wrong kind of answer");
  expect(() => bind.open(wordsFor("public"), () => "")).toThrow("wrong kind of answer");
  expect(() => bind.events(plain, () => new Readable())).toThrow("wrong kind of answer");
});
