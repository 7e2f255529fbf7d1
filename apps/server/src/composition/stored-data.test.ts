import { randomBytes, randomUUID } from "node:crypto";
import { deleteAccount, exportData, importData, signUp } from "@striper/contract/accounts";
import type { CatchRecord } from "@striper/contract/catch-records";
import { catchChanges, saveTrip } from "@striper/contract/catch-sync";
import { logCatch, logQuickCatch, uploadCatchPhoto } from "@striper/contract/catches";
import type { Endpoint } from "@striper/contract/endpoint";
import { addFavorite, saveHomeWater, saveOwnSpot } from "@striper/contract/spots";
import { listAlerts, saveAlert } from "@striper/contract/tides";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMasterKeys, masterKeyOf } from "#server/platform/blob-storage/master-keys.ts";
import { createFolderStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import { makeTemporaryFolder } from "#server/platform/blob-storage/testing/temporary-folder.ts";
import { phonePhoto } from "#server/platform/images/testing/sample-images.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { callEndpoint } from "#server/testing/call-endpoint.ts";
import type { EndpointCall } from "#server/testing/call-endpoint.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let app: TestApp;
const folder = makeTemporaryFolder();
const blobs = createFolderStorage(folder.path, createMasterKeys(masterKeyOf(randomBytes(32))));

beforeAll(async () => {
  database = await openTestDatabase();
  app = createTestApp({ database, orm: database.orm, blobs, temporaryFolder: folder.path });
});
afterAll(async () => {
  await app.server.close();
  await database.close();
  folder.remove();
});

const call = (endpoint: Endpoint, options?: EndpointCall) =>
  callEndpoint(app.server, endpoint, options);

async function join(name: string): Promise<string> {
  const payload = {
    email: `${name}@example.com`,
    password: `a tide of ${name}s`,
    display_name: name,
  };
  return (await call(signUp, { body: payload })).json<{ token: string }>().token;
}

async function upload(token: string): Promise<LightMyRequestResponse> {
  const form = new FormData();
  form.set("photo", new File([await phonePhoto({ width: 300, height: 200 })], "fish.jpg"));
  return call(uploadCatchPhoto, { token, form });
}

async function logOf(token: string): Promise<unknown> {
  const answer = await call(catchChanges, { token });
  const { catches, trips } = answer.json<{ catches: CatchRecord[]; trips: unknown[] }>();
  return { catches: catches.toSorted((a, b) => a.catch_id.localeCompare(b.catch_id)), trips };
}

const tables = [
  "catches",
  "catch_logs",
  "catch_trips",
  "catch_photos",
  "own_spots",
  "favorite_spots",
  "home_waters",
  "tide_alerts",
];
async function rows(): Promise<number> {
  const counts = tables.map((table) => `(select count(*) from ${table})`).join(" + ");
  const { rows: found } = await database.pool.query<{ rows: string }>(`select ${counts} as rows`);
  return Number(found[0]?.rows);
}

async function files(): Promise<number> {
  let count = 0;
  for await (const _ of blobs.space("catches").list()) count += 1;
  return count;
}

const reminder = {
  station: "8443970",
  event: "low",
  height_feet: null,
  direction: null,
  lead_minutes: 60,
  is_active: true,
};

test("export, deletion of the account and import into a new one give the identical log", async () => {
  const token = await join("angler");
  const trip_id = randomUUID();
  const spot_id = randomUUID();
  const position = { latitude: 42.35, longitude: -70.95 };
  const trip = { started_at: "2026-06-13T08:00:00Z", revision: null };
  await call(saveTrip, { token, params: { trip_id }, body: trip });
  await call(saveOwnSpot, { token, params: { spot_id }, body: { name: "Ledge", position } });
  await call(addFavorite, { token, params: { spot_id } });
  await call(saveHomeWater, { token, params: { water_id: spot_id }, body: { rank: 0 } });
  await call(saveAlert, { token, params: { alert_id: randomUUID() }, body: reminder });
  const { photo_url } = (await upload(token)).json<{ photo_url: string }>();
  const full = {
    species: "Striped Bass",
    length_inches: 29,
    position,
    spot_id,
    trip_id,
    photo_url,
  };
  await call(logCatch, { token, body: full });
  await call(logQuickCatch, { token, body: { species: "Cod", length: 12 } });
  const before = await logOf(token);
  expect(before).toMatchObject({ catches: [{}, {}], trips: [{ trip_id }] });

  const exported = await call(exportData, { token });
  expect(exported.statusCode).toBe(200);
  expect((await call(deleteAccount, { token })).statusCode).toBe(200);
  expect([await rows(), await files()]).toEqual([0, 0]);

  const newToken = await join("returner");
  const answer = await call(importData, {
    token: newToken,
    headers: { "content-type": "application/zip" },
    body: exported.rawPayload,
  });
  expect(answer.json()).toMatchObject({
    catches_added: 2,
    trips_added: 1,
    photos_added: 1,
    already_present: 0,
    rejected: [],
  });
  expect(await logOf(newToken)).toEqual(before);
  expect((await call(listAlerts, { token: newToken })).json()).toMatchObject({
    alerts: [reminder],
  });
});
