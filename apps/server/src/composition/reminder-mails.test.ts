import { randomUUID } from "node:crypto";
import { currentUser, stopReminderMails, updateProfile } from "@striper/contract/accounts";
import { saveAlert } from "@striper/contract/tides";
import { tideMoments } from "@striper/angling/tides";
import { day, hour } from "@striper/marine/time";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { waterAtHand } from "#server/features/tides/alerts/water-at-hand.ts";
import { openBillingApp, publicUrl } from "#server/testing/billing/billing-app.ts";
import type { BillingApp } from "#server/testing/billing/billing-app.ts";

let app: BillingApp;
beforeAll(async () => {
  app = await openBillingApp(undefined);
});
beforeEach(() => {
  app.mails.length = 0;
});
afterAll(() => app.close());

const want = (token: string, reminder_mails: boolean) =>
  app.call(updateProfile, { token, body: { reminder_mails } });
const look = () => app.runJob("reminders");

async function watcher() {
  const person = await app.join();
  await app.call(saveAlert, {
    token: person.token,
    params: { alert_id: randomUUID() },
    body: {
      station: "8443970",
      event: "high",
      height_feet: null,
      direction: null,
      lead_minutes: 60,
      is_active: true,
    },
  });
  return person;
}

/** On to an hour before the next high tide in Boston. */
async function toNextTide(): Promise<void> {
  const from = app.now() + 2 * hour;
  const water = await waterAtHand("8443970");
  const [next = 0] = tideMoments({ kind: "high" }, water, from, from + day);
  await app.moveTo(next - hour);
}

describe("reminders by mail", () => {
  test("come to the account's address once they are wanted, each once", async () => {
    const { token, email } = await watcher();
    await toNextTide();
    await look();
    expect(app.mails).toEqual([]);
    expect(await app.me(token)).toMatchObject({ reminder_mails: false });
    expect((await want(token, true)).json()).toMatchObject({ reminder_mails: true });
    await toNextTide();
    await look();
    await look();
    expect(app.mails).toHaveLength(1);
    expect(app.mails[0]).toMatchObject({ to: email });
    expect(app.mails[0]?.subject).toMatch(/^High tide at Boston, /u);
    await toNextTide();
    await look();
    expect(app.mails).toHaveLength(2);
    expect(app.mails[0]?.id).not.toBe(app.mails[1]?.id);
    await want(token, false);
  });

  test("end with the link in any of them, which needs no signing in and may be pressed twice", async () => {
    const { token } = await watcher();
    await want(token, true);
    await toNextTide();
    await look();
    const [mail] = app.mails;
    expect(mail?.text).toContain(mail?.stopLink);
    const link = new URL(mail?.stopLink ?? "");
    expect(`${link.origin}${link.pathname}`).toBe(`${publicUrl}/stop-reminders`);
    const body = { token: link.searchParams.get("token") ?? "" };
    for (let times = 0; times < 2; times++)
      expect((await app.call(stopReminderMails, { body })).json()).toMatchObject({ success: true });
    expect(await app.me(token)).toMatchObject({ reminder_mails: false });
    const asToken = await app.call(currentUser, { token: body.token });
    expect(asToken.statusCode).toBe(401);
    await toNextTide();
    await look();
    expect(app.mails).toHaveLength(1);
  });

  test("are not ended by a link that nobody was mailed", async () => {
    const { token } = await watcher();
    await want(token, true);
    const answer = await app.call(stopReminderMails, { body: { token: "x".repeat(43) } });
    expect(answer.json()).toMatchObject({ code: "link_invalid" });
    expect(await app.me(token)).toMatchObject({ reminder_mails: true });
    await want(token, false);
  });

  test("rest while no plan is running", async () => {
    const { token } = await watcher();
    await want(token, true);
    await app.moveDays(8);
    await toNextTide();
    await look();
    expect(app.mails).toEqual([]);
  });
});
