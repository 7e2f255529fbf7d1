/**
 * The journeys' present: the machine's, or another one to see that they hold on any day of the year:
 * `JOURNEYS_AT=2028-02-29T12:00:00-05:00 npx playwright test --config e2e/playwright.config.ts`.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";

const at = process.env["JOURNEYS_AT"];

/** Milliseconds that everything of a journey is ahead of the machine. */
const ahead = at === undefined ? 0 : Date.parse(at) - Date.now();

export const presentTime = (): number => Date.now() + ahead;

/** The same for a world and its devices, however long after each other they begin. */
const aheadOfDates = new Map<string, number>([["", ahead]]);

/** Milliseconds to the next "11-22T12:00:00-05:00", for journeys of one season; "" is the present. */
export function aheadTo(date: string): number {
  const known = aheadOfDates.get(date);
  if (known !== undefined) return known;
  const now = presentTime();
  const year = new Date(now).getUTCFullYear();
  const days = [year, year + 1].map((next) => Date.parse(`${next}-${date}`));
  const found = (days.find((one) => one > now) ?? now) - Date.now();
  aheadOfDates.set(date, found);
  return found;
}

/**
 * The evening before the next night in which the clocks change, for `aheadTo`. Forward on the second Sunday
 * of March: that night has no hour from two to three. Back on the first of November: it has the one from one
 * to two twice.
 */
export function eveningBeforeClocksGo(way: "forward" | "back"): string {
  const { month, week, clock } =
    way === "forward"
      ? { month: 2, week: 1, clock: "T20:00:00-05:00" }
      : { month: 10, week: 0, clock: "T20:00:00-04:00" };
  const now = presentTime();
  const year = new Date(now).getUTCFullYear();
  const evenings = [year, year + 1].map((one) => {
    const weekday = new Date(Date.UTC(one, month, 1)).getUTCDay();
    const sunday = 1 + ((7 - weekday) % 7) + 7 * week;
    return new Date(Date.UTC(one, month, sunday - 1, 12)).toISOString().slice(0, 10);
  });
  const next = evenings.find((date) => Date.parse(`${date}${clock}`) > now) ?? "";
  return `${next.slice(5)}${clock}`;
}

/** A clock of servers: `env` shows them the file that holds how far it is ahead of the machine. */
export function startClock(from: number) {
  const folder = mkdtempSync(join(tmpdir(), "striper-clock-"));
  const file = join(folder, "offset");
  let offset = from;
  writeFileSync(file, String(offset));
  return {
    env: { TEST_CLOCK_OFFSET_FILE: file, NODE_ENV: "test" },
    /** Puts it further ahead, milliseconds. */
    move: (milliseconds: number) => {
      offset += milliseconds;
      writeFileSync(file, String(offset));
    },
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Gives a device the same present, also to what tells it where it is. */
export async function setDeviceClock(context: BrowserContext, from = ahead): Promise<void> {
  if (from === 0) return;
  await context.clock.setSystemTime(Date.now() + from);
  await context.addInitScript((milliseconds) => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (onFound, ...rest) =>
      ask(
        ({ coords, timestamp }) => {
          onFound({ coords, timestamp: timestamp + milliseconds, toJSON: () => ({}) });
        },
        ...rest,
      );
  }, from);
}
