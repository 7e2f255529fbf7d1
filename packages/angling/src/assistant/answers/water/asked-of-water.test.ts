import { ask, factOf } from "@striper/testkit/assistant/ask";
import { describe, expect, test } from "vitest";

const saturday = Date.parse("2026-06-13T09:00:00Z");

describe("a current", () => {
  test.each([
    ["which way does it flow in hull gut on the ebb", "the ebb runs toward the NNW"],
    ["is the flood in the canal east or west", "the flood runs toward the ENE"],
  ])("%s: %s, whatever it does now", async (question, words) => {
    expect((await ask(question)).text).toContain(words);
  });

  test("after an hour is not told before it", async () => {
    const { facts } = await ask("when does the current turn at deer island after 3 pm", {
      now: saturday,
    });
    const slacks = facts.filter(({ kind }) => kind === "slack");
    expect(slacks.length).toBeGreaterThan(0);
    for (const { time } of slacks) expect(String(time) >= "2026-06-13T19:00").toBe(true);
  });
});

describe("a tide", () => {
  test.each(["tide at salem in meters", "high tide in metres at hull"])(
    "%s is told in meters too",
    async (question) => {
      const { facts } = await ask(question);
      const [inFeet, inMeters] = ["ft", "m"].map((unit) =>
        facts.find((one) => one.kind === "high-tide" && one.unit === unit),
      );
      expect(Number(inMeters?.value)).toBeCloseTo(Number(inFeet?.value) * 0.3048, 1);
    },
  );

  test("is compared with another's where that is asked", async () => {
    const { text } = await ask("is the tide higher in the morning or in the evening today boston", {
      now: saturday,
    });
    expect(text).toMatch(
      /^\*\*Highest: today \(Saturday, Jun 13\), evening\*\*, 11\.6 ft against 9\.6/,
    );
  });

  test("of this week, asked on its Saturday, is that of seven days", async () => {
    const { facts } = await ask("tide chart for newburyport this week", { now: saturday });
    const days = new Set(facts.map(({ time }) => String(time).slice(0, 10)));
    expect(days.size).toBeGreaterThan(3);
  });

  test.each(["tides at hull a week from sunday"])(
    "%s is that of the Sunday after the next",
    async (question) => {
      const { text } = await ask(question, { now: saturday });
      expect(text).toContain("Sunday, Jun 21");
    },
  );

  test.each([
    ["how many hours between high and low in general", "6 h 13 min"],
    ["who made the tide numbers", "harmonic constants that NOAA publishes"],
    ["does the moon affect the tide", "springs"],
  ])("%s is explained", async (question, words) => {
    expect((await ask(question)).text).toContain(words);
  });

  test("of a spot is found by the one word it is called", async () => {
    const { facts } = await ask("low tide wingaersheek tomorrow");
    expect(facts[0]?.place).toMatch(/Annisquam/);
  });
});

test("the moon is told with the sun where both are asked for", async () => {
  const answer = await ask("sunset and moonrise tonight at hull");
  expect(factOf(answer, "sunset")).toBeDefined();
  expect(factOf(answer, "moonrise")).toBeDefined();
});

describe("tides beside each other", () => {
  test.each([
    ["is the low tide lower saturday or sunday at hull", /^\*\*Lowest: /],
    ["is low tide lower at hull or at salem tomorrow", /^\*\*Lowest: /],
    ["is high tide higher at hull or at newburyport tomorrow", /^\*\*Highest: Hull/],
  ])("%s", async (question, words) => {
    expect((await ask(question, { now: saturday })).text).toMatch(words);
  });

  test("are not compared where nobody asks which is more", async () => {
    const { text } = await ask("high tide at hull or salem tomorrow", { now: saturday });
    expect(text).not.toMatch(/Highest|Lowest/);
  });
});
