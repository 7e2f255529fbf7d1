import { buffer } from "node:stream/consumers";
import { defineEndpoint } from "@striper/contract/endpoint";
import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { listenOn } from "#server/testing/http/raw-request.ts";
import { createTestServer } from "#server/testing/test-server.ts";

const slow = defineEndpoint({
  method: "POST",
  path: "/api/slow",
  summary: "Takes a while with what it is sent.",
  access: "account",
  bodyKind: "raw",
  body: z.unknown(),
  response: z.object({ before: z.number(), after: z.number() }),
  limits: { bodyBytes: 1000, seconds: 1200 },
});

let close: () => Promise<unknown> = () => Promise.resolve();
afterEach(() => close());

test("a silent connection is dropped after a minute during the request, and when the answer is overdue after it", async () => {
  const account = { accountId: "ann", sessionId: "1", role: "user", hasAccess: true } as const;
  const { server, bind } = createTestServer({
    authenticator: () => Promise.resolve({ kind: "known", account }),
  });
  bind.signedIn(slow, async ({ request, stream }) => {
    const before = request.raw.socket.timeout ?? 0;
    await buffer(stream());
    return { before, after: request.raw.socket.timeout ?? 0 };
  });
  close = () => server.close();
  const port = await listenOn(server);
  const answer = await fetch(`http://127.0.0.1:${port}/api/slow`, {
    method: "POST",
    headers: { authorization: `Bearer ${"t".repeat(43)}` },
    body: "archive",
  });
  expect(await answer.json()).toEqual({ before: 75_000, after: 1_200_000 });
});
