import { randomBytes } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { signUp } from "@striper/contract/accounts";
import { analytics } from "@striper/contract/admin";
import { uploadCatchPhoto } from "@striper/contract/catches";
import type { Endpoint } from "@striper/contract/endpoint";
import { uploadLicense } from "@striper/contract/licenses";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMasterKeys, masterKeyOf } from "#server/platform/blob-storage/master-keys.ts";
import { createFolderStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import { makeTemporaryFolder } from "#server/platform/blob-storage/testing/temporary-folder.ts";
import { phonePhoto } from "#server/platform/images/testing/sample-images.ts";
import { callEndpoint } from "#server/testing/call-endpoint.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import type { TestApp } from "#server/testing/test-app.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let app: TestApp;
const [stored, temporary] = [makeTemporaryFolder(), makeTemporaryFolder()];
const blobs = createFolderStorage(stored.path, createMasterKeys(masterKeyOf(randomBytes(32))));

beforeAll(async () => {
  database = await openTestDatabase();
  const { orm } = database;
  app = createTestApp({ database, orm, blobs, temporaryFolder: temporary.path });
});
afterAll(async () => {
  await app.server.close();
  await database.close();
  stored.remove();
  temporary.remove();
});

async function joinAsAdmin(): Promise<string> {
  const body = { email: "olga@example.com", password: "a tide of stripers", display_name: "Olga" };
  const { token } = (await callEndpoint(app.server, signUp, { body })).json<{ token: string }>();
  await database.pool.query("update accounts set role = 'admin'");
  return token;
}

async function send(endpoint: Endpoint, token: string, name: string, fields = {}): Promise<void> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  const picture = await phonePhoto({ width: 300, height: 200 });
  form.set(name, new File([new Uint8Array(picture)], "photo.jpg"));
  const answer = await callEndpoint(app.server, endpoint, { token, form });
  if (answer.statusCode !== 200) throw new Error(`${endpoint.path}: ${answer.body}`);
}

async function countedFor(token: string): Promise<unknown> {
  const answer = await callEndpoint(app.server, analytics, { token });
  return analytics.response.parse(answer.json()).files_bytes;
}

const bytesOnDisk = (): number =>
  readdirSync(stored.path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

test("an admin is told the bytes of photos and licenses as soon as they are stored", async () => {
  const token = await joinAsAdmin();
  expect(await countedFor(token)).toBe(0);
  await send(uploadCatchPhoto, token, "photo");
  const withPhoto = await countedFor(token);
  expect(withPhoto).toBe(bytesOnDisk());
  expect(withPhoto).toBeGreaterThan(1000);
  const license = { license_type: "saltwater", license_number: "MA-4402917" };
  await send(uploadLicense, token, "file", license);
  expect(await countedFor(token)).toBe(bytesOnDisk());
  expect(await countedFor(token)).toBeGreaterThan(Number(withPhoto));
});
