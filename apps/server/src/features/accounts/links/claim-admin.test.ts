import { claimAdmin } from "@striper/contract/accounts";
import { beforeEach, expect, test } from "vitest";
import { makeFirstAdminLink } from "#server/features/accounts/links/first-admin-link.ts";
import { codeOf, openAccountsApp } from "#server/testing/accounts-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openAccountsApp());
beforeEach(async () => {
  await app.database.pool.query("delete from accounts");
  await app.database.pool.query("delete from audit_log");
  app.moveDays(1);
});

async function printedToken(): Promise<string> {
  const publicUrl = "https://striper.example";
  const link = await makeFirstAdminLink({ orm: app.orm, clock: app.clock, publicUrl });
  return new URL(link ?? "").searchParams.get("token") ?? "";
}
const claim = (token: string, link: string) =>
  app.call(claimAdmin, { token, body: { token: link } });

test("the printed link makes the signed-in account an admin, and records it", async () => {
  const person = await app.join();
  const answer = await claim(person.token, await printedToken());
  expect(answer.json()).toMatchObject({ success: true });
  expect((await app.me(person.token)).json().role).toBe("admin");
  const { rows } = await app.database.pool.query(
    "select actor_id, subject_id, action, at from audit_log",
  );
  expect(rows).toEqual([
    {
      actor_id: person.accountId,
      subject_id: person.accountId,
      action: "claim_admin",
      at: new Date(app.now()),
    },
  ]);
});

test("the link makes one admin, even with concurrent claims", async () => {
  const people = [await app.join(), await app.join(), await app.join()];
  const link = await printedToken();
  const answers = await Promise.all(people.map(({ token }) => claim(token, link)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const { rows } = await app.database.pool.query("select 1 from accounts where role = 'admin'");
  expect(rows).toHaveLength(1);
});

test("the link is invalid once there is an admin, and when expired, replaced or guessed", async () => {
  const [person, other] = [await app.join(), await app.join()];
  const replaced = await printedToken();
  const late = await printedToken();
  for (const token of [replaced, "x".repeat(43), person.token])
    expect(codeOf(await claim(person.token, token))).toBe("link_invalid");
  app.moveDays(7);
  expect(codeOf(await claim(person.token, late))).toBe("link_invalid");
  const link = await printedToken();
  await app.database.pool.query("update accounts set role = 'admin' where id = $1", [
    other.accountId,
  ]);
  expect(codeOf(await claim(person.token, link))).toBe("link_invalid");
  expect((await app.me(person.token)).json().role).toBe("user");
});

test("the link is refused without a sign-in, and when malformed", async () => {
  const link = await printedToken();
  expect(codeOf(await app.call(claimAdmin, { body: { token: link } }))).toBe("unauthorized");
  const { token } = await app.join();
  for (const body of [{}, { token: "short" }, { token: link, role: "admin" }])
    expect(codeOf(await app.call(claimAdmin, { token, body }))).toBe("invalid_request");
});

test("the audit log outlives the admin without identifying them", async () => {
  const person = await app.join();
  await claim(person.token, await printedToken());
  await app.database.pool.query("delete from accounts where id = $1", [person.accountId]);
  const { rows } = await app.database.pool.query("select actor_id, subject_id from audit_log");
  expect(rows).toEqual([{ actor_id: null, subject_id: null }]);
});
