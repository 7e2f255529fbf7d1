import { randomUUID } from "node:crypto";
import { editCatch, logCatch, logQuickCatch, recentCatches } from "@striper/contract/catches";
import { minute } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import { openCatchesApp, someCatch, type Angler } from "#server/testing/apps/catches-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let by: Angler;
const app = await sharedByFile(openCatchesApp());
beforeEach(async () => {
  by = await app.join();
});

describe("logging", () => {
  // SPEC 2.49
  test("a catch of the log book appears in both lists", async () => {
    const answer = await app.call(logCatch, {
      by,
      body: {
        ...someCatch,
        weight_pounds: 9.5,
        location_name: "Graves Light",
        time_of_day: "Dawn",
        notes: "On the first cast 🎣 שלום",
        bait_lure: "Eel",
        is_released: false,
      },
    });
    expect(answer.json()).toMatchObject({
      success: true,
      message: "Successfully logged Striped Bass catch!",
    });
    const [record] = await by.mine();
    expect(record).toMatchObject({
      species: "Striped Bass",
      length: 29.5,
      length_inches: 29.5,
      weight: 9.5,
      weight_pounds: 9.5,
      location: "Graves Light",
      location_name: "Graves Light",
      time_of_day: "Dawn",
      notes: "On the first cast 🎣 שלום",
      bait_lure: "Eel",
      is_released: false,
      date_caught: "2026-06-13T08:30:00.000Z",
      revision: 1,
    });
  });

  // SPEC 3.6, 7.16
  test("a catch of the quick form appears in the log book", async () => {
    const body = { species: "Bluefish", length: 18, weight: null, notes: "", bait_lure: "Jig" };
    expect((await app.call(logQuickCatch, { by, body })).json()).toMatchObject({
      message: "Successfully logged Bluefish catch!",
    });
    expect((await app.call(recentCatches, { by })).json()).toMatchObject({
      catches: [
        {
          species: "Bluefish",
          length_inches: 18,
          weight_pounds: null,
          location_name: "Boston Harbor",
          notes: null,
          bait_lure: "Jig",
          is_released: true,
          date_caught: new Date(app.now()).toISOString(),
        },
      ],
    });
  });

  test("missing values stay unknown", async () => {
    expect(await by.log({ species: "Cod" })).toMatchObject({
      length_inches: null,
      weight_pounds: null,
      location_name: null,
      time_of_day: null,
      notes: null,
      photo_url: null,
      position: null,
      is_personal_best: false,
    });
  });

  // SPEC 3.8, 7.25
  test("everything a device sends is stored unchanged", async () => {
    const told = {
      position: { latitude: 42.3601, longitude: -70.8895 },
      position_accuracy_meters: 12.5,
      spot_id: "deer-island-rip",
      trip_id: randomUUID(),
      mode: "private",
      is_unfinished: true,
      is_measured: false,
      conditions: {
        tide_height_feet: { value: 6.81, origin: "computed", source: "Boston" },
        water_temperature_c: { value: 14.2, origin: "typed", source: null },
      },
      bite_score: { score: 71, model_version: "1", inputs: { tide_rate: 1.25, wind_kt: null } },
      verdict: {
        verdict: "release",
        rule_id: "ma/striped_bass",
        regulations_version: 3,
        kept_against: true,
      },
    };
    expect(await by.log({ ...someCatch, ...told })).toMatchObject(told);
  });
});

describe("a repeated request", () => {
  test("returns the catch it made, and logs no second fish", async () => {
    const body = { ...someCatch, catch_id: randomUUID() };
    const first = await by.log(body);
    expect(await by.log({ ...body })).toEqual(first);
    expect(await by.mine()).toHaveLength(1);
  });

  test("returns it without a date, though time has passed", async () => {
    const body = { species: "Cod", catch_id: randomUUID() };
    const first = await by.log(body);
    app.moveTime(minute);
    expect(await by.log(body)).toEqual(first);
  });

  test("returns it after it was edited elsewhere", async () => {
    const catch_id = randomUUID();
    await by.log({ ...someCatch, catch_id });
    const edit = { ...someCatch, notes: "later", revision: 1 };
    await app.call(editCatch, { by, params: { catch_id }, body: edit });
    expect(await by.log({ ...someCatch, catch_id })).toMatchObject({ notes: "later", revision: 2 });
  });

  test("sent twenty times concurrently makes one catch", async () => {
    const body = { ...someCatch, catch_id: randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.call(logCatch, { by, body })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 20 }, () => 200),
    );
    expect(await by.mine()).toHaveLength(1);
  });

  test("with other content is refused because the id is taken", async () => {
    const catch_id = randomUUID();
    await by.log({ ...someCatch, catch_id });
    const answer = await app.call(logCatch, {
      by,
      body: { ...someCatch, catch_id, species: "Cod" },
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: "conflict" }]);
    expect(await by.mine()).toMatchObject([{ species: "Striped Bass" }]);
  });
});

describe("a full log", () => {
  beforeEach(async () => {
    await by.log({ ...someCatch, catch_id: "0198c0de-0000-7000-8000-00000000000f" });
    await app.database.pool.query("update catch_logs set catches = 100000 where account_id = $1", [
      by.accountId,
    ]);
  });

  test("refuses new catches", async () => {
    const answer = await app.call(logCatch, { by, body: someCatch });
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: "limit_reached" }]);
  });

  test("still accepts repeated requests and edits", async () => {
    const catch_id = "0198c0de-0000-7000-8000-00000000000f";
    expect(await by.log({ ...someCatch, catch_id })).toMatchObject({ catch_id });
    const edit = { ...someCatch, notes: "n", revision: 1 };
    const answer = await app.call(editCatch, { by, params: { catch_id }, body: edit });
    expect(answer.statusCode).toBe(200);
  });
});
