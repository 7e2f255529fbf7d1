import { updateProfile } from "@striper/contract/accounts";
import { minute } from "@striper/marine/time";
import { beforeEach, expect, test } from "vitest";
import { codeOf, openAccountsApp } from "#server/testing/accounts-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openAccountsApp());
beforeEach(() => app.moveTime(minute));

const update = (token: string, body: object) => app.call(updateProfile, { token, body });

// SPEC 7.6
test("only the given fields change", async () => {
  const { token } = await app.join();
  const before = (await app.me(token)).json();
  const renamed = await update(token, { display_name: "  Captain Ann ", light_mode: "night_red" });
  expect(renamed.json()).toMatchObject({ success: true, message: "Your profile is saved." });
  const preferences = { units: "us", light_mode: "night_red" };
  const after = { ...before, display_name: "Captain Ann", preferences };
  expect((await app.me(token)).json()).toEqual(after);
  await update(token, { units: "metric" });
  expect((await app.me(token)).json().preferences).toEqual({ ...preferences, units: "metric" });
});

test.each([
  { display_name: "" },
  { display_name: "   " },
  { display_name: "x".repeat(81) },
  { display_name: "Ann\r\nset-cookie: a=b" },
  { display_name: "Ann\u0000" },
  { display_name: "Ann\u2028Bob" },
  { email: "ann" },
  { email: "ann@example.com\r\nbcc: everyone@example.com" },
  { units: "imperial" },
  { light_mode: "disco" },
  { role: "admin" },
  { trial_end_date: "2099-01-01T00:00:00Z" },
])("%j is refused and nothing is saved", async (body) => {
  const { token } = await app.join();
  const before = (await app.me(token)).json();
  const answer = await update(token, { units: "metric", ...body });
  expect([answer.statusCode, codeOf(answer)]).toEqual([400, "invalid_request"]);
  expect((await app.me(token)).json()).toEqual(before);
});

test("nobody else's profile changes", async () => {
  const [person, other] = [await app.join(), await app.join()];
  await update(person.token, { display_name: "Somebody Else" });
  expect((await app.me(other.token)).json().display_name).toBe(other.display_name);
});
