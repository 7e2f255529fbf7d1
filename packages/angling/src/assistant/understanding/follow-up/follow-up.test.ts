import { ask, factOf } from "@striper/testkit/assistant/ask";
import { askedAt, keptProviders } from "@striper/testkit/assistant/kept";
import { behind } from "#angling/assistant/answers/behind/behind.ts";
import { emptyFrame } from "#angling/assistant/frame.ts";
import { describe, expect, test } from "vitest";

const slotOf = ({ cases }: Awaited<ReturnType<typeof ask>>, name: string, at = 0) =>
  cases[at]?.slots.find((slot) => slot.name === name)?.value;
const topicsOf = ({ cases }: Awaited<ReturnType<typeof ask>>) => cases.map(({ topic }) => topic);

describe("values alone take the place of those in the case before", () => {
  test.each<[readonly string[], string, string | number]>([
    [["can i keep a 17 inch fluke from shore", "what about 15"], "length", 15],
    [["can i keep a 17 inch fluke from shore", "what about 15", "from a boat?"], "length", 15],
    [["can i keep a 29 inch striper", "my buddy wants to know what about two"], "count", 2],
    [["can we keep two stripers", "what if we catch a third"], "kept", 2],
    [["fluke size", "can i keep 3", "they are 18 each"], "length", 18],
    [["do i need a permit", "what about 15"], "age", 15],
    [["do i need a permit", "and my dad hes 70"], "age", 70],
    [["best time saturday hull", "from shore castle island"], "when", "2026-06-13"],
    [["tide at hull tomorrow", "the day after"], "when", "2026-06-15"],
    [["low tide at hull", "the next day"], "when", "2026-06-14"],
    [["whats the limit on scup", "10?"], "species", "scup"],
    [["striper 29 off hull", "what if im at stellwagen"], "length", 29],
  ])("%j: %s is %s", async (talk, slot, value) => {
    expect(slotOf(await ask(talk), slot)).toBe(value);
  });

  test("an hour goes to the tide, a wind to whether one dares", async () => {
    const tide = await ask(["tide at 5pm gloucester", "7"]);
    expect(tide.text).toContain("7:00 pm");
    const go = await ask(["is 20 kt wind ok for a whaler out of plymouth", "ok 12 then?"]);
    expect([topicsOf(go), slotOf(go, "place"), go.unread]).toEqual([["go"], "Plymouth", []]);
  });

  test.each([
    ["tide at deer island 6am", "an hour later?", "7:00 am"],
    ["tide at deer island 6am", "half an hour earlier", "5:30 am"],
    ["tide at deer island", "2 hours later", "7:00 am"],
  ])("%s, %s: %s", async (first, then, hour) => {
    expect((await ask([first, then])).text).toContain(hour);
  });

  test("of several questions each that has the slot goes on", async () => {
    const asked = "high tide boston today? and what's the wind doing";
    const both = await ask([asked, "and tomorrow?"]);
    expect(topicsOf(both)).toEqual(["tide", "weather"]);
    expect(both.cases.map((_, at) => slotOf(both, "when", at))).toEqual([
      "2026-06-14",
      "2026-06-14",
    ]);
    const one = await ask([
      "can i keep a 30 inch striper? when is high tide at hull",
      "what about 27",
    ]);
    expect([topicsOf(one), slotOf(one, "length")]).toEqual([["keep"], 27]);
  });

  test("values that the case has no slot for are a case of their own, or change nothing", async () => {
    expect(topicsOf(await ask(["tide at hull", "fluke?"]))).toEqual(["rules"]);
    const { text, declined } = await ask(["tide at hull", "from shore?"]);
    expect([declined, text]).toEqual([true, expect.stringMatching(/nothing new|not sure/)]);
  });
});

describe("a case of its own takes over what is still the subject", () => {
  test.each<[readonly string[], string, string, string | number | undefined]>([
    [
      ["slack at the canal tomorrow", "which way does it run after"],
      "current",
      "when",
      "2026-06-14",
    ],
    [["best bait for fluke", "where"], "spots", "species", "summer_flounder"],
    [["shore spots near quincy", "any with parking"], "spots", "mode", "shore"],
    [["32 inch striper legal?", "how about 27", "is that legal to release"], "keep", "length", 27],
    [["can i keep a 29 inch striper", "can i keep a fluke"], "keep", "length", undefined],
    [["can i keep a 29 inch striper", "when is high tide at hull"], "tide", "place", "Hull"],
    [["best bait for fluke", "where", "when"], "presence", "species", "summer_flounder"],
    [["hows the bite at hull tomorrow", "by kayak"], "go", "when", "2026-06-14"],
    [["is revere beach any good", "what time"], "best-time", "place", "Revere Beach"],
    [
      ["tide at castle island tonight", "any parking"],
      "spot",
      "place",
      "Castle Island (Fort Independence)",
    ],
    [
      ["any fog tomorrow morning at thacher island", "so is it ok then"],
      "go",
      "when",
      "2026-06-14",
    ],
  ])("%j: %s, %s %s", async (talk, topic, slot, value) => {
    const answer = await ask(talk);
    expect([topicsOf(answer)[0], slotOf(answer, slot)]).toEqual([topic, value]);
  });
});

describe("what is asked of the last answer", () => {
  test("its sources, and what it says it does not know", async () => {
    const { text, facts } = await ask(["can i keep a 29", "source?"]);
    expect(text).toMatch(/^It rests on: .*Massachusetts recreational/);
    expect(text).toMatch(/No fish was named/);
    expect(facts.length).toBeGreaterThan(0);
    const context = { providers: keptProviders, now: askedAt, position: null };
    const bare = await behind("sources", emptyFrame, context, () =>
      Promise.resolve({ text: "Hello.", facts: [], declined: false }),
    );
    expect(bare.text).toMatch(/texts alone/);
  });

  test("what its words mean", async () => {
    const { text } = await ask(["tide at hull tomorrow", "what does that mean"]);
    expect(text).toMatch(/^\*\*MLLW/);
    expect((await ask(["can i keep a 29 striper", "meaning?"])).text).toMatch(/rests on|\*\*/);
  });

  test("goes on with the case, not with the question about it", async () => {
    const answer = await ask(["tide at hull tomorrow", "source?", "and sunday"]);
    expect([topicsOf(answer), slotOf(answer, "place")]).toEqual([["tide"], "Hull"]);
  });
});

describe("what an answer leaves open is asked in two words", () => {
  test.each<[readonly string[], RegExp]>([
    [["best time tomorrow", "til when"], /^\*\*Until \d+:00 [ap]m tomorrow/],
    [["is it ebbing in the harbor now", "until when"], /^\*\*Until .*: slack before (?:ebb|flood)/],
    [["is the tide rising", "how long"], /^\*\*Until .*: (?:high|low) tide/],
    [["slack at hull gut tomorrow afternoon", "til when"], /^Current at Hull Gut/],
    [["next low?", "and after that"], /^\*\*After that: low tide .* tomorrow/],
    [["highest tide this week", "why so big"], /^Around new and full moon/],
    [
      ["shore spots near hull", "which is best on this tide"],
      /scores highest now|None of them then/,
    ],
    [["what to throw at dusk off nahant", "and if that dont work"], /^Most often: slack water/],
    [["cod open?", "til when"], /^\*\*Season: Sep 1 – Oct 31\.\*\* \*\*Atlantic cod/],
    [["is the slot 28 to 35", "since when"], /since May 26, 2023/],
    [["fluke limit", "since when"], /^\*\*Since when is not held/],
    [["best time tomorrow", "when do i leave if its 40 min"], /^\*\*Leave by .*: 40 min before/],
    [["best time tomorrow", "night or dawn"], /^Best at Boston|^Safety/],
    [
      ["how is it tonight", "so better than tomorrow morning?"],
      /^\*\*Safety: stay in for today .*night and tomorrow .*morning/,
    ],
    [["3 of us how many stripers", "and if my 9 yr old comes too"], /^\*\*4 fish a day among 4/],
    [["can i keep a 27", "what if i pinch the tail"], /must go back.*tail squeezed together/s],
    [
      ["whats the wind doin", "good for a kayak?"],
      /^No: forecast and warnings say Small Craft Advisory/,
    ],
    [["do other states honor my permit", "and in CT"], /Connecticut saltwater licenses/],
    [["do i need a salt permit", "whos exempt then"], /^\*\*(?:Massachusetts recreational|Yes)/],
    [
      ["my kid fell in, got him out but hes shivering", "can he have hot chocolate"],
      /Out of the water and awake/,
    ],
    [
      ["walk out to bumpkin on the bar", "can i stay til dusk"],
      /^\*\*(?:No, not|Only on the fall)[^]*Start back by low water/,
    ],
  ])("%j", async (talk, told) => {
    expect((await ask(talk)).text).toMatch(told);
  });
});

describe("what was offered is picked by saying it", () => {
  test.each([
    [["shore spots near quincy", "the second one"], "spot", "Webb Memorial State Park"],
    [["shore spots near quincy", "the last one"], "spot", ""],
    [["can i keep a 27 zorp", "first"], "keep", ""],
    [["should i go to plum island or salisbury tomorrow at dawn", "why the first"], "go", "Plum"],
  ])("%j: %s %s", async (talk, topic, place) => {
    const answer = await ask(talk);
    expect(topicsOf(answer)).toEqual([topic]);
    expect(answer.text).toContain(place);
  });

  test("by the words of one", async () => {
    const offered = await ask("wobbly water quincy suppertime thing");
    const [choice] = offered.choices;
    expect(choice).toBeDefined();
    const answer = await ask(["wobbly water quincy suppertime thing", choice?.label ?? ""]);
    expect(answer.declined).toBe(false);
  });
});

describe("a danger stays", () => {
  test.each([
    [["lightning coming in im on the water", "ok can i fish now"]],
    [["merrimack mouth dangerous tmrw morning?", "so should i go at 3"]],
    [["merrimack mouth dangerous tmrw morning?", "when is it best then"]],
    [["merrimack mouth dangerous tmrw morning?", "is it ok then"]],
    [["is there wind against tide at the merrimack at 2", "so should i go at 3"]],
  ])("%j", async (talk) => {
    const answer = await ask(talk);
    expect(factOf(answer, "danger")).toBeDefined();
    expect(factOf(answer, "bite-score")).toBeUndefined();
  });

  test("with its day", async () => {
    const { text } = await ask(["merrimack mouth dangerous tmrw morning?", "so should i go at 3"]);
    expect(text).toContain("tomorrow (Sunday, Jun 14)");
  });
});
