import { randomUUID } from "node:crypto";
import type { CatchRecord, Trip } from "@striper/contract/catch-records";
import { catchChanges, saveTrip } from "@striper/contract/catch-sync";
import {
  catchPhoto,
  editCatch,
  logCatch,
  removeCatch,
  uploadCatchPhoto,
} from "@striper/contract/catches";
import { addFavorite, mySpots, saveOwnSpot } from "@striper/contract/spots";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CountedImport } from "#server/platform/account-data/import-tally.ts";
import { exportArchive, restoreInto, unzip, zip } from "#server/testing/archives.ts";
import type { CatchesApp } from "#server/testing/apps/catches-app.ts";
import { openCatchesApp } from "#server/testing/apps/catches-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";

let app: CatchesApp;
let owner: SignedIn;
let wholeExport: Buffer;

const position = { latitude: 42.3467, longitude: -70.9539 };
const spot_id = randomUUID();

const exportOf = (by: SignedIn, includePositions = true): Promise<Buffer> =>
  exportArchive(app.exporters, by.accountId, includePositions);

const importArchive = (by: SignedIn, bytes: Buffer) =>
  restoreInto([app.spots.importer, app.catches.importer], by.accountId, bytes);

const addedBy = ({ count }: CountedImport) => ({
  catches: count("catches"),
  trips: count("trips"),
  photos: count("photos"),
  own_spots: count("own_spots"),
  favorites: count("favorites"),
});
const none = { catches: 0, trips: 0, photos: 0, own_spots: 0, favorites: 0 };

interface Log {
  catches: CatchRecord[];
  trips: Trip[];
}

async function logOf(by: SignedIn): Promise<Log> {
  const answer = await app.call(catchChanges, { by, query: { limit: "1000" } });
  const { catches, trips } = answer.json<Log>();
  const idOf = (entry: { catch_id?: string; trip_id?: string }) =>
    entry.catch_id ?? entry.trip_id ?? "";
  const byId = <Entry extends object>(entries: Entry[]): Entry[] =>
    entries.toSorted((a, b) => idOf(a).localeCompare(idOf(b)));
  return { catches: byId(catches), trips: byId(trips) };
}

async function writeLog(by: SignedIn): Promise<void> {
  const trip_id = randomUUID();
  const hours = { scores: [71], low_light: [1], moving_water: [null], inputs: { wind: null } };
  const stored = { model_version: "2027.1", stored: "at_start", from: "2026-06-13T07:00:00Z" };
  const graded = { stripers_caught: 4, bite_score: { ...stored, ...hours } };
  const trip = { started_at: "2026-06-13T07:00:00Z", targets: ["Striped Bass"], revision: null };
  await app.call(saveTrip, {
    by,
    params: { trip_id },
    body: { ...trip, position, notes: "calm", ...graded },
  });
  await app.call(saveOwnSpot, { by, params: { spot_id }, body: { name: "Ledge", position } });
  for (const id of ["deer-island-rip", spot_id])
    await app.call(addFavorite, { by, params: { spot_id: id } });
  const form = new FormData();
  const jpeg = await sharp({
    create: { width: 600, height: 400, channels: 3, background: "#123456" },
  })
    .withExif({ IFD2: { DateTimeOriginal: "2026:06:13 04:30:00" } })
    .jpeg()
    .toBuffer();
  form.set("photo", new Blob([Uint8Array.from(jpeg)]), "fish.jpg");
  const { photo_url } = (await app.call(uploadCatchPhoto, { by, form })).json<{
    photo_url: string;
  }>();
  const full = {
    species: "Striped Bass",
    length_inches: 31.25,
    weight_pounds: 11.3,
    is_released: true,
    date_caught: "2026-06-13T08:30:15.123Z",
    location_name: 'Behind "the" rock, left',
    notes: "First line\nsecond, with ; and 🐟 and < & >",
    photo_url,
    position,
    position_accuracy_meters: 8,
    spot_id,
    trip_id,
    mode: "shore",
    bait_lure: "Eel",
    conditions: { water_temperature_c: { value: 14.1, origin: "typed", source: null } },
    bite_score: { score: 64, model_version: "1", inputs: { tide: 1.5 } },
    verdict: {
      verdict: "release",
      rule_id: "ma/striped_bass",
      regulations_version: 2,
      kept_against: false,
    },
  };
  const answer = await app.call(logCatch, { by, body: full });
  const { catch_id } = answer.json<{ catch: CatchRecord }>().catch;
  app.moveTime(1234);
  const edit = { ...full, notes: `${full.notes}!`, revision: 1 };
  await app.call(editCatch, { by, params: { catch_id }, body: edit });
  await app.call(logCatch, { by, body: { species: "Cod", date_caught: "2020-01-01T00:00:00Z" } });
  await app.call(logCatch, {
    by,
    body: { species: "Striped Bass", length_inches: 20, date_caught: "2019-01-01T00:00:00Z" },
  });
  const gone = await app.call(logCatch, { by, body: { species: "Deleted" } });
  const deleted = gone.json<{ catch: CatchRecord }>().catch.catch_id;
  await app.call(removeCatch, { by, params: { catch_id: deleted } });
  await app.runJob("catches-fill-in");
}

beforeAll(async () => {
  app = await openCatchesApp();
  owner = await app.join();
  await writeLog(owner);
  wholeExport = await exportOf(owner);
});
afterAll(() => app.close());

describe("an export", () => {
  test("has the log as JSON, CSV and GPX, with its photos and spots", async () => {
    const files = await unzip(wholeExport);
    const photo = [...files.keys()].find((path) => path.startsWith("catches/photos/"));
    expect(new Set(files.keys())).toEqual(
      new Set([
        "catches/catches.csv",
        "catches/catches.gpx",
        "catches/catches.json",
        "catches/photos.json",
        photo,
        "catches/trips.csv",
        "catches/trips.json",
        "spots/spots.json",
        "spots/home-waters.json",
      ]),
    );
    const csv = files.get("catches/catches.csv")?.toString() ?? "";
    expect(csv.split("\r\n").filter((line) => line !== "")).toHaveLength(4);
    expect(csv).toContain('"Behind ""the"" rock, left"');
    expect(csv).toContain('"First line\nsecond, with ; and 🐟 and < & >!"');
    const gpx = files.get("catches/catches.gpx")?.toString() ?? "";
    expect(gpx.match(/<wpt /gu)).toHaveLength(1);
    expect(gpx).toContain('lat="42.3467" lon="-70.9539"');
    expect(gpx).toContain("<name>Striped Bass, 31.25 in, 11.3 lb</name>");
    expect(gpx).toContain("🐟 and &lt; &amp; &gt;!");
    expect(await sharp(files.get(photo ?? "")).metadata()).toMatchObject({ format: "webp" });
  });

  test("without positions contains none", async () => {
    const files = await unzip(await exportOf(owner, false));
    expect([...files.keys()]).not.toContain("catches/catches.gpx");
    for (const content of files.values())
      for (const secret of ["42.34", "-70.95", spot_id, "deer-island-rip"])
        expect(content.includes(secret)).toBe(false);
  });
});

describe("an import", () => {
  const expectSameLog = async (by: SignedIn): Promise<void> => {
    expect(await logOf(by)).toEqual(await logOf(owner));
  };

  test("into a new account restores the identical log, with its photos and spots", async () => {
    const other = await app.join();
    const taken = await importArchive(other, wholeExport);
    expect(addedBy(taken)).toEqual({
      catches: 3,
      trips: 1,
      photos: 1,
      own_spots: 1,
      favorites: 2,
    });
    expect([taken.alreadyPresent(), taken.faults]).toEqual([0, []]);
    expect(taken.parts).toEqual([
      "spots/spots.json",
      "spots/home-waters.json",
      "catches/trips.json",
      "catches/catches.json",
    ]);
    await expectSameLog(other);
    const spotsOf = async (by: SignedIn) => (await app.call(mySpots, { by })).json<unknown>();
    expect(await spotsOf(other)).toEqual(await spotsOf(owner));
    const { catches } = await logOf(other);
    const url = catches.find(({ photo_url }) => photo_url !== null)?.photo_url ?? "";
    const params = { photo_id: url.split("/").at(-2) ?? "", size: "small" };
    expect((await app.call(catchPhoto, { by: other, params })).statusCode).toBe(200);
  });

  test("leaves entries unchanged that were edited since", async () => {
    const other = await app.join();
    await importArchive(other, wholeExport);
    const { catches } = await logOf(other);
    const cod = catches.find(({ species }) => species === "Cod");
    const params = { catch_id: cod?.catch_id ?? "" };
    const body = { species: "Haddock", date_caught: cod?.date_caught, revision: 1 };
    await app.call(editCatch, { by: other, params, body });
    await importArchive(other, wholeExport);
    expect((await logOf(other)).catches.map(({ species }) => species)).toContain("Haddock");
  });

  test("names the entries it refused, and imports the others", async () => {
    const good = { catch_id: randomUUID(), species: "Cod", date_caught: "2026-06-01T00:00:00Z" };
    const times = { created_at: "2026-06-01T00:00:00Z", updated_at: "2026-06-01T00:00:00Z" };
    const entries = [{ ...good, ...times, revision: 1 }, { ...good, length_inches: -1 }, 7];
    const photo_id = randomUUID();
    const photos = [photo_id, randomUUID()].map((id) => ({
      photo_id: id,
      taken_at: null,
      position: null,
    }));
    const archive = await zip({
      "catches/catches.json": JSON.stringify({ catches: entries }),
      "catches/photos.json": JSON.stringify({ photos }),
      [`catches/photos/${photo_id}.webp`]: "no image",
    });
    const other = await app.join();
    const taken = await importArchive(other, archive);
    expect(addedBy(taken)).toEqual({ ...none, catches: 1 });
    expect(taken.faults.map(({ entry }) => entry)).toEqual([
      `catches/photos/${photo_id}.webp`,
      `catches/photos/${photos[1]?.photo_id ?? ""}.webp`,
      "catches/catches.json, entry 2",
      "catches/catches.json, entry 3",
    ]);
  });
});

test(
  "a log of many parts is exported and imported completely",
  { tags: ["thorough"] },
  async () => {
    const big = await app.join();
    const catches = Array.from({ length: 2100 }, (_, index) => ({
      catch_id: randomUUID(),
      species: index % 2 === 0 ? "Cod" : "Scup",
      length_inches: 10 + (index % 37),
      date_caught: new Date(app.now() - index * 60_000).toISOString(),
      created_at: "2026-06-01T00:00:00.000Z",
      updated_at: "2026-06-01T00:00:00.000Z",
      revision: 1,
    }));
    const part = (number: number) =>
      JSON.stringify({ catches: catches.slice((number - 1) * 1000, number * 1000) });
    const archive = await zip({
      "catches/catches.json": part(1),
      "catches/catches-2.json": part(2),
      "catches/catches-3.json": part(3),
    });
    await importArchive(big, archive);
    const exported = await exportOf(big);
    expect([...(await unzip(exported)).keys()]).toContain("catches/catches-3.json");
    const again = await app.join();
    const taken = await importArchive(again, exported);
    expect(addedBy(taken)).toMatchObject({ catches: 2100 });
  },
);
