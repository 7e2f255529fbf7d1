import { describe, expect, test } from "vitest";
import { findTableProblems, packagedTable } from "#angling/regulations/index.ts";
import type {
  BagRule,
  RegulationRecord,
  Season,
  SizeRule,
} from "#angling/regulations/table/table.ts";

/**
 * Rules copied by hand from the source tables, as size | bag | season. Abbreviations: s, p, h for
 * shore, private, for-hire; "<31" excludes and "..5" includes the upper bound; "?" not found; "L"
 * state of landing; "-" not applicable; v vessel; t trip; "all" and "none" as in the law.
 */
const printed: Readonly<Record<string, string>> = {
  "ma/striped_bass": "28<31 total length | 1 | all",
  "ma/summer_flounder": "ph 17.5, s 16.5 | 5 | 05-24..09-23",
  "ma/winter_flounder/gulf-of-maine": "12 | 8 | all",
  "ma/winter_flounder/southern-new-england": "12 | 2 | 03-01..12-31",
  "ma/bluefish": "none | sp 5, h 7 | all",
  "ma/atlantic_cod/western-gulf-of-maine": "23 | 1 | 09-01..10-31",
  "ma/atlantic_cod/southern-new-england": "- | 0 | closed",
  "ma/haddock/gulf-of-maine": "17 | 15 | 04-01..02-29",
  "ma/haddock/southern-new-england": "18 | none | all",
  "ma/pollock": "none | none | all",
  "ma/black_sea_bass": "16 | 4 05-16..08-31, 2 09-01..10-14 | 05-16..10-14",
  "ma/scup":
    "ph 11, s 9.5 | sp 30, h 40 05-01..06-30, h 30 07-01..12-31, p boat 150 from 5 anglers | 05-01..12-31",
  "ma/tautog":
    "16 one>21 | 3 04-01..05-31, 1 06-01..07-31, 3 08-01..10-14, 5 10-15..12-31, p boat 10 | 04-01..12-31",
  "ma/atlantic_mackerel": "none | sp 25, h 50 | all",
  "ma/american_shad": "none | 0 | all",
  "ma/river_herring": "- | 0 | closed",
  "ma/bluefin_tuna": "? | ? | ? | federal",
  "ma/yellowfin_tuna": "? | ? | ? | federal",
  "ma/sharks": "54 fork length | ph 1/vessel-trip +1, s 1/angler-trip +1 | all",
  "ma/permitted_sharks": "54 fork length | ph 1/vessel-trip, s 1/angler-trip | all",
  "ma/white_shark": "- | 0 | closed",
  "ma/mako_sharks": "- | 0 | closed",
  "ma/prohibited_sharks": "- | 0 | closed",
  "ma/hammerhead_sharks":
    "ph 78 fork length, s 54 fork length | ph 1/vessel-trip, s 1/angler-trip | all",
  "ma/small_sharks": "none | ph 1/vessel-trip, s 1/angler-trip | all",
  "ma/american_lobster": "3.25..5 carapace | 15 | traps out 11-01..05-15",
  "ma/longfin_squid": "none | ? | all",
  "ma/monkfish": "none | none | all",
  "ma/cusk": "none | ? | all",
  "ma/atlantic_wolffish": "- | 0 | closed",
  "ma/atlantic_halibut": "41 | 1 | all",
  "ma/bonito_false_albacore": "16 curved fork length | 5 | all",
  "ma/american_eel": "9 | sp 25, h 50/vessel-day, p boat 25 | all",
  "ma/rainbow_smelt": "none | 50 | 01-01..03-14 06-16..12-31",
  "ma/weakfish": "16 | 1 | all",
  "ma/acadian_redfish": "none | none | all",
  "ma/american_plaice": "14 | none | all",
  "ma/yellowtail_flounder": "13 | none | all",
  "ma/white_perch": "8 | 25 | all",
  "ma/spiny_dogfish": "none | none | all",
  "ma/windowpane_ocean_pout": "- | 0 | closed",
  "nh/striped_bass": "28<31 total length | 1 | all",
  "nh/summer_flounder": "15 | none | all",
  "nh/winter_flounder": "12 | 8 | all",
  "nh/bluefish": "none | sp 5, h 7 | all",
  "nh/atlantic_cod": "23 | 1 | 09-01..10-31",
  "nh/haddock": "17 | 15 | 04-01..02-29",
  "nh/pollock": "none | none | all",
  "nh/black_sea_bass": "16.5 | 4 | all",
  "nh/atlantic_mackerel": "none | sp 25, h 50 | all",
  "nh/american_shad": "- | 0 | closed",
  "nh/bluefin_tuna": "27 curved fork length | ? | ? | federal",
  "nh/yellowfin_tuna": "? | ? | ? | federal",
  "nh/white_shark": "? | ? | ? | federal",
  "nh/mako_sharks": "? | ? | ? | federal",
  "nh/prohibited_sharks": "? | ? | ? | federal",
  "nh/monkfish": "17 | none | all",
  "nh/cusk": "none | ? | all",
  "nh/atlantic_wolffish": "- | 0 | closed",
  "nh/atlantic_halibut": "41 | 1/vessel-trip | all",
  "nh/american_eel": "9 | 25 | all but fishway areas 10-02..06-14",
  "nh/acadian_redfish": "9 | none | all",
  "nh/windowpane_ocean_pout": "- | 0 | closed",
  "fed/striped_bass": "- | 0 | closed",
  "fed/summer_flounder": "L | L | L",
  "fed/winter_flounder": "12 | ? | all",
  "fed/bluefish": "none | p 5 (3), h 7 (5) | all",
  "fed/atlantic_cod/gulf-of-maine": "23 | 1 | 09-01..10-31 unsettled 09-01..09-30",
  "fed/haddock/gulf-of-maine": "17 | 15 | 05-01..02-29 04-01..04-30",
  "fed/pollock": "19 | none | all",
  "fed/black_sea_bass": "L | L | L",
  "fed/scup": "10 | 40 | all",
  "fed/atlantic_mackerel": "none | p 25 (20), h 50 (20) | all",
  "fed/bluefin_tuna": "27 curved fork length | p 2/vessel-day (1), h ? | set in season",
  "fed/yellowfin_tuna": "27 curved fork length | 3 | all",
  "fed/sharks": "54 fork length | 1/vessel-trip | set in season",
  "fed/permitted_sharks": "54 fork length | 1/vessel-trip | set in season",
  "fed/white_shark": "- | 0 | closed",
  "fed/mako_sharks": "- | 0 | closed",
  "fed/prohibited_sharks": "- | 0 | closed",
  "fed/hammerhead_sharks": "78 fork length | 1/vessel-trip | set in season",
  "fed/small_sharks": "none | ? | set in season",
  "fed/cusk": "none | ? | all",
  "fed/atlantic_wolffish": "- | 0 | closed",
  "fed/atlantic_halibut": "41 | 1/vessel-trip | all",
};

const notHeld = [
  ["ma", "spanish_mackerel atlantic_menhaden atlantic_herring silversides bait_crabs"],
  [
    "nh",
    "scup tautog spanish_mackerel river_herring sharks hammerhead_sharks small_sharks longfin_squid permitted_sharks american_lobster atlantic_menhaden atlantic_herring silversides bait_crabs rainbow_smelt",
  ],
  [
    "fed",
    "tautog spanish_mackerel american_shad river_herring american_lobster longfin_squid monkfish",
  ],
].flatMap(([water = "", names = ""]) => names.split(" ").map((name) => `${water}/${name}`));

const lowConfidence = [
  ...notHeld,
  "ma/longfin_squid",
  "ma/cusk",
  "nh/white_shark",
  "nh/mako_sharks",
  "nh/prohibited_sharks",
  "nh/yellowfin_tuna",
  "nh/cusk",
  "fed/winter_flounder",
  "fed/cusk",
];

const mediumConfidence = [
  "ma/american_lobster",
  "nh/bluefin_tuna",
  "fed/summer_flounder",
  "fed/bluefish",
  "fed/atlantic_cod/gulf-of-maine",
  "fed/black_sea_bass",
  "fed/scup",
  "fed/atlantic_mackerel",
  "fed/bluefin_tuna",
  "fed/sharks",
  "fed/white_shark",
  "fed/mako_sharks",
  "fed/prohibited_sharks",
  "fed/hammerhead_sharks",
  "fed/small_sharks",
  "fed/permitted_sharks",
];

const highConfidence = [
  "ma/striped_bass",
  "ma/bonito_false_albacore",
  "ma/weakfish",
  "ma/white_perch",
  "nh/striped_bass",
  "fed/striped_bass",
];

const letters = { shore: "s", private: "p", "for-hire": "h" } as const;

function modesOf({ modes }: SizeRule | BagRule): string {
  return modes === undefined ? "" : `${modes.map((mode) => letters[mode]).join("")} `;
}

function sizeFact(rule: SizeRule): string {
  const { limit } = rule;
  if (limit.kind !== "length") {
    return { none: "none", "not-applicable": "-", "state-of-landing": "L", unknown: "?" }[
      limit.kind
    ];
  }
  const { minimum, maximum, onlyOneOver, measure } = limit;
  const upper =
    maximum === undefined ? "" : `${maximum.bound === "below" ? "<" : ".."}${maximum.inches}`;
  const over = onlyOneOver === undefined ? "" : ` one>${onlyOneOver}`;
  return `${modesOf(rule)}${minimum}${upper}${over}${measure === "length" ? "" : ` ${measure}`}`;
}

function bagFact(rule: BagRule): string {
  const { limit, dates } = rule;
  const when = dates === undefined ? "" : ` ${dates.from}..${dates.to}`;
  if (limit.kind !== "fish") {
    const fact = { "no-limit": "none", prohibited: "0", "state-of-landing": "L", unknown: "?" };
    return `${modesOf(rule)}${fact[limit.kind]}${when}`;
  }
  const per = limit.per === "angler-day" ? "" : `/${limit.per}`;
  const extra = limit.extra === undefined ? "" : ` +${limit.extra.fish}`;
  const unsettled = limit.unsettled === undefined ? "" : ` (${limit.unsettled.from})`;
  return `${modesOf(rule)}${limit.fish}${per}${extra}${unsettled}${when}`;
}

function seasonFact(season: Season): string {
  if (season.kind === "all-year") {
    const places = season.closedPlaces;
    if (places === undefined) return "all";
    return `all but ${places.where} ${places.dates.from}..${places.dates.to}`;
  }
  if (season.kind === "dated") {
    const open = season.open.map(({ from, to }) => `${from}..${to}`).join(" ");
    const doubt = season.unsettled?.dates;
    return doubt === undefined ? open : `${open} unsettled ${doubt.from}..${doubt.to}`;
  }
  if (season.kind === "gear-out") return `traps out ${season.dates.from}..${season.dates.to}`;
  return {
    closed: "closed",
    "set-in-season": "set in season",
    "state-of-landing": "L",
    unknown: "?",
  }[season.kind];
}

function factsOf(record: RegulationRecord): string {
  const caps = (record.vesselCaps ?? []).map(
    ({ modes, fish, fromAnglers }) =>
      `${modes.map((mode) => letters[mode]).join("")} boat ${fish}${fromAnglers === undefined ? "" : ` from ${fromAnglers} anglers`}`,
  );
  return [
    record.sizes.map(sizeFact).join(", "),
    [...record.bags.map(bagFact), ...caps].join(", "),
    seasonFact(record.season),
    ...(record.defersTo === undefined ? [] : ["federal"]),
  ].join(" | ");
}

const idsWith = (confidence: string) =>
  packagedTable.records.filter((one) => one.confidence === confidence).map(({ id }) => id);

describe("the packaged table", () => {
  test("states every size, bag and season as the sources print them", () => {
    const facts = Object.fromEntries(
      packagedTable.records.map((record) => [record.id, factsOf(record)]),
    );
    const unknown = Object.fromEntries(notHeld.map((id) => [id, "? | ? | ?"]));
    expect(facts).toEqual({ ...printed, ...unknown });
    expect(packagedTable.records).toHaveLength(112);
  });

  test("has no problems that prevent publication", () => {
    expect(findTableProblems(packagedTable)).toEqual([]);
    expect(packagedTable.version).toBe(4);
  });

  test("has the confidence that its sources allow", () => {
    expect(new Set(idsWith("low"))).toEqual(new Set(lowConfidence));
    expect(new Set(idsWith("medium"))).toEqual(new Set(mediumConfidence));
    expect(new Set(idsWith("high"))).toEqual(new Set(highConfidence));
  });

  test("has a verification day for every confirmed rule, and only for those", () => {
    for (const { id, verifiedOn, confidence } of packagedTable.records) {
      expect(`${id} ${verifiedOn === null}`).toBe(`${id} ${confidence === "low"}`);
    }
  });

  test("has no verification after September 3, 2026, the last day its sources were seen", () => {
    const days = packagedTable.records.flatMap(({ verifiedOn }) => verifiedOn ?? []);
    expect(days.every((day) => day <= "2026-09-03")).toBe(true);
  });

  test("makes fishing unlawful only for striped bass in federal water and white sharks in Massachusetts", () => {
    const unlawful = packagedTable.records.filter((one) => one.targetingUnlawful === true);
    expect(unlawful.map(({ id }) => id)).toEqual(["ma/white_shark", "fed/striped_bass"]);
  });

  test("cites federal and state striped bass law by section", () => {
    const citation = (id: string) => packagedTable.records.find((one) => one.id === id)?.citation;
    expect(citation("fed/striped_bass")).toBe("50 CFR 697.7(b)");
    expect(citation("ma/striped_bass")).toBe("322 CMR 6.07");
    expect(citation("nh/striped_bass")).toBe("NH Fis 603.08");
  });

  // SPEC 9.36
  test("requires circle hooks in both states but not in federal water", () => {
    const gear = (id: string) => packagedTable.records.find((one) => one.id === id)?.gear ?? "";
    expect(gear("ma/striped_bass")).toContain("circle hook required");
    expect(gear("nh/striped_bass")).toContain("circle hook required");
    expect(gear("fed/striped_bass")).toContain("The circle-hook rule is a state rule");
  });
});
