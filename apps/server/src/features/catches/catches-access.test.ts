import * as sync from "@striper/contract/catch-sync";
import * as contract from "@striper/contract/catches";
import type { Endpoint } from "@striper/contract/endpoint";
import { allEndpoints } from "@striper/contract/endpoints";
import * as spots from "@striper/contract/spots";
import { beforeAll, describe, expect, test } from "vitest";
import { openCatchesApp } from "#server/testing/apps/catches-app.ts";
import type { FeatureCall, SignedIn } from "#server/testing/apps/feature-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const id = "0198c0de-0000-7000-8000-00000000000a";
const caught = { species: "Striped Bass", date_caught: "2026-06-13T08:00:00Z" };
const trip = { started_at: "2026-06-13T08:00:00Z", revision: null };
const place = { name: "The ledge", position: { latitude: 42.3, longitude: -70.9 } };

function photoForm(): FormData {
  const form = new FormData();
  form.set("photo", new Blob(["no image"]), "fish.jpg");
  return form;
}

/** Every call of the feature with a valid request. */
const calls: readonly (readonly [Endpoint, FeatureCall])[] = [
  [contract.logQuickCatch, { body: { species: "Cod" } }],
  [contract.myCatches, {}],
  [contract.quickStats, {}],
  [contract.removeQuickCatch, { params: { catch_id: id } }],
  [contract.logBookStats, {}],
  [contract.recentCatches, {}],
  [contract.catchAnalytics, {}],
  [contract.catchRecords, {}],
  [contract.uploadCatchPhoto, { form: photoForm() }],
  [contract.catchPhoto, { params: { photo_id: id, size: "large" } }],
  [contract.logCatch, { body: caught }],
  [contract.editCatch, { params: { catch_id: id }, body: { ...caught, revision: 1 } }],
  [contract.removeCatch, { params: { catch_id: id } }],
  [contract.restoreCatch, { params: { catch_id: id } }],
  [sync.saveTrip, { params: { trip_id: id }, body: trip }],
  [sync.removeTrip, { params: { trip_id: id } }],
  [sync.catchChanges, {}],
  [sync.importCatches, { body: { catches: [{ ...caught, catch_id: id }] } }],
  [spots.mySpots, {}],
  [spots.saveOwnSpot, { params: { spot_id: id }, body: place }],
  [spots.removeOwnSpot, { params: { spot_id: id } }],
  [spots.addFavorite, { params: { spot_id: "deer-island-rip" } }],
  [spots.removeFavorite, { params: { spot_id: "deer-island-rip" } }],
  [spots.saveHomeWater, { params: { water_id: "deer-island-rip" }, body: { rank: 0 } }],
  [spots.removeHomeWater, { params: { water_id: "deer-island-rip" } }],
];
const named = calls.map(
  ([endpoint, request]) => [`${endpoint.method} ${endpoint.path}`, endpoint, request] as const,
);

const app = await sharedByFile(openCatchesApp());
const lapsed = await app.join({ hasAccess: false });

test("the list covers every call of catches and spots", () => {
  const names = Object.keys(allEndpoints).filter((name) => /^(?:catches|spots)\./u.test(name));
  expect(calls).toHaveLength(names.length);
});

describe.each(named)("%s", (_, endpoint, request) => {
  test("is refused without a sign-in", async () => {
    const answer = await app.call(endpoint, request);
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: "unauthorized" }]);
  });

  test("is refused after trial and plan have ended", async () => {
    const answer = await app.call(endpoint, { ...request, by: lapsed });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      402,
      { code: "subscription_required" },
    ]);
  });

  test("names unknown fields", async () => {
    const by = await app.join();
    const answer = await app.call(endpoint, { ...request, by, query: { nonsense: "1" } });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: "invalid_request" }]);
  });
});

describe("another angler's log", () => {
  let owner: SignedIn;
  let stranger: SignedIn;
  beforeAll(async () => {
    owner = await app.join();
    stranger = await app.join();
    for (const [endpoint, request] of [
      [contract.logCatch, { body: { ...caught, catch_id: id } }],
      [sync.saveTrip, { params: { trip_id: id }, body: trip }],
      [spots.saveOwnSpot, { params: { spot_id: id }, body: place }],
    ] as const)
      await app.call(endpoint, { ...request, by: owner });
  });

  test.each([
    ["edited", contract.editCatch, { params: { catch_id: id }, body: { ...caught, revision: 1 } }],
    ["deleted", contract.removeCatch, { params: { catch_id: id } }],
    ["deleted by the short form", contract.removeQuickCatch, { params: { catch_id: id } }],
    ["restored", contract.restoreCatch, { params: { catch_id: id } }],
    [
      "changed as a trip",
      sync.saveTrip,
      { params: { trip_id: id }, body: { ...trip, revision: 1 } },
    ],
    ["deleted as a trip", sync.removeTrip, { params: { trip_id: id } }],
    ["removed as a spot", spots.removeOwnSpot, { params: { spot_id: id } }],
    ["marked as a favorite", spots.addFavorite, { params: { spot_id: id } }],
  ] as const)("is not there to be %s", async (_, endpoint, request) => {
    const answer = await app.call(endpoint, { ...request, by: stranger });
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: "not_found" }]);
  });

  test("appears in no list", async () => {
    const by = stranger;
    expect((await app.call(contract.myCatches, { by })).json()).toMatchObject({ catches: [] });
    expect((await app.call(sync.catchChanges, { by })).json()).toMatchObject({
      catches: [],
      trips: [],
    });
    expect((await app.call(spots.mySpots, { by })).json()).toEqual({
      own_spots: [],
      favorites: [],
      home_waters: [],
      next: null,
    });
  });

  test("does not reveal that an id is taken, because each log has its own ids", async () => {
    const body = { ...caught, catch_id: id, species: "Cod" };
    expect((await app.call(contract.logCatch, { by: stranger, body })).statusCode).toBe(200);
    const own = await app.call(contract.myCatches, { by: owner });
    expect(own.json()).toMatchObject({ catches: [{ catch_id: id, species: "Striped Bass" }] });
  });
});

test("the server's log contains neither places nor what anglers wrote", async () => {
  const by = await app.join();
  const body = {
    ...caught,
    notes: "by the wreck",
    position: { latitude: 42.31234, longitude: -70.9 },
  };
  await app.call(contract.logCatch, { by, body });
  await app.call(spots.saveOwnSpot, { by, params: { spot_id: id }, body: place });
  await app.call(contract.logCatch, { by, body: { ...body, length_inches: -1 } });
  const logged = JSON.stringify(app.logged);
  for (const secret of ["42.31234", "-70.9", "wreck", "ledge", "latitude"])
    expect(logged).not.toContain(secret);
});
