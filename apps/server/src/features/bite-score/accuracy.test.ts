import {
  accuracy,
  shareTrips,
  withdrawTrips,
  type Accuracy,
  type SharedTrip,
} from "@striper/contract/accuracy";
import { sharedTripsPerQuarter } from "@striper/contract/limits";
import { minute } from "@striper/marine/time";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openAccuracyApp, someTrip, type AccuracyApp } from "#server/testing/apps/accuracy-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";

let app: AccuracyApp;
let by: SignedIn;
beforeEach(async () => {
  app = await openAccuracyApp();
  by = await app.join();
});
afterEach(() => app.close());

const figures = async (): Promise<Accuracy> => {
  app.moveTime(20 * minute);
  return (await app.call(accuracy)).json<Accuracy>();
};
const good = async () =>
  (await figures()).versions[0]?.bands.find((one) => one.band === "Good") ?? null;

describe("sharing trips", () => {
  test("stores only what was sent, with hours rounded to quarters", async () => {
    const sent = someTrip({ hours: 3.9 });
    expect((await app.share(by, sent)).json()).toEqual({ kept: [sent.trip.removal_hash] });
    const [row] = await app.rows();
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      [
        ["band", "fish", "group_key", "mode", "model_version", "period", "quarter_hours"],
        ["removal_hash", "trip_date", "water", "xmin"],
      ].flat(),
    );
    expect(row).toMatchObject({ quarter_hours: 16, band: "Good", fish: 2, period: "2026-2" });
  });

  test("again changes nothing, even with concurrent requests", async () => {
    const sent = [someTrip(), someTrip({ fish: 3, mode: null, water: null })];
    const answers = await Promise.all([app.share(by, ...sent), app.share(by, ...sent)]);
    for (const answer of answers) {
      expect(answer.json<{ kept: string[] }>().kept.toSorted()).toEqual(
        sent.map(({ trip }) => trip.removal_hash).toSorted(),
      );
    }
    expect(await app.rows()).toHaveLength(2);
  });

  test("from a second device adds no trip twice, and names those that are not its own", async () => {
    await app.share(by, someTrip());
    const [again, other] = [someTrip(), someTrip({ fish: 7 })];
    expect((await app.share(by, again, other)).json()).toEqual({ kept: [other.trip.removal_hash] });
    expect(await app.rows()).toHaveLength(2);
  });

  test("of two accounts keeps equal trips of both", async () => {
    await app.share(by, someTrip());
    await app.share(await app.join(), someTrip());
    expect(new Set((await app.rows()).map((row) => row["group_key"])).size).toBe(2);
  });

  test("requires access", async () => {
    const body = { trips: [someTrip().trip] };
    const outside = await app.join({ hasAccess: false });
    const codes = [
      await app.call(shareTrips, { body }),
      await app.call(shareTrips, { body, by: outside }),
      await app.call(shareTrips, { body, by: { ...by, token: "someone-else" } }),
    ].map(({ statusCode }) => statusCode);
    expect(codes).toEqual([401, 402, 401]);
    expect(await app.rows()).toEqual([]);
  });

  test.each<[string, object]>([
    ["a place", { ...someTrip().trip, spot_id: "castle-island" }],
    ["a note", { ...someTrip().trip, notes: "by the rock" }],
    ["a band of its own", { ...someTrip().trip, band: "Superb" }],
    ["a narrow water", { ...someTrip().trip, water: "castle-island" }],
    ["an hour and a day", { ...someTrip().trip, hours: 25 }],
    ["half a fish", { ...someTrip().trip, fish: 0.5 }],
    ["a version in words", { ...someTrip().trip, model_version: "newest" }],
    ["a version that never was", { ...someTrip().trip, model_version: "9999.999" }],
    ["a token instead of its hash", { ...someTrip().trip, removal_hash: someTrip().token }],
    ["a date to come", { ...someTrip().trip, date: "2026-07-01" }],
  ])("with %s is refused", async (_, trip) => {
    const answer = await app.call(shareTrips, { by, body: { trips: [trip] } });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: "invalid_request" }]);
    expect(await app.rows()).toEqual([]);
  });

  test("has a quarterly limit, and existing trips do not count again", async () => {
    const first = await app.shareMany(by, 90);
    for (const date of ["2026-06-01", "2026-06-02", "2026-06-03"])
      await app.shareMany(by, 90, { date });
    await app.shareMany(by, sharedTripsPerQuarter - 360, { date: "2026-06-04" });
    expect((await app.share(by, ...first)).statusCode).toBe(200);
    expect((await app.share(by, someTrip({ fish: 99 }))).json()).toMatchObject({
      code: "limit_reached",
    });
  });
});

describe("withdrawing", () => {
  test("removes the rows without a sign-in, and can be repeated", async () => {
    const [first, second] = await app.shareMany(by, 2);
    if (first === undefined || second === undefined) throw new Error("not shared");
    expect((await app.withdraw(first)).json()).toEqual({ removed: 1 });
    expect((await app.withdraw(first)).json()).toEqual({ removed: 0 });
    expect((await app.rows()).map((row) => row["removal_hash"])).toEqual([
      second.trip.removal_hash,
    ]);
  });

  test("requires the token; neither the stored hash nor a session is enough", async () => {
    const [sent] = await app.shareMany(by, 1);
    const hash = sent?.trip.removal_hash ?? "";
    const tokens = [hash.slice(0, 43), Buffer.from(hash, "hex").toString("base64url")];
    const answer = await app.call(withdrawTrips, { by, body: { removal_tokens: tokens } });
    expect(answer.json()).toEqual({ removed: 0 });
    expect(await app.rows()).toHaveLength(1);
  });

  test.each<[string, unknown]>([
    ["no token", []],
    ["a short token", ["short"]],
    ["a number", [7]],
    ["a word", "all"],
    ["201 tokens", Array.from({ length: 201 }, () => "a".repeat(43))],
  ])("of %s is refused", async (_, removal_tokens) => {
    const answer = await app.call(withdrawTrips, { body: { removal_tokens } });
    expect(answer.statusCode).toBe(400);
  });

  test("still works after the account is deleted, which alone removes nothing", async () => {
    const sent = await app.shareMany(by, 3);
    await app.database.pool.query("delete from accounts where id = $1", [by.accountId]);
    expect(await app.rows()).toHaveLength(3);
    expect((await app.withdraw(...sent)).json()).toEqual({ removed: 3 });
  });
});

describe("the public figures", () => {
  const crowd = async (accounts: number, trips: number, parts: Partial<SharedTrip> = {}) => {
    for (let index = 0; index < accounts; index++)
      await app.shareMany(await app.join(), trips, parts);
  };

  test("are empty at first, and state how many trips are needed", async () => {
    expect(await figures()).toEqual({ trips_needed: 200, versions: [] });
    await app.shareMany(by, 12);
    expect((await figures()).versions).toEqual([
      { model_version: "2027.1", trips: 12, hours: 0, verdict: "too-few", bands: [] },
    ]);
  });

  test("show a band with ten trips of five accounts, and not the hours of a hidden one", async () => {
    await crowd(5, 39);
    await crowd(1, 30, { band: "Challenging" });
    await crowd(4, 2, { band: "Fair" });
    const { versions } = await figures();
    const bands = versions[0]?.bands ?? [];
    expect(bands.map(({ band, trips }) => [band, trips])).toEqual([
      ["Excellent", null],
      ["Good", 195],
      ["Fair", null],
      ["Challenging", null],
    ]);
    expect(versions[0]?.hours).toBe(bands.find(({ band }) => band === "Good")?.hours);
    expect(await good()).toMatchObject({ fish: 5 * 741 });
    await app.shareMany(by, 2, { band: "Fair" });
    expect((await figures()).versions[0]?.bands[2]).toMatchObject({ trips: 10, per_hour: null });
  });

  test("do not count an account of two quarters as two", async () => {
    await crowd(5, 40, { band: "Excellent" });
    const four = await Promise.all([1, 2, 3, 4].map(() => app.join()));
    for (const one of four) await app.shareMany(one, 5, { band: "Good" });
    app.moveDays(60);
    for (const one of four) await app.shareMany(one, 5, { band: "Good", date: "2026-07-20" });
    expect(await good()).toMatchObject({ trips: null });
  });

  test("tell whether the score ordered the trips correctly", async () => {
    for (const [band, fish] of [
      ["Good", 6],
      ["Fair", 2],
      ["Challenging", 0],
    ] as const)
      for (let account = 0; account < 6; account++) {
        const who = await app.join();
        const sent = Array.from({ length: 15 }, (_, index) =>
          someTrip({ band, fish: fish + (index % 3), hours: 2 + index / 4 }),
        );
        await app.share(who, ...sent);
      }
    expect((await figures()).versions[0]?.verdict).toBe("more-when-higher");
  });
});
