import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { defineEndpoint } from "@striper/contract/endpoint";
import { errorBodySchema } from "@striper/contract/errors";
import { afterEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Authenticator } from "#server/http/authentication.ts";
import { tooManyBodiesWording } from "#server/http/error-wording.ts";
import { usualBodyRules } from "#server/http/request/request-body.ts";
import { listenOn } from "#server/testing/http/raw-request.ts";
import { createTestServer } from "#server/testing/test-server.ts";

const limits = { bodyBytes: 1000, perMinute: 10_000 };
const shared = { path: "/api/notes", summary: "Notes.", access: "account", limits } as const;
const response = z.object({ ok: z.boolean() });
const write = defineEndpoint({
  ...shared,
  method: "POST",
  body: z.strictObject({ note: z.string() }),
  response,
});
const read = defineEndpoint({ ...shared, method: "GET", response });
const join = defineEndpoint({ ...write, path: "/api/join", access: "public" });

const letsIn: Authenticator = (token) =>
  Promise.resolve({
    kind: "known",
    account: { accountId: token, sessionId: token, role: "user", hasAccess: true },
  });

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});

async function startServer(atOnce = usualBodyRules.atOnce): Promise<number> {
  const bodies = { ...usualBodyRules, atOnce };
  const { server, bind } = createTestServer({ authenticator: letsIn, bodies });
  open.push(() => server.close());
  bind.signedIn(write, () => ({ ok: true }));
  bind.signedIn(read, () => ({ ok: true }));
  bind.open(join, () => ({ ok: true }));
  return listenOn(server);
}

const body = '{"note":"ebb"}';
const beginning = '{"note":';

interface Call {
  readonly method?: string;
  readonly path?: string;
  readonly token?: string;
  readonly address?: string;
}

function headOf({ method = "POST", path = write.path, token, address = "198.51.100.1" }: Call) {
  const length = method === "POST" ? body.length : 0;
  return [
    `${method} ${path} HTTP/1.1`,
    "host: x",
    `x-forwarded-for: ${address}`,
    ...(token === undefined ? [] : [`authorization: Bearer ${token}`]),
    `content-type: application/json`,
    `content-length: ${length}`,
    "",
    "",
  ].join("\r\n");
}

/** Opens a connection and sends this much of the request. */
async function begin(port: number, call: Call, sent: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  open.push(async () => void socket.destroy());
  await once(socket, "connect");
  socket.write(headOf(call) + sent);
  return socket;
}

/** Resolves with the first bytes that come back. */
async function answerOf(socket: Socket) {
  const [bytes] = await once(socket, "data");
  const [head = "", text = ""] = String(bytes).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head, text };
}

const statusOf = async (port: number, call: Call, sent: string): Promise<number> =>
  (await answerOf(await begin(port, call, sent))).status;

const tokenOf = (letter: string | number): string => String(letter).padStart(43, "t");
const mine = { token: tokenOf("m") };
const others = { token: tokenOf("o") };
const atOnce = (count: number, port: number, call: (index: number) => Call) =>
  Promise.all(Array.from({ length: count }, (_, index) => begin(port, call(index), beginning)));

describe("bodies of one session that are still arriving", () => {
  test("are limited to 24: the next is refused before its end, other sessions' are not", async () => {
    const port = await startServer();
    await atOnce(24, port, () => mine);
    const refused = await answerOf(await begin(port, mine, beginning));
    expect(refused.status).toBe(429);
    expect(refused.head.toLowerCase()).toContain("retry-after: 10");
    expect(errorBodySchema.parse(JSON.parse(refused.text))).toMatchObject({
      code: "rate_limited",
      message: tooManyBodiesWording,
    });
    expect(await statusOf(port, others, body)).toBe(200);
  });

  test("free their places when one ends and when a connection closes", async () => {
    const port = await startServer();
    const [first, second] = await atOnce(24, port, () => mine);
    if (first === undefined || second === undefined) throw new Error("nothing was sent");
    expect(await statusOf(port, mine, body)).toBe(429);
    first.write(body.slice(beginning.length));
    expect((await answerOf(first)).status).toBe(200);
    expect(await statusOf(port, mine, body)).toBe(200);
    await begin(port, mine, beginning);
    expect(await statusOf(port, mine, body)).toBe(429);
    second.destroy();
    await expect.poll(() => statusOf(port, mine, body)).toBe(200);
  });
});

test("of one address no more bodies arrive at once than its limit, whatever tokens they have", async () => {
  const port = await startServer({ ...usualBodyRules.atOnce, ofAddress: 5 });
  await atOnce(5, port, (index) => ({ token: tokenOf(index) }));
  expect(await statusOf(port, others, body)).toBe(429);
  expect(await statusOf(port, { path: join.path }, body)).toBe(429);
  expect(await statusOf(port, { ...others, address: "198.51.100.2" }, body)).toBe(200);
});
