import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { accounts, oneTimeTokens } from "#server/features/accounts/accounts.table.ts";
import {
  announceFirstAdmin,
  makeFirstAdminLink,
} from "#server/features/accounts/links/first-admin-link.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const now = Date.parse("2026-06-13T12:00:00Z");

const database = await sharedByFile(openTestDatabase());
beforeEach(async () => {
  await database.orm.delete(accounts);
  await database.orm.delete(oneTimeTokens);
});

const dependencies = {
  orm: database.orm,
  clock: { now: () => now },
  publicUrl: "https://striper.example",
};
const makeLink = (): Promise<string | undefined> => makeFirstAdminLink(dependencies);

async function insertAccount(role: "user" | "admin"): Promise<void> {
  await database.orm.insert(accounts).values({
    email: `${role}@striper.example`,
    emailNormalized: `${role}@striper.example`,
    displayName: role,
    passwordHash: "$argon2id$",
    role,
    trialEndsAt: now,
  });
}

const hashOf = (link: string | undefined): Buffer =>
  createHash("sha256")
    .update(new URL(link ?? "").searchParams.get("token") ?? "")
    .digest();

test("the link carries 256 random bits, of which only the hash is stored", async () => {
  const link = await makeLink();
  expect(link).toMatch(/^https:\/\/striper\.example\/claim-admin\?token=[\w-]{43}$/u);
  const stored = await database.orm.select().from(oneTimeTokens);
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ purpose: "first_admin", accountId: null, usedAt: null });
  expect(stored[0]?.tokenHash.equals(hashOf(link))).toBe(true);
  expect(stored[0]?.expiresAt).toBeGreaterThan(now);
});

test("a new start replaces the older link", async () => {
  const older = await makeLink();
  const newer = await makeLink();
  const stored = await database.orm.select().from(oneTimeTokens);
  expect(stored.map(({ tokenHash }) => tokenHash.toString("hex"))).toEqual([
    hashOf(newer).toString("hex"),
  ]);
  expect(newer).not.toBe(older);
});

test("no link is printed once there is an admin, and the earlier one is void", async () => {
  await makeLink();
  await insertAccount("admin");
  expect(await makeLink()).toBeUndefined();
  expect(await database.orm.select().from(oneTimeTokens)).toEqual([]);
});

test("a start prints the link on a terminal or before the first account, and otherwise the command", async () => {
  const printed = (isTerminal: boolean) => announceFirstAdmin(dependencies, isTerminal);
  expect(await printed(false)).toContain("/claim-admin?token=");
  await insertAccount("user");
  const [kept] = await database.orm.select().from(oneTimeTokens);
  expect(await printed(false)).toBe("There is no admin yet. Make one with: npm run admin-link");
  // The earlier link stays valid.
  expect(await database.orm.select().from(oneTimeTokens)).toEqual([kept]);
  expect(await printed(true)).toContain("/claim-admin?token=");
  await insertAccount("admin");
  expect([await printed(false), await printed(true)]).toEqual([undefined, undefined]);
});
