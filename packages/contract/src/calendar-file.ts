import { shiftDate, type Instant } from "@striper/marine/time";

interface EventBase {
  /** Stable across versions, so that a calendar replaces the event it holds. */
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  readonly place?: string;
  readonly url?: string;
  /** Alarm times in minutes before the start; negative values are after it. */
  readonly ringsBefore?: readonly number[];
}

export type CalendarEvent = EventBase &
  ({ readonly from: Instant; readonly to: Instant } | { readonly date: string });

/** Longer lines are folded (RFC 5545, section 3.1); the line break does not count. */
const longestLineBytes = 75;
const domain = "striper-conditions";

/** Returns the character's length in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Escapes a text (RFC 5545, section 3.3.11) and drops its control characters. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[\\;,]/gu, (mark) => `\\${mark}`)
    .replaceAll(/\r\n|\r|\n/gu, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, "");

const inUtc = (instant: Instant): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/gu, "")}Z`;

const compact = (date: string): string => date.replaceAll("-", "");

function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  let length = 0;
  for (const character of line) {
    const size = bytesOf(character);
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
  // An event without DTEND is a moment (RFC 5545, section 3.6.1).
  const end = event.to > event.from ? [`DTEND:${inUtc(event.to)}`] : [];
  return [`DTSTART:${inUtc(event.from)}`, ...end];
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

interface Subscription {
  readonly name: string;
  readonly everyHours: number;
}

/** Returns the properties of RFC 7986 with the older names that calendars still read. */
const subscriptionLines = ({ name, everyHours }: Subscription): readonly string[] => [
  `NAME:${escapeText(name)}`,
  `X-WR-CALNAME:${escapeText(name)}`,
  `REFRESH-INTERVAL;VALUE=DURATION:PT${everyHours}H`,
  `X-PUBLISHED-TTL:PT${everyHours}H`,
];

/** Returns the events as an iCalendar file (RFC 5545). */
export function calendarFile(
  events: readonly CalendarEvent[],
  now: Instant,
  subscription: Subscription | null = null,
): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Striper Conditions//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...(subscription === null ? [] : subscriptionLines(subscription)),
    ...events.flatMap((event) => entry(event, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}
