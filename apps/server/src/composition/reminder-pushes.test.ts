import { randomBytes, randomUUID } from "node:crypto";
import { endSession, listSessions, signIn, signOut } from "@striper/contract/accounts";
import { pushState, turnOffPush, turnOnPush } from "@striper/contract/reminders";
import { minute } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import { openBillingApp } from "#server/testing/billing/billing-app.ts";
import { joinWatcher, moveToNextTide } from "#server/testing/billing/tide-watcher.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openBillingApp(undefined));
beforeEach(() => {
  app.mails.length = 0;
  app.pushes.length = 0;
  app.pushOutcomes.clear();
});

const look = () => app.runJob("reminders");
const reached = () => app.pushes.map(({ endpoint }) => endpoint);
const endpointOf = async (token: string) =>
  (await app.call(pushState, { token })).json<{ endpoint: string | null }>().endpoint;

const watcher = () => joinWatcher(app);

async function again({ email, password }: { email: string; password: string }): Promise<string> {
  const answer = await app.call(signIn, { body: { email, password } });
  return answer.json<{ token: string }>().token;
}

/** Subscribes a browser of the session and returns its push endpoint. */
async function turnOn(token: string): Promise<string> {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
  const keys = {
    p256dh: randomBytes(65).toString("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
  const answer = await app.call(turnOnPush, { token, body: { endpoint, keys } });
  expect(answer.statusCode).toBe(200);
  return endpoint;
}

const toNextTide = () => moveToNextTide(app);

describe("a reminder on a device", () => {
  // SPEC 2.39
  test("comes once, names the tide, and opens it", async () => {
    const { token } = await watcher();
    expect(await endpointOf(token)).toBeNull();
    const endpoint = await turnOn(token);
    expect(await endpointOf(token)).toBe(endpoint);
    await toNextTide();
    await look();
    await look();
    expect(reached()).toEqual([endpoint]);
    const [{ message, seconds } = { message: undefined, seconds: 0 }] = app.pushes;
    expect(message?.title).toMatch(/^High tide at Boston, \d+:\d\d [ap]m$/u);
    expect(message?.body).toMatch(/^High tide at Boston: /u);
    expect(message?.page).toMatch(/^\/tides\?station=8443970&date=\d{4}-\d\d-\d\d$/u);
    // The push expires with the tide.
    expect(seconds).toBeCloseTo(60 * 60, -1);
    expect(app.mails).toEqual([]);
    await app.call(turnOffPush, { token });
  });

  test("comes to every subscribed device of the account, and to nobody else's", async () => {
    const person = await watcher();
    const other = await again(person);
    await again(person);
    const stranger = await app.join();
    const endpoints = [await turnOn(person.token), await turnOn(other)];
    await turnOn(stranger.token);
    await toNextTide();
    await look();
    expect(reached().toSorted()).toEqual(endpoints.toSorted());
    for (const token of [person.token, other, stranger.token])
      await app.call(turnOffPush, { token });
  });

  test.each<[string, (token: string, other: string) => Promise<unknown>]>([
    ["is turned off", (token) => app.call(turnOffPush, { token })],
    ["signs out", (token) => app.call(signOut, { token })],
    [
      "is signed out from another",
      async (_token, other) => {
        const { sessions } = (await app.call(listSessions, { token: other })).json<{
          sessions: { session_id: string; is_current: boolean }[];
        }>();
        const session_id = sessions.find(({ is_current }) => !is_current)?.session_id ?? "";
        return app.call(endSession, { token: other, params: { session_id } });
      },
    ],
  ])("ends when that device %s", async (_how, end) => {
    const person = await watcher();
    const other = await again(person);
    await turnOn(person.token);
    await end(person.token, other);
    await toNextTide();
    await look();
    expect(reached()).toEqual([]);
  });

  test("ends for a device that its push service no longer knows", async () => {
    const { token } = await watcher();
    const endpoint = await turnOn(token);
    app.pushOutcomes.set(endpoint, "gone");
    await toNextTide();
    await look();
    expect(await endpointOf(token)).toBeNull();
    await toNextTide();
    await look();
    expect(reached()).toEqual([endpoint]);
  });

  test("is retried after five minutes when no push service accepted it", async () => {
    const { token } = await watcher();
    const endpoint = await turnOn(token);
    app.pushOutcomes.set(endpoint, "later");
    await toNextTide();
    await look();
    await app.moveTo(app.now() + minute);
    await look();
    expect(reached()).toHaveLength(1);
    app.pushOutcomes.clear();
    await app.moveTo(app.now() + 5 * minute);
    await look();
    await look();
    expect(reached()).toEqual([endpoint, endpoint]);
    await app.call(turnOffPush, { token });
  });

  test("pauses while no plan is running", async () => {
    const { token } = await watcher();
    await turnOn(token);
    await app.moveDays(8);
    await toNextTide();
    await look();
    expect(reached()).toEqual([]);
  });
});
