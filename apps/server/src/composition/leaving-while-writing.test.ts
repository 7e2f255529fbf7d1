import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { deleteAccount, importData, signUp } from "@striper/contract/accounts";
import { createChat, removeChat, sendChatMessage } from "@striper/contract/assistant";
import { saveTrip } from "@striper/contract/catch-sync";
import { logCatch, uploadCatchPhoto } from "@striper/contract/catches";
import type { Endpoint } from "@striper/contract/endpoint";
import { saveFloatPlanContact } from "@striper/contract/float-plans";
import { addLicenseImage, removeLicense, uploadLicense } from "@striper/contract/licenses";
import { saveOwnSpot } from "@striper/contract/spots";
import { saveAlert } from "@striper/contract/tides";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMasterKeys, masterKeyOf } from "#server/platform/blob-storage/master-keys.ts";
import { createFolderStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import { makeTemporaryFolder } from "#server/platform/blob-storage/testing/temporary-folder.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import { phonePhoto } from "#server/platform/images/testing/sample-images.ts";
import { zip } from "#server/testing/archives.ts";
import { callEndpoint, type EndpointCall } from "#server/testing/call-endpoint.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let app: TestApp;
let picture: Buffer;
const folder = makeTemporaryFolder();
const blobs = createFolderStorage(folder.path, createMasterKeys(masterKeyOf(randomBytes(32))));
beforeAll(async () => {
  database = await openTestDatabase();
  const { orm } = database;
  app = createTestApp({ database, orm, blobs, clock: systemClock, temporaryFolder: folder.path });
  picture = await phonePhoto({ width: 300, height: 200 });
});
afterAll(async () => {
  await app.server.close();
  await database.close();
  folder.remove();
});

const call = (endpoint: Endpoint, options: EndpointCall = {}) => {
  const [a, b] = randomBytes(2);
  return callEndpoint(app.server, endpoint, { ...options, remoteAddress: `10.3.${a}.${b}` });
};

async function join(): Promise<{ token: string; accountId: string }> {
  const body = {
    email: `${randomUUID()}@example.com`,
    password: "many stripers",
    display_name: "A",
  };
  const { token, user_id } = signUp.response.parse((await call(signUp, { body })).json());
  return { token, accountId: user_id };
}

function formOf(name: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set(name, new Blob([new Uint8Array(picture)]), "a.jpg");
  return form;
}

const at = "2026-06-13T09:00:00Z";
const archiveOf = (count: number): Promise<Buffer> =>
  zip({
    "account.json": JSON.stringify({ format: "striper-conditions-export", version: 1 }),
    "assistant/chats.json": JSON.stringify({
      chats: Array.from({ length: count }, (_, index) => ({
        started_at: new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString(),
        messages: [{ role: "user", content: "tide?", timestamp: at }],
      })),
    }),
  });

/** Starts every kind of write for an account, each twice. */
async function writes(token: string, archive: Buffer) {
  const open = await call(createChat, { token });
  const { session_id } = open.json<{ session_id: string }>();
  const upload = () => ({ token, form: formOf("file", { license_type: "saltwater" }) });
  const license = (await call(uploadLicense, upload())).json<{ license: { license_id: string } }>();
  const licenseParams = { license_id: license.license.license_id };
  const one = () => [
    call(logCatch, { token, body: { species: "Scup", date_caught: at } }),
    call(saveTrip, {
      token,
      params: { trip_id: randomUUID() },
      body: { started_at: at, revision: null },
    }),
    call(uploadCatchPhoto, { token, form: formOf("photo") }),
    call(uploadLicense, upload()),
    call(addLicenseImage, { token, params: licenseParams, form: formOf("file") }),
    call(saveOwnSpot, {
      token,
      params: { spot_id: randomUUID() },
      body: { name: "n", position: { latitude: 42, longitude: -71 } },
    }),
    call(saveFloatPlanContact, {
      token,
      params: { contact_id: randomUUID() },
      body: { name: "Bo", email: `${randomUUID()}@example.com` },
    }),
    call(saveAlert, {
      token,
      params: { alert_id: randomUUID() },
      body: {
        station: "8443970",
        event: "high",
        height_feet: null,
        direction: null,
        lead_minutes: 30,
        is_active: true,
      },
    }),
    call(sendChatMessage, { token, body: { session_id, message: "sunset" } }),
    call(importData, { token, headers: { "content-type": "application/zip" }, body: archive }),
  ];
  return { run: () => [...one(), ...one()], session_id, licenseParams };
}

async function rowsOf(accountId: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ table: string }>(
    `select table_name as table from information_schema.columns
     where table_schema = 'public' and column_name = 'account_id'`,
  );
  const left: string[] = [];
  for (const { table } of rows) {
    const found = await database.pool.query(
      `select 1 from "${table}" where account_id = $1 limit 1`,
      [accountId],
    );
    if (found.rows.length > 0) left.push(table);
  }
  return left;
}

test.each([0, 5, 20, 60, 150])(
  "an account deleted %i ms after its other requests began leaves no row and makes no fault",
  async (afterMs) => {
    const { token, accountId } = await join();
    const { run } = await writes(token, await archiveOf(100));
    const running = run();
    await delay(afterMs);
    const deleted = await call(deleteAccount, { token, body: { password: "many stripers" } });
    expect(deleted.statusCode).toBe(200);
    const answers = await Promise.all(running);
    expect(answers.filter(({ statusCode }) => statusCode === 500).map(({ body }) => body)).toEqual(
      [],
    );
    expect(await rowsOf(accountId)).toEqual(["deleted_accounts"]);
  },
);

test("deleting a chat or a license during an addition causes no fault", async () => {
  for (const afterMs of [0, 3, 8, 15, 30, 60]) {
    const { token } = await join();
    const { session_id, licenseParams } = await writes(token, await archiveOf(1));
    const running = [
      call(sendChatMessage, { token, body: { session_id, message: "sunset" } }),
      call(addLicenseImage, { token, params: licenseParams, form: formOf("file") }),
    ];
    await delay(afterMs);
    await call(removeChat, { token, params: { session_id } });
    await call(removeLicense, { token, params: licenseParams });
    const answers = await Promise.all(running);
    expect(answers.filter(({ statusCode }) => statusCode === 500).map(({ body }) => body)).toEqual(
      [],
    );
  }
});
