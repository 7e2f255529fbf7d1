import { packagedTable, type RegulationRecord } from "@striper/angling/regulations";
import { describe, expect, test } from "vitest";
import { deskEntries } from "#web/features/regulations/desk/entry-list-view.ts";
import { noticeDraftOf, noticeOf } from "#web/features/regulations/desk/form/notice-draft.ts";
import { draftOf, recordOf } from "#web/features/regulations/desk/form/record-draft.ts";
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

  test("takes numbers with a comma, and new lines", () => {
    const published = record("ma/striped_bass");
    const draft = { ...draftOf(published), verifiedOn: today };
    const [size] = draft.sizes;
    if (size === undefined) throw new Error("striped bass has a size");
    const outcome = recordOf({ ...draft, sizes: [{ ...size, minimum: "28,5" }] }, published);
    expect(outcome).toMatchObject({
      kind: "record",
      record: { sizes: [{ limit: { minimum: 28.5, maximum: { inches: 31, bound: "below" } } }] },
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

describe("an edit", () => {
  const bluefish = record("ma/bluefish");

  test("holds an entry once, however often it is edited, and forgets it when undone", () => {
    const twice = withRecord(withRecord(emptyEdit, bluefish), { ...bluefish, notes: "Again" });
    expect(twice.records).toEqual([{ ...bluefish, notes: "Again" }]);
    const removed = withoutEntry(twice, bluefish.id, packagedTable);
    expect([editedCount(removed), removed.removedRecordIds]).toEqual([1, [bluefish.id]]);
    expect(undone(removed, bluefish.id)).toEqual(emptyEdit);
  });

  test("takes notices out as notices", () => {
    const edit = withoutEntry(emptyEdit, "winter-cod-closure", packagedTable);
    expect(edit.removedNoticeIds).toEqual(["winter-cod-closure"]);
    expect(deskEntries(packagedTable, edit, "notices", "winter cod")[0]?.state).toBe("removed");
  });

  test("is seen in the list, found by water and by words", () => {
    const edit = withRecord(emptyEdit, { ...bluefish, verifiedOn: today });
    expect(deskEntries(packagedTable, edit, "MA", "BLUEFISH")).toMatchObject([
      { id: "ma/bluefish", state: "edited", verifiedOn: today },
    ]);
    expect(deskEntries(packagedTable, edit, "all", "unicorn")).toEqual([]);
    expect(deskEntries(packagedTable, emptyEdit, "all", "")).toHaveLength(
      packagedTable.records.length,
    );
  });
});
