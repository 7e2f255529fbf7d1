import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { defineEndpoint } from "@striper/contract/endpoint";
import { errorBodySchema } from "@striper/contract/errors";
import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { createAccessChanges } from "#server/http/access-changes.ts";
import type { Authentication } from "#server/http/authentication.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";
import { listenOn } from "#server/testing/http/raw-request.ts";
import { createTestServer } from "#server/testing/test-server.ts";

const heavy = defineEndpoint({
  method: "POST",
  path: "/api/heavy",
  summary: "Works until it is called off.",
  access: "account",
  response: z.object({}),
});
const open = { ...heavy, path: "/api/open", access: "public" } as const;
const token = "t".repeat(43);
const account = { accountId: "ann", sessionId: "1", role: "user", hasAccess: true } as const;

const servers: { close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Starts a server that reports for whom it works and why the work ended. */
async function start() {
  let session: Authentication = { kind: "known", account };
  const accessChanges = createAccessChanges();
  const streams = { accessChanges };
  const app = createTestServer({ authenticator: () => Promise.resolve(session), streams });
  let working: (by: Requester) => void = () => undefined;
  const requester = new Promise<Requester>((resolve) => {
    working = resolve;
  });
  const work = async (by: Requester) => {
    working(by);
    if (!by.signal.aborted) await once(by.signal, "abort");
    by.signal.throwIfAborted();
    return {};
  };
  app.bind.signedIn(heavy, (input) => work(input.requester()));
  app.bind.open(open, (input) => work(input.requester()));
  const port = await listenOn(app.server);
  servers.push(app.server);
  return {
    port,
    requester,
    logged: app.logged,
    announce: accessChanges.announce,
    endSession: (kind: "expired" | "unknown") => void (session = { kind }),
  };
}

const head = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Length: 0\r\n\r\n`;

test("work ends when its caller hangs up, and nothing is logged as a fault", async () => {
  const { port, requester, logged } = await start();
  const socket = connect(port, "127.0.0.1");
  socket.write(head("/api/heavy"));
  const { key, signal } = await requester;
  expect([key, signal.aborted]).toEqual(["ann", false]);
  socket.destroy();
  await once(signal, "abort");
  await delay(10);
  expect(logged.filter(({ level }) => level === "error" || level === "warn")).toEqual([]);
});

test.each([
  ["expired", "session_expired"],
  ["unknown", "unauthorized"],
] as const)("work ends soon after its session is %s, and says so", async (kind, code) => {
  const { port, requester, endSession } = await start();
  const answer = fetch(`http://127.0.0.1:${port}/api/heavy`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  await requester;
  endSession(kind);
  const { status } = await answer;
  const body = errorBodySchema.parse(await (await answer).json());
  expect([status, body.code]).toEqual([401, code]);
});

test("work ends at once with a session that ends on the same server", async () => {
  const { port, requester, endSession, announce } = await start();
  const begun = performance.now();
  const answer = fetch(`http://127.0.0.1:${port}/api/heavy`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  await requester;
  announce("somebody else");
  endSession("unknown");
  announce("ann");
  expect((await answer).status).toBe(401);
  expect(performance.now() - begun).toBeLessThan(1900);
});

test("without an account work is done for the address", async () => {
  const { port, requester } = await start();
  const socket = connect(port, "127.0.0.1");
  socket.write(head("/api/open"));
  expect((await requester).key).toBe("127.0.0.1");
  socket.destroy();
});
