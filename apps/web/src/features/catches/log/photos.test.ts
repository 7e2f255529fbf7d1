import "fake-indexeddb/auto";
import type { PhotoFacts } from "@striper/marine/photos";
import type { ErrorCode } from "@striper/contract/errors";
import { afterEach, expect, test } from "vitest";
import { logDatabase } from "#web/features/catches/log/log-database.ts";
import {
  dropOldPhotos,
  storePhoto,
  photoFile,
  type NewPhoto,
} from "#web/features/catches/log/log-photos.ts";
import { photoFields } from "#web/features/catches/log/log-collection.ts";
import { pushPhotos } from "#web/features/catches/log/push-photos.ts";
import { someId } from "#web/features/catches/log/testing/some-catch.ts";
import { logServerInMemory } from "#web/features/catches/log/testing/log-server-in-memory.ts";
import { scaledSize } from "#web/features/catches/prepare-photo.ts";
import { ApiError, OfflineError } from "#web/platform/api/api-errors.ts";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";

afterEach(() => forgetAccountDatabases("ann"));

const bytes = new Uint8Array([1, 2, 3]).buffer;
const place = { latitude: 42.338_333_333_3, longitude: -70.9 };
const photo = (number: number): NewPhoto => ({
  id: someId(number),
  bytes,
  type: "image/jpeg",
  small: null,
  facts: { takenAt: number * 1000, position: number === 2 ? place : null },
});
const refusal = (status: number, code: ErrorCode) =>
  new ApiError(status, { code, message: "Not a picture.", detail: "", request_id: "r" });

const guard = () => undefined;

async function withPhotos(fails: (photoId: string) => Error | null) {
  const database = logDatabase("ann");
  await storePhoto(database, someId(91), photo(1), 1);
  await storePhoto(database, someId(92), photo(2), 2);
  const sent: string[] = [];
  const told: PhotoFacts[] = [];
  const server = {
    ...logServerInMemory().server,
    sendPhoto: async (photoId: string, _file: Blob, facts: PhotoFacts) => {
      const failure = fails(photoId);
      if (failure !== null) throw failure;
      sent.push(photoId);
      told.push(facts);
    },
  };
  const outcome = await pushPhotos(database, server, guard).then(
    () => "done",
    (error: unknown) => error,
  );
  return { database, sent, told, outcome, rows: await database.photos.orderBy("id").toArray() };
}

test("photos go out in the order in which they were taken", async () => {
  const { sent, rows } = await withPhotos(() => null);
  expect(sent).toEqual([someId(1), someId(2)]);
  expect(rows.map(({ state }) => state)).toEqual(["stored", "stored"]);
});

test("they take along what the camera told, the place where it was agreed to", async () => {
  const { told } = await withPhotos(() => null);
  expect(told.map(photoFields)).toEqual([
    { taken_at: "1970-01-01T00:00:01.000Z", keep_position: null },
    {
      taken_at: "1970-01-01T00:00:02.000Z",
      keep_position: "true",
      latitude: "42.338333",
      longitude: "-70.900000",
    },
  ]);
  const { database } = await withPhotos(() => new OfflineError("gone"));
  // As an earlier version of the app wrote it down.
  await database.photos.toCollection().modify((row) => {
    Reflect.deleteProperty(row, "facts");
  });
  const facts: PhotoFacts[] = [];
  await pushPhotos(
    database,
    {
      ...logServerInMemory().server,
      sendPhoto: async (_id, _file, one) => void facts.push(one),
    },
    guard,
  );
  expect(facts.map(photoFields)).toEqual([
    { taken_at: null, keep_position: null },
    { taken_at: null, keep_position: null },
  ]);
});

// SPEC 8.19
test("one that the server refuses stays here with its word and does not hold up the others", async () => {
  const { database, sent, rows } = await withPhotos((id) =>
    id === someId(1) ? refusal(415, "unsupported_image") : null,
  );
  expect(sent).toEqual([someId(2)]);
  expect(rows[0]).toMatchObject({ state: "refused", message: "Not a picture." });
  expect((await photoFile(database, `${someId(1)}/large`))?.size).toBe(3);
});

test("without a network they wait", async () => {
  const { outcome, rows } = await withPhotos(() => new OfflineError("gone"));
  expect(outcome).toEqual(new OfflineError("gone"));
  expect(rows.map(({ state }) => state)).toEqual(["waiting", "waiting"]);
});

test("one that arrived before, unanswered, counts as stored", async () => {
  const { rows } = await withPhotos(() => refusal(409, "conflict"));
  expect(rows.map(({ state }) => state)).toEqual(["stored", "stored"]);
});

test("making room never drops one that waits", async () => {
  const { database } = await withPhotos(() => new OfflineError("gone"));
  for (let extra = 0; extra < 310; extra += 1) {
    await database.photoFiles.put({ key: `${extra}/small`, bytes, type: "image/webp", at: extra });
  }
  await dropOldPhotos(database);
  expect(await database.photoFiles.count()).toBe(302);
  expect(await photoFile(database, `${someId(1)}/large`)).not.toBeNull();
});

test("a picture is made smaller and never larger", () => {
  expect(scaledSize(4032, 3024, 2048)).toEqual({ width: 2048, height: 1536 });
  expect(scaledSize(800, 600, 2048)).toEqual({ width: 800, height: 600 });
  expect(scaledSize(20_000, 1, 480)).toEqual({ width: 480, height: 1 });
});
