import { ask } from "@striper/testkit/assistant/ask";
import { parseIso } from "@striper/marine/time";
import { expect, test } from "vitest";

/** What is asked in rarer words, or of what is rarely asked. */
test.each<[readonly string[], RegExp]>([
  [
    ["do i need a license for lobster traps"],
    /^\*\*American lobster, Massachusetts.*Recreational lobster\/crab permit/,
  ],
  [["60 in the river is that too warm for bass"], /^\*\*Right for stripers to feed well at 60 °F/],
  [["how warm is the water at newburyport"], /^The water is 58 °F/],
  [
    ["best tide for pemberton"],
    /^\*\*No direction is named for Pemberton Point Pier, Hull: best changing tides/,
  ],
  [
    ["is low tide lower tomorrow than today at hull"],
    /^\*\*Lowest: tomorrow .*-0\.9 ft against -0\.5 ft/,
  ],
  [["the score said 80 and i caught nothing why"], /Nothing costs that hour much/],
  [["score of 30 and we got six"], /^Both can be true/],
  [["score was 85 and nothing bit"], /^It can be: the score is odds/],
  [["is haddock still open on march 5"], /^\*\*No, it is closed on Mar 5/],
  [["is black sea bass closed now"], /^\*\*No, it is open now/],
  [["is fluke closed on november 5"], /^\*\*Yes, it is closed on Nov 5/],
  [
    ["why is the score so high tomorrow at dawn"],
    /^Safety: stay in .*Nothing costs that hour much: it is Excellent/,
  ],
  [["is the current at hull gut weaker than the canal"], /Hull Gut floods at 1\.3 kt/],
  [["can i keep a fluke or a scup at 12 inches"], /^\*\*Summer flounder \(fluke\), Massachusetts/],
  [["fog came in cant see the bow", "is the whistle enough", "still thick"], /channel 16/],
  [["the score said 20 and i got skunked"], /^It can be: the score is odds/],
  [["score was 88 and we got skunked"], /^It can be: the score is odds/],
  [["how windy will it be on december 20"], /^\*\*The forecast does not reach that time/],
  [["will it rain on december 20"], /^\*\*The forecast does not reach that time/],
  [["do i need a license in nh", "my buddy has a maine one"], /^\*\*In New Hampshire: not held/],
  [["is the merrimack bar bad at dawn tomorrow"], /in doubt, do not cross/],
  [
    ["got my keeper at 5 this morning before work. back out now, can i keep one tonite"],
    /^\*\*No, it must go back/,
  ],
  [
    [
      "east point nahant today? swell is rolling in from that storm offshore, 5 ft or so, but its flat calm wind wise",
    ],
    /^No: 5 ft of sea/,
  ],
  [
    ["what bait at castle island", "worms then. hook?"],
    /^For bass, bait alone takes an in-line circle hook/,
  ],
  [["when does my lobster trap license expire"], /recreational lobster and crab permit of its own/],
  [
    ["does my fishing license cover my lobster pots"],
    /recreational lobster and crab permit of its own/,
  ],
  [["what will the weather be on december 20"], /^\*\*The forecast does not reach that time/],
  [["is the merrimack bar ok this evening"], /in doubt, do not cross/],
  [["is the merrimack bar ok right before dark"], /in doubt, do not cross/],
  [
    ["purple monkey; tide at hull"],
    /^I did not read "purple" and "monkey"; this leaves it out\. The tide at Hull/,
  ],
])("%j", async (turns, words) => {
  expect((await ask([...turns])).text).toMatch(words);
});

test.each<[string, string, RegExp]>([
  [
    "2026-06-14T03:45:00Z",
    "is the merrimack bar dangerous today",
    /No ebb runs there in the hours you ask about/,
  ],
  ["2026-03-05T15:00:00Z", "is haddock still open", /^\*\*No, it is closed now/],
  ["2026-03-05T15:00:00Z", "did haddock season close", /^\*\*Yes, it is closed now/],
  ["2026-03-05T15:00:00Z", "is haddock season over", /^\*\*Yes, it is closed now/],
])("at %s: %s", async (instant, question, words) => {
  const now = parseIso(instant);
  expect(now).not.toBeNull();
  expect((await ask([question], now === null ? {} : { now })).text).toMatch(words);
});
