import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { ExportedFile } from "#server/platform/account-data/ports.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import { openLicensesApp } from "#server/testing/apps/licenses-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openLicensesApp());

async function exported({ accountId }: SignedIn): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const options = { includePositions: true };
  for await (const file of app.exporter.entries(accountId, options))
    files.set(file.path, await contentOf(file));
  return files;
}
async function contentOf({ content }: ExportedFile): Promise<Buffer> {
  if (typeof content !== "function") return Buffer.from(content);
  return buffer(Readable.from(await content()));
}

test("an export contains the account's licenses with decrypted images, and nobody else's", async () => {
  const [ann, bob] = [await app.join(), await app.join()];
  const fields = { license_type: "saltwater", license_number: "MA-1", expiry_date: "2026-12-31" };
  const { license_id } = await app.store(ann, { fields });
  await app.store(bob);
  const files = await exported(ann);
  const image = `licenses/${license_id}/1.webp`;
  expect([...files.keys()]).toEqual(["licenses/licenses.json", image]);
  expect(JSON.parse(String(files.get("licenses/licenses.json")))).toEqual({
    licenses: [
      {
        license_id,
        ...fields,
        issuer: null,
        notes: null,
        reminders: true,
        upload_date: "2026-06-13T09:00:00Z",
        images: [image],
      },
    ],
  });
  expect(await sharp(files.get(image)).metadata()).toMatchObject({ format: "webp", width: 40 });
});

test("deleting an account deletes its rows and files, and no others", async () => {
  const [ann, bob] = [await app.join(), await app.join()];
  await app.store(ann);
  const theirs = await app.store(bob);
  await app.database.pool.query("delete from accounts where id = $1", [ann.accountId]);
  await app.licenses.removeFiles(ann.accountId);
  await app.licenses.removeFiles(ann.accountId);
  expect(app.folder.files().some((path) => path.includes(ann.accountId))).toBe(false);
  expect(await app.list(bob)).toEqual([theirs]);
  expect(await app.list(ann)).toEqual([]);
});
