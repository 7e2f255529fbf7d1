import { askedAt, keptProviders } from "@striper/testkit/assistant/kept";
import { describe, expect, test } from "vitest";
import { answerQuestion } from "#angling/assistant/answer-question.ts";
import { bostonWater, type Water } from "#angling/home-waters/boston-water.ts";
import { findWater } from "#angling/home-waters/water.ts";

const grandpasLedge = { name: "Grandpa's ledge", position: { latitude: 42.82, longitude: -70.8 } };

function water(id: string): Water {
  const known = findWater(id, id === "own-1" ? grandpasLedge : null);
  if (known === undefined) throw new Error(`no water ${id}`);
  return known;
}

async function ask(
  question: string,
  home: Water | null,
  position: Water["place"]["position"] | null = null,
) {
  const { text, facts } = await answerQuestion({
    question,
    conversation: null,
    providers: { ...keptProviders, homeWater: () => Promise.resolve(home) },
    now: askedAt,
    position,
  });
  return { text, places: facts.flatMap(({ place }) => (place === undefined ? [] : [place])) };
}

describe("a question without a place", () => {
  test.each([
    ["a spot", "merrimack-river-mouth", /Merrimack/],
    ["a station", "8423745", /Portsmouth/],
    ["an own spot", "own-1", /Grandpa's ledge|Newburyport|Merrimack|Plum/],
  ])("is for the home water: %s", async (_kind, id, named) => {
    const { text } = await ask("when is high tide", water(id));
    expect(text).toMatch(named);
    expect(text).not.toContain("Boston");
  });

  test("is for Boston Harbor where that is the home water, or none is chosen", async () => {
    const asBoston = await ask("when is high tide", bostonWater);
    const asNone = await ask("when is high tide", null);
    expect(asBoston.text).toContain("Boston");
    expect(asNone.text).toContain("Boston");
  });

  test("is for where the person is, before the home water", async () => {
    const { text } = await ask("when is high tide", water("8423745"), {
      latitude: 42.305,
      longitude: -70.885,
    });
    expect(text).not.toContain("Portsmouth");
  });

  test("is for the water it names by its law, before the home water", async () => {
    const { text } = await ask("when is high tide in new hampshire", water("castle-island"));
    expect(text).toContain("Portsmouth");
  });
});
