import { randomUUID } from "node:crypto";
import { catchChanges, importCatches } from "@striper/contract/catch-sync";
import { editCatch, removeCatch } from "@striper/contract/catches";
import { hour } from "@striper/marine/time";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Angler, CatchesApp } from "#server/testing/apps/catches-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";

/*
 * Adds a field to the contract and the database, and checks that it works everywhere on the server.
 */

const lure_color = "olive";
const entry = { species: "Striped Bass", date_caught: "2026-06-13T08:30:00Z", lure_color };

let app: CatchesApp;
let owner: Angler;
let parts: Awaited<ReturnType<typeof serverWithLure>>;

/** Loads all modules again with one more field. */
async function serverWithLure() {
  vi.resetModules();
  const fields = await import("@striper/contract/catch-fields");
  Object.assign(fields.catchFields, { lure_color: fields.addedLater(fields.line(40)) });
  return {
    ...(await import("#server/testing/apps/catches-app.ts")),
    ...(await import("#server/testing/archives.ts")),
  };
}

beforeAll(async () => {
  parts = await serverWithLure();
  app = await parts.openCatchesApp();
  await app.orm.execute(sql`alter table catches add column lure_color text`);
  owner = await app.join();
});
afterAll(async () => {
  await app.close();
  vi.resetModules();
});

const lureOf = async (by: SignedIn, id: string): Promise<unknown> => {
  const { rows } = await app.orm.execute(
    sql`select lure_color from catches where account_id = ${by.accountId} and id = ${id}`,
  );
  return rows[0]?.["lure_color"];
};

test("the field is logged, listed, edited and synced to other devices", async () => {
  const record = await owner.log(entry);
  expect(record).toHaveProperty("lure_color", lure_color);
  expect(await owner.mine()).toMatchObject([{ lure_color }]);
  const changed = await app.call(editCatch, {
    by: owner,
    params: { catch_id: record.catch_id },
    body: { ...entry, lure_color: "bone", revision: 1 },
  });
  expect(changed.json()).toMatchObject({ catch: { lure_color: "bone", revision: 2 } });
  const changes = await app.call(catchChanges, { by: owner });
  expect(changes.json()).toMatchObject({ catches: [{ lure_color: "bone" }] });
});

test("a table import stores the field, and refuses a value that is too long", async () => {
  const catch_id = randomUUID();
  const send = (color: string) =>
    app.call(importCatches, {
      by: owner,
      body: { catches: [{ ...entry, catch_id, lure_color: color }] },
    });
  expect((await send("x".repeat(41))).statusCode).toBe(400);
  expect((await send(lure_color)).json()).toMatchObject({ added: [catch_id] });
  expect(await lureOf(owner, catch_id)).toBe(lure_color);
  expect((await send("chartreuse")).json()).toMatchObject({ refused: [catch_id] });
});

test("an export contains the field, also as CSV, and restores it in another account", async () => {
  const angler = await app.join();
  const { catch_id } = await angler.log(entry);
  const archive = await parts.exportArchive(app.exporters, angler.accountId);
  const table = (await parts.unzip(archive)).get("catches/catches.csv")?.toString() ?? "";
  const [head = "", first = ""] = table.split("\r\n");
  expect(first.split(",")[head.split(",").indexOf("lure_color")]).toBe(lure_color);
  const other = await app.join();
  await parts.restoreInto([app.catches.importer], other.accountId, archive);
  expect(await lureOf(other, catch_id)).toBe(lure_color);
});

test("erasing a catch erases the field", async () => {
  const { catch_id } = await owner.log(entry);
  await app.call(removeCatch, { by: owner, params: { catch_id } });
  app.moveTime(25 * hour);
  await app.runJob("catches-erase");
  expect(await lureOf(owner, catch_id)).toBeNull();
});

test("a catch without the field keeps its earlier content hash", async () => {
  const sent = { species: "Cod", date_caught: "2026-06-13T08:30:00Z" };
  const { accountId, log } = await app.join();
  await log(sent);
  const { rows } = await app.orm.execute(
    sql`select encode(content_hash, 'hex') as hash from catches where account_id = ${accountId}`,
  );
  // Hash of this request in the version before the field was added.
  expect(rows).toEqual([
    { hash: "8615d386a9f4a7638771daf2896052a7646271b2420f96cf9554fe24d5f6d207" },
  ]);
});
