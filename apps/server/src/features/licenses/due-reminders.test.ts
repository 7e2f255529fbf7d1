import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { dueLicenses } from "#server/features/licenses/due-reminders.ts";
import { editLicense } from "#server/features/licenses/edit-license.ts";
import { licenses } from "#server/features/licenses/licenses.table.ts";
import { openFeatureApp } from "#server/testing/apps/feature-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";
import { takeAll } from "#server/testing/take-reminders.ts";

let accountId: string;
const app = await sharedByFile(openFeatureApp());
beforeEach(async () => {
  ({ accountId } = await app.join());
});

const longAgo = Date.UTC(2026, 0, 1);

async function add(parts: Partial<typeof licenses.$inferInsert> = {}): Promise<string> {
  const id = randomUUID();
  await app.database.orm.insert(licenses).values({
    accountId,
    id,
    licenseType: "saltwater",
    issuer: "MA",
    licenseNumber: "A-12345",
    expiryDate: "2026-12-31",
    uploadedAt: longAgo,
    updatedAt: longAgo,
    ...parts,
  });
  return id;
}
/** Returns the account's due reminders; each is returned once. */
async function due(time: string) {
  const found = await takeAll(dueLicenses(), app.database.orm, Date.parse(time));
  return found.filter((reminder) => reminder.accountId === accountId);
}
/** Marks the row as changed. */
const lookAgain = () =>
  app.database.pool.query("update licenses set remind_at = '1970-01-01Z' where account_id = $1", [
    accountId,
  ]);

describe("a license", () => {
  // The days are tested with the rules. 9 a.m. in Boston is 13:00 UTC in summer and 14:00 in
  // winter.
  test.each([
    ["sixty days before", "2026-11-01T14:00:00Z", "in 60 days"],
    ["on its last day", "2026-12-31T14:00:00Z", "today"],
  ])("is told of %s, from nine in the morning in Boston on", async (_, nine, when) => {
    await add();
    const at = Date.parse(nine);
    expect(await due(new Date(at - 1).toISOString())).toEqual([]);
    const [reminder, ...more] = await due(nine);
    expect(more).toEqual([]);
    expect(reminder).toMatchObject({
      dueAt: at,
      subject: `Your MA saltwater license expires ${when}`,
    });
    expect(await due(nine)).toEqual([]);
    const lateInTheDay = new Date(at + 14 * 3_600_000).toISOString();
    await lookAgain();
    expect(await due(lateInTheDay)).toEqual([reminder]);
    await lookAgain();
    expect(await due(new Date(at + 15 * 3_600_000).toISOString())).toEqual([]);
  });

  test.each([
    ["without a last day", { expiryDate: null }],
    ["that is not to be reminded of", { reminders: false }],
    ["on another day", { expiryDate: "2027-01-01" }],
    ["that was entered later that morning", { updatedAt: Date.UTC(2026, 11, 24, 14, 30) }],
  ])("%s is not told of", async (_, parts) => {
    await add(parts);
    expect(await due("2026-12-24T15:00:00Z")).toEqual([]);
  });

  test("with a new last day has reminders again", async () => {
    const id = await add();
    const [first] = await due("2026-12-24T15:00:00Z");
    expect(first?.key).toBe(`license/${id}/2026-12-31/7`);
    const edit = {
      licenseType: "saltwater",
      issuer: "MA",
      licenseNumber: null,
      notes: null,
    } as const;
    const changed = { ...edit, expiryDate: "2027-12-31", reminders: true };
    await editLicense(app, { accountId, licenseId: id }, changed);
    expect((await due("2027-12-24T15:00:00Z"))[0]?.key).toBe(`license/${id}/2027-12-31/7`);
  });
});
