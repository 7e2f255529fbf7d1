import { describe, expect, test } from "vitest";
import { formatIso, harborDate, parseIso } from "@striper/marine/time";
import { plainWords } from "#angling/assistant/slots/words.ts";
import { readWhen } from "./read-when.ts";

/** Saturday, 13 June 2026, 5 am in Boston. */
const saturday = "2026-06-13T09:00:00Z";

function read(text: string, now = saturday) {
  const { when } = readWhen(plainWords(text), parseIso(now) ?? 0);
  if (when === null) return null;
  const { precision, from, to, date, lastDate, part, months } = when;
  return { precision, from: formatIso(from), to: formatIso(to), date, lastDate, part, months };
}

describe("a day", () => {
  test.each([
    ["today", "2026-06-13"],
    ["tomorrow", "2026-06-14"],
    ["day after tomorrow", "2026-06-15"],
    ["yesterday", "2026-06-12"],
    ["day before yesterday", "2026-06-11"],
    ["on sunday", "2026-06-14"],
    ["saturday", "2026-06-13"],
    ["next saturday", "2026-06-20"],
    ["last saturday", "2026-06-06"],
    ["last friday", "2026-06-12"],
    ["on wed", "2026-06-17"],
    ["a week from sunday", "2026-06-21"],
    ["tuesday next week", "2026-06-16"],
    ["next week on tuesday", "2026-06-16"],
    ["june 20", "2026-06-20"],
    ["June 20th, 2027", "2027-06-20"],
    ["the 20th of june", "2026-06-20"],
    ["20 june", "2026-06-20"],
    ["may 4", "2027-05-04"],
    ["may 30", "2026-05-30"],
    ["how many may 6 people keep on thursday", "2026-06-18"],
    ["what may 4 of us keep on sunday", "2026-06-14"],
    ["6/20", "2026-06-20"],
    ["6/20/27", "2027-06-20"],
    ["2026-12-31", "2026-12-31"],
    ["on the 20th", "2026-06-20"],
    ["on the 5th", "2026-07-05"],
    ["4th of july", "2026-07-04"],
    ["memorial day", "2027-05-31"],
    ["labor day", "2026-09-07"],
    ["columbus day", "2026-10-12"],
    ["thanksgiving", "2026-11-26"],
    ["mothers day", "2027-05-09"],
    ["father's day", "2026-06-21"],
    ["patriots day", "2027-04-19"],
    ["juneteenth", "2026-06-19"],
    ["christmas eve", "2026-12-24"],
    ["christmas", "2026-12-25"],
    ["new year's eve", "2026-12-31"],
    ["new years", "2027-01-01"],
    ["halloween", "2026-10-31"],
    ["veterans day", "2026-11-11"],
    ["in 3 days", "2026-06-16"],
    ["3 days from now", "2026-06-16"],
    ["in a week", "2026-06-20"],
    ["2 weeks from now", "2026-06-27"],
    ["in a couple of weeks", "2026-06-27"],
    ["a couple of weeks from sunday", "2026-06-28"],
    ["3 days ago", "2026-06-10"],
    ["2 weeks ago", "2026-05-30"],
  ])("%s is %s", (text, date) => {
    expect(read(text)).toMatchObject({ precision: "day", date, lastDate: date });
  });

  test("that does not exist is none", () => {
    expect(read("on february 30")).toMatchObject({ precision: "month" });
    expect(read("2026-02-30")).toBeNull();
  });

  test("without a year falls into the next leap year's end of February only where it exists", () => {
    expect(read("2/29", "2027-12-01T12:00:00Z")).toMatchObject({ date: "2028-02-29" });
  });

  test("of the month after December is in the next year", () => {
    expect(read("on the 3rd", "2026-12-20T12:00:00Z")).toMatchObject({ date: "2027-01-03" });
  });

  test("of 23 and 25 hours has its own bounds", () => {
    expect(read("march 8", "2026-03-01T12:00:00Z")).toMatchObject({
      from: "2026-03-08T05:00:00Z",
      to: "2026-03-09T04:00:00Z",
    });
    expect(read("november 1", "2026-10-30T12:00:00Z")).toMatchObject({
      from: "2026-11-01T04:00:00Z",
      to: "2026-11-02T05:00:00Z",
    });
  });
});

describe("a span", () => {
  test.each([
    ["this weekend", "2026-06-13", "2026-06-14"],
    ["next weekend", "2026-06-20", "2026-06-21"],
    ["last weekend", "2026-06-06", "2026-06-07"],
    ["this week", "2026-06-13", "2026-06-19"],
    ["next week", "2026-06-15", "2026-06-21"],
    ["last week", "2026-06-06", "2026-06-13"],
    ["the coming week", "2026-06-13", "2026-06-19"],
    ["next 5 days", "2026-06-13", "2026-06-17"],
    ["the next few days", "2026-06-13", "2026-06-15"],
    ["the next few weeks", "2026-06-13", "2026-07-03"],
    ["next couple of weeks", "2026-06-13", "2026-06-26"],
    ["next 4 weeks", "2026-06-13", "2026-07-10"],
    ["past 30 days", "2026-05-14", "2026-06-13"],
    ["the last few days", "2026-06-10", "2026-06-13"],
    ["the last 2 weeks", "2026-05-30", "2026-06-13"],
    ["past couple of weeks", "2026-05-30", "2026-06-13"],
    ["last 2 months", "2026-04-14", "2026-06-13"],
    ["the past months", "2026-05-14", "2026-06-13"],
    ["last couple of months", "2026-04-14", "2026-06-13"],
    ["this month", "2026-06-01", "2026-06-30"],
    ["next month", "2026-07-01", "2026-07-31"],
    ["last month", "2026-05-01", "2026-05-31"],
    ["in june", "2026-06-01", "2026-06-30"],
    ["in may", "2027-05-01", "2027-05-31"],
    ["in june 2025", "2025-06-01", "2025-06-30"],
    ["last october", "2025-10-01", "2025-10-31"],
    ["last may", "2026-05-01", "2026-05-31"],
    ["june next year", "2027-06-01", "2027-06-30"],
    ["september of last year", "2025-09-01", "2025-09-30"],
    ["september of this year", "2026-09-01", "2026-09-30"],
    ["december", "2026-12-01", "2026-12-31"],
    ["this year", "2026-01-01", "2026-12-31"],
    ["last year", "2025-01-01", "2025-12-31"],
    ["next year", "2027-01-01", "2027-12-31"],
    ["in 2024", "2024-01-01", "2024-12-31"],
    ["so far this season", "2026-01-01", "2026-12-31"],
    ["last summer", "2025-06-01", "2025-08-31"],
    ["next winter", "2027-12-01", "2028-02-29"],
    ["in the fall", "2026-09-01", "2026-11-30"],
  ])("%s is %s to %s", (text, date, lastDate) => {
    expect(read(text)).toMatchObject({ date, lastDate });
  });

  test("of this week on a Wednesday ends with its Sunday", () => {
    expect(read("this week", "2026-06-10T12:00:00Z")).toMatchObject({
      date: "2026-06-10",
      lastDate: "2026-06-14",
    });
  });

  test("of this week on a Sunday reaches over the next one", () => {
    expect(read("this week", "2026-06-14T12:00:00Z")).toMatchObject({
      date: "2026-06-14",
      lastDate: "2026-06-20",
    });
    expect(read("this weekend", "2026-06-14T12:00:00Z")).toMatchObject({
      date: "2026-06-14",
      lastDate: "2026-06-14",
    });
  });

  test("of a May beside another month is the one to come, this year's until it is over", () => {
    const april = "2026-04-02T12:00:00Z";
    expect(read("stripers or may", april)).toMatchObject({ date: "2026-05-01", months: [5] });
    expect(read("stripers or may")).toMatchObject({ date: "2027-05-01", months: [5] });
  });

  test("of months without a year names them for the log", () => {
    expect(read("in june")).toMatchObject({ months: [6] });
    expect(read("in the summer")).toMatchObject({ months: [6, 7, 8] });
    expect(read("last june")).toMatchObject({ months: null });
  });

  test("of hours begins now", () => {
    expect(read("in the next 24 hours")).toMatchObject({
      from: saturday,
      to: "2026-06-14T09:00:00Z",
    });
    expect(read("over the next few hours")).toMatchObject({ to: "2026-06-13T12:00:00Z" });
  });
});

describe("an hour", () => {
  test.each([
    ["at 6 am", "2026-06-13T10:00:00Z"],
    ["tomorrow at 6", "2026-06-14T10:00:00Z"],
    ["tomorrow at 2", "2026-06-14T18:00:00Z"],
    ["tonight at 8", "2026-06-14T00:00:00Z"],
    ["tonight at 2", "2026-06-14T06:00:00Z"],
    ["at 5:30 pm", "2026-06-13T21:30:00Z"],
    ["7:30 tonight", "2026-06-13T23:30:00Z"],
    ["at 17:00", "2026-06-13T21:00:00Z"],
    ["at noon", "2026-06-13T16:00:00Z"],
    ["around noon tomorrow", "2026-06-14T16:00:00Z"],
    ["midnight", "2026-06-14T04:00:00Z"],
    ["12 am tomorrow", "2026-06-14T04:00:00Z"],
    ["6 o'clock tomorrow morning", "2026-06-14T10:00:00Z"],
    ["in 3 hours", "2026-06-13T12:00:00Z"],
    ["in an hour", "2026-06-13T10:00:00Z"],
    ["in half an hour", "2026-06-13T09:30:00Z"],
    ["in an hour and a half", "2026-06-13T10:30:00Z"],
    ["in 20 minutes", "2026-06-13T09:20:00Z"],
    ["2 hours ago", "2026-06-13T07:00:00Z"],
    ["right now", saturday],
    ["currently", saturday],
  ])("%s is %s", (text, from) => {
    expect(read(text)).toMatchObject({ precision: "instant", from });
  });

  test("without am or pm is the next time the clock shows it", () => {
    expect(read("at 6", "2026-06-13T13:00:00Z")).toMatchObject({ from: "2026-06-13T22:00:00Z" });
    expect(read("at 4", "2026-06-13T23:30:00Z")).toMatchObject({ from: "2026-06-14T08:00:00Z" });
    expect(readWhen("at 6", parseIso(saturday) ?? 0).when?.assumed).toBe(
      "I took the hour as 6:00 am",
    );
  });

  test.each(["at 26", "at 13 am", "5:75 pm"])("%s is none", (text) => {
    expect(read(text)?.precision).not.toBe("instant");
  });

  test("is right in the nights the clock changes", () => {
    expect(read("at 3 am on march 8", "2026-03-07T12:00:00Z")).toMatchObject({
      from: "2026-03-08T07:00:00Z",
    });
    expect(read("at 2 am on november 1", "2026-10-31T12:00:00Z")).toMatchObject({
      from: "2026-11-01T07:00:00Z",
    });
  });
});

describe("a part of the day", () => {
  test.each([
    ["tomorrow morning", "2026-06-14T08:00:00Z", "2026-06-14T16:00:00Z"],
    ["this afternoon", "2026-06-13T16:00:00Z", "2026-06-13T22:00:00Z"],
    ["tonight", "2026-06-13T22:00:00Z", "2026-06-14T10:00:00Z"],
    ["last night", "2026-06-12T22:00:00Z", "2026-06-13T10:00:00Z"],
    ["sunday evening", "2026-06-14T21:00:00Z", "2026-06-15T02:00:00Z"],
    ["saturday after work", "2026-06-13T21:00:00Z", "2026-06-14T01:00:00Z"],
    ["before work tomorrow", "2026-06-14T08:00:00Z", "2026-06-14T12:00:00Z"],
    ["early morning tomorrow", "2026-06-14T08:00:00Z", "2026-06-14T12:00:00Z"],
    ["late morning tomorrow", "2026-06-14T13:00:00Z", "2026-06-14T16:00:00Z"],
    ["lunch tomorrow", "2026-06-14T15:00:00Z", "2026-06-14T18:00:00Z"],
    ["between 5 and 8 am tomorrow", "2026-06-14T09:00:00Z", "2026-06-14T12:00:00Z"],
    ["from 10 pm to 2 am tomorrow", "2026-06-15T02:00:00Z", "2026-06-15T06:00:00Z"],
    ["from 11 to 2 am tomorrow", "2026-06-15T03:00:00Z", "2026-06-15T06:00:00Z"],
    ["from 11 to 2 pm tomorrow", "2026-06-14T15:00:00Z", "2026-06-14T18:00:00Z"],
    ["after sunrise tomorrow", "2026-06-14T09:06:48Z", "2026-06-14T12:06:48Z"],
    ["before sunset tomorrow", "2026-06-14T16:00:00Z", "2026-06-15T00:22:23Z"],
    ["after sunset tomorrow", "2026-06-15T00:22:23Z", "2026-06-15T04:00:00Z"],
    ["sun am", "2026-06-14T08:00:00Z", "2026-06-14T16:00:00Z"],
    ["tomorrow pm", "2026-06-14T16:00:00Z", "2026-06-15T04:00:00Z"],
  ])("%s is %s to %s", (text, from, to) => {
    expect(read(text)).toMatchObject({ from, to });
  });

  test("dawn and dusk follow the sun", () => {
    expect(read("at dawn tomorrow")?.from.slice(0, 13)).toBe("2026-06-14T07");
    expect(read("at dusk on december 21")?.from.slice(0, 13)).toBe("2026-12-21T19");
  });

  test("that is over today is meant for tomorrow", () => {
    expect(read("in the morning", "2026-06-13T20:00:00Z")).toMatchObject({ date: "2026-06-14" });
  });

  test("is the running night in the small hours", () => {
    expect(read("tonight", "2026-06-13T05:30:00Z")).toMatchObject({ date: "2026-06-12" });
  });

  test("of a weekend spans it", () => {
    expect(read("weekend mornings")).toMatchObject({
      precision: "span",
      from: "2026-06-13T08:00:00Z",
      to: "2026-06-14T16:00:00Z",
    });
  });

  test("is none where two numbers say neither morning nor evening", () => {
    expect(read("from 5 to 9 tomorrow")).toMatchObject({ precision: "day", part: null });
  });

  test("is not the good in good morning", () => {
    expect(read("good morning")).toBeNull();
  });
});

test("the year's end is crossed by weekdays, weeks and nights", () => {
  const silvester = "2026-12-31T17:00:00Z";
  expect(read("tomorrow", silvester)).toMatchObject({ date: "2027-01-01" });
  expect(read("next week", silvester)).toMatchObject({ date: "2027-01-04" });
  expect(read("next month", silvester)).toMatchObject({ date: "2027-01-01" });
  expect(harborDate(parseIso(read("tonight", silvester)?.to ?? "") ?? 0)).toBe("2027-01-01");
});
