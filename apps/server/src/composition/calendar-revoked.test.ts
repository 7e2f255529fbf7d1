import {
  confirmEmailChange,
  confirmPasswordReset,
  endOtherSessions,
  requestPasswordReset,
  undoEmailChange,
  updateProfile,
} from "@striper/contract/accounts";
import { calendarFeed, makeCalendarAddress } from "@striper/contract/calendars";
import { beforeEach, describe, expect, test } from "vitest";
import { openBillingApp } from "#server/testing/billing/billing-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openBillingApp(undefined));
beforeEach(() => {
  app.mails.length = 0;
});

async function makeCalendar(token: string): Promise<() => Promise<number>> {
  const answer = await app.call(makeCalendarAddress, { token });
  const { address } = answer.json<{ address: string }>();
  const params = { token: new URL(address).pathname.split("/").at(-1) ?? "" };
  const read = async () => (await app.call(calendarFeed, { params })).statusCode;
  expect(await read()).toBe(200);
  return read;
}

/** Returns the secret of the newest link to a page. */
async function linkTo(page: string): Promise<string> {
  const ofPage = () => app.mails.findLast(({ link }) => link?.includes(`/${page}?`));
  await expect.poll(ofPage).toBeDefined();
  return new URL(ofPage()?.link ?? "").searchParams.get("token") ?? "";
}
const textOf = (subject: string) => app.mails.find((mail) => mail.subject === subject)?.text;
const says = /private address of your calendar no longer works/u;

describe("the private address of a calendar ends", () => {
  test("with a password reset, and the mail says so", async () => {
    const { token, email } = await app.join();
    const read = await makeCalendar(token);
    await app.call(requestPasswordReset, { body: { email } });
    const body = { token: await linkTo("reset-password"), password: "a whole new tide" };
    expect((await app.call(confirmPasswordReset, { body })).statusCode).toBe(200);
    expect(await read()).toBe(404);
    expect(textOf("Your password was changed")).toMatch(says);
  });

  test("with an undone change of address, and the mail says so", async () => {
    const { token } = await app.join();
    await app.call(updateProfile, { token, body: { email: "thief@example.com" } });
    const undo = await linkTo("undo-email-change");
    const confirm = await linkTo("confirm-email");
    await app.call(confirmEmailChange, { body: { token: confirm } });
    const read = await makeCalendar(token);
    expect((await app.call(undoEmailChange, { body: { token: undo } })).statusCode).toBe(200);
    expect(await read()).toBe(404);
    expect(textOf("Your address was changed back")).toMatch(says);
  });

  test("with the sign-out of all other devices, and the answer says so", async () => {
    const { token } = await app.join();
    const read = await makeCalendar(token);
    const answer = await app.call(endOtherSessions, { token });
    expect(answer.json<{ message: string }>().message).toMatch(says);
    expect(await read()).toBe(404);
    const again = await app.call(endOtherSessions, { token });
    expect(again.json<{ message: string }>().message).not.toMatch(says);
  });
});
