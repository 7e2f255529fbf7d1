import { describe, expect, test } from "vitest";
import { ask, factOf } from "@striper/testkit/assistant/ask";

describe("a fish in hand", () => {
  test.each([
    ["2ft 6in striper", /^\*\*Yes, it may be kept/],
    ["31 on the nose", /^\*\*No, it must go back/],
    ["do i release a 31", /^\*\*Yes, it must go back/],
    ["should i throw back a 29", /^\*\*No, it may be kept/],
    ["does it have to be let go if 31 1/8", /^\*\*Yes, it must go back/],
    ["dont i need to throw a 33 back", /^\*\*Yes, it must go back/],
    ["am i allowed a 30 off the graves", /^\*\*Yes, it may be kept.*The Graves/],
    ["got 6 fluke with 1 buddy ok", /^Yes, that many fit the bag limit/],
    ["30 inch keep or toss", /^\*\*It may be kept/],
    ["a 5 and a 6 inch fish", /^\*\*No, none of them\.\*\*.*5 in fish.*6 in fish/],
    ["my fish is 30.99", /^\*\*Yes, it may be kept/],
    ["i got a 35 pounder can i keep it", /^The rule goes by length, not by weight/],
    ["31.5 in federal water", /^\*\*No, it must go back.*federal waters/],
    ["i caught a 32 inch at nahant this morning", /^\*\*No, it must go back/],
  ])("%s", async (question, text) => {
    expect((await ask(question)).text).toMatch(text);
  });
});

describe("a rule is led by what was asked of it", () => {
  test.each([
    ["can i gaff a schoolie", /^\*\*The rule on that:\*\* Gaffing banned\./],
    ["can i fillet on the boat", /^\*\*The rule on that:\*\* Shore and private-boat fish/],
    ["can i net a striper to land it in nh", /hand-held dip net|No netting/],
    ["can i net a striper to land it", /^In New Hampshire a hand-held dip net/],
    ["can i chum for stripers", /^No text held forbids chum/],
    ["can i use eels as bait with a regular hook", /^Not with natural bait/],
    ["no circle hook with a dead mackerel ok", /^Not with natural bait/],
    ["is an offset circle ok", /^(?:Not with natural bait|No offset: with bait)/],
    ["can i use stainless circles in nh", /^\*\*The rule on that:\*\* Corrodible/],
    ["possess a striper crossing from ptown to boston", /Striped bass in federal waters: closed/],
    ["3 of us on the boat how many stripers", /^\*\*3 fish a day among 3 anglers/],
    ["can my buddy keep my fish for me", /^The bag limit is each angler's own/],
    ["do kids get their own limit", /^The bag limit is for each angler/],
    ["what happens if i keep a dead short", /^The table makes no exception/],
    ["can i fish at night", /^(?:The table names no hours|Yes: no text held forbids)/],
    ["drift across the 3 mile line with a striper", /Striped bass in federal waters: closed/],
  ])("%s", async (question, text) => {
    expect((await ask(question)).text).toMatch(text);
  });

  test("a gaff is told once", async () => {
    const { text } = await ask("can i gaff a schoolie");
    expect(text.match(/Gaffing banned/g)).toHaveLength(1);
  });
});

describe("permits", () => {
  test.each([
    ["my kid is 14 does he need a permit", /at 14 none is needed/],
    ["where do i buy a permit", /^It is sold and renewed at MassFishHunt/],
    ["permit expired what now", /^An expired permit does not count/],
    ["2 anglers 1 permit", /^Each angler/],
    ["senior citizen permit", /^At 60 and over it is free/],
    ["do i need my permit on me", /^Carry a paper or phone copy/],
    ["does catch and release need a permit", /^It is needed to fish/],
    [
      "visiting from ct need a license?",
      /^\*\*Yes, a Connecticut saltwater license is honored in Massachusetts/,
    ],
    ["do i need a license to crab", /Recreational lobster\/crab permit/],
    ["how do i renew my permit", /^It is sold and renewed/],
  ])("%s", async (question, text) => {
    expect((await ask(question)).text).toMatch(text);
  });
});

describe("the water", () => {
  test.each([
    ["half tide", /^Half tide at Boston: 7:0\d am today/],
    ["whens the tide halfway up tomorrow at hull", /^Half tide at Hull, tomorrow/],
    ["tide at sunset tonight hull", /At sunset, 8:21 pm .*8\.6 ft and rising/],
    ["first high after sunrise tomorrow", /^At Boston\..*high tide 11:01 am/],
    ["tide at 630 tmrw", /^At 6:30 am tomorrow/],
    ["when is the next high tide over 11 feet", /high tides of 11 ft or more/],
    ["hour before low tonight", /^3:52 am .* before the 4:52 am low tide/],
    ["when is high at salem and low at hull sunday", /Salem.*high tide[^]*Hull.*low tide/],
    ["current at 3 hours before high at deer island", /before the 10:07 am.*floods at/],
    ["highest tide before friday", /to Thursday, Jun 18/],
    ["when can i drift hull gut safely", /slack before the ebb/],
    ["is it dark by 5", /^At 5:00 am it is twilight/],
    ["how many hrs of daylight left", /^15 h 15 min of daylight are left/],
  ])("%s", async (question, text) => {
    expect((await ask(question)).text).toMatch(text);
  });
});

describe("wind and weather", () => {
  test.each([
    ["how long is the wind gonna stay under 10", /at or under 10 kt, until 12:00 pm tomorrow/],
    ["is the wind under 12 mph tomorrow afternoon", /^No: at 12:00 pm tomorrow/],
    ["fog tomorrow?", /^The forecast names no fog/],
    ["any storms tonite", /^Yes: the forecast names thunder/],
    ["will it rain", /^Likely/],
    ["humidity", /^Humidity is not in this app/],
    ["will the wind switch", /^The wind stays SW/],
    ["when is it calmest sunday", /^Calmest from/],
    ["wind in mph", /That is 12 mph/],
    ["is there a gale warning", /^No gale warning is in force/],
  ])("%s", async (question, text) => {
    expect((await ask(question)).text).toMatch(text);
  });
});

describe("going out", () => {
  test.each([
    ["is it too windy for a kayak", /^Stay in/],
    ["is 15kts ok for a 16ft tin boat", /your boat and skill/],
    [
      "safe to fish the jetty at night",
      /^No: forecast and warnings say Thunder.*Not judged: .*your footing/,
    ],
    ["go or no go at 530 from hull by boat", /bite score at Hull for 5:30 am/],
    [
      "hull saturday or deer island sunday",
      /^\*\*Safety: stay in for Hull, today[^]*Best at Deer Island, tomorrow/,
    ],
    [
      "why is tomorrow better than today",
      /^\*\*Safety: stay in for today[^]*Best at Boston, tomorrow[^]*It comes from/,
    ],
    ["pick a day for me this week", /Best at Boston/],
    ["5am hull or 5am nahant", /Hull for 5:00 am today[^]*Nahant for 5:00 am today/],
  ])("%s", async (question, text) => {
    expect((await ask(question)).text).toMatch(text);
  });
});

describe("spots", () => {
  test("shelter is never told of a spot that denies it", async () => {
    const { text } = await ask("somewhere sheltered from a ne wind");
    expect(text).not.toMatch(/Halfway Rock|Outer Brewster|Isles of Shoals|Dry Salvages/);
  });

  test("nobody is sent into the Gut in a kayak", async () => {
    const { text } = await ask("where should i go at dawn with a kayak");
    expect(text).toMatch(/light wind and slack current/);
    expect(text).not.toContain("Hull Gut");
  });

  test.each([
    ["sandy beach spots", /on a beach/],
    ["flats near duxbury", /on the flats/],
    ["any spots in hull you can walk to", /from shore/],
    ["is deer island open at night", /\*\*Hours: not recorded for it, ask the MWRA\.\*\*/],
    ["easy spots for a wheelchair", /wheelchair gets there is not in this app/],
    ["parking at fort stark", /^\*\*Great Island Common.*Parking: listed/],
  ])("%s", async (question, text) => {
    expect((await ask(question)).text).toMatch(text);
  });
});

describe("talks and what is no question of fishing", () => {
  test("an hour alone goes on with going out", async () => {
    const { text } = await ask(["what if i go at 6 instead", "7?"]);
    expect(text).toContain("for 7:00 am today");
  });

  test("a figure is told again in another unit", async () => {
    const answer = await ask(["whats the water temp", "whats that in celsius"]);
    expect(answer.text).toContain("14.4 °C");
    expect(factOf(answer, "water-temperature")).toBe(58);
  });

  test.each([
    ["can i eat stripers from boston harbor", /Department of Public Health/],
    ["spots near 02152", /I do not know "02152"/],
    ["where are you getting this from", /not an official service/],
    ["my buddy has a hook in his eye", /call 911[^]*VHF channel 16/],
    ["waters 45 how long do i have if i fall in", /VHF channel 16, or 911/],
    ["any meteor showers", /not something I know/],
    ["delete my chat", /history beside the chat/],
    ["whats todays date", /Saturday, Jun 13/],
  ])("%s", async (question, text) => {
    expect((await ask(question)).text).toMatch(text);
  });
});
