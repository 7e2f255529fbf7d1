import { endOtherSessions, signIn, signOut, signUp } from "@striper/contract/accounts";
import type { Endpoint } from "@striper/contract/endpoint";
import { vesselStream } from "@striper/contract/vessels";
import { day } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { MailMessage } from "#server/platform/mail/mailer.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

/** Far longer than the test, so that polling cannot be what ends a stream. */
const never = 600_000;
const checkEveryMs = 100;
const password = "a tide of many stripers";
const signedIn = z.object({ token: z.string() });

/** Opens two servers on one database. One notices its own changes at once, the other by polling. */
async function openInstances() {
  const database = await openTestDatabase();
  const mails: MailMessage[] = [];
  let time = Date.UTC(2026, 5, 13, 9);
  let people = 0;
  const parts = {
    database,
    orm: database.orm,
    clock: { now: () => time },
    mailer: {
      atOnce: 4,
      post: (mail: MailMessage) => void mails.push(mail),
      send: () => Promise.resolve(),
    },
  };
  const here = createTestApp({ ...parts, streams: { checkEveryMs: never } });
  const there = createTestApp({ ...parts, streams: { checkEveryMs } });
  const address = (app: TestApp) => app.server.listen({ host: "127.0.0.1", port: 0 });
  const urls = { here: await address(here), there: await address(there) };

  function call(endpoint: Endpoint, { token = "", body }: { token?: string; body?: object } = {}) {
    return here.server.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: token === "" ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { payload: body }),
    });
  }
  async function join() {
    const email = `angler${++people}@example.com`;
    const body = { email, password, display_name: "Angler" };
    const { token } = signedIn.parse((await call(signUp, { body })).json());
    return { email, token };
  }

  /** Opens the vessel stream of a server; `over` resolves when it ends. */
  async function watch(server: keyof typeof urls, token: string) {
    const url = `${urls[server]}${vesselStream.path}?south=42&west=-71&north=43&east=-70`;
    const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const over = answer.text();
    let isOver = false;
    void over.then(() => (isOver = true));
    return { status: answer.status, over, isOver: () => isOver };
  }

  return {
    mails,
    call,
    join,
    watch,
    moveTime: (milliseconds: number) => void (time += milliseconds),
    settled: () => new Promise((resolve) => setTimeout(resolve, 5 * checkEveryMs)),
    signIn: async (email: string) =>
      signedIn.parse((await call(signIn, { body: { email, password } })).json()).token,
    close: async () => {
      await Promise.all([here.server.close(), there.server.close()]);
      await database.close();
    },
  };
}

const app = await sharedByFile(openInstances());
beforeEach(() => app.moveTime(60_000));

/** Waits until both streams of the session end, and returns the status of a new one. */
async function statusAfterBothEnded(token: string, end: () => Promise<unknown>): Promise<number> {
  const streams = [await app.watch("here", token), await app.watch("there", token)];
  expect(streams.map((stream) => stream.status)).toEqual([200, 200]);
  await app.settled();
  expect(streams.map((stream) => stream.isOver())).toEqual([false, false]);
  await end();
  for (const { over } of streams) expect(await over).toContain('"is_snapshot":true');
  return (await app.watch("here", token)).status;
}

describe("streams end on every server", () => {
  test("with the sign-out of their device", async () => {
    const { token } = await app.join();
    expect(await statusAfterBothEnded(token, () => app.call(signOut, { token }))).toBe(401);
  });

  test("when their device is signed out from another, whose own streams continue", async () => {
    const { email, token } = await app.join();
    const other = await app.signIn(email);
    const own = await app.watch("there", other);
    expect(
      await statusAfterBothEnded(token, () => app.call(endOtherSessions, { token: other })),
    ).toBe(401);
    await app.settled();
    expect(own.isOver()).toBe(false);
    await app.call(signOut, { token: other });
    await own.over;
  });
});

test("a stream ends with the trial, and reconnecting gets 402", async () => {
  const { token } = await app.join();
  const stream = await app.watch("there", token);
  await app.settled();
  expect(stream.isOver()).toBe(false);
  app.moveTime(7 * day);
  await stream.over;
  expect((await app.watch("there", token)).status).toBe(402);
});
