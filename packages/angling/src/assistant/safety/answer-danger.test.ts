import { ask, factOf, given, marine, weather } from "@striper/testkit/assistant/ask";
import { dangerWordings } from "@striper/testkit/assistant/dangers/dangers";
import { describe, expect, test } from "vitest";
import { dangers, dangerTexts } from "#angling/assistant/emergencies/danger-texts.ts";

describe("an answer to a danger", () => {
  test("names whom to call and holds no score, whatever the danger", async () => {
    for (const danger of dangers) {
      const wording = dangerWordings.find((one) => one.danger === danger);
      const answer = await ask(wording?.message ?? "");
      expect(answer.facts.map(({ value }) => value)).toContain(danger);
      expect(answer.text).toMatch(/channel 16/);
      expect(answer.text).toMatch(/911/);
      expect(answer.text).toContain(dangerTexts[danger].first);
      expect(answer.facts.some(({ kind }) => kind.startsWith("bite"))).toBe(false);
      expect(answer.text).not.toMatch(/score|excellent|of 100|worth it/i);
      expect(answer.declined).toBe(false);
    }
  });

  test("is first of all in the first 40 words: whom to call, or what to do at once", () => {
    for (const danger of dangers)
      expect(dangerTexts[danger].first.split(" ").length).toBeLessThanOrEqual(40);
  });

  test("offers what else was asked, and answers it not in the same breath", async () => {
    const answer = await ask("fog rolled in and i cant see, tide at hull? can i keep a 28");
    expect(answer.choices.map(({ question }) => question)).toEqual([
      "tide at hull",
      "can i keep a 28",
    ]);
    expect(answer.text).toContain('You also asked "tide at hull"');
    expect(answer.facts.some(({ kind }) => kind === "high-tide" || kind === "verdict")).toBe(false);
  });

  test("tells two dangers, the more pressing one first", async () => {
    const { text } = await ask("buddy fell in and hes shivering, cant reach him");
    expect(text.indexOf(dangerTexts.overboard.first)).toBe(2);
    expect(text).toContain("hot sweet drinks");
  });

  test.each([
    "buddy fell in and now hes out and shivering",
    "slipped off the ramp up to my chest, shaking hard, my brother says have a beer and go on",
  ])("tells what is done out of the water alone: '%s'", async (message) => {
    const { text } = await ask(message);
    expect(text).toMatch(/^\*\*Out of the water: .* no alcohol, and no fishing on/);
    expect(text).not.toContain("Shout, and let one person");
  });

  test("leaves the talk where it was", async () => {
    const talk = ["can i keep a 17 inch fluke from shore", "hook in my hand", "what about a 15"];
    expect(factOf(await ask(talk), "verdict")).toBe("release");
  });
});

describe("a bar", () => {
  test("is told with the hours of its ebb, and with no hour for crossing", async () => {
    const answer = await ask("merrimack mouth dangerous tmrw morning? 17 whaler");
    expect(answer.text).toMatch(/^\*\*Safety: no source gives an hour for crossing it/);
    expect(answer.text).toContain("Merrimack River Mouth: Most dangerous when the ebb");
    expect(answer.text).toMatch(/It ebbs .* tomorrow \(Sunday, Jun 14\)/);
    expect(factOf(answer, "ebb-from")).toBeDefined();
    expect(factOf(answer, "bite-score")).toBeUndefined();
  });

  test("stays the subject of the question after it, without a score", async () => {
    const bar = "merrimack mouth dangerous tmrw morning? 17 whaler";
    for (const [after, words] of [
      ["when should i cross back in", "no source gives an hour"],
      ["and monday", "Merrimack River Mouth"],
    ] as const) {
      const answer = await ask([bar, after]);
      expect(answer.text).toContain(words);
      expect(factOf(answer, "bite-score")).toBeUndefined();
    }
  });

  test("leaves another question after it to the others", async () => {
    const answer = await ask([
      "is the merrimack bar dangerous",
      "whats the limit on fluke from shore",
    ]);
    expect(factOf(answer, "minimum-size")).toBe(16.5);
  });

  test("of an hour is told with what speaks against that hour", async () => {
    const { text } = await ask("is it safe to cross the merrimack mouth tonight at 11 pm", {
      providers: { marineForecast: given(marine()), weather: given(weather()) },
    });
    expect(text).toContain("At 11:00 pm: stay in (Bar here: ebb in the dark, small boat assumed).");
  });

  test("that nobody rated is said to be so", async () => {
    const { text } = await ask("is it safe to cross the bar at hampton harbor");
    expect(text).toContain("is not rated: no source was found, which does not make it safe");
  });

  test("that is not held is no safe place", async () => {
    const { text } = await ask("is the inlet at castle island rough to cross");
    expect(text).toContain(
      "I hold no bar at Castle Island (Fort Independence); that does not make it safe.",
    );
  });

  test("nobody named is asked for", async () => {
    const { text } = await ask("how do i cross a bar");
    expect(text).toContain("Name the inlet");
  });
});

describe("the talk after a danger", () => {
  test.each([
    [["boat is filling fast, sinking", "off minots", "4 of us", "what now"], "sinking"],
    [["man overboard", "i cant find him"], "overboard"],
    [["my kid has a hook in his foot", "its way in there"], "hook"],
    [["the tide came in and im stuck on the flats", "the tide is at my knees"], "stranded"],
    [["is the merrimack bar dangerous", "21 ft parker at 7 tmrw ok?"], "bar"],
    [["do kids need life jackets", "mine is 9"], "life-jacket"],
    [["can we walk to the island at low tide", "when do we have to be back"], "walk-out"],
  ])("%j stays with it", async (talk, danger) => {
    expect(factOf(await ask(talk), "danger")).toBe(danger);
  });

  test.each([
    ["whats the limit on fluke from shore", "minimum-size"],
    ["high tide at hull tomorrow", "high-tide"],
    ["sunset tonight", "sunset"],
  ])("%s asks for something else", async (question, kind) => {
    for (const danger of [
      "man overboard",
      "lightning on the boat",
      "can i cross the merrimack bar",
    ]) {
      const answer = await ask([danger, question]);
      expect(factOf(answer, "danger")).toBeUndefined();
      expect(factOf(answer, kind)).toBeDefined();
    }
  });

  test("says what whoever is called wants to know, as far as it was said", async () => {
    const { text } = await ask(["our kayaks tipped over", "off castle island", "3 of us"]);
    expect(text).toMatch(
      /Tell them where you are: by Castle Island .* \(its pin 42\.\d{3}° N.* your own off the GPS\)/,
    );
    expect(text).toContain("how many you are: 3");
  });

  test("names no position of an island for the bar beside it, and spares the phone", async () => {
    const { text } = await ask(["stuck on the bar at plum island pt", "phone is at 4%"]);
    expect(text).toContain("Call now while the phone lasts");
    expect(text).toContain("the app does not know exactly where: read the GPS");
    expect(text).not.toMatch(/42\.\d{3}°/);
  });

  test.each([
    [["hook in my finger at the joint", "im far from any doctor"], /^\*\*Leave the hook in/],
    [["my dad has chest pain on the boat", "aspirin?"], /^\*\*Call 911/],
  ])("goes on where medicine is asked for: %j", async (talk, words) => {
    expect((await ask(talk)).text).toMatch(words);
  });

  test("tells of the device's position where no place was said", async () => {
    const { text } = await ask(["taking on water", "who do i call"], {
      at: { latitude: 42.31, longitude: -70.9 },
    });
    expect(text).toContain("your phone's position 42.310° N, 70.900° W");
  });

  test.each([
    ["shes 11", "yes, worn whenever"],
    ["shes 12", "from September 15 to May 15"],
    ["on may 15", "Yes, on May 15"],
    ["on may 16", "need not be worn"],
    ["on september 14", "need not be worn"],
    ["on september 15", "Yes, on Sep 15"],
  ])("a life jacket: %s", async (said, words) => {
    expect((await ask(["do kids need life jackets in a kayak", said])).text).toContain(words);
  });

  test("what a child of a named age wears on cold water", async () => {
    const { text } = await ask(["58 degree water on the yak what do i wear", "my 11 yr old"]);
    expect(text).toContain("At 11: yes, worn whenever");
  });
});

test("the wind that is named is the wind a bar is judged by, with its side", async () => {
  const { text } = await ask("crossing north river mouth at noon, east wind 15 in a 17 ft skiff", {
    providers: { marineForecast: given(null), weather: given(null) },
  });
  expect(text).toMatch(/^\*\*(?:No|Caution): [^]*E wind of 15 kt/);
  expect(text).not.toContain("wind there not known");
});

test("walking out is told with low water and the ground that was named", async () => {
  const answer = await ask("can i walk out to thompson island at low");
  expect(factOf(answer, "low-tide")).toBeDefined();
  expect(answer.text).toContain("Start back by low water");
});

test("the hull one holds on to is no place to tell the Coast Guard", async () => {
  const { text } = await ask("boat flipped, two of us holding on the hull");
  expect(text).not.toMatch(/Hull|42\.30/);
});

describe("after a danger", () => {
  test.each([
    ["there is a shark next to my kayak", "can i keep a 55 inch thresher", "verdict"],
    ["lightning on the boat what do i do", "can i keep a 29 inch striper", "verdict"],
  ])("%s: %s is answered as itself", async (danger, question, kind) => {
    expect(factOf(await ask([danger, question]), kind)).toBeDefined();
  });

  test.each([
    ["is it safe to cross the merrimack bar at 6", "whats the current there"],
    ["is it safe to cross the merrimack bar at 6", "best restaurant in newburyport"],
    ["there is a shark next to my kayak", "its a great white"],
    ["there is a shark next to my kayak", "what about seals"],
    ["my buddy fell overboard", "we cant see him anymore"],
    ["is it safe to cross the merrimack bar at 6", "whats the weather there"],
    ["is it safe to cross the merrimack bar sunday night", "and at 3 am"],
  ])("%s: %s is answered in words", async (danger, question) => {
    const { text } = await ask([danger, question]);
    expect(text.length).toBeGreaterThan(20);
    expect(text).not.toContain("bite score");
  });
});

describe("what is asked of a danger is told first", () => {
  const textOf = async (talk: string | readonly string[]) => (await ask(talk)).text;

  test.each([
    [["can we walk to thompson at low sunday", "and 11 to noon good?"], /^\*\*No, not at 11:00 am/],
    [["can we walk to thompson at low sunday", "whats the low", "so 3 to 4 ok?"], /^\*\*Only on/],
    [["can i stay out on the thompson spit till 5pm"], /^\*\*No, not at 5:00 pm today/],
    [["bumpkin at low sunday with my kids"], /low water, \d+:\d\d .m.*earlier with children/],
    [["walk out to thompson at low, low is at 1:15"], /Your low of 1:15 pm today is not/],
    [["brewster flats tuesday", "what time do we turn around"], /low water, 6:43 am Tuesday/],
    [["walk out to thompson tonight"], /low water/],
    [["can we walk to thompson an hour after low"], /^\*\*No, not after low water/],
    [["low tide walk to bumpkin today", "its covered already"], /^\*\*Call the Coast Guard/],
    [["low tide walk to bumpkin today", "how long before it covers"], /^\*\*No, not now/],
  ])("%j", async (talk, told) => {
    expect(await textOf(talk)).toMatch(told);
  });

  test.each([
    [["my girl is 8 can she take her vest off while we drift"], /^\*\*At 8: yes/],
    [["12 yr old on my skiff in hampton needs a vest?"], /^\*\*At 12: yes in New Hampshire/],
    [["do the kids need vests at anchor on our boat"], /^\*\*Yes for a child.*At anchor/],
    [["kayak in hingham with my kids, vests?", "me too?"], /^\*\*On Jun 13 it is outside/],
    [["got 3 kids coming 6 9 and 13 vests?"], /At 6: yes.*At 9: yes.*At 13: yes in a canoe/],
    [
      ["me and my wife in a 20 ft boat in october vests by law?"],
      /^\*\*For an adult in a motorboat/,
    ],
    [["do i need a vest in my kayak", "on a lake too?"], /without a limit to salt water/],
    [["sup off wollaston may 10", "need a jacket"], /^\*\*Yes, on May 10/],
    [["vest in the yak in october"], /^\*\*Yes, on those days/],
    [["how long do i have if i fall off the kayak"], /1 minute.*On Jun 13/s],
  ])("of a jacket: %j", async (talk, told) => {
    expect(await textOf(talk)).toMatch(told);
  });

  test.each([
    [["essex bar at 2 pm today"], /^\*\*No: the ebb runs over the bar then/],
    [["essex bar at 2 pm today", "its ne 15"], /^\*\*No: the ebb meets/],
    [["essex bar at 8 am tomorrow", "its ne 15"], /^\*\*No: a wind off the sea/],
    [["essex bar at 2 pm today", "what about just inside"], /^\*\*Inside you cross no bar/],
    [["essex bar at 2 pm today", "ok when then"], /^\*\*Safety: no source/],
    [["new inlet 2 pm with a 16 footer"], /^\*\*No: the ebb/],
    [["stuck outside the bar, breaking right across"], /^\*\*Stay outside in deep water/],
    [["how do i get back from the thompson bar its already covered"], /^\*\*Call the Coast/],
    [["kid fell in off the pier", "hes out but shivering"], /^\*\*Out of the water/],
    [["fog rolled in on the flats, cant see the beach"], /^\*\*Turn back to the beach now/],
    [["can i walk brewster flats with my 5 yr old, how do we not get stuck"], /^\*\*(?!.*5:00)/],
    [["what age for a life jacket in new hampshire"], /^\*\*New Hampshire: whoever is 12/],
    [["thunder way off", "when can i go back out"], /^\*\*30 minutes after the last thunder/],
  ])("of a bar or an emergency: %j", async (talk, told) => {
    expect(await textOf(talk)).toMatch(told);
  });

  test.each([
    [["fog sunday 5 am off marblehead, take the boat?"], /no forecast of fog is at hand/],
    [["wade joppa tonight alone", "tide is coming in at 9"], /^No: the water rises/],
    [["east tide at the canal tomorrow"], /flood runs toward the ENE/],
    [["west tide at the canal tomorrow"], /^\*\*At .* the ebb runs toward the WSW/],
    [["6 ft swell at halibut point", "where instead"], /^(?!.*\*\*Halibut Point)/s],
    [["bar is rough where inside the merrimack can i fish"], /^(?!.*\*\*Merrimack River Mouth)/s],
    [["dog bar tomorrow 5 ft swell dry on top right"], /^No: 5 ft of sea/],
  ])("of the water: %j", async (talk, told) => {
    expect(await textOf(talk)).toMatch(told);
  });
});
