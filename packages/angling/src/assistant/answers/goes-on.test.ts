import { ask } from "@striper/testkit/assistant/ask";
import { marineZonesAt } from "#angling/spots/index.ts";
import { describe, expect, test } from "vitest";

/** What the last message of a talk is answered with. */
describe("a talk goes on", () => {
  test.each<[string, readonly string[], RegExp]>([
    [
      "they are the fish it was about",
      ["are there bluefish at hull", "when do they leave"],
      /no figures on where that fish/,
    ],
    [
      "they are stripers where an outing was asked for",
      ["best time tomorrow at hull", "when do they leave"],
      /Enough for a good hour are there/,
    ],
    [
      "they are no fish where something else is theirs",
      ["striper limit", "do they check licenses"],
      /^(?!.*Enough for a good hour)/,
    ],
    [
      "whoever is in the fog stays in it",
      ["fog came in off the graves cant see the bow", "is the whistle enough"],
      /^\*\*Out in it: [^\n]*whistle/,
    ],
    [
      "a fish found dead is not judged",
      ["found a striper floating dead at nahant, 29 inches, can i keep it"],
      /^(?!.*Yes, it may be kept)/s,
    ],
    [
      "when to stop for the year is the season",
      ["when do i have to stop keeping stripers for the year, is there a date"],
      /open all year/i,
    ],
    [
      "miles off stay with the place: about the line no verdict",
      ["3 miles off scituate whose water is it", "can I keep a 30 from there"],
      /^Out there lies where state water ends/,
    ],
    [
      "beyond the line it must go back",
      ["5 miles off rye whose water is it", "can I keep a 30 from there"],
      /^\*\*No, it must go back/,
    ],
    [
      "where one is was told and not answered",
      ["im 5 miles off rye", "can i keep a 29 here"],
      /^\*\*No, it must go back/,
    ],
    [
      "another place has no miles of the one before",
      ["5 miles off rye whose water is it", "can I keep a 30 at hull"],
      /^\*\*Yes, it may be kept/,
    ],
    [
      "a wind named after a current",
      ["current at merrimack river mouth this afternoon", "its ne 25 i think"],
      /^No: NE wind of 25 kt/,
    ],
    [
      "when, after a current",
      ["current at hull gut this afternoon", "so when then"],
      /^Safety: stay in/,
    ],
    [
      "whether it is safe enough at low",
      ["tide at hampton harbor", "so safe enough at low?"],
      /Safety|caution|cross/,
    ],
    [
      "one's own boat after a charter",
      ["do i need a permit on a charter", "ok what about on my own boat"],
      /private boat|Each angler|needs one|Needed/,
    ],
    [
      "the hook of another water",
      ["circle hook on tube n worm?", "what if i run over to hampton"],
      /^\*\*In New Hampshire do not count on it/,
    ],
    ["a gaff in another water", ["can i gaff a bass", "n in nh", "sunday too"], /No gaffing/],
    [
      "the season of another water",
      ["when does fluke season end", "and in new hampshire"],
      /^\*\*Season: Open all year/,
    ],
    ["all who fish", ["cod limit per guy", "for 3 guys"], /^\*\*3 fish a day among 3/],
    [
      "the age of who was told of",
      ["my kid (9) got a 29 inch striper can he keep it", "he wont need a permit will he"],
      /^\*\*No\. .* at 9 none is needed/,
    ],
    [
      "the age told before it was understood",
      ["my daughter 14 wants to fish", "does she need a license"],
      /at 14 none is needed/,
    ],
    [
      "a value after a text is asked of it",
      ["need a wire leader for stripers?", "what if they are blues"],
      /wire saves lures from bluefish/,
    ],
    [
      "who is out of the water again",
      ["my pal fell in off the kayak, shivering", "ok hes back aboard", "coffee or whiskey"],
      /hot sweet drinks while awake; no alcohol/,
    ],
    [
      "what is told of who is overdue",
      ["husband is overdue from quincy bay, no answer", "his plan says chelsea ramp", "who else"],
      /911 and say a boat or an angler is overdue/,
    ],
    [
      "a craft after the wind",
      ["wind sunday off hull", "too much for a canoe"],
      /^No: forecast and warnings say Small Craft Advisory/,
    ],
    [
      "dawn in the place of the night",
      ["worth going out tonight at deer island", "or first light instead"],
      /dawn at Deer Island/,
    ],
    [
      "whose rule is not held",
      ["tautog limit nh", "who would know"],
      /^Ask New Hampshire Fish and Game/,
    ],
    [
      "whom to ask",
      ["fluke limit", "who should i call about that"],
      /Division of Marine Fisheries/,
    ],
    [
      "what a fish that goes back is",
      ["can i keep a 33 in striper", "so what do I do with it"],
      /^\*\*No, it must go back/,
    ],
    [
      "the turn after the one that was told",
      ["slack at hull gut", "and the slack after that?"],
      /^\*\*After that: slack/,
    ],
    [
      "the fish of another",
      ["can i keep a 30 inch striper", "my wife caught a 32"],
      /^\*\*No, it must/,
    ],
    [
      "the fish of another, with a half",
      ["29.5 on the tape at castle island keep it?", "my brother got one too, 30 3/4"],
      /^\*\*Yes, it may be kept.*30 3\/4/,
    ],
    [
      "a word with the meaning it has of a paper",
      ["born 1992, boater card for a whaler?", "what happens if they stop me"],
      /^Fines start/,
    ],
    [
      "a fish named short, and of two",
      ["winter flounder limit", "where from shore"],
      /winter flounder/,
    ],
    [
      "the tide told by somebody in fog",
      ["wading brewster flats and fog rolled in", "tides coming i think"],
      /channel 16/,
    ],
    [
      "the way to the shore asked in fog",
      ["wading brewster flats and fog rolled in", "how far is the shore"],
      /channel 16/,
    ],
  ])("%s", async (_what, talk, words) => {
    expect((await ask(talk)).text).toMatch(words);
  });
});

describe("after a danger, or a fish", () => {
  test.each<[readonly string[], RegExp]>([
    [["fog all around me in the boat what do i do", "best time to fish tomorrow"], /Best at|score/],
    [["fog all around me in the boat what do i do", "then is it any good tomorrow"], /channel 16/],
    [["boat is sinking", "we are at hull gut and the tide is rising"], /channel 16/],
    [["boat is sinking", "high tide at hull tomorrow"], /high tide|channel 16/],
    [["buddy fell in off hull", "wind is 20 at hull gut tomorrow"], /by Hull Gut/],
    [["tuna limit", "what hooks and leader there"], /I do not guess\. We were at: .*tuna/],
    [["tuna limit", "even if i am not fishing"], /I do not guess\. We were at: .*tuna/],
  ])("%j", async (talk, words) => {
    expect((await ask(talk)).text).toMatch(words);
  });
});

describe("one message", () => {
  test.each([
    ["my kid is 15 and i am 34 do we need a salt permit", /at 15 none is needed.*at 34/],
    ["me and 3 on my boat tautog limit", /private boat/],
    ["high tide gloucester tomorrow and the day after", /Monday, Jun 15/],
    ["saturday next week is it safe to go out", /Jun 20/],
    ["is it dark enough for eels at 3:30", /3:30 am/],
    ["wind sw 25 g30 should we still launch", /No: stay in/],
    ["is the pressure droppin at hull", /pressure|forecast/i],
    ["strongest flood at hull gut this evening", /^(?!.*hardly moves)/],
    ["im 67 do i need the ma license or am i grandfathered", /at 67 it is needed, free/],
  ])("%s", async (question, words) => {
    expect((await ask(question)).text).toMatch(words);
  });
});

describe("a depth", () => {
  test.each([
    [["how deep off deer island light", "whats it at low tomorrow"]],
    [["how deep off deer island light", "and at 9"]],
    [["how deep off deer island light", "whats it at low tomorrow", "i draw 4, enough?"]],
  ])("stays what is asked about: %j", async (talk) => {
    const { cases } = await ask(talk);
    expect(cases.map(({ topic }) => topic)).toEqual(["depth"]);
    expect(cases[0]?.slots.find(({ name }) => name === "place")?.label).toMatch(/Deer Island/);
  });

  test("at the low of tomorrow is of tomorrow, for the draft asked after it too", async () => {
    const { cases } = await ask([
      "how deep off deer island light",
      "whats it at low tomorrow",
      "i draw 4, enough?",
    ]);
    expect(cases[0]?.slots.find(({ name }) => name === "when")?.label).toBe("Tomorrow");
  });
});

test("the B buoy lies in the zone of Massachusetts Bay, the bank beyond it not", () => {
  expect(marineZonesAt({ latitude: 42.37839, longitude: -70.78283 })[0]).toBe("ANZ251");
  expect(marineZonesAt({ latitude: 42.28, longitude: -70.295 })[0]).toBe("ANZ250");
});
