// @vitest-environment jsdom
import { packagedTable } from "@striper/angling/regulations";
import { afterEach, describe, expect, test } from "vitest";
import {
  changesSince,
  markSeen,
  readSeenTable,
} from "#web/features/regulations/changes/since-you-looked.tsx";

afterEach(() => localStorage.clear());

const narrower = {
  ...packagedTable,
  version: packagedTable.version + 1,
  records: packagedTable.records.map((record) =>
    record.id === "ma/bluefish" ? { ...record, citation: "322 CMR 6.00" } : record,
  ),
};

describe("what changed since the last look", () => {
  test("is nothing before the first look and when nothing differs", () => {
    expect(changesSince(readSeenTable(0), packagedTable)).toBeNull();
    markSeen(packagedTable, 1000);
    expect(changesSince(readSeenTable(2000), packagedTable)).toBeNull();
    expect(changesSince(packagedTable, { ...packagedTable, version: 9 })).toBeNull();
  });

  test("is told in words, from the version looked at", () => {
    markSeen(packagedTable, 1000);
    const since = changesSince(readSeenTable(2000), narrower);
    expect(since?.from.version).toBe(packagedTable.version);
    expect(since?.changes.map(({ words }) => words)).toEqual([
      "Massachusetts, Bluefish: citation was “MA DMF recreational table updated 28 Apr 2026”, is now “322 CMR 6.00”.",
    ]);
  });
});
