import { instantOfHarborTime, hour } from "@striper/marine/time";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarFile, type CalendarEvent } from "#contract/calendar-file.ts";

const now = Date.UTC(2026, 5, 13, 12);
const high = instantOfHarborTime("2026-06-13", 10, 6);
const event: CalendarEvent = { id: "high-1", title: "High tide", from: high, to: high + hour };
const linesOf = (events: readonly CalendarEvent[]) => calendarFile(events, now).split("\r\n");
/** Joins folded lines (RFC 5545, section 3.1). */
const unfolded = (file: string) => file.replaceAll("\r\n ", "");

describe("a calendar file", () => {
  test("has times in UTC and lines that end with CR LF", () => {
    expect(linesOf([event])).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Striper Conditions//EN",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:high-1@striper-conditions",
      "DTSTAMP:20260613T120000Z",
      "DTSTART:20260613T140600Z",
      "DTEND:20260613T150600Z",
      "SUMMARY:High tide",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  test("rings before the event, at it, and after it", () => {
    const triggers = linesOf([{ ...event, ringsBefore: [90, 0, -540] }]).filter((line) =>
      line.startsWith("TRIGGER"),
    );
    expect(triggers).toEqual(["TRIGGER:-PT90M", "TRIGGER:PT0M", "TRIGGER:PT540M"]);
  });

  test("escapes special characters and drops control characters", () => {
    const title = "Low; slack, then \\ flood\r\nEND:VEVENT\u0007";
    expect(linesOf([{ ...event, title }])).toContain(
      String.raw`SUMMARY:Low\; slack\, then \\ flood\nEND:VEVENT`,
    );
  });

  test("folds lines at 75 bytes without splitting a character", () =>
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (description) => {
        const file = calendarFile([{ ...event, description }], now);
        const encoder = new TextEncoder();
        for (const line of file.split("\r\n"))
          expect(encoder.encode(line).length).toBeLessThanOrEqual(75);
        const told = description
          .replaceAll(/[\\;,]/gu, (mark) => `\\${mark}`)
          .replaceAll(/\r\n|\r|\n/gu, String.raw`\n`)
          .replaceAll(/\p{Cc}/gu, "");
        expect(unfolded(file)).toContain(`DESCRIPTION:${told}\r\n`);
      }),
    ));
});
