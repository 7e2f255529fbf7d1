import { ask, factOf, given } from "@striper/testkit/assistant/ask";
import { describe, expect, test } from "vitest";

const unknown = { providers: { weather: given(null), marineForecast: given(null) } };
const textOf = async (talk: string | readonly string[]) => (await ask(talk, unknown)).text;

describe("going out, with the conditions that are told", () => {
  test.each([
    ["sw 20 gust 28 17ft whaler hull gut on the ebb?", /^No: SW 20 kt with gusts of 28 kt/],
    [
      "wanna run out the merrimack at start of the ebb 19 footer 3ft swell from the east ok or no",
      /^No: the ebb meets that sea on the bar/,
    ],
    ["sw 15 in the harbor 22 ft boat go or no", /^Caution: SW wind of 15 kt/],
    ["thinking of paddling out to the graves this aft", /^No: The Graves is listed for boats only/],
    ["6 ft swell at halibut pt ok", /^No: 6 ft of sea: swell takes anglers off/],
    ["wind went ne 20 and im 4 miles off in a 19", /^No: head in now.*channel 16/],
    ["solo in my kayak foggy morning deer island rip good idea?", /^No: .*boats only.*fog/],
    ["can i wet wade in shorts is the water warm enuf", /^Caution: water of about 59 °F/],
    [
      "flat calm no wind 18 ft boat heading to graves light good to go?",
      /^Caution: nothing you name reaches a limit held here/,
    ],
    ["kayak in the canal at slack in a 5 kt wind ok", /^\*\*No\. Cape Cod Canal/],
  ])("%s", async (question, words) => {
    const text = await textOf(question);
    expect(text).toMatch(words);
    expect(text).not.toMatch(/bite score|of 100|^Yes/);
  });

  test("says what was not judged, and that it is no forecast", async () => {
    const text = await textOf("sw 15 in the harbor 22 ft boat frobnitz go or no");
    expect(text).toMatch(/live marine forecast \(zone ANZ230\)/);
    expect(text).toMatch(/Not judged: the sea, your boat and skill/);
  });

  test.each([
    ["what if its flat calm", /^No: The Graves/],
    ["buddy does it all the time", /^No: .*Nothing I read in what you add/],
    ["ill stay close", /^No: .*Nothing I read in what you add/],
    ["but why", /^No: The Graves/],
    ["so dont go?", /^No: /],
    ["i have done it 20 years", /^No: /],
  ])("a plan that was refused stays so: %s", async (pushed, words) => {
    const text = await textOf(["thinking of paddling out to the graves this aft", pushed]);
    expect(text).toMatch(words);
  });

  test.each<[readonly string[], RegExp]>([
    [
      ["sw 15 in the harbor 22 ft boat go or no", "and if it swings ne"],
      /^Caution: NE wind of 15 kt/,
    ],
    [
      ["wind e 18, 24 ft cc, boston light to the graves", "if it drops to 8?"],
      /^Caution: nothing you name/,
    ],
    [["wind e 18, 24 ft cc, boston light to the graves", "gusts 27"], /^No: E gusts of 27 kt/],
    [["6 ft swell at halibut pt ok", "what if it drops to 1"], /^Caution: nothing you name/],
    [["rocky spot north shore", "4 ft swell tho"], /^No: 4 ft of sea/],
    [["thinking plum island surf tonite", "by myself ok?"], /^Not alone: /],
    [
      [
        "thinking plum island surf tonite",
        "by myself ok?",
        "what about going out on the south jetty instead",
      ],
      /^Not alone: it is rated Advanced/,
    ],
    [["rock hopping at halibut point in the dark solo", "what if i bring a buddy"], /^Caution: /],
    [
      ["merrimack in the 19 flood 1 ft swell no wind ok", "but its the ebb"],
      /^Caution: the ebb runs over the bar/,
    ],
    [["sw 15 in the harbor 22 ft boat go or no", "should i go"], /^Caution: SW wind of 15 kt/],
  ])("%j", async (talk, words) => {
    expect(await textOf(talk)).toMatch(words);
  });

  test.each([
    ["whats the tide at hull", /^The tide at Hull|high tide/],
    ["can i keep a 30 inch striper", /may be kept/],
    ["thanks", /welcome/],
  ])("leaves what else is asked to others: %s", async (question, words) => {
    expect(await textOf(["6 ft swell at halibut pt ok", question])).toMatch(words);
  });

  test.each([
    ["no belt on my waders fine for wollaston right", /^\*\*No: not without the belt/],
    ["merrimack bar 4 footers outgoing, 21 center console", /^\*\*No: the ebb meets that sea/],
    ["foggy as heck, run across the harbor in the skiff?", /^\*\*No: in fog stay ashore/],
    [
      "i dont wear a life jacket on my kayak is that ok in hingham bay",
      /^\*\*No: not without a life jacket/,
    ],
  ])("leads the reviewed text of a danger: %s", async (question, words) => {
    expect(await textOf(question)).toMatch(words);
  });

  test("a forecast that is worse counts beside what is told", async () => {
    const answer = await ask("sw 10 in the harbor 22 ft boat go or no");
    expect(answer.text).toMatch(/^No: forecast and warnings say/);
    expect(factOf(answer, "going")).toBe("NO");
  });

  test("what was told stands above the answer as chips", async () => {
    const talk = ["sw 20 gust 28 17ft whaler hull gut on the ebb?", "solo in fog"];
    const { cases } = await ask(talk, unknown);
    const slots = cases[0]?.slots.map(({ label, from }) => `${label}: ${from}`);
    expect(slots).toEqual([
      "Hull Gut: before",
      "Today: assumed",
      "Boat: before",
      "Ebb: before",
      "Wind SW 20 kt, gusts 28: before",
      "Fog: read",
      "Boat, 17 ft: before",
      "Alone: read",
    ]);
  });
});
