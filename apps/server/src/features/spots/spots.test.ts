import { randomUUID } from "node:crypto";
import * as calls from "@striper/contract/spots";
import { minute } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import { restoreInto, zip } from "#server/testing/archives.ts";
import { openCatchesApp } from "#server/testing/apps/catches-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let by: SignedIn;
const app = await sharedByFile(openCatchesApp());
beforeEach(async () => {
  by = await app.join();
});

interface Mine {
  own_spots: calls.OwnSpot[];
  favorites: string[];
  home_waters: { water_id: string; rank: number }[];
}

const place = {
  name: "The ledge",
  notes: "At low water",
  position: { latitude: 42.3, longitude: -70.9 },
};
const mine = async (who: SignedIn = by): Promise<Mine> =>
  (await app.call(calls.mySpots, { by: who })).json<Mine>();
const put = (spot_id: string, body: object = place) =>
  app.call(calls.saveOwnSpot, { by, params: { spot_id }, body });

describe("an own spot", () => {
  test("keeps the id that the device chose, and can be changed", async () => {
    const spot_id = randomUUID();
    expect((await put(spot_id)).json()).toMatchObject({ spot_id, ...place });
    app.moveTime(minute);
    await put(spot_id, { ...place, name: "  The other ledge 🎣 " });
    const { own_spots } = await mine();
    expect(own_spots).toMatchObject([{ spot_id, name: "The other ledge 🎣" }]);
    expect(
      own_spots.map((spot) => Date.parse(spot.updated_at) - Date.parse(spot.created_at)),
    ).toEqual([minute]);
  });

  test("under an id of another account is a separate spot", async () => {
    const spot_id = randomUUID();
    await put(spot_id);
    const owner = by;
    by = await app.join();
    await put(spot_id, { ...place, name: "Mine" });
    expect((await mine(owner)).own_spots).toMatchObject([{ name: "The ledge" }]);
  });

  test.each([
    ["no name", { name: " " }],
    ["a name of 81 characters", { name: "n".repeat(81) }],
    ["notes of 10,000 characters", { notes: "n".repeat(10_000) }],
    ["a latitude of 91", { position: { latitude: 91, longitude: 0 } }],
    ["a position in words", { position: "by the buoy" }],
  ])("with %s is refused", async (_, fields) => {
    const answer = await put(randomUUID(), { ...place, ...fields });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: "invalid_request" }]);
    expect((await mine()).own_spots).toEqual([]);
  });

  test("beyond the limit of a thousand is refused, even with concurrent requests", async () => {
    const fill = `insert into own_spots (account_id, id, name, latitude, longitude, created_at, updated_at)
      select $1, gen_random_uuid(), 'n', 42, -71, now(), now() from generate_series(1, 998)`;
    await app.database.pool.query(fill, [by.accountId]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => put(randomUUID())));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(2);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: "limit_reached",
    });
  });
});

test("own spots are read in pages, and favorites with the first one", async () => {
  const fill = `insert into own_spots (account_id, id, name, latitude, longitude, created_at, updated_at)
    select $1, gen_random_uuid(), 'n', 42, -71, now(), now() from generate_series(1, 120)`;
  await app.database.pool.query(fill, [by.accountId]);
  await app.call(calls.addFavorite, { by, params: { spot_id: "hull-gut" } });
  const pages: Mine[] = [];
  for (let after: string | null | undefined; after !== null;) {
    const query = after === undefined ? {} : { after };
    const page = calls.mySpots.response.parse(
      (await app.call(calls.mySpots, { by, query })).json(),
    );
    pages.push(page);
    after = page.next;
  }
  expect(pages.map(({ own_spots, favorites }) => [own_spots.length, favorites])).toEqual([
    [50, ["hull-gut"]],
    [50, []],
    [20, []],
  ]);
  expect(new Set(pages.flatMap(({ own_spots }) => own_spots.map((s) => s.spot_id))).size).toBe(120);
});

describe("favorites", () => {
  test("may be built-in or own spots, each once, in the order they were marked", async () => {
    const spot_id = randomUUID();
    await put(spot_id);
    for (const id of ["deer-island-rip", spot_id, "deer-island-rip"]) {
      app.moveTime(1);
      await app.call(calls.addFavorite, { by, params: { spot_id: id } });
    }
    expect((await mine()).favorites).toEqual(["deer-island-rip", spot_id]);
    for (const _ of ["once", "again"]) {
      const params = { spot_id: "deer-island-rip" };
      expect((await app.call(calls.removeFavorite, { by, params })).statusCode).toBe(200);
    }
    expect((await mine()).favorites).toEqual([spot_id]);
  });

  test.each(["atlantis", randomUUID()])("cannot be %s", async (spot_id) => {
    const answer = await app.call(calls.addFavorite, { by, params: { spot_id } });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: "not_found" }]);
  });
});

describe("home waters", () => {
  const keep = (water_id: string, rank: number) =>
    app.call(calls.saveHomeWater, { by, params: { water_id }, body: { rank } });

  test("may be spots, own spots and stations, by rank, and deleting an own spot removes its water", async () => {
    const own = randomUUID();
    await put(own);
    for (const [index, id] of ["joppa-flats", own, "8443970", "BOS1111"].entries())
      expect((await keep(id, 3 - index)).statusCode).toBe(200);
    const ids = async () => (await mine()).home_waters.map(({ water_id }) => water_id);
    expect(await ids()).toEqual(["BOS1111", "8443970", own, "joppa-flats"]);
    await keep("joppa-flats", 0);
    expect(await ids()).toEqual(["BOS1111", "joppa-flats", "8443970", own]);
    await app.call(calls.removeOwnSpot, { by, params: { spot_id: own } });
    for (const _ of ["once", "again"])
      await app.call(calls.removeHomeWater, { by, params: { water_id: "BOS1111" } });
    expect(await ids()).toEqual(["joppa-flats", "8443970"]);
  });

  test("are limited to five, even with concurrent requests, and can still be moved", async () => {
    const ids = [
      "joppa-flats",
      "revere-beach",
      "deer-island-rip",
      "8443970",
      "BOS1111",
      "hull-gut",
    ];
    const answers = await Promise.all(ids.map((id, rank) => keep(id, rank)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((answer) => answer.json())).toMatchObject([{ code: "limit_reached" }]);
    const [first] = (await mine()).home_waters;
    expect((await keep(first?.water_id ?? "", 9)).statusCode).toBe(200);
    expect((await mine()).home_waters.at(-1)).toEqual({ water_id: first?.water_id, rank: 9 });
  });

  test.each(["atlantis", randomUUID(), "9999999"])("cannot be %s", async (id) => {
    const answer = await keep(id, 0);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: "not_found" }]);
  });

  test("from an import follow those the account has", async () => {
    await keep("hull-gut", 7);
    const home_waters = [
      { water_id: "revere-beach", rank: 4 },
      { water_id: "joppa-flats", rank: 2 },
      { water_id: "atlantis", rank: 3 },
      { water_id: "hull-gut", rank: 1 },
    ];
    const bytes = await zip({
      "spots/spots.json": JSON.stringify({ own_spots: [], favorites: [] }),
      "spots/home-waters.json": JSON.stringify({ home_waters }),
    });
    const taken = await restoreInto([app.spots.importer], by.accountId, bytes);
    expect([taken.count("home_waters"), taken.alreadyPresent()]).toEqual([2, 1]);
    expect(taken.faults.map(({ entry }) => entry)).toEqual([
      "spots/home-waters.json, home water 3",
    ]);
    expect((await mine()).home_waters).toEqual([
      { water_id: "hull-gut", rank: 7 },
      { water_id: "joppa-flats", rank: 8 },
      { water_id: "revere-beach", rank: 9 },
    ]);
  });
});

test("an import names the spots it refused, and imports the others", async () => {
  const times = { created_at: "2026-06-01T00:00:00Z", updated_at: "2026-06-01T00:00:00Z" };
  const good = { spot_id: randomUUID(), ...place, ...times };
  const bytes = await zip({
    "spots/spots.json": JSON.stringify({
      own_spots: [good, { ...good, name: "" }],
      favorites: [good.spot_id, "atlantis", 7],
    }),
  });
  const taken = await restoreInto([app.spots.importer], by.accountId, bytes);
  expect([taken.count("own_spots"), taken.count("favorites")]).toEqual([1, 1]);
  expect(taken.faults.map(({ entry }) => entry)).toEqual([
    "spots/spots.json, own spot 2",
    "spots/spots.json, favorite 3",
    "spots/spots.json, favorite 2",
  ]);
  expect(await mine()).toMatchObject({
    own_spots: [{ spot_id: good.spot_id, created_at: "2026-06-01T00:00:00.000Z" }],
    favorites: [good.spot_id],
  });
});
