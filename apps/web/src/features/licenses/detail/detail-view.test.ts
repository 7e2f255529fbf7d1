import { describe, expect, test } from "vitest";
import { expiryEvent, remindersToCome } from "#web/features/licenses/detail/reminders.tsx";
import { storedCopyLine } from "#web/features/licenses/detail/stored-copy.tsx";
import { calendarFile } from "@striper/contract/calendar-file";

const now = Date.UTC(2026, 5, 13, 16);
const license = {
  license_id: "0198a000-0000-4000-8000-00000000000a",
  license_type: "saltwater" as const,
  issuer: "MA" as const,
  expiry_date: "2026-12-31",
};

describe("the calendar entry", () => {
  test("rings at nine in the morning 60, 30 and 7 days before and on the day", () => {
    const event = expiryEvent(license, now);
    expect(event).toMatchObject({
      title: "Your MA saltwater license expires",
      date: "2026-12-31",
      url: "https://massfishhunt.mass.gov",
      ringsBefore: [59.625 * 1440, 29.625 * 1440, 6.625 * 1440, -540],
    });
    expect(event && calendarFile([event], now)).toContain("DTSTART;VALUE=DATE:20261231");
  });

  test("rings only on days that are still to come", () => {
    expect(remindersToCome("2026-06-20", now)).toEqual(["2026-06-13", "2026-06-20"]);
    expect(remindersToCome("2026-06-12", now)).toEqual([]);
    expect(expiryEvent({ ...license, expiry_date: "2026-06-12" }, now)).toMatchObject({
      ringsBefore: [],
    });
  });

  test("takes a leap day, and is none without a last day", () => {
    expect(expiryEvent({ ...license, expiry_date: "2028-02-29" }, now)).toMatchObject({
      date: "2028-02-29",
    });
    expect(expiryEvent({ ...license, expiry_date: null }, now)).toBeNull();
    expect(expiryEvent({ ...license, expiry_date: "2026-02-29" }, now)).toBeNull();
  });
});

describe("whether a copy on the phone is enough", () => {
  test("is told in the authority's words with its source", () => {
    expect(storedCopyLine("MA")).toMatchObject({
      sentence: expect.stringContaining("Carry a paper or phone copy."),
      source: { url: expect.stringContaining("https://www.mass.gov/") },
    });
  });

  test.each(["NH", "FED"] as const)("is not claimed where nobody said so: %s", (issuer) => {
    const line = storedCopyLine(issuer);
    expect(line.sentence).toContain("carry the original too");
    expect(line.source).not.toBeNull();
  });

  test.each(["other", null] as const)("is not known of %s", (issuer) => {
    expect(storedCopyLine(issuer)).toMatchObject({ source: null, expires: null });
  });
});
