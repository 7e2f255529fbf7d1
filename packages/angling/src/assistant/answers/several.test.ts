import { expect, test } from "vitest";
import { ask, factOf } from "@striper/testkit/assistant/ask";

const here = { latitude: 42.36, longitude: -71.03 };
const scores = (text: string) => /(\d+) of 100 against (\d+)/.exec(text)?.slice(1).map(Number);

test("of two places the one that scores higher is named first", async () => {
  const { text, facts } = await ask("hull or deer island tomorrow, which is better");
  const [best = 0, second = 101] = scores(text) ?? [];
  expect(best).toBeGreaterThan(second);
  expect(new Set(facts.map(({ place }) => place))).toEqual(new Set(["Hull", "Deer Island", null]));
});

test("of three days all are told, and a place without a score does not hide the others", async () => {
  const threeDays = await ask("best bite at hull fri sat and sun");
  // A Small Craft Advisory holds on the first of them.
  expect(threeDays.text).toMatch(/^\*\*Safety: stay in for today/);
  expect(threeDays.text.match(/(?:Best|No safe hour) at Hull/g)).toHaveLength(3);
  const { text, declined } = await ask("is hull or stellwagen better tomorrow");
  expect(declined).toBe(false);
  expect(text).not.toContain("Better by the bite score");
});

test("the same day twice is no difference", async () => {
  expect((await ask("bite score at hull or nantasket roads tomorrow at 11 pm")).text).toMatch(
    /Better by|No difference/,
  );
});

test("without tides no night of the week has a score", async () => {
  const at = { latitude: 30, longitude: -50 };
  const { text, declined } = await ask("best night this week here", { at });
  expect(declined).toBe(true);
  expect(text).toContain("no tide prediction is held");
});

test("safety is not settled by the bite score", async () => {
  expect((await ask("is saturday or sunday safer in the harbor")).text).not.toContain("Better by");
});

test("a weekend's sun is told for each day, a week's for its first", async () => {
  expect((await ask("sunset this weekend at hull")).text.match(/sunset/g)).toHaveLength(2);
  expect((await ask("sunset next week at hull")).text.match(/sunset/g)).toHaveLength(1);
});

test("what is declined in one part is told beside what is answered", async () => {
  const { text, declined } = await ask("limit on scup and pogies");
  expect(declined).toBe(false);
  expect(text).toContain("Scup");
  expect(text).toContain("has no row for menhaden");
});

test("a fish named later in the message holds for the rule asked first", async () => {
  expect(
    factOf(await ask("what's the limit in nh? and when does fluke open"), "minimum-size"),
  ).toBe(15);
});

test("a distance needs a second place or a position", async () => {
  expect((await ask("how far is hull gut")).declined).toBe(true);
  const between = await ask("how far is castle island from deer island");
  expect(factOf(between, "distance")).toBe(2.7);
  expect(between.text).toContain("2.7 mi (2.3 nautical) from Deer Island");
  expect(factOf(await ask("distance from hull to hingham"), "distance")).toBeGreaterThan(3);
  expect(factOf(await ask("how far is hull gut", { at: here }), "distance")).toBe(6.6);
});

test("minus tides are those of the days asked about", async () => {
  expect((await ask("minus tides this weekend in boston")).facts).not.toHaveLength(0);
  expect((await ask("minus tides on july 4 in boston")).text).toContain("No low tide");
});

test.each([
  ["do i need a permit, im 15", false],
  ["do i need a permit, im 30", true],
  ["permit for my 61 year old dad", true],
])("%s: %s", async (question, isNeeded) => {
  expect(factOf(await ask(question), "permit-needed")).toBe(isNeeded);
});

test("a month without a change of season says so", async () => {
  expect((await ask("what closes in july in nh")).text).toContain("No season there");
});

test.each([
  ["how many tog over 21 can i keep", "unknown"],
  ["two tog over 21 inches, keep them", "release"],
  ["can i keep an egg lobster", "release"],
  ["can i keep a 15 inch nh fluke in newburyport", "unknown"],
])("%s: %s", async (question, verdict) => {
  const answer = await ask(question);
  expect([verdict, undefined]).toContain(factOf(answer, "verdict"));
  expect(answer.text).not.toContain("may be kept.**");
});
