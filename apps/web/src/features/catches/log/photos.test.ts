import { day } from "@striper/marine/time";
import type { PhotoFacts } from "@striper/marine/photos";
import type { ErrorCode } from "@striper/contract/errors";
import { afterEach, expect, test } from "vitest";
import { logDatabase, type LogDatabase } from "#web/features/catches/log/log-database.ts";
import {
  dropOldPhotos,
  storePhoto,
  photoFile,
  type NewPhoto,
} from "#web/features/catches/log/log-photos.ts";
import { photoFields } from "#web/features/catches/log/log-collection.ts";
import { countWaitingPhotos, readWholeLog } from "#web/features/catches/log/read-log.ts";
import { pushPhotos } from "#web/features/catches/log/push-photos.ts";
import { someContent, someId } from "#web/features/catches/log/testing/some-catch.ts";
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

/** Adds unsent catches to this device's outbox. */
async function logged(database: LogDatabase, ...numbers: readonly number[]) {
  for (const number of numbers) {
    const write = { kind: "log", subjectId: someId(number), content: someContent() } as const;
    await database.outbox.add({ ...write, at: number, attempts: 0, hold: null });
  }
}

async function withPhotos(fails: (photoId: string) => Error | null) {
  const database = logDatabase("ann");
  await logged(database, 91, 92);
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

test("photos are sent in the order in which they were taken", async () => {
  const { sent, rows } = await withPhotos(() => null);
  expect(sent).toEqual([someId(1), someId(2)]);
  expect(rows.map(({ state }) => state)).toEqual(["stored", "stored"]);
});

test("photos are sent with their metadata, and with the position only after consent", async () => {
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
  // Photos stored by an earlier version of the app have no facts.
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
test("a photo that the server refuses stays on the device with the server's reason and does not block the others", async () => {
  const { database, sent, rows } = await withPhotos((id) =>
    id === someId(1) ? refusal(415, "unsupported_image") : null,
  );
  expect(sent).toEqual([someId(2)]);
  expect(rows[0]).toMatchObject({ state: "refused", message: "Not a picture." });
  expect((await photoFile(database, `${someId(1)}/large`))?.size).toBe(3);
});

test("photos wait while there is no network", async () => {
  const { outcome, rows } = await withPhotos(() => new OfflineError("gone"));
  expect(outcome).toEqual(new OfflineError("gone"));
  expect(rows.map(({ state }) => state)).toEqual(["waiting", "waiting"]);
});

test("a photo whose earlier upload arrived unanswered counts as stored", async () => {
  const { rows } = await withPhotos(() => refusal(409, "conflict"));
  expect(rows.map(({ state }) => state)).toEqual(["stored", "stored"]);
});

test("a photo whose catch was deleted is neither sent nor counted, until the deletion is undone", async () => {
  const { database, sent } = await withPhotos(() => new OfflineError("gone"));
  await database.outbox.where("subjectId").equals(someId(91)).delete();
  const server = {
    ...logServerInMemory().server,
    sendPhoto: async (photoId: string) => void sent.push(photoId),
  };
  expect(countWaitingPhotos(await readWholeLog(database))).toBe(1);
  await pushPhotos(database, server, guard);
  expect(sent).toEqual([someId(2)]);
  expect(countWaitingPhotos(await readWholeLog(database))).toBe(0);

  await logged(database, 91);
  expect(countWaitingPhotos(await readWholeLog(database))).toBe(1);
  await pushPhotos(database, server, guard);
  expect(sent).toEqual([someId(2), someId(1)]);
});

test("making room never drops an unsent photo", async () => {
  const { database } = await withPhotos(() => new OfflineError("gone"));
  for (let extra = 0; extra < 310; extra += 1) {
    await database.photoFiles.put({ key: `${extra}/small`, bytes, type: "image/webp", at: extra });
  }
  await dropOldPhotos(database, 400);
  expect(await database.photoFiles.count()).toBe(302);
  expect(await photoFile(database, `${someId(1)}/large`)).not.toBeNull();
});

test("a photo whose catch is gone stays for a day, in case the deletion is undone", async () => {
  const { database } = await withPhotos(() => new OfflineError("gone"));
  await database.outbox.where("subjectId").equals(someId(91)).delete();
  const taken = 1;
  await dropOldPhotos(database, taken + day - 1);
  expect(await database.photos.count()).toBe(2);
  await dropOldPhotos(database, taken + day);
  expect(await database.photos.toCollection().primaryKeys()).toEqual([someId(2)]);
  expect(await photoFile(database, `${someId(1)}/large`)).toBeNull();
});

test("a picture is made smaller and never larger", () => {
  expect(scaledSize(4032, 3024, 2048)).toEqual({ width: 2048, height: 1536 });
  expect(scaledSize(800, 600, 2048)).toEqual({ width: 800, height: 600 });
  expect(scaledSize(20_000, 1, 480)).toEqual({ width: 480, height: 1 });
});
