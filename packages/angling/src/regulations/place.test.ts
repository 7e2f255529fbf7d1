import { describe, expect, test } from "vitest";
import { inches } from "@striper/marine/units";
import { packagedTable } from "./packaged-table.ts";
import { effectiveRecord } from "./deferral.ts";
import { recordsFor, watersAt } from "./place.ts";
import { keepOrRelease } from "./verdict/index.ts";
import { zonesAt } from "./zone.ts";

describe("the zone of a position", () => {
  test.each([
    ["Boston Harbor", 42.36, -70.9, ["gulf-of-maine"]],
    ["off Hampton, New Hampshire", 42.9, -70.75, ["gulf-of-maine"]],
    ["Plymouth", 41.98, -70.62, ["gulf-of-maine"]],
    ["the canal's east end", 41.79, -70.49, ["gulf-of-maine"]],
    ["Barnstable Harbor", 41.73, -70.28, ["gulf-of-maine"]],
    ["Rock Harbor, Orleans", 41.803, -70.02, ["gulf-of-maine"]],
    ["Wellfleet Harbor", 41.91, -70.04, ["gulf-of-maine"]],
    ["the middle of Cape Cod Bay", 41.9, -70.3, ["gulf-of-maine"]],
    ["Race Point", 42.09, -70.23, ["gulf-of-maine"]],
    ["Highland Light, outside", 42.04, -70.05, ["gulf-of-maine"]],
    ["just north of 42°, outside", 42.003, -70, ["gulf-of-maine"]],
    ["42° itself, outside", 42, -70, ["gulf-of-maine", "outer-cape"]],
    ["42° itself, in the bay", 42, -70.3, ["gulf-of-maine"]],
    ["just south of 42°, outside", 41.997, -69.99, ["outer-cape"]],
    ["Nauset Beach", 41.79, -69.92, ["outer-cape"]],
    ["Chatham", 41.67, -69.93, ["outer-cape"]],
    ["Buzzards Bay", 41.7, -70.68, ["southern-new-england"]],
    ["Hyannis", 41.62, -70.28, ["southern-new-england"]],
    ["Harwich Port", 41.66, -70.07, ["southern-new-england"]],
    ["Mount Hope Bay", 41.7, -71.2, ["southern-new-england"]],
  ])("%s", (_, latitude, longitude, zones) => {
    expect(zonesAt({ latitude, longitude })).toEqual(zones);
  });
});

describe("the water of a place", () => {
  test("is the one that contains the position", () => {
    expect(watersAt({ latitude: 42.36, longitude: -70.9 })).toEqual({
      kind: "waters",
      possible: [{ jurisdiction: "MA", zones: ["gulf-of-maine"] }],
      perhapsUncovered: false,
    });
  });

  test("is both on the federal line", () => {
    expect(watersAt({ latitude: 42.4, longitude: -70.652 })).toEqual({
      kind: "waters",
      possible: [
        { jurisdiction: "MA", zones: ["gulf-of-maine"] },
        { jurisdiction: "FED", zones: ["gulf-of-maine"] },
      ],
      perhapsUncovered: false,
    });
  });

  test("may be Maine's at the end of the coverage", () => {
    expect(watersAt(nearMaine)).toMatchObject({ perhapsUncovered: true });
  });

  test("is nowhere outside the coverage", () => {
    expect(watersAt({ latitude: 0, longitude: 0 })).toEqual({ kind: "outside-coverage" });
  });

  test("covers its whole jurisdiction when named by hand without an area", () => {
    expect(watersAt({ jurisdiction: "MA" })).toMatchObject({
      possible: [{ zones: ["gulf-of-maine", "outer-cape", "southern-new-england"] }],
    });
    expect(watersAt({ jurisdiction: "NH" })).toMatchObject({
      possible: [{ zones: ["gulf-of-maine"] }],
    });
    expect(watersAt({ jurisdiction: "FED", area: "outer-cape" })).toMatchObject({
      possible: [{ jurisdiction: "FED", zones: ["outer-cape"] }],
    });
    expect(watersAt({ jurisdiction: "MA", waterAlsoPossible: "NH" })).toMatchObject({
      possible: [{ jurisdiction: "MA" }, { jurisdiction: "NH" }],
    });
  });
});

/** A position off the Isles of Shoals, within the uncertainty of the line to Maine. */
const nearMaine = { latitude: 42.95, longitude: -70.58 };

describe("a legal striped bass", () => {
  const bass = { species: "striper", date: "2026-06-13", mode: "private", keptToday: 0 } as const;

  test("is released on the federal line, and the answer keeps the drawn jurisdiction", () => {
    expect(keepOrRelease({ ...bass, place: { latitude: 42.4, longitude: -70.652 } })).toMatchObject(
      { verdict: "release", code: "prohibited", jurisdiction: "MA" },
    );
  });

  test("has no verdict on the line to Maine, and a short one is released", () => {
    const length = (long: number) =>
      keepOrRelease({ ...bass, place: nearMaine, length: inches(long) });
    expect(length(30)).toMatchObject({ verdict: "unknown", code: "outside-coverage" });
    expect(length(20)).toMatchObject({ verdict: "release", code: "too-short" });
  });
});

describe("records for a water", () => {
  const ids = (
    species: "atlantic_cod" | "haddock" | "winter_flounder" | "weakfish",
    place: Parameters<typeof watersAt>[0],
  ) => {
    const waters = watersAt(place);
    return waters.kind === "waters"
      ? recordsFor(packagedTable, species, waters.possible[0]).map((one) => one?.id ?? null)
      : [];
  };

  test("are those of its zone", () => {
    const nauset = { jurisdiction: "MA", area: "outer-cape" } as const;
    expect(ids("winter_flounder", nauset)).toEqual(["ma/winter_flounder/southern-new-england"]);
    expect(ids("atlantic_cod", nauset)).toEqual([
      "ma/atlantic_cod/western-gulf-of-maine",
      "ma/atlantic_cod/southern-new-england",
    ]);
    expect(ids("haddock", { jurisdiction: "FED", area: "outer-cape" })).toEqual([
      "fed/haddock/gulf-of-maine",
      null,
    ]);
    expect(ids("haddock", { jurisdiction: "FED", area: "southern-new-england" })).toEqual([null]);
    expect(ids("weakfish", { jurisdiction: "NH" })).toEqual([null]);
  });

  test("name each record once", () => {
    expect(ids("haddock", { jurisdiction: "MA" })).toEqual([
      "ma/haddock/gulf-of-maine",
      "ma/haddock/southern-new-england",
    ]);
  });
});

describe("a state that defers to the federal rule", () => {
  const effective = (id: string, table = packagedTable) => {
    const record = table.records.find((one) => one.id === id);
    if (record === undefined) throw new Error(id);
    return effectiveRecord(table, record);
  };

  test("keeps its own size if stated, and has the lower confidence of both", () => {
    expect(effective("nh/bluefin_tuna")).toMatchObject({
      jurisdiction: "NH",
      sizes: [{ limit: { minimum: 27 } }],
      confidence: "medium",
      verifiedOn: "2026-06-01",
    });
    expect(effective("nh/yellowfin_tuna")).toMatchObject({ confidence: "low", verifiedOn: null });
    expect(effective("ma/yellowfin_tuna").notes).toMatch(/^Federal HMS rules apply\. HMS Angling/);
  });

  test("has the older verification day of both", () => {
    const records = packagedTable.records.map((record) =>
      Object.assign(
        {},
        record,
        record.id === "ma/bluefin_tuna" ? { verifiedOn: "2026-01-31" } : {},
      ),
    );
    expect(effective("ma/bluefin_tuna", { ...packagedTable, records }).verifiedOn).toBe(
      "2026-01-31",
    );
  });

  test("is unchanged without a federal rule", () => {
    const records = packagedTable.records.filter((one) => one.jurisdiction === "MA");
    const alone = { ...packagedTable, records };
    expect(effective("ma/bluefin_tuna", alone)).toBe(
      records.find((one) => one.id === "ma/bluefin_tuna"),
    );
    expect(effective("ma/striped_bass")).toMatchObject({ citation: "322 CMR 6.07" });
  });
});
