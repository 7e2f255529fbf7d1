import { shiftDate, type Instant } from "@striper/marine/time";

interface EventBase {
  /** Stays the same when the event is written again, so that a calendar replaces what it holds. */
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly place?: string;
  readonly url?: string;
  /** Minutes before its beginning at which to ring; negative ones are after it. */
  readonly ringsBefore?: readonly number[];
}

export type CalendarEvent = EventBase &
  (
    | { readonly from: Instant; readonly to: Instant }
    /** A whole day of the calendar: "2026-06-13". */
    | { readonly date: string }
  );

/** RFC 5545, section 3.1: longer lines are folded; counted without the line break. */
const longestLineBytes = 75;
const domain = "striper-conditions";
const bytes = new TextEncoder();

/** RFC 5545, section 3.3.11; other control characters have no place in a text. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/gu, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, "");

const inUtc = (instant: Instant): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/gu, "")}Z`;

const compact = (date: string): string => date.replaceAll("-", "");

/** Never cuts a character in two. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  let length = 0;
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > longestLineBytes) {
      lines.push(current);
      current = " ";
      length = 1;
    }
    current += character;
    length += size;
  }
  return [...lines, current].join("\r\n");
}

function when(event: CalendarEvent): string[] {
  if ("date" in event) {
    const { date } = event;
    return [
      `DTSTART;VALUE=DATE:${compact(date)}`,
      `DTEND;VALUE=DATE:${compact(shiftDate(date, 1))}`,
    ];
  }
  return [`DTSTART:${inUtc(event.from)}`, `DTEND:${inUtc(Math.max(event.from, event.to))}`];
}

function alarm(minutesBefore: number, title: string): string[] {
  const minutes = Math.round(minutesBefore);
  return [
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${minutes > 0 ? "-" : ""}PT${Math.abs(minutes)}M`,
    "END:VALARM",
  ];
}

function entry(event: CalendarEvent, now: Instant): string[] {
  const { id, title, description, place, url, ringsBefore = [] } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(id)}@${domain}`,
    `DTSTAMP:${inUtc(now)}`,
    ...when(event),
    `SUMMARY:${escapeText(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    ...(place === undefined ? [] : [`LOCATION:${escapeText(place)}`]),
    ...(url === undefined ? [] : [`URL:${url.replaceAll(/\p{Cc}/gu, "")}`]),
    "TRANSP:TRANSPARENT",
    ...ringsBefore.flatMap((minutes) => alarm(minutes, title)),
    "END:VEVENT",
  ];
}

export const calendarMediaType = "text/calendar;charset=utf-8";

/** The events as a file that any calendar takes in (RFC 5545); it needs at least one. */
export function calendarFile(events: readonly CalendarEvent[], now: Instant = Date.now()): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Striper Conditions//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events.flatMap((event) => entry(event, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
