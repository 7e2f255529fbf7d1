import { harborParts } from "@striper/marine/time";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rowIds } from "#web/features/catches/archive/import/row-ids.ts";
import { guessMatching, matchingProblem } from "#web/features/catches/archive/match/fields.ts";
import { guessOptions } from "#web/features/catches/archive/match/options.ts";
import { readRow } from "#web/features/catches/archive/match/read-row.ts";
import { readDate, readTime } from "#web/features/catches/archive/read-date.ts";
import { readFigure } from "#web/features/catches/archive/read-figure.ts";
import { readRecords, readTable, separators } from "#web/features/catches/archive/read-table.ts";

const now = Date.parse("2026-06-13T16:00:00Z");

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

describe("a table of text", () => {
  test("is read as written, whatever its cells contain", () => {
    const cells = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 5 }), { minLength: 1 });
    fc.assert(
      fc.property(cells, fc.constantFrom(...separators), (records, separator) => {
        const text = records.map((record) => record.map(quoted).join(separator)).join("\r\n");
        expect(readRecords(text, separator)).toEqual(records);
      }),
    );
  });

  test.each([
    ["commas", 'Date,Fish\n6/1/2024,"Bass, striped"\n'],
    ["semicolons", "Date;Fish\n6/1/2024;Bass, striped\n"],
    ["tabs", "Date\tFish\n6/1/2024\tBass, striped\n"],
    ["a byte order mark", "\uFEFFDate;Fish\r\n6/1/2024;Bass, striped"],
    ["a line that names the separator", 'sep=;\r\nDate;Fish\r\n6/1/2024;"Bass, striped"'],
  ])("is read with %s", (_name, text) => {
    expect(readTable(text)).toEqual({
      head: ["Date", "Fish"],
      rows: [{ number: 2, cells: ["6/1/2024", "Bass, striped"] }],
    });
  });

  test.each([
    ["a blank before a quote", 'Date,Fish\n6/1/2024, "Bass, striped"\n'],
    ["text behind a quote", 'Date,Fish\n"6/1"/2024,"Bass, striped"\n'],
    ["line ends of two systems", 'Date,Fish\r6/1/2024,"Bass, striped"\n'],
  ])("is read with %s", (_name, text) => {
    expect(readTable(text)).toEqual({
      head: ["Date", "Fish"],
      rows: [{ number: 2, cells: ["6/1/2024", "Bass, striped"] }],
    });
  });

  test("keeps line breaks within quotes and passes over blank lines", () => {
    const { rows } = readTable('a,b\n\n1,"two\nlines"\n,\n');
    expect(rows).toEqual([{ number: 3, cells: ["1", "two\nlines"] }]);
  });
});

const clockOf = (dateText: string, timeText = "") => {
  const read = readDate(dateText, timeText, "month-first");
  if (read.kind !== "read") return read.kind;
  const { year, month, day, hour, minute } = harborParts(read.at);
  return `${year}-${month}-${day} ${hour}:${String(minute).padStart(2, "0")}`;
};

describe("a date", () => {
  test.each([
    ["6/7/2024", "", "2024-6-7 12:00"],
    ["6/7/24 5:30 pm", "", "2024-6-7 17:30"],
    ["2024-06-07", "05:30", "2024-6-7 5:30"],
    ["2024-06-07T05:30:10", "", "2024-6-7 5:30"],
    ["2024-06-07T09:30:00Z", "", "2024-6-7 5:30"],
    ["2024-06-07 05:30:00-0400", "", "2024-6-7 5:30"],
    ["Jun 7, 2024", "7 PM", "2024-6-7 19:00"],
    ["Friday, June 7, 2024", "", "2024-6-7 12:00"],
    ["7 June 2024", "12:15 a.m.", "2024-6-7 0:15"],
    ["7-Jun-24", "", "2024-6-7 12:00"],
    ["2/30/2024", "", "no-date"],
    ["yesterday", "", "no-date"],
    ["6/7/2024", "dawn", "no-time"],
    ["6/7/2024", "25:00", "no-time"],
  ])("%s %s is %s in Boston", (date, time, clock) => {
    expect(clockOf(date, time)).toBe(clock);
  });

  test("never throws, and a number alone is not a time", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (date, time) => {
        expect(["read", "no-date", "no-time"]).toContain(readDate(date, time, "day-first").kind);
      }),
    );
    expect(readTime("7")).toBeNull();
  });
});

describe("a figure", () => {
  test.each([
    ["28.5", 28.5, ""],
    ["28,5", 28.5, ""],
    ['28"', 28, '"'],
    ["71 cm", 71, "cm"],
    ["1,234.5", 1234.5, ""],
    ["-70.95", -70.95, ""],
  ])("%s is %d", (text, value, unit) => expect(readFigure(text)).toEqual({ value, unit }));

  test.each(["", "big", "2'4\"", "NaN", "1e9", "28-30", "--5"])("%s is not a figure", (text) => {
    expect(readFigure(text)).toBeNull();
  });
});

function readAll(text: string, units: "us" | "metric" = "us") {
  const table = readTable(text);
  const matching = guessMatching(table.head);
  const options = guessOptions(table, matching, units);
  return table.rows.map((row) => readRow(row, matching, options, now));
}

describe("the rows of a table", () => {
  test.each([
    ["Private boat", "private"],
    ["For-hire", "for-hire"],
    ["Surf", "shore"],
    ["trolling", null],
  ])("tell from where it was caught: %s", (words, mode) => {
    expect(readAll(`Date,Fish,Mode\n6/1/2024,Cod,${words}`)[0]).toMatchObject({
      row: { content: { mode } },
    });
  });

  test("set the log's own flags and figures, and report impossible ones", () => {
    const head = "Date,Fish,Is unfinished,Position accuracy meters";
    expect(readAll(`${head}\n6/1/2024,Cod,yes,12`)[0]).toMatchObject({
      row: { content: { is_unfinished: true, position_accuracy_meters: 12 } },
    });
    expect(readAll(`${head}\n6/1/2024,Cod,perhaps,-3`)[0]).toMatchObject({
      kind: "faulty",
      faults: [
        "Accuracy of the position in meters -3 is not possible",
        'Unfinished (yes/no) "perhaps" is neither yes nor no',
      ],
    });
  });

  test("become catches with the values of their columns", () => {
    const [first] = readAll(
      "Date;Time;Fish;Length (cm);Kept;Lure;Lat;Lon;Notes\n13.06.2024;5:10;Striped Bass;72,5;no;Eel;42,35;-70,95;On the ebb",
    );
    expect(first).toMatchObject({
      kind: "read",
      row: {
        number: 2,
        hasTime: true,
        content: {
          species: "Striped Bass",
          date_caught: "2024-06-13T09:10:00.000Z",
          length_inches: 28.5433,
          is_released: true,
          bait_lure: "Eel",
          position: { latitude: 42.35, longitude: -70.95 },
          notes: "On the ebb",
        },
      },
    });
  });

  test("name every fault in words", () => {
    const [first] = readAll("Date,Species,Length,Weight\nsoon,,28-30,-4\n");
    expect(first).toEqual({
      kind: "faulty",
      number: 2,
      faults: [
        '"soon" is not a date we can read',
        "no species",
        'Length "28-30" is not a number',
        "Weight -4 is not possible",
      ],
    });
  });

  test.each([
    ["1/1/1900", "the date must lie between 1950 and today"],
    ["1/1/2200", "the date is in the future"],
  ])("report the fault of %s", (date, fault) => {
    expect(readAll(`Date,Species\n${date},Cod`)).toMatchObject([{ faults: [fault] }]);
  });

  test("cannot be read without a date and a species, or with a column used twice", () => {
    expect(matchingProblem({ date: 0 })).toEqual({ kind: "needed" });
    expect(matchingProblem({ date: 0, species: 0 })).toEqual({ kind: "twice", column: 0 });
    expect(matchingProblem({ date: 0, species: 1 })).toBeNull();
  });
});

describe("the ids of rows", () => {
  const table = readTable("Date,Species\n6/1/2024,Cod\n6/1/2024,Cod\n6/2/2024,Cod\n");

  test("are stable for the same table, and unique", () => {
    const ids = rowIds(table, {}, "account");
    expect(
      rowIds(readTable("Date,Species\n6/1/2024,Cod\n6/1/2024,Cod\n6/2/2024,Cod"), {}, "account"),
    ).toEqual(ids);
    expect(new Set(ids).size).toBe(3);
  });
});
