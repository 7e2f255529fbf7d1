import { randomBytes, randomUUID } from "node:crypto";
import {
  currentUser,
  exportData,
  importData,
  signUp,
  updateProfile,
} from "@striper/contract/accounts";
import { createChat, sendChatMessage } from "@striper/contract/assistant";
import { saveTrip } from "@striper/contract/catch-sync";
import { logCatch, uploadCatchPhoto } from "@striper/contract/catches";
import type { Endpoint } from "@striper/contract/endpoint";
import { addLicenseImage, editLicense, uploadLicense } from "@striper/contract/licenses";
import { addFavorite, saveHomeWater, saveOwnSpot } from "@striper/contract/spots";
import { saveAlert } from "@striper/contract/tides";
import * as fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { createMasterKeys, masterKeyOf } from "#server/platform/blob-storage/master-keys.ts";
import { createFolderStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import { makeTemporaryFolder } from "#server/platform/blob-storage/testing/temporary-folder.ts";
import { phonePhoto } from "#server/platform/images/testing/sample-images.ts";
import { unzip } from "#server/testing/archives.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import type { TestApp } from "#server/testing/test-app.ts";
import { callEndpoint } from "#server/testing/call-endpoint.ts";
import type { EndpointCall } from "#server/testing/call-endpoint.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let app: TestApp;
let picture: Buffer;
const folder = makeTemporaryFolder();
const blobs = createFolderStorage(folder.path, createMasterKeys(masterKeyOf(randomBytes(32))));
/** Advances with every call, so that no two entries share a second. */
let time = Date.UTC(2026, 5, 13, 9);
const clock = { now: () => time };

beforeAll(async () => {
  database = await openTestDatabase();
  const { orm } = database;
  app = createTestApp({ database, orm, blobs, clock, temporaryFolder: folder.path });
  picture = await phonePhoto({ width: 300, height: 200 });
});
afterAll(async () => {
  await app.server.close();
  await database.close();
  folder.remove();
});

async function call(endpoint: Endpoint, options: EndpointCall = {}) {
  time += 1000;
  const [a, b] = randomBytes(2);
  const answer = await callEndpoint(app.server, endpoint, {
    ...options,
    remoteAddress: `10.2.${a}.${b}`,
  });
  if (answer.statusCode !== 200) throw new Error(`${endpoint.path}: ${answer.body}`);
  return answer;
}

const zipped = { "content-type": "application/zip" };

async function join(): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  const payload = { email, password: "a tide of stripers", display_name: "Ann" };
  return (await call(signUp, { body: payload })).json<{ token: string }>().token;
}

async function send(endpoint: Endpoint, token: string, name: string, fields: object, params = {}) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, String(value));
  form.set(name, new File([new Uint8Array(picture)], "photo.jpg"));
  return call(endpoint, { token, params, form });
}

const line = fc.stringMatching(/^[A-Za-zéß漢🐟,"';<&-]{1,30}$/u);
const tenths = fc.integer({ min: 60, max: 500 }).map((tenth) => tenth / 10);
const position = fc.record({
  latitude: fc.integer({ min: 4200, max: 4280 }).map((value) => value / 100),
  longitude: fc.integer({ min: -7100, max: -7000 }).map((value) => value / 100),
});
const few = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 2 });

const accountContent = fc.record({
  trips: few(fc.record({ notes: line, position })),
  spots: few(fc.record({ name: line, position, notes: line })),
  catches: few(
    fc.record({
      species: fc.constantFrom("Striped Bass", "Cod", "Other"),
      length_inches: tenths,
      notes: line,
      position,
    }),
  ),
  licenses: few(
    fc.record({
      license_type: fc.constantFrom("saltwater", "fishing"),
      license_number: line,
      expiry_date: fc.constantFrom("2026-12-31", "2027-02-28"),
      notes: line,
    }),
  ),
  alerts: few(fc.constantFrom("high", "low")),
  questions: few(fc.constantFrom("sunrise", "what's the limit on striped bass?")),
  units: fc.constantFrom("us", "metric"),
  light_mode: fc.constantFrom("auto", "night_red"),
  reminder_mails: fc.boolean(),
});
type Content = typeof accountContent extends fc.Arbitrary<infer Value> ? Value : never;

async function writeLog(token: string, { trips, catches }: Content): Promise<void> {
  for (const trip of trips) {
    const payload = { ...trip, started_at: "2026-06-13T08:00:00Z", revision: null };
    await call(saveTrip, { token, params: { trip_id: randomUUID() }, body: payload });
  }
  for (const payload of catches) {
    const photo = await send(uploadCatchPhoto, token, "photo", {});
    const { photo_url } = photo.json<{ photo_url: string }>();
    await call(logCatch, { token, body: { ...payload, photo_url } });
  }
}

async function writeWallet(token: string, { licenses }: Content): Promise<void> {
  for (const license of licenses) {
    const stored = await send(uploadLicense, token, "file", license);
    const { license_id } = stored.json<{ license: { license_id: string } }>().license;
    await send(addLicenseImage, token, "file", {}, { license_id });
    const payload = { ...license, reminders: false };
    await call(editLicense, { token, params: { license_id }, body: payload });
  }
}

async function write(token: string, content: Content): Promise<void> {
  await writeLog(token, content);
  await writeWallet(token, content);
  for (const [rank, payload] of content.spots.entries()) {
    const spot_id = randomUUID();
    await call(saveOwnSpot, { token, params: { spot_id }, body: payload });
    await call(addFavorite, { token, params: { spot_id } });
    await call(saveHomeWater, { token, params: { water_id: spot_id }, body: { rank } });
  }
  for (const event of content.alerts) {
    const level = { height_feet: null, direction: null, lead_minutes: 60, is_active: true };
    const payload = { station: "8443970", event, ...level };
    await call(saveAlert, { token, params: { alert_id: randomUUID() }, body: payload });
  }
  for (const message of content.questions) {
    const { session_id } = (await call(createChat, { token })).json<{ session_id: string }>();
    await call(sendChatMessage, { token, body: { session_id, message } });
  }
  const { units, light_mode, reminder_mails } = content;
  await call(updateProfile, { token, body: { units, light_mode, reminder_mails } });
}

const json = z.record(z.string(), z.unknown());
/** Ignores the order of lists and the encoding of images. */
async function contentOf(path: string, bytes: Buffer): Promise<unknown> {
  if (path.endsWith(".webp")) {
    const { width, height, format } = await sharp(bytes).metadata();
    return { width, height, format };
  }
  if (path.endsWith(".csv")) return String(bytes).split("\n").toSorted();
  if (path.endsWith(".gpx")) return String(bytes).split("<wpt").toSorted();
  const lists = Object.entries(json.parse(JSON.parse(String(bytes))));
  return lists.map(([name, list]) => [
    name,
    Array.isArray(list) ? list.map((entry) => JSON.stringify(entry)).toSorted() : list,
  ]);
}

/** Not compared: the account's identity and times of creation. */
const ownFiles = new Set(["README.txt", "account.json"]);

async function exported(token: string) {
  const { rawPayload } = await call(exportData, { token });
  const files = new Map<string, unknown>();
  for (const [path, bytes] of await unzip(rawPayload))
    if (!ownFiles.has(path)) files.set(path, await contentOf(path, bytes));
  return { rawPayload, files };
}

const settingsOf = async (token: string) => {
  const { preferences, reminder_mails } = (await call(currentUser, { token })).json<
    Record<string, unknown>
  >();
  return { preferences, reminder_mails };
};

const countedOf = (content: Content) => ({
  catches_added: content.catches.length,
  trips_added: content.trips.length,
  photos_added: content.catches.length,
  own_spots_added: content.spots.length,
  favorites_added: content.spots.length,
  home_waters_added: content.spots.length,
  licenses_added: content.licenses.length,
  license_images_added: 2 * content.licenses.length,
  tide_alerts_added: content.alerts.length,
  chats_added: content.questions.length,
  rejected: [],
});

test("a new account has everything after importing another's export, with each kind counted", async () => {
  await fc.assert(
    fc.asyncProperty(accountContent, async (content) => {
      const token = await join();
      await write(token, content);
      const before = await exported(token);
      const newToken = await join();
      const archive = { token: newToken, headers: zipped, body: before.rawPayload };
      const taken = (await call(importData, archive)).json<Record<string, unknown>>();
      expect(taken).toMatchObject({ ...countedOf(content), already_present: 0 });
      const after = await exported(newToken);
      expect(after.files).toEqual(before.files);
      expect(await settingsOf(newToken)).toEqual(await settingsOf(token));
      const again = (await call(importData, archive)).json<Record<string, unknown>>();
      const added = Object.entries(again).filter(([name]) => /_added|_restored/u.test(name));
      expect(added.every(([, count]) => count === 0)).toBe(true);
    }),
    { numRuns: 3 },
  );
});

test("an older account keeps its settings, and stopped mails do not start again", async () => {
  const token = await join();
  await call(updateProfile, { token, body: { units: "metric", reminder_mails: true } });
  const { rawPayload } = await exported(token);
  const changed = { units: "us", reminder_mails: false };
  await call(updateProfile, { token, body: changed });
  const archive = { token, headers: zipped, body: rawPayload };
  expect((await call(importData, archive)).json()).toMatchObject({ settings_restored: 0 });
  expect(await settingsOf(token)).toMatchObject({ reminder_mails: false });
});

test("contacts of float plans are listed as not imported, because only they can agree", async () => {
  const token = await join();
  const other = await join();
  const { user_id } = (await call(currentUser, { token })).json<{ user_id: string }>();
  await database.pool.query(
    `insert into float_plan_contacts (account_id, id, name, email, asked_at, confirmed_at)
     values ($1, $2, 'Dad', 'dad@example.com', now(), now())`,
    [user_id, randomUUID()],
  );
  const { rawPayload } = await exported(token);
  const archive = { token: other, headers: zipped, body: rawPayload };
  expect((await call(importData, archive)).json()).toMatchObject({
    rejected: [
      { entry: "Dad", reason: "has to agree again. Add this contact again under Float Plans." },
    ],
  });
  const { rows } = await database.pool.query(
    "select 1 from float_plan_contacts where name = 'Dad'",
  );
  expect(rows).toHaveLength(1);
});
