import { describe, expect, test } from "vitest";
import {
  enteredDate,
  enteredInstant,
  multiLine,
  queryNumber,
  singleLine,
} from "#contract/schemas.ts";

describe("a single line", () => {
  const line = singleLine(20);

  test.each(["Ångström 🐟", "مرحبا", "👩‍👩‍👧‍👦", "שלום", "می‌خواهم", "❤️ 1️⃣ 👍🏽", "क्‍ष"])(
    "may be %s",
    (text) => {
      expect(line.parse(text)).toBe(text);
    },
  );

  test.each([
    ["blank", " \t "],
    ["too long", "x".repeat(21)],
    ["two lines", "one\ntwo"],
    ["a line separator", "one\u2028two"],
    ["a null byte", "one\0two"],
    ["an escape", "\u001b[31mred"],
    ["half of a surrogate pair", "fish \ud83d"],
    ["a number", 7],
  ])("may not be %s", (_, value) => {
    expect(line.safeParse(value).success).toBe(false);
  });
});

describe("a text of several lines", () => {
  test.each(["a\0b", "a\u0007b", "a\u009bb", "\ud83d"])("refuses %j", (text) => {
    expect(multiLine(40).safeParse(text).success).toBe(false);
  });
});

describe("a number in a query", () => {
  test.each([
    ["42.36", 42.36],
    ["-70.9", -70.9],
    ["007", 7],
    [12, 12],
  ])("reads %j as %d", (text, value) => {
    expect(queryNumber(-90, 90).parse(text)).toBe(value);
  });

  test.each(["", " 5", "5 ", "0x10", "1e1", "NaN", "Infinity", "1,5", "--1", "90.1", "true"])(
    "refuses %j",
    (text) => {
      expect(queryNumber(-90, 90).safeParse(text).success).toBe(false);
    },
  );
});

describe("dates of entries", () => {
  test.each(["2024-02-29", "1950-01-01", "2099-12-31"])("%s is accepted as a day", (day) => {
    expect(enteredDate.parse(day)).toBe(day);
  });

  test.each([
    "2023-02-29",
    "1900-01-01",
    "2200-01-01",
    "9999-12-31",
    "2026-6-1",
    "2026-06-01T00:00Z",
  ])("%s is refused", (day) => {
    expect(enteredDate.safeParse(day).success).toBe(false);
  });

  test.each(["2026-06-13T09:00:00Z", "2026-06-13T05:00:00.123-04:00"])(
    "%s is accepted as an instant",
    (at) => {
      expect(enteredInstant.parse(at)).toBe(at);
    },
  );

  test.each([
    "2026-06-13",
    "2026-06-13T09:00:00",
    "1900-01-01T00:00:00Z",
    "2200-01-01T00:00:00Z",
    "now",
  ])("%s is rejected as an entry's time", (at) => {
    expect(enteredInstant.safeParse(at).success).toBe(false);
  });
});
