// @vitest-environment jsdom
import { packagedTable } from "@striper/angling/regulations";
import { afterEach, describe, expect, test } from "vitest";
import { changesSince, markSeen, readSeenTable } from "#web/platform/rule-table/seen-table.ts";

afterEach(() => localStorage.clear());

const narrower = {
  ...packagedTable,
  version: packagedTable.version + 1,
  records: packagedTable.records.map((record) =>
    record.id === "ma/bluefish" ? { ...record, season: { kind: "closed" as const } } : record,
  ),
};

describe("the change since the last look", () => {
  test("is nothing before the first look and when nothing differs", () => {
    expect(changesSince(readSeenTable(0), packagedTable)).toBeNull();
    markSeen(packagedTable, 1000);
    expect(changesSince(readSeenTable(2000), packagedTable)).toBeNull();
    expect(changesSince(packagedTable, { ...packagedTable, version: 9 })).toBeNull();
  });

  test("is described in words, starting from the viewed version", () => {
    markSeen(packagedTable, 1000);
    const since = changesSince(readSeenTable(2000), narrower);
    expect(since?.from.version).toBe(packagedTable.version);
    expect(since?.changes).toEqual(["Bluefish: season now closed all year"]);
  });

  test("omits rules that were only verified again at their source", () => {
    const read = {
      ...packagedTable,
      records: packagedTable.records.map((record) => ({ ...record, verifiedOn: "2026-11-21" })),
    };
    expect(changesSince(packagedTable, read)).toBeNull();
  });
});
