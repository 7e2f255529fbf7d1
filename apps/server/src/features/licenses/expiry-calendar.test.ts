import * as calls from "@striper/contract/licenses";
import { expect, test } from "vitest";
import { openLicensesApp } from "#server/testing/apps/licenses-app.ts";
import type { Fields } from "#server/testing/apps/licenses-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const app = await sharedByFile(openLicensesApp());
const ann = await app.join();

async function calendarOf(fields: Fields) {
  const { license_id } = await app.store(ann, { fields });
  const params = { license_id };
  return { params, answer: await app.call(calls.licenseCalendar, { by: ann, params }) };
}

/** Unfolds lines as calendar programs do. */
const linesOf = (text: string): string[] => text.replaceAll("\r\n ", "").split("\r\n");

test("a license's last day becomes a calendar event with four reminders", async () => {
  const { params, answer } = await calendarOf({
    license_type: "saltwater",
    issuer: "MA",
    expiry_date: "2026-12-31",
    license_number: "SECRET-7",
  });
  expect(answer.headers).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "content-disposition": 'attachment; filename="license-expiry.ics"',
    "cache-control": "private, no-store",
  });
  const lines = linesOf(answer.body);
  const begin = lines.indexOf("BEGIN:VEVENT");
  expect([lines[0], ...lines.slice(begin, begin + 9)]).toEqual([
    "BEGIN:VCALENDAR",
    "BEGIN:VEVENT",
    `UID:${params.license_id}@striper-conditions`,
    "DTSTAMP:20260613T090000Z",
    "DTSTART;VALUE=DATE:20261231",
    "DTEND;VALUE=DATE:20270101",
    "SUMMARY:Your MA saltwater license expires",
    "DESCRIPTION:Renew at MassFishHunt (Massachusetts Marine Fisheries): https://massfishhunt.mass.gov",
    "URL:https://massfishhunt.mass.gov",
    "TRANSP:TRANSPARENT",
  ]);
  // 9 a.m., 60, 30 and 7 days before, and on the day itself.
  expect(lines.filter((line) => line.startsWith("TRIGGER"))).toEqual([
    `TRIGGER:-PT${(59 * 24 + 15) * 60}M`,
    `TRIGGER:-PT${(29 * 24 + 15) * 60}M`,
    `TRIGGER:-PT${(6 * 24 + 15) * 60}M`,
    "TRIGGER:PT540M",
  ]);
  expect(answer.body).not.toContain("SECRET");
  for (const line of answer.body.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThan(76);
  expect(answer.body.endsWith("END:VEVENT\r\nEND:VCALENDAR\r\n")).toBe(true);
});
