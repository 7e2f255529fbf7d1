import {
  findTableProblems,
  packagedTable,
  type RegulationRecord,
} from "@striper/angling/regulations";
import { describe, expect, test } from "vitest";
import {
  newNoticeDraft,
  noticeDraftOf,
  noticeOf,
} from "#web/features/regulations/desk/form/notice-draft.ts";
import { draftOf, newDraft, recordOf } from "#web/features/regulations/desk/form/record-draft.ts";
import {
  editedCount,
  emptyEdit,
  undone,
  withoutEntry,
  withRecord,
} from "#web/features/regulations/desk/table-edit.ts";

const record = (id: string): RegulationRecord => {
  const found = packagedTable.records.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no rule ${id}`);
  return found;
};
const today = "2026-11-21";

describe("the form of a rule", () => {
  test.each(packagedTable.records.map((one) => [one.id, one] as const))(
    "of %s gives the rule back unchanged but for the day of verification",
    (_, published) => {
      const outcome = recordOf({ ...draftOf(published), verifiedOn: today }, published);
      expect(outcome).toEqual({ kind: "record", record: { ...published, verifiedOn: today } });
    },
  );

  test("does not pretend that somebody has read the source", () => {
    const outcome = recordOf(draftOf(record("ma/bluefish")), record("ma/bluefish"));
    expect(outcome).toEqual({
      kind: "problems",
      problems: ["Verified on: say on which day you read the official text."],
    });
  });

  test("names in words what is missing or cannot be", () => {
    const published = record("ma/black_sea_bass");
    const draft = { ...draftOf(published), verifiedOn: today };
    const outcome = recordOf(
      {
        ...draft,
        bags: draft.bags.map((bag) => ({ ...bag, fish: "four" })),
        season: { ...draft.season, ranges: [{ from: "5-16", to: "13-40" }] },
        sourceUrl: "mass.gov",
        citation: "",
      },
      published,
    );
    expect(outcome.kind).toBe("problems");
    const text = outcome.kind === "problems" ? outcome.problems.join("\n") : "";
    expect(text).toContain("Bag, number of fish:");
    expect(text).toContain("Season, open days, first day (month-day, as 05-16):");
    expect(text).toContain("Official source, address, starting with https://:");
    expect(text).toContain("Citation:");
  });

  test("changes the kind of a season without leaving the old one behind", () => {
    const published = record("ma/black_sea_bass");
    const draft = { ...draftOf(published), verifiedOn: today };
    const outcome = recordOf(
      { ...draft, season: { kind: "closed", ranges: [], text: "" } },
      published,
    );
    expect(outcome).toMatchObject({ record: { season: { kind: "closed" } } });
  });
});

test.each(packagedTable.notices.map((one) => [one.id, one] as const))(
  "the form of the notice %s gives it back unchanged but for the day of verification",
  (_, published) => {
    const outcome = noticeOf({ ...noticeDraftOf(published), verifiedOn: today }, published);
    expect(outcome).toEqual({ kind: "notice", notice: { ...published, verifiedOn: today } });
  },
);

describe("the form of a new rule", () => {
  const written = {
    ...newDraft(today),
    reach: { ...newDraft(today).reach, species: "scup", jurisdiction: "NH" },
    sizes: [{ ...newDraft(today).sizes[0]!, minimum: "11" }],
    bags: [{ ...newDraft(today).bags[0]!, fish: "30" }],
    sourceTitle: "New Hampshire Fish and Game",
    sourceUrl: "https://www.wildlife.nh.gov/fishing-new-hampshire/saltwater-fishing",
    citation: "Fis 603.08",
    verifiedOn: today,
  } as const;
  const idOf = (draft: Parameters<typeof recordOf>[0], takenIds: readonly string[] = []) => {
    const outcome = recordOf(draft, null, takenIds);
    return outcome.kind === "record" ? outcome.record.id : outcome.problems;
  };

  test("claims nothing by itself, and says what it lacks", () => {
    const outcome = recordOf({ ...newDraft(today), verifiedOn: today }, null);
    const text = outcome.kind === "problems" ? outcome.problems.join("\n") : "";
    for (const part of [
      "Species:",
      "Water:",
      "Citation:",
      "Size, at least:",
      "Bag, number of fish:",
    ])
      expect(text).toContain(part);
    expect(text).toContain("Official source, address, starting with https://:");
    expect(newDraft(today)).toMatchObject({ verifiedOn: "", confidence: "medium" });
  });

  test("gives a whole rule, fit to publish", () => {
    const outcome = recordOf(written, null);
    if (outcome.kind !== "record") throw new Error(outcome.problems.join(" "));
    expect(outcome.record).toEqual({
      id: "nh/scup",
      species: "scup",
      jurisdiction: "NH",
      area: null,
      sizes: [{ limit: { kind: "length", measure: "total length", minimum: 11 } }],
      bags: [{ limit: { kind: "fish", fish: 30, per: "angler-day" } }],
      season: { kind: "all-year" },
      gear: null,
      possession: null,
      notes: null,
      source: {
        title: "New Hampshire Fish and Game",
        url: "https://www.wildlife.nh.gov/fishing-new-hampshire/saltwater-fishing",
      },
      citation: "Fis 603.08",
      ruleYear: 2026,
      verifiedOn: today,
      confidence: "medium",
    });
    const table = { ...packagedTable, records: [outcome.record], notices: [] };
    expect(findTableProblems(table)).toEqual([]);
  });

  test("may be about a part of the water, with a limit of the boat, and open the rest to the federal rule", () => {
    const outcome = recordOf(
      {
        ...written,
        reach: {
          ...written.reach,
          isPartOfWater: true,
          areaName: " Great Bay & Piscataqua ",
          areaDescription: "West of the bridge",
          covers: ["gulf-of-maine"],
          caps: [{ modes: ["private"], fish: "150", fromAnglers: "5" }],
          defersToFederal: true,
        },
      },
      null,
    );
    expect(outcome).toMatchObject({
      record: {
        id: "nh/scup/great-bay-piscataqua",
        area: {
          name: "Great Bay & Piscataqua",
          description: "West of the bridge",
          covers: ["gulf-of-maine"],
          mayCover: [],
        },
        vesselCaps: [{ modes: ["private"], fish: 150, fromAnglers: 5 }],
        defersTo: "FED",
      },
    });
  });

  test("gets an id nobody has, and keeps its own when it is edited again", () => {
    expect(idOf(written, ["nh/scup", "nh/scup-2"])).toBe("nh/scup-3");
    const named = { ...written.reach, isPartOfWater: true, areaDescription: "x", covers: [] };
    expect(idOf({ ...written, reach: { ...named, areaName: "(?)" } })).toBe("nh/scup");
    const again = recordOf(written, { ...record("nh/scup"), id: "nh/scup-2" }, ["nh/scup-2"]);
    expect(again).toMatchObject({ record: { id: "nh/scup-2" } });
  });
});

describe("the form of a new notice", () => {
  const written = {
    ...newNoticeDraft,
    title: "Boat ramp closed",
    text: "The ramp is closed for repairs.",
    from: "03-01",
    to: "04-15",
    sourceTitle: "Harbormaster",
    sourceUrl: "https://www.boston.gov/departments",
    citation: "Notice of the harbormaster",
    verifiedOn: today,
  } as const;

  test("says what it lacks", () => {
    const outcome = noticeOf({ ...newNoticeDraft, verifiedOn: today }, null);
    const text = outcome.kind === "problems" ? outcome.problems.join("\n") : "";
    for (const part of ["Title:", "Text:", "Waters:", "Citation:"]) expect(text).toContain(part);
    const framed = { ...newNoticeDraft.reach, box: { ...newNoticeDraft.reach.box, south: "42.5" } };
    const open = noticeOf({ ...written, reach: framed }, null);
    expect(open.kind === "problems" && open.problems.join("\n")).toContain("Frame, north:");
  });

  test("gives a dated notice for waters, a frame, ways of fishing and fish", () => {
    const reach = {
      jurisdictions: ["MA", "FED"],
      box: { south: "42.2", north: "42,5", west: "-71.1", east: "-70.8" },
      modes: ["private"],
      species: ["striped_bass"],
    } as const;
    const outcome = noticeOf({ ...written, reach }, null, ["boat-ramp-closed"]);
    expect(outcome).toMatchObject({
      notice: {
        id: "boat-ramp-closed-2",
        jurisdictions: ["MA", "FED"],
        box: { south: 42.2, north: 42.5, west: -71.1, east: -70.8 },
        modes: ["private"],
        species: ["striped_bass"],
        dates: { from: "03-01", to: "04-15" },
      },
    });
    const everywhere = { ...newNoticeDraft.reach, jurisdictions: ["NH"] } as const;
    const plain = noticeOf({ ...written, from: "", to: "", reach: everywhere }, null);
    expect(plain.kind === "notice" ? Object.keys(plain.notice) : plain.problems).not.toEqual(
      expect.arrayContaining(["box", "modes", "species", "dates"]),
    );
    expect(plain).toMatchObject({ kind: "notice", notice: { id: "boat-ramp-closed" } });
  });
});

describe("an edit", () => {
  const bluefish = record("ma/bluefish");

  test("holds an entry once, however often it is edited, and forgets it when undone", () => {
    const twice = withRecord(withRecord(emptyEdit, bluefish), { ...bluefish, notes: "Again" });
    expect(twice.records).toEqual([{ ...bluefish, notes: "Again" }]);
    const removed = withoutEntry(twice, bluefish.id, packagedTable);
    expect([editedCount(removed), removed.removedRecordIds]).toEqual([1, [bluefish.id]]);
    expect(undone(removed, bluefish.id)).toEqual(emptyEdit);
  });
});
