import type { CatchRecord } from "@striper/contract/catch-records";
import { catchChanges } from "@striper/contract/catch-sync";
import { editCatch, logCatch, logQuickCatch, myCatches } from "@striper/contract/catches";
import { saveOwnSpot } from "@striper/contract/spots";
import { day, minute } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import { observedFigures } from "#server/features/catches/catches.table.ts";
import { fillInConditions } from "#server/features/catches/conditions/fill-in.ts";
import type { StationFigures } from "#server/features/catches/dependencies.ts";
import { observedFields } from "#server/features/catches/dependencies.ts";
import { openCatchesApp } from "#server/testing/apps/catches-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let by: SignedIn;
const app = await sharedByFile(openCatchesApp());
beforeEach(async () => {
  by = await app.join();
  app.observe();
  await app.orm.delete(observedFigures);
});

const position = { latitude: 42.3467, longitude: -70.9539 };

const fillIn = () => app.runJob("catches-fill-in");

async function log(fields: object): Promise<CatchRecord> {
  const answer = await app.call(logCatch, { by, body: { species: "Striped Bass", ...fields } });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ catch: CatchRecord }>().catch;
}

async function only(): Promise<CatchRecord> {
  const answer = await app.call(myCatches, { by });
  const [record] = answer.json<{ catches: CatchRecord[] }>().catches;
  if (record === undefined) throw new Error("there is no catch");
  return record;
}

type Field = keyof StationFigures["figures"];

function buoy(at: number, figures: Partial<Record<Field, number>>): StationFigures {
  const timed: Partial<Record<Field, { at: number; value: number }>> = {};
  for (const field of observedFields) {
    const value = figures[field];
    if (value !== undefined) timed[field] = { at, value };
  }
  const offTheHarbor = { latitude: 42.346, longitude: -70.651 };
  return { source: "NDBC 44013", position: offTheHarbor, figures: timed };
}

test("the next run continues after a run that timed out, so that no catch waits forever", async () => {
  const records = [];
  for (let number = 0; number < 3; number++) records.push(await log({ position }));
  const noTime = AbortSignal.abort();
  const context = { ...app, observedNow: () => [], spotPosition: () => Promise.resolve(undefined) };
  const filled = async () => {
    const { rows } = await app.database.pool.query<{ filled: number }>(
      "select count(*)::int as filled from catches where account_id = $1 and added_conditions <> '{}'",
      [by.accountId],
    );
    return rows[0]?.filled;
  };
  const counts: unknown[] = [];
  for (let run = 0; run < 40 && (await filled()) !== 3; run++) {
    await fillInConditions(context, noTime);
    counts.push(await filled());
  }
  expect(counts.at(-1)).toBe(3);
  await fillIn();
  const { rows } = await app.database.pool.query("select 1 from job_places");
  expect(rows).toEqual([]);
});

describe("conditions computed from time and place", () => {
  test("are added when the device did not send them", async () => {
    await log({ position });
    await fillIn();
    const { conditions, revision } = await only();
    expect(revision).toBe(1);
    expect(conditions).toMatchObject({
      tide_height_feet: { origin: "computed" },
      tide_stage: { origin: "computed" },
      current_knots: { origin: "computed" },
      sun_altitude_degrees: { origin: "computed" },
      moon_phase: { value: "Waning Crescent", origin: "computed" },
      moon_illumination: { origin: "computed" },
    });
    // 5 a.m. in June, when the sun is about to rise.
    expect(Math.abs(conditions.sun_altitude_degrees?.value ?? 90)).toBeLessThan(3);
    expect(conditions.wind_speed_kt).toBeUndefined();
  });

  test("do not replace what the device knows", async () => {
    const tide_height_feet = { value: 3.21, origin: "measured", source: "gauge" };
    await log({ position, conditions: { tide_height_feet } });
    await fillIn();
    expect((await only()).conditions).toMatchObject({
      tide_height_feet,
      moon_phase: { origin: "computed" },
    });
  });

  test("are the moon alone when the place is unknown", async () => {
    await log({});
    await fillIn();
    expect(Object.keys((await only()).conditions).toSorted()).toEqual([
      "moon_illumination",
      "moon_phase",
    ]);
  });

  test("are known at built-in spots, own spots and in Boston Harbor", async () => {
    await log({ spot_id: "deer-island-rip" });
    await fillIn();
    expect((await only()).conditions.tide_height_feet).toBeDefined();

    by = await app.join();
    const spot_id = "0198c0de-0000-7000-8000-00000000000b";
    const body = { name: "The ledge", position };
    await app.call(saveOwnSpot, { by, params: { spot_id }, body });
    await log({ spot_id });
    await fillIn();
    expect((await only()).conditions.tide_height_feet).toBeDefined();

    by = await app.join();
    await app.call(logQuickCatch, { by, body: { species: "Cod" } });
    await fillIn();
    expect((await only()).conditions.tide_height_feet?.source).toContain("Boston");
  });
});

describe("measured conditions", () => {
  test("are added later from a station near in place and time, and devices receive them", async () => {
    await log({ position });
    const { cursor: since } = (await app.call(catchChanges, { by })).json<{ cursor: string }>();
    app.observe(
      buoy(app.now() - 20 * minute, {
        wind_speed_kt: 8.5,
        wind_direction_degrees: 225,
        air_temperature_c: 15.5,
        water_temperature_c: 13.9,
        pressure_hpa: 1016.2,
      }),
    );
    await fillIn();
    const measured = { origin: "filled_in_later", source: "NDBC 44013" };
    const changes = await app.call(catchChanges, { by, query: { since } });
    expect(changes.json()).toMatchObject({
      catches: [
        {
          revision: 1,
          conditions: {
            wind_speed_kt: { value: 8.5, ...measured },
            wind_direction_degrees: { value: 225, ...measured },
            air_temperature_c: { value: 15.5, ...measured },
            water_temperature_c: { value: 13.9, ...measured },
            pressure_hpa: { value: 1016.2, ...measured },
          },
        },
      ],
    });
  });

  test("do not replace what the angler typed", async () => {
    const water_temperature_c = { value: 16, origin: "typed", source: null };
    await log({ position, conditions: { water_temperature_c } });
    app.observe(buoy(app.now(), { water_temperature_c: 13 }));
    await fillIn();
    expect((await only()).conditions.water_temperature_c).toEqual(water_temperature_c);
  });

  test("are searched for at most two days; after that the catch is left alone", async () => {
    await log({ position });
    app.moveTime(3 * day);
    await fillIn();
    app.observe(buoy(app.now() - 3 * day, { wind_speed_kt: 8 }));
    await fillIn();
    expect((await only()).conditions.wind_speed_kt).toBeUndefined();
  });
});

describe("an edit after something was filled in", () => {
  const filledIn = async (): Promise<CatchRecord> => {
    await log({ position });
    app.observe(buoy(app.now(), { water_temperature_c: 13 }));
    await fillIn();
    return only();
  };
  const edit = ({ catch_id, revision, conditions }: CatchRecord, fields: object) => {
    const body = { species: "Striped Bass", position, conditions, revision, ...fields };
    return app.call(editCatch, { by, params: { catch_id }, body });
  };

  test("is no conflict, and keeps the conditions", async () => {
    const record = await filledIn();
    const { date_caught } = record;
    const answer = await edit(record, { date_caught, notes: "n" });
    expect(answer.json()).toMatchObject({
      catch: { notes: "n", conditions: record.conditions, revision: 2 },
    });
  });

  test("with another time drops the conditions and searches again", async () => {
    const record = await filledIn();
    const date_caught = new Date(app.now() - 10 * day).toISOString();
    expect((await edit(record, { date_caught })).json()).toMatchObject({
      catch: { conditions: {} },
    });
    await fillIn();
    const { conditions } = await only();
    expect(conditions.water_temperature_c).toBeUndefined();
    expect(conditions.tide_height_feet?.value).not.toBe(record.conditions.tide_height_feet?.value);
  });
});
