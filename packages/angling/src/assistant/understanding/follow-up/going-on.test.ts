import { ask, factOf } from "@striper/testkit/assistant/ask";
import { describe, expect, test } from "vitest";

describe("centimeters", () => {
  test("hold for the next fish", async () => {
    const answer = await ask(["we have a striped bass 74 cm is that ok to take home", "and 80"]);
    expect(factOf(answer, "verdict")).toBe("release");
    expect(Number(factOf(answer, "asked-length"))).toBeCloseTo(31.5, 1);
  });

  test("do not hold for one in inches", async () => {
    const answer = await ask(["striped bass 74 cm ok to keep", "and a 30 inch one"]);
    expect(factOf(answer, "asked-length")).toBe(30);
  });
});

describe("after a permit", () => {
  const permit = "do i need a permit to fish from the beach in massachusetts";

  test.each(["how much", "so it costs nothing?", "how much does it cost me"])(
    "%s is its fee",
    async (question) => {
      const { text, declined } = await ask([permit, question]);
      expect(declined).toBe(false);
      expect(text).toMatch(/\$10|free/);
    },
  );

  test("the certificate of another goes on with their year of birth", async () => {
    const { text } = await ask([
      "boater safety card do i need it born in 1987",
      "and my son born 1995",
    ]);
    expect(text).toMatch(/certificate/i);
  });

  test("the certificate of another goes on with their age", async () => {
    const { text } = await ask([
      "boater safety card do i need it born in 1987",
      "and my 14 year old",
    ]);
    expect(text).toMatch(/^\*\*?.*14|^At 14/);
    expect(text).toMatch(/certificate/i);
  });

  test("patrons of a charter in New Hampshire are not known to need one", async () => {
    const { text } = await ask("do i need a license on a charter in new hampshire");
    expect(text).toMatch(/not known for New Hampshire: ask the boat/);
  });

  test("a permit named beside a year of birth is the permit", async () => {
    const { cases } = await ask([
      "boater safety card do i need it born in 1987",
      "and a fishing permit for my son born 1995",
    ]);
    expect(cases[0]?.topic).toBe("permit");
  });

  test("something else is something else", async () => {
    const { cases } = await ask([permit, "when is high tide at hull"]);
    expect(cases[0]?.topic).toBe("tide");
  });
});

test("what another angler kept is not one's own", async () => {
  const { text } = await ask(
    "he already has one 29 inch striper and i have none can i keep my 30 inch one",
  );
  expect(text).toMatch(/Yes|depends|read/);
});

test.each([
  ["seals all around the boat safe to wade?", "sightings of any seal"],
  ["great white seen safe to wade?", "sightings of any seal or shark"],
])("%s: %s", async (question, words) => {
  expect((await ask(question)).text).toContain(words);
});
