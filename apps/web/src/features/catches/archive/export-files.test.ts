import { blankContent } from "@striper/contract/catch-content";
import { enteredFields } from "@striper/contract/catch-records";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { exportFile } from "#web/features/catches/archive/export-files.ts";
import { rowIds } from "#web/features/catches/archive/import/row-ids.ts";
import { guessMatching } from "#web/features/catches/archive/match/fields.ts";
import { guessOptions } from "#web/features/catches/archive/match/options.ts";
import { readRow } from "#web/features/catches/archive/match/read-row.ts";
import { readRecords, readTable } from "#web/features/catches/archive/read-table.ts";
import { unsentRecord } from "#web/features/catches/log/log-writes.ts";

const at = "2026-06-12T16:00:00.000Z";
const now = Date.parse("2026-06-13T16:00:00Z");
const id = "0f8fad5b-d9cb-469f-a165-70867728950e";
const content = {
  ...blankContent("Striped Bass", at),
  length_inches: 28.5,
  location_name: 'Nahant, "the causeway"',
  notes: "Two\nlines <here>",
  position: { latitude: 42.42, longitude: -70.92 },
  spot_id: "nahant-causeway",
  is_released: false,
};
const log = { catches: [unsentRecord(id, content, at)], trips: [] };

test("an exported table imports with the same content and ids", () => {
  const { text, name } = exportFile(log, "csv", true, now);
  expect(name).toBe("catches-2026-06-13.csv");
  const table = readTable(text);
  const matching = guessMatching(table.head);
  expect(rowIds(table, matching, "account")).toEqual([id]);
  const [row] = table.rows;
  if (row === undefined) throw new Error("no row");
  expect(readRow(row, matching, guessOptions(table, matching, "metric"), now)).toMatchObject({
    kind: "read",
    row: { content: { ...content, spot_id: null } },
  });
});

/** Prefixes that spreadsheets execute as formulas, within ordinary and malicious texts. */
const mischief = fc
  .tuple(
    fc.constantFrom("", "=", "+", "-", "@", "\t", "\r", "\n", "'", "''", "'=", " =", "＝", "'\t="),
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.constantFrom("", "  two  spaces", '"', ";", ",", "\nline", "\r\nline", "HYPERLINK(1)"),
  )
  .map((parts) => parts.join(""));

/** Texts as the log stores them: everything the server accepts, trimmed. */
const asKept = (schema: typeof enteredFields.notes, otherwise: string) =>
  mischief.map((text) => {
    const kept = schema.safeParse(text);
    return kept.success ? (kept.data ?? otherwise) : otherwise;
  });

const figure = /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/;

test("no text of a table is executed by a spreadsheet, and all of it imports unchanged", () => {
  const text = fc.record({
    species: asKept(enteredFields.location_name, "=Bass").map((name) => name.slice(0, 60).trim()),
    location_name: asKept(enteredFields.location_name, "@Nahant"),
    bait_lure: asKept(enteredFields.bait_lure, "-eel"),
    weather: asKept(enteredFields.weather, "+wind"),
    notes: asKept(enteredFields.notes, "=1+1"),
  });
  fc.assert(
    fc.property(text, (texts) => {
      const record = unsentRecord(id, { ...content, ...texts }, at);
      const csv = exportFile({ catches: [record], trips: [] }, "csv", true, now).text;
      const cells = readRecords(csv, ",")[1] ?? [];
      const formulas = cells.filter((cell) => /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(cell));
      expect(formulas.filter((cell) => !figure.test(cell))).toEqual([]);
      const table = readTable(csv);
      const matching = guessMatching(table.head);
      const row = table.rows[0];
      if (row === undefined) throw new Error("no row");
      const read = readRow(row, matching, guessOptions(table, matching, "us"), now);
      expect(read).toMatchObject({ kind: "read", row: { content: texts } });
    }),
    { numRuns: 500 },
  );
});

test("a negative longitude is not marked as text", () => {
  const { text } = exportFile(log, "csv", true, now);
  expect(readRecords(text, ",")[1]).toContain("-70.92");
});

test.each(["csv", "json", "gpx"] as const)("a %s without positions contains no place", (kind) => {
  const { text } = exportFile(log, kind, false, now);
  expect(text).not.toContain("42.42");
  expect(text).not.toContain("nahant-causeway");
});

test("a GPX file contains the exact place and escapes texts", () => {
  const { text } = exportFile(log, "gpx", true, now);
  expect(text).toContain('<wpt lat="42.42" lon="-70.92">');
  expect(text).toContain("&lt;here&gt;");
});
