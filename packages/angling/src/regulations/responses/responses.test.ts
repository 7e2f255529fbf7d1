import { describe, expect, test } from "vitest";
import { packagedTable } from "#angling/regulations/packaged-table.ts";
import { allRegulations, searchRegulations, stripedBassRegulations } from "./index.ts";

const today = "2026-11-20";
const without = (...ids: readonly string[]) => ({
  ...packagedTable,
  records: packagedTable.records.filter(({ id }) => !ids.includes(id)),
});

describe("all regulations", () => {
  const all = allRegulations(today);

  // SPEC 3.19
  test("have the groups of the specification", () => {
    expect(Object.keys(all)).toEqual(
      expect.arrayContaining([
        "last_updated",
        "ma_striped_bass",
        "federal_striped_bass",
        "summer_flounder",
        "winter_flounder",
        "bluefin_tuna",
        "yellowfin_tuna",
        "ma_general_saltwater",
        "nh_saltwater",
        "disclaimer",
      ]),
    );
    expect(all).toMatchObject({
      table_version: packagedTable.version,
      last_updated: "2026-11-23",
      as_of: today,
    });
    expect(all.disclaimer).toMatch(/^Not legal advice\./);
  });

  // SPEC 2.70
  test("show the Massachusetts slot as less than 31 in", () => {
    expect(all.ma_striped_bass).toMatchObject({
      title: "MA Striped Bass",
      size_limit: "28 to less than 31 in total length",
      minimum_size: "28 in total length",
      maximum_size: "less than 31 in total length",
      bag_limit: "1 fish per angler per calendar day",
      season: "Open all year",
      status: "open",
      prohibited: false,
      source_url: "https://www.mass.gov/info-details/recreational-saltwater-fishing-regulations",
      verified_on: "2026-09-03",
      verification_stale: true,
      rule_year: 2026,
    });
  });

  test("show federal striped bass as prohibited, without a slot", () => {
    expect(all.federal_striped_bass).toMatchObject({
      title: "Federal Striped Bass",
      prohibited: true,
      targeting_unlawful: true,
      maximum_size: null,
      size_limit: "None may be kept",
      bag_limit: "0: prohibited",
      status: "closed",
      next_change: null,
      citation: "50 CFR 697.7(b)",
    });
  });

  test("put the Boston rule first and the other waters behind it", () => {
    expect(all.winter_flounder).toMatchObject({
      id: "ma/winter_flounder/gulf-of-maine",
      bag_limit: "8 fish per angler per calendar day",
    });
    expect(all.winter_flounder?.others.map(({ id }) => id)).toEqual([
      "ma/winter_flounder/southern-new-england",
      "nh/winter_flounder",
      "fed/winter_flounder",
    ]);
    expect(all.summer_flounder).toMatchObject({ status: "closed", next_change: "opens May 24" });
    expect(all.bluefin_tuna).toMatchObject({ id: "fed/bluefin_tuna", status: "unknown" });
    expect(all.yellowfin_tuna).toMatchObject({ id: "fed/yellowfin_tuna", status: "open" });
  });

  test("give each way of fishing its own line today, with the next bag", () => {
    const card = allRegulations("2026-08-01").ma_general_saltwater.rules.find(
      ({ id }) => id === "ma/summer_flounder",
    );
    expect(card?.today.map(({ mode, size_limit }) => [mode, size_limit])).toEqual([
      ["shore", "at least 16.5 in"],
      ["private", "at least 17.5 in"],
      ["for-hire", "at least 17.5 in"],
    ]);
    const seaBass = allRegulations("2026-08-01").ma_general_saltwater.rules.find(
      ({ id }) => id === "ma/black_sea_bass",
    );
    expect(seaBass?.today[0]).toEqual({
      mode: "shore",
      size_limit: "at least 16 in",
      bag_limit: "4 fish per angler per calendar day",
      next_bag: { on: "2026-09-01", bag_limit: "2 fish per angler per calendar day" },
    });
  });

  test("list every rule of a state under its general card, with its permit", () => {
    expect(all.ma_general_saltwater.rules).toHaveLength(46);
    expect(all.nh_saltwater.rules).toHaveLength(37);
    expect(all.ma_general_saltwater).toMatchObject({
      title: "MA General Saltwater",
      size_limit: "Varies by species",
      permit: { title: "Massachusetts recreational saltwater permit", expires: "December 31" },
      source_url:
        "https://www.mass.gov/info-details/who-needs-a-recreational-saltwater-fishing-permit",
    });
    expect(all.nh_saltwater).toMatchObject({
      permit: { title: "New Hampshire saltwater license" },
    });
  });
});

describe("striped bass regulations", () => {
  // SPEC 2.70
  test("summarize the rules correctly", () => {
    const { massachusetts, new_hampshire, federal, summary } = stripedBassRegulations(today);
    expect([massachusetts?.id, new_hampshire?.id, federal?.id]).toEqual([
      "ma/striped_bass",
      "nh/striped_bass",
      "fed/striped_bass",
    ]);
    expect(summary).toMatchObject({
      slot_limit: "28 to less than 31 in total length",
      bag_limit: "1 fish per angler per calendar day",
      season: "Open all year",
      federal_waters:
        "Federal waters (3–200 nautical miles) are closed: striped bass may not be fished for, kept or possessed there.",
    });
    expect(summary.circle_hooks).toContain("circle hook required");
    expect(summary.notice).toBe(
      "Current slot limit: 28 to less than 31 in total length. Circle hooks are required with bait in state waters. Federal waters (3–200 nautical miles) are closed: striped bass may not be fished for, kept or possessed there.",
    );
  });

  test("reflect changed and missing rules", () => {
    const bare = stripedBassRegulations(today, without("ma/striped_bass", "fed/striped_bass"));
    expect(bare.summary).toMatchObject({
      slot_limit: null,
      bag_limit: null,
      season: null,
      circle_hooks: null,
      federal_waters: "Federal waters (3–200 nautical miles): check regulations.",
    });
    expect(bare.summary.notice).toMatch(/^Current slot limit: check regulations\./);
    const records = packagedTable.records.map((record) =>
      record.id === "nh/striped_bass"
        ? { ...record, id: "fed/new", jurisdiction: "FED" as const }
        : record,
    );
    const opened = {
      ...packagedTable,
      records: records.filter(({ id }) => id !== "fed/striped_bass"),
    };
    expect(stripedBassRegulations(today, opened).summary.federal_waters).toBe(
      "Federal waters (3–200 nautical miles): 28 to less than 31 in total length; 1 fish per angler per calendar day; open all year.",
    );
  });
});

describe("a search", () => {
  const ids = (text: string) => searchRegulations(text, today).regulations.map(({ id }) => id);

  // SPEC 3.20
  test("finds a fish in every water under any of its names", () => {
    for (const text of ["striped bass", "Striper", "rockfish", "stripped bass", " linesider "]) {
      expect(searchRegulations(text, today)).toMatchObject({ species: "Striped bass", count: 3 });
      expect(ids(text)).toEqual(["ma/striped_bass", "nh/striped_bass", "fed/striped_bass"]);
    }
  });

  // SPEC 2.66
  test.each([
    ["flounder", 10],
    ["tuna", 6],
    ["cod", 4],
    ["bluefish", 3],
    ["bass", 6],
  ])("for the quick pick or shared name %s finds %i rules", (text, count) => {
    const found = searchRegulations(text, today);
    expect(found.count).toBe(count);
    expect(found.regulations).toHaveLength(count);
  });

  test.each(["", "   ", "unicorn", "bonefish"])("finds none for %j", (text) => {
    expect(searchRegulations(text, today)).toEqual({
      species: text.trim(),
      regulations: [],
      count: 0,
    });
  });
});
