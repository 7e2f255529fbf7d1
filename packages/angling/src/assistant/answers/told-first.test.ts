import { ask, given, position } from "@striper/testkit/assistant/ask";
import { expect, test } from "vitest";

const told = async (talk: string | readonly string[]) => (await ask(talk)).text;

test.each([
  ["is 2 nautical miles off scituate state water", /^\*\*So far out it is still Massachusetts/],
  ["is 8 miles off gloucester federal water", /^\*\*Straight out, so far off is beyond the line/],
  [
    "first time kayaking, paddling out of essex bay to the mouth",
    /^\*\*No, not for a beginner. Essex River Mouth: The bar lies a mile out/,
  ],
  ["first time in a kayak, the graves ok", /not for a beginner: The Graves is listed for boats/],
  ["new to kayaking, ok to paddle at hull gut", /not for a beginner: Hull Gut is listed for boats/],
  ["first time kayak in newburyport harbor", /^\*\*I do not judge by your craft or your skill/],
  ["seals by me at nauset, safe to wade", /^\*\*No: white sharks hunt seals on the outer Cape/],
  ["seals near me in quincy, ok to wade", /^\*\*I hold no sightings of any seal or shark/],
  ["can you fish from georges island", /^\*\*Georges Island .*\*\*\. \*\*By ferry or boat\.\*\*/],
  [
    "is there a snack bar at odiorne point",
    /No food is listed for it; ask New Hampshire State Parks/,
  ],
  ["ebb or flood in duxbury", /^\*\*It depends on the spot:\*\* .* the ebb to 3 .* the flood to 2/],
  ["can i land on thompson island", /\*\*No landing, as held\.\*\*/],
  ["are there stripers left in the charles in january", /mostly holdovers that stay the winter/],
])("%s", async (question, words) => {
  expect(await told(question)).toMatch(words);
});

test("when to be off a flat is told against the low water of the day that was asked about", async () => {
  const talk = ["low at black rock beach tomorrow", "when should i be off there"];
  expect(await told(talk)).toMatch(/^\*\*Well before low water, 5:14 am tomorrow/);
});

test("the lowest of the turns told is picked", async () => {
  const talk = ["tides at hull today", "which has the least water"];
  expect(await told(talk)).toMatch(/^\*\*The low tide \(-0\.5 ft\) at 4:04 am today\.\*\*/);
});

test("a beginner's place that nobody named is not made up from where one stands", async () => {
  const { text } = await ask("first time in a kayak, what do i need", { at: position });
  expect(text).not.toMatch(/not for a beginner:/);
});

test("a wind nobody has forecast is said to be missing, with the zone to read and the usual one", async () => {
  const { text } = await ask("wind at hampton tomorrow", { providers: { weather: given(null) } });
  expect(text).toMatch(/^\*\*No wind forecast is at hand\.\*\* Read .*ANZ154/);
});

test("a word that keeps fish elsewhere ends no emergency", async () => {
  expect(await told(["man overboard", "do i keep him up"])).toMatch(/^\*\*Call the Coast Guard/);
});
