import { describe, expect, test } from "vitest";
import { hour, parseIso } from "@striper/marine/time";
import { knots } from "@striper/marine/units";
import { ask, given, marine, nothingKnown, weather } from "@striper/testkit/assistant/ask";

/** A day of each season, and the evening of a winter Sunday when the weekend is almost over. */
const days = [
  ["winter", "2027-02-10T19:00:00Z"],
  ["the last hours of a winter weekend", "2027-02-15T00:00:00Z"],
  ["spring", "2026-04-08T12:00:00Z"],
  ["June", "2026-06-10T12:00:00Z"],
  ["October", "2026-10-07T22:00:00Z"],
  ["late autumn", "2026-12-16T05:00:00Z"],
] as const;

const instantOf = (text: string): number => parseIso(text) ?? Number.NaN;
const gale = (now: number) => ({
  weather: given(
    weather({
      hours: Array.from({ length: 150 }, (_, index) => ({
        ...nothingKnown,
        instant: now + index * hour,
        windSpeed: knots(38),
        description: "Thunderstorms",
      })),
    }),
  ),
  marineForecast: given(
    marine({ alerts: [{ event: "Storm Warning", headline: null, ends: null }] }),
  ),
});

describe.each(days)("in %s", (_, iso) => {
  const now = instantOf(iso);

  test("the best time names its place, a span of hours and a score", async () => {
    const { text, declined } = await ask("best time this weekend from shore near Quincy", { now });
    expect(declined).toBe(false);
    expect(text).toContain("Quincy");
    expect(text).toMatch(/\d{1,2}:\d{2} [ap]m to \d{1,2}:\d{2} [ap]m/);
    expect(text).toMatch(/\d+ of 100/);
  });

  test.each([
    "should i go tonight at Quincy",
    "bite score at Quincy now",
    "when is high tide at Quincy tomorrow",
    "weather at Quincy tomorrow",
    "sunrise at Quincy tomorrow",
    "current at Quincy tomorrow",
  ])("%s: the answer names Quincy", async (question) => {
    expect((await ask(question, { now })).text).toContain("Quincy");
  });

  test("in a storm the place is named beside the warning", async () => {
    for (const question of ["best time tomorrow near Quincy", "should i go to Quincy tomorrow"]) {
      const { text } = await ask(question, { now, providers: gale(now) });
      expect(text).toContain("Quincy");
      expect(text).toContain("stay in");
    }
  });
});

test("where no score is given, the place is named too", async () => {
  for (const question of ["bite score at Stellwagen now", "best time at Stellwagen tomorrow"])
    expect((await ask(question)).text).toContain("Stellwagen");
});
