import { parseIso } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { packagedProviders } from "#angling/assistant/packaged-providers.ts";
import { callTool, compactCard, toolSchema } from "./call-tool.ts";
import { tools } from "./index.ts";
import { toolNames } from "./tool-names.ts";

const context = {
  providers: packagedProviders,
  now: parseIso("2026-06-13T16:00:00Z") ?? 0,
  position: null,
  home: null,
  day: null,
};
const call = (name: string, input: unknown) => callTool(name, input, context);

describe("a tool call", () => {
  test("answers for the instant it was given, not for today", async () => {
    const input = {
      species: "black_sea_bass",
      mode: "boat",
      water: "MA",
      date: "2026-10-20T06:00:00-04:00",
    };
    expect(await call("rules", input)).toMatchObject({
      card: { verdict: "closed", slots: { date: "2026-10-20" } },
    });
  });

  test.each([
    ["keep", { date: "someday" }, "date is not readable"],
    ["keep", { length_inches: "long" }, "length_inches is not readable"],
    ["keep", { species: "dragon" }, "striped_bass"],
    ["keep", { place: "Atlantis" }, "place is not readable"],
    ["keep", { when: "tomorrow" }, 'keep takes no "when"'],
    ["rules", { aspect: "colour" }, "aspect must be one of size"],
    ["log", { period: "the other day" }, "period is not readable"],
    ["text", {}, "text is missing"],
    ["text", { text: "no such text" }, "Nearest by identifier"],
    ["dance", {}, 'There is no tool "dance"'],
  ])("of %s with %j says what is accepted", async (name, input, message) => {
    expect(await call(name, input)).toMatchObject({
      kind: "error",
      message: expect.stringContaining(message),
    });
  });

  test("finds a reviewed text by words", async () => {
    const result = await call("text", { text: "gaff a striper" });
    expect(result).toMatchObject({
      card: { title: "May I gaff a striped bass?", slots: { text: "gaffs" } },
    });
  });

  test("takes empty values as not said", async () => {
    const result = await call("keep", { length_inches: 29, water: "MA", place: "", date: null });
    expect(result).toMatchObject({ card: { verdict: "keep" } });
  });

  test.each([null, "text", 7, []])("takes %j as no values", async (input) => {
    expect(await call("species", input)).toMatchObject({ kind: "card" });
  });
});

describe("a tool's schema", () => {
  test("names every slot it takes and the aspects of its own", () => {
    for (const name of toolNames) {
      const schema = toolSchema(tools[name]);
      expect(Object.keys(schema.properties)).toEqual(tools[name].takes);
      expect(schema.properties.aspect?.enum ?? []).toEqual(tools[name].aspects);
    }
  });

  test("of all tools together stays under 9,500 characters", () => {
    const all = toolNames.map((name) => [name, tools[name].description, toolSchema(tools[name])]);
    expect(JSON.stringify(all).length).toBeLessThan(9_500);
  });
});

test("a compact card is small and keeps the verdict, the figures and the source", async () => {
  const result = await call("keep", { length_inches: 29, water: "MA", mode: "shore" });
  if (result.kind !== "card") throw new Error(result.message);
  const compact = compactCard(result.card);
  expect(compact).toMatchObject({ verdict: "keep" });
  expect(compact.sentences[0]).toContain("KEEP");
  expect(compact.facts).toContainEqual(["minimum-size", 28, "in"]);
  expect(compact.source).toContain("https://www.mass.gov");
  expect(JSON.stringify(compact).length).toBeLessThan(2500);
});
