import { beforeAll, describe, expect, test, vi } from "vitest";
import { blankContent, recordOf, withoutPlace } from "#contract/catch-content.ts";
import { catchesHead, catchLine } from "#contract/catches-csv.ts";

const at = "2026-06-13T16:00:00.000Z";
const own = {
  catch_id: "0198c0de-0000-7000-8000-000000000001",
  is_personal_best: false,
  created_at: at,
  updated_at: at,
  revision: 1,
};

test("the exported table keeps its columns in their order", () => {
  const columns = [
    "catch_id,date_caught,species,length_inches,weight_pounds,is_measured,is_released,is_personal_best",
    "location_name,time_of_day,spot_id,trip_id,mode,weather,bait_lure,notes,photo_url,is_unfinished",
    "latitude,longitude,position_accuracy_meters,tide_height_feet,tide_height_feet_origin,tide_stage",
    "tide_stage_origin,current_knots,current_knots_origin,sun_altitude_degrees",
    "sun_altitude_degrees_origin,moon_phase,moon_phase_origin,moon_illumination",
    "moon_illumination_origin,wind_speed_kt,wind_speed_kt_origin,wind_direction_degrees",
    "wind_direction_degrees_origin,air_temperature_c,air_temperature_c_origin,water_temperature_c",
    "water_temperature_c_origin,pressure_hpa,pressure_hpa_origin,cloud_cover_percent",
    "cloud_cover_percent_origin,bite_score,bite_score_model,verdict,verdict_rule",
    "kept_against_verdict,created_at,updated_at",
  ].join(",");
  const known = new Set(columns.split(","));
  expect(
    catchesHead
      .trim()
      .split(",")
      .filter((column) => known.has(column))
      .join(","),
  ).toBe(columns);
});

test("each score in the exported table has its model beside it", () => {
  const columns = catchesHead.trim().split(",");
  const versions = ["2026.1", "2027.1"].map((model_version) => {
    const bite_score = { score: 64, model_version, inputs: {} };
    const cells = catchLine(recordOf({ ...blankContent("Cod", at), bite_score }, own)).split(",");
    return ["bite_score", "bite_score_model"].map((name) => cells[columns.indexOf(name)]);
  });
  expect(versions).toEqual([
    ["64", "2026.1"],
    ["64", "2027.1"],
  ]);
});

test("a record without its place keeps the other fields", () => {
  const content = {
    ...blankContent("Striped Bass", at),
    location_name: "Nahant",
    spot_id: "nahant-causeway",
    position: { latitude: 42.42, longitude: -70.92 },
    position_accuracy_meters: 8,
  };
  const record = recordOf(content, own);
  expect(withoutPlace(record)).toEqual({
    ...record,
    spot_id: null,
    position: null,
    position_accuracy_meters: null,
  });
});

describe("a field that is added to the table", () => {
  async function contractWithLure() {
    vi.resetModules();
    const fields = await import("#contract/catch-fields.ts");
    Object.assign(fields.catchFields, { lure_color: fields.addedLater(fields.line(40)) });
    return {
      ...(await import("#contract/catch-content.ts")),
      ...(await import("#contract/catch-sync.ts")),
      ...(await import("#contract/catches-csv.ts")),
      ...(await import("#contract/catches.ts")),
    };
  }
  let planted: Awaited<ReturnType<typeof contractWithLure>>;
  beforeAll(async () => {
    planted = await contractWithLure();
    return () => vi.resetModules();
  });
  const sent = { species: "Striped Bass", date_caught: at, lure_color: " olive " };

  test("appears in the calls that log, change, import and list catches, within its limit", () => {
    expect(planted.logCatch.body.parse(sent)).toMatchObject({ lure_color: "olive" });
    expect(planted.editCatch.body.parse({ ...sent, revision: 1 })).toMatchObject({
      lure_color: "olive",
    });
    const batch = { catches: [{ ...sent, catch_id: own.catch_id }] };
    expect(planted.importCatches.body.parse(batch).catches).toMatchObject([
      { lure_color: "olive" },
    ]);
    const tooLong = { ...sent, lure_color: "x".repeat(41) };
    expect(planted.logCatch.body.safeParse(tooLong).success).toBe(false);
    const record = planted.recordOf({ ...planted.blankContent("Cod", at), ...sent }, own);
    expect(planted.recentCatches.response.parse({ catches: [record] }).catches).toMatchObject([
      { lure_color: " olive " },
    ]);
  });

  test("changes the content hash only of catches that have it", () => {
    const before = planted.hashedText(blankContent("Cod", at));
    const blank = planted.blankContent("Cod", at);
    expect(planted.hashedText(blank)).toBe(before);
    const filledIn = { ...blank, lure_color: "olive" };
    expect(planted.hashedText(filledIn)).toContain("lure_color");
  });
});
