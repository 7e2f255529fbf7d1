import { instantOfHarborTime, type Instant } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import type { Card } from "#angling/assistant/cards/card.ts";
import { packagedProviders } from "#angling/assistant/packaged-providers.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { Tool } from "#angling/assistant/tools/tool.ts";
import { current } from "./current.ts";
import { sky } from "./sky.ts";
import { tide } from "./tide.ts";

const noon = instantOfHarborTime("2026-06-13", 12);

const ask = (tool: Tool, slots: Slots, now: Instant = noon): Promise<Card> =>
  tool.answer(slots, {
    providers: packagedProviders,
    now,
    position: null,
    home: null,
    day: null,
  });

const factsOf = ({ facts }: Card, kind: string) => facts.filter((one) => one.kind === kind);
const wordsOf = ({ text, details }: Card): string => [text, ...details].join(" ");

describe("the tide card", () => {
  test("tells the next turn, the water now and the whole day", async () => {
    const card = await ask(tide, {});
    expect(card.headline).toMatchObject({
      figure: "4:07 pm",
      label: "Next low tide, Boston, today",
    });
    expect(card.text).toMatch(
      /^Now the tide at Boston is 7\.6 ft and falling\. Low tide at 4:07 pm/,
    );
    expect(factsOf(card, "high-tide").length + factsOf(card, "low-tide").length).toBeGreaterThan(3);
    expect(card.assumed).toEqual(["place", "date"]);
    expect(card.sources[0]?.link).toContain("id=8443970");
  });

  test("takes only its headline from the aspect", async () => {
    const high = await ask(tide, { aspect: "high" });
    const low = await ask(tide, { aspect: "low" });
    expect(high.headline).toMatchObject({
      figure: "10:18 pm",
      label: "Next high tide, Boston, today",
    });
    expect(low.headline.figure).toBe("4:07 pm");
    expect(high.facts).toEqual(low.facts);
    expect((await ask(tide, { aspect: "height" })).headline).toMatchObject({
      figure: "7.6",
      unit: "ft",
    });
  });

  test("of a named day begins with that day, and of a named hour with its height", async () => {
    const day = await ask(tide, { date: "2026-06-14", aspect: "low" });
    expect(day.headline.figure).toBe("4:52 am");
    expect(day.text).not.toContain("Now");
    const hour = await ask(tide, { date: "2026-06-14", hour: 4 });
    expect(hour.headline).toMatchObject({ figure: "-0.3", unit: "ft" });
    expect(hour.assumed).toEqual(["place"]);
  });

  test("tells when the water passes a height, or that it never does", async () => {
    const passed = await ask(tide, { height_feet: 5, date: "2026-06-14" });
    expect(wordsOf(passed)).toMatch(
      /It rises through 5\.0 ft at \d+:\d\d am and \d+:\d\d pm and falls/,
    );
    const never = await ask(tide, { height_feet: 20, date: "2026-06-14" });
    expect(wordsOf(never)).toContain("It stays below 20.0 ft all day.");
  });

  test("of the night with two equal local times names their zone", async () => {
    const card = await ask(tide, { date: "2026-11-01" });
    const twice = /\b1:\d\d am(?! E[DS]T)/;
    expect(wordsOf(card)).not.toMatch(twice);
    const light = await ask(tide, { date: "2026-11-01", hour: 1 });
    expect(light.text).toContain("1:00 am EDT");
  });

  test("of the last day of a year has its own turns and the year of the next", async () => {
    const newYearsEve = instantOfHarborTime("2026-12-31", 23);
    const card = await ask(tide, {}, newYearsEve);
    expect(card.text).toContain("tomorrow (Friday, Jan 1, 2027)");
    const times = card.facts.flatMap(({ time }) => time ?? []);
    expect(times.filter((time) => !/^202(?:6-12-31|7-01-0[12])/.test(time))).toEqual([]);
  });

  test("says that no station is near instead of telling another's tide", async () => {
    const card = await ask(tide, { place: "43.9,-68.5" });
    expect(card).toMatchObject({ isUnanswered: true, facts: [], verdict: null });
  });

  test("refuses a place nobody knows", async () => {
    await expect(ask(tide, { place: "Atlantis Reef Nine" })).rejects.toThrow(/No place called/);
  });
});

describe("the current card", () => {
  test("tells what runs now and every turn of the day with its strength", async () => {
    const card = await ask(current, { place: "Hull Gut" });
    expect(card.headline).toMatchObject({
      figure: "1.8",
      unit: "kt",
      label: "Ebb at Hull Gut, now",
    });
    expect(card.text).toMatch(
      /^Ebb 1\.8 kt toward the NNW at Hull Gut now\. Next: ebb strongest 2:16 pm \(2\.3 kt\)/,
    );
    expect(factsOf(card, "slack").length).toBeGreaterThan(3);
    expect(factsOf(card, "max-ebb").every(({ unit }) => unit === "kt")).toBe(true);
  });

  test.each([
    ["slack", "4:14 pm", null],
    ["ebb", "2.3", "kt"],
    ["flood", "2.1", "kt"],
    ["strongest", "3.0", "kt"],
  ])("asked for %s begins with it", async (aspect, figure, unit) => {
    const card = await ask(current, { place: "Hull Gut", aspect });
    expect(card.headline).toMatchObject({ figure, unit });
  });

  test("has slacks and strengths whatever was asked for", async () => {
    const slack = await ask(current, { place: "Hull Gut", aspect: "slack", date: "2026-06-14" });
    expect(factsOf(slack, "max-flood")).not.toEqual([]);
    expect(wordsOf(slack)).toContain("Under 0.5 kt:");
  });

  test("is not answered where no station tells of the water", async () => {
    const card = await ask(current, { place: "Crane Beach" });
    expect(card.isUnanswered).toBe(true);
    expect(card.text).toContain("Ask for its tide");
  });
});

describe("the sky card", () => {
  test("tells the sunset to come, and tomorrow's once it is over", async () => {
    expect((await ask(sky, { aspect: "sunset" })).headline.figure).toBe("8:21 pm");
    const night = instantOfHarborTime("2026-06-13", 22);
    const later = await ask(sky, { aspect: "sunset" }, night);
    expect(later.headline).toMatchObject({ figure: "8:22 pm" });
    expect(later.slots.date).toBe("2026-06-14");
  });

  test.each([
    ["full-moon", "Monday, Jun 29"],
    ["sunrise", "5:06 am"],
    ["daylight", "15 h 15 min"],
    ["moon", "3"],
  ])("asked for %s says %s", async (aspect, figure) => {
    const card = await ask(sky, { aspect, date: "2026-06-13" });
    expect(card.headline.figure).toBe(figure);
  });

  test("tells whether it is dark at an hour", async () => {
    const at = async (hour: number) =>
      (await ask(sky, { date: "2026-06-14", hour })).headline.figure;
    expect([await at(3), await at(5), await at(12)]).toEqual(["Dark", "Twilight", "Daylight"]);
  });

  test("says that a day has no moonrise where it has none", async () => {
    const dates = Array.from(
      { length: 30 },
      (_, day) => `2026-06-${String(day + 1).padStart(2, "0")}`,
    );
    const cards = await Promise.all(dates.map((date) => ask(sky, { aspect: "moonrise", date })));
    const without = cards.filter(({ headline }) => headline.figure === "None");
    expect(without).toHaveLength(1);
    expect(without[0]?.text).toMatch(/^There is no moonrise at Boston on that day\.$/);
  });

  test("on the night of two equal hours tells civil times of their own side", async () => {
    const card = await ask(sky, { date: "2026-11-01" });
    expect(wordsOf(card)).toMatch(/sunrise 6:1\d am/);
  });
});
