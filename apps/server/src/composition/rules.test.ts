import { randomUUID } from "node:crypto";
import { packagedTable } from "@striper/angling/regulations";
import { capabilities } from "@striper/contract/operations";
import { publishRegulations } from "@striper/contract/regulations";
import { expect, test } from "vitest";
import { edited } from "#server/testing/apps/regulations-app.ts";
import { cheapPasswords, createTestApp } from "#server/testing/test-app.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { requesterFor } from "#server/platform/work/fair-queue.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const shipped = packagedTable.version;
const password = "ebb and flood";
const database = await sharedByFile(openTestDatabase());

test("every server of an installation reports the version of the rules in force", async () => {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into accounts (email, email_normalized, display_name, password_hash, role, trial_ends_at)
     values ('a@b', 'a@b', 'Admin', '-', 'admin', now()) returning id`,
  );
  const accountId = rows[0]?.id ?? "";
  const sessionId = randomUUID();
  await database.pool.query(
    `insert into sessions (id, account_id, token_hash, device_name, expires_at)
     values ($1, $2, '\\x00', 'Desk', now() + interval '1 day')`,
    [sessionId, accountId],
  );
  await database.pool.query("update accounts set password_hash = $1", [
    await cheapPasswords.hash(password, requesterFor("desk")),
  ]);
  const account = {
    accountId,
    sessionId,
    role: "admin",
    hasAccess: false,
  } as const;
  const parts = {
    database,
    orm: database.orm,
    authenticator: () => Promise.resolve({ kind: "known", account } as const),
  };
  const [first, second] = [createTestApp(parts), createTestApp(parts)];
  const versionOf = async ({ server }: typeof first): Promise<number> => {
    const answer = await server.inject({ method: "GET", url: capabilities.path });
    const version = capabilities.response.parse(answer.json()).regulations_version;
    // Every answer has the version of the table in force.
    expect(answer.headers["x-rule-table"]).toBe(String(version));
    return version;
  };
  expect([await versionOf(first), await versionOf(second)]).toEqual([shipped, shipped]);
  const publish = (given: string) =>
    first.server.inject({
      method: "POST",
      url: publishRegulations.path,
      headers: { authorization: `Bearer ${"x".repeat(43)}` },
      payload: {
        base_version: shipped,
        note: "A test",
        password: given,
        records: [edited({ notes: "Changed.", verifiedOn: "2026-06-13" })],
      },
    });
  // The password is required each time, however young the session is.
  const refused = await publish("a wrong one");
  expect(refused.json()).toMatchObject({ code: "wrong_password" });
  expect(refused.headers["x-rule-table"]).toBe(String(shipped));
  const published = await publish(password);
  expect(published.statusCode).toBe(200);
  expect(await versionOf(first)).toBe(shipped + 1);
  const third = createTestApp(parts);
  expect(await versionOf(third)).toBe(shipped + 1);
  await Promise.all([first, second, third].map(({ server }) => server.close()));
});
