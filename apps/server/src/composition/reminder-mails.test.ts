import { currentUser, stopReminderMails, updateProfile } from "@striper/contract/accounts";
import { beforeEach, describe, expect, test } from "vitest";
import { openBillingApp, publicUrl } from "#server/testing/billing/billing-app.ts";
import { joinWatcher, moveToNextTide } from "#server/testing/billing/tide-watcher.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openBillingApp(undefined));
beforeEach(() => {
  app.mails.length = 0;
});

const want = (token: string, reminder_mails: boolean) =>
  app.call(updateProfile, { token, body: { reminder_mails } });
const look = () => app.runJob("reminders");

const watcher = () => joinWatcher(app);

const toNextTide = () => moveToNextTide(app);

describe("reminders by mail", () => {
  // SPEC 2.39
  test("go to the account's address once they are turned on, each once", async () => {
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

  test("stop with the link of any of them, without a sign-in, even when it is used twice", async () => {
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

  test("store no row for their link, and stop with a stored link of an earlier version", async () => {
    const { token, accountId } = await watcher();
    await want(token, true);
    await toNextTide();
    await look();
    const { rows } = await app.database.pool.query(
      "select 1 from one_time_tokens where account_id = $1",
      [accountId],
    );
    expect([app.mails.length, rows]).toEqual([1, []]);
    const stored = "y".repeat(43);
    await app.database.pool.query(
      `insert into one_time_tokens (token_hash, purpose, account_id, expires_at)
         values (sha256(convert_to($1, 'UTF8')), 'stop_reminders', $2, $3)`,
      [stored, accountId, new Date(app.now() + 1000)],
    );
    const answer = await app.call(stopReminderMails, { body: { token: stored } });
    expect(answer.json()).toMatchObject({ success: true });
    expect(await app.me(token)).toMatchObject({ reminder_mails: false });
  });

  test("pause while no plan is running", async () => {
    const { token } = await watcher();
    await want(token, true);
    await app.moveDays(8);
    await toNextTide();
    await look();
    expect(app.mails).toEqual([]);
  });
});
