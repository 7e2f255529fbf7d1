import { ask } from "@striper/testkit/assistant/ask";
import { describe, expect, test } from "vitest";

type Talk = readonly string[];
const told = async (talk: Talk): Promise<string> => (await ask(talk)).text;

describe("a form that was filled in is put right", () => {
  const log = "log striper 27 in released castle island";
  test.each<[Talk, RegExp]>([
    [[log, "wait make it 28"], /Striped bass, 28 in, Castle Island .* and released/],
    [[log, "sorry 29"], /29 in/],
    [[log, "not 27, 30"], /30 in/],
    [[log, "no its a bluefish"], /Bluefish, 27 in/],
    [[log, "actually hull"], /27 in, Hull/],
    [[log, "kept it"], /and kept\./],
    [["log a 30 inch bluefish", "no released"], /30 in and released/],
    [[log, "did that actually save"], /^\*\*Not by me: nothing is kept until you tap Save/],
    [[log, "where do i see it"], /^\*\*Not by me/],
    [["remind me at high tide", "is it set"], /^\*\*Not by me: nothing is set/],
  ])("%j", async (talk, words) => {
    expect(await told(talk)).toMatch(words);
  });

  test("something else is something else", async () => {
    expect(await told([log, "striper limit"])).toContain("28 to less than 31");
    expect(await told([log, "wibble"])).not.toContain("27 in");
  });

  test("the form of the corrected catch is opened", async () => {
    const { actions } = await ask([log, "make it 28 and kept"]);
    expect(actions[0]?.screen).toMatch(/length=28.*released=no/);
  });
});

describe("who fishes is counted together", () => {
  const four = "4 guys on my boat how many stripers";
  test.each<[Talk, RegExp]>([
    [[four, "so 5 w my kid hes 11"], /^\*\*Yes, 5 in all:\*\* 1 for each of 5 anglers/],
    [
      [four, "so 5 w my kid hes 11", "n if we run over to nh waters"],
      /^\*\*5 fish .*New Hampshire/,
    ],
    [[four, "plus my wife"], /^\*\*5 fish a day among 5/],
    [["how many stripers can i keep", "3 kids too"], /^\*\*4 fish a day among 4/],
    [["how many stripers can i keep", "me and the kids"], /add it up/i],
    [["can my kids keep one too", "theyre 6 and 9"], /^\*\*3 fish a day among 3/],
    [["can my kids keep one too", "theyre 6 and 9", "so 3 total?"], /^\*\*Yes, 3 in all/],
    [["can i keep a striper", "so 3 total"], /^\*\*No, 1 in all, not 3:\*\* the bag is 1/],
    [["how many mackerel can me and my buddy keep", "and my 2 sons"], /^\*\*100 fish a day/],
    [
      ["how many mackerel can me and my buddy keep", "so 40 all told"],
      /^\*\*No, 50 in all, not 40/,
    ],
    [
      ["got 20 macks already and 3 kids aboard fishing", "so how many all told"],
      /^\*\*100 fish a day among 4/,
    ],
    [["3 of us how many stripers", "so 4?"], /^\*\*No, 3 in all, not 4/],
    [["3 of us how many stripers", "hes 11"], /^\*\*3 fish a day among 3/],
  ])("%j", async (talk, words) => {
    expect(await told(talk)).toMatch(words);
  });

  test.each<[Talk, RegExp]>([
    [[four, "can i keep one for my buddy"], /among 5/],
    [[four, "my buddy went home and left his rod"], /among 5/],
    [[four, "my wife wants fluke"], /among 5/],
  ])("%j adds nobody", async (talk, words) => {
    expect(await told(talk)).not.toMatch(words);
  });
});

describe("a doubt flips no verdict", () => {
  const buoy = "29.5 in bass off the b buoy keep?";
  test.each<[Talk, RegExp]>([
    [
      [buoy, "thought that was federal"],
      /^\*\*Checked again, it stays so\. .*lies in Massachusetts waters.*\*\* \*\*Yes/,
    ],
    [[buoy, "u sure"], /^\*\*Checked again with the same figures.*\*\* \*\*Yes/],
    [
      [buoy, "my buddy says its 36"],
      /^\*\*Checked again, it stays so: the table.*\*\* \*\*Yes.*29\.5 in/,
    ],
    [["can i keep a 29 striper", "isnt that federal water"], /name the place.*\*\* \*\*Yes/],
    [["striper 32 inches keep?", "but its dead"], /no exception.*\*\* \*\*No/],
    [["striper 32 inches keep?", "come on its my first fish"], /stays so.*\*\* \*\*No/],
    [["do i need a permit to fish revere", "are you sure"], /^\*\*Checked again/],
  ])("%j", async (talk, words) => {
    expect(await told(talk)).toMatch(words);
  });

  test("another fish or place is another question", async () => {
    expect(await told([buoy, "i heard fluke is open"])).not.toMatch(/Checked/);
    expect(await told([buoy, "thought i would fish hull"])).not.toMatch(/Checked/);
    expect(await told([buoy, "when do they say it opens"])).not.toMatch(/Checked/);
  });
});

describe("the next fish is judged as the one before", () => {
  test.each<[Talk, RegExp]>([
    [["can i keep a 29 striper", "ok this ones 31.5 but real skinny"], /^\*\*No.*31\.5 in/],
    [["black sea bass 15 legal", "this ones 16.5 fat as hell"], /^\*\*Yes.*16\.5/],
    [["can i keep a 29 striper", "my buddys is 27"], /^\*\*No.*27 in/],
  ])("%j", async (talk, words) => {
    expect(await told(talk)).toMatch(words);
  });

  test("not with a word that a verdict may turn on", async () => {
    expect(await told(["can i keep a 29 striper", "this one is 30 but gaffed"])).not.toMatch(
      /^\*\*Yes/,
    );
  });
});

describe("one figure is asked, and told first", () => {
  test.each<[Talk, RegExp]>([
    [["fluke size?", "from my kayak", "and whens it over"], /^\*\*Season: May 24 – Sep 23\.\*\*/],
    [["tautog limit", "how many can we keep then"], /^\*\*1 fish for each angler a day\.\*\*/],
    [["tautog limit", "the size?"], /^\*\*At least 16 in\.\*\*/],
    [["bluefish limit", "what size"], /^\*\*No size limit\.\*\*/],
    [["striper limit", "the size"], /^\*\*28 to less than 31 in\.\*\*/],
    [["can i keep a 29 striper", "til when"], /^\*\*Season: Open all year\.\*\*/],
    [["fluke limit", "the size"], /^\*\*Summer flounder/],
    [["cod limit", "size and bag"], /^\*\*Atlantic cod/],
    [["bluefin limit", "how many"], /^\*\*2 fish per vessel per day/],
  ])("%j", async (talk, words) => {
    expect(await told(talk)).toMatch(words);
  });
});

describe("a permit is judged for the person who is named", () => {
  const hampton = "need a license to fish hampton beach?";
  test.each<[Talk, RegExp]>([
    [
      [hampton, "im from mass tho i got a mass permit"],
      /^\*\*Yes, a Massachusetts .* honored in New Hampshire/,
    ],
    [
      [hampton, "wife is from vermont and has nothing"],
      /^\*\*Then yes.*New Hampshire saltwater license/,
    ],
    [[hampton, "my wife has nothing"], /^\*\*Then yes/],
    [
      ["do i need a permit to fish revere", "i live in nh and have a nh license"],
      /^\*\*Yes, a New Hampshire .* honored in Massachusetts/,
    ],
    [
      ["do i need a permit to fish revere", "buddy from ct got nothing"],
      /^\*\*Then yes.*Massachusetts recreational/,
    ],
    [
      ["do i need a permit to fish revere", "im from vermont with a vermont license"],
      /^\*\*No, a Vermont license is not honored/,
    ],
  ])("%j", async (talk, words) => {
    expect(await told(talk)).toMatch(words);
  });
});

describe("two answers are weighed against each other", () => {
  test.each<[Talk, RegExp]>([
    [
      ["tides sat 13", "and sunday", "which is better for a evening trip"],
      /^\*\*(?:Better by the bite score|No difference|Safety)/,
    ],
    [
      ["whats the tide at nut island", "n peddocks", "so basicly the same"],
      /^\*\*Yes, about the same\*\*/,
    ],
    [
      ["high tide boston", "high tide at the canal", "the same?"],
      /^\*\*(?:No, not|Yes, about) the same\*\*/,
    ],
    [["high tide boston saturday", "and sunday", "which one is higher"], /^\*\*Highest: tomorrow/],
    [
      ["bite at hull tomorrow", "what about revere", "which of those two"],
      /^\*\*(?:Better|No difference)/,
    ],
    [
      ["bite at hull tomorrow", "what about revere", "about the same"],
      /^\*\*(?:Better|No difference)/,
    ],
    [
      ["current at hull gut", "and the canal", "which is stronger"],
      /^\*\*Stronger: Cape Cod Canal/,
    ],
    [["current at hull gut", "bigger than the canal?"], /^\*\*No\. Stronger: Cape Cod Canal/],
    [
      ["black sea bass limit", "what about nh", "so the same thing?"],
      /^\*\*No, not the same\*\*.*minimum size 16 against 16\.5/,
    ],
    [["striper limit", "what about nh", "so the same"], /^\*\*Yes, about the same\*\*/],
  ])("%j", async (talk, words) => {
    expect(await told(talk)).toMatch(words);
  });

  test.each<[Talk]>([
    [["tide at hull", "which is better"]],
    [["tide at hull", "striper limit", "which is better"]],
    [["striper limit", "what about nh", "which is better"]],
  ])("%j weighs nothing", async (talk) => {
    expect(await told(talk)).not.toMatch(/^\*\*(?:Better|Yes, about|No, not)/);
  });
});

describe("a list is narrowed", () => {
  test("by a wish more, which adds to those before", async () => {
    const text = await told(["near me for kids", "is there a bathroom"]);
    expect(text).toContain("easy for beginners, from land, with a restroom");
    expect(await told(["kayak spots near hull", "no ramps just a beach"])).toMatch(/beach/);
  });

  test("without what it listed, and without one of it", async () => {
    const first = await told(["shore spots near quincy"]);
    const names = [...first.matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name ?? "");
    const next = await told(["shore spots near quincy", "not those"]);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(next).not.toContain(`**${name}**`);
    const less = await told(["shore spots near quincy", "not wessagusset beach"]);
    expect(less).not.toContain("**Wessagusset Beach**");
    expect(less).toContain("**Webb Memorial State Park**");
  });

  test("to what is near, on foot", async () => {
    const text = await told(["where can i fish", "closer than that, walking"]);
    expect(text).toContain("from shore");
    expect(text).not.toContain("boat only");
    expect(await told(["where can i fish for stripers from shore", "duxbury?"])).toContain(
      "Duxbury",
    );
  });

  test("of fish that are open, without one", async () => {
    const text = await told(["whats open to keep from shore", "not flounder", "no tuna either"]);
    expect(text).not.toMatch(/Summer flounder|Winter flounder|Yellowfin/);
    expect(text).toContain("Striped bass");
    expect(await told(["whats open to keep", "not marlin"])).not.toBe("");
  });

  test("to nothing, which it says", async () => {
    const { declined, text } = await ask([
      "spots with a ferry and wheelchair at night",
      "quiet",
      "not those",
      "with a ramp",
    ]);
    expect(declined || text.includes("Spots")).toBe(true);
  });
});

describe("what a text told is gone on with", () => {
  const rods = "can i fish two rods at once for bass";
  test.each<[Talk, RegExp]>([
    [
      [rods, "what about up in nh"],
      /^\*\*For New Hampshire:\*\* New Hampshire allows at most 2 lines/,
    ],
    [[rods, "u sure"], /^It stays so, by: NH eRegulations/],
    [["who do i call about guys keeping shorts", "number?"], /1-800-632-8075/],
    [
      ["who do i call about guys keeping shorts", "and in nh"],
      /^\*\*For New Hampshire:\*\* In New Hampshire Fish and Game/,
    ],
  ])("%j", async (talk, words) => {
    expect(await told(talk)).toMatch(words);
  });

  test("where it names no other state it says so or finds another", async () => {
    const text = await told(["why is the bite slow", "what about nh"]);
    expect(text).toMatch(/New Hampshire/);
  });
});

describe("what goes on with an answer keeps to its subject", () => {
  const line = "how many miles to the federal line from hull";
  const rods = "can i fish two rods at once for bass";
  test.each<[Talk, RegExp]>([
    [[line, "so 4 off the beach i can fish for bass"], /^\*\*Yes there, not everywhere: 4 miles/],
    [[line, "and 15 miles out"], /^\*\*No, not without the chart: 15 miles/],
    [["tell me about plum island surf", "by myself ok?"], /^Not alone: /],
    [["bite at hull", "tomorrow better?"], /^\*\*(?:Better|No difference|Safety)/],
    [["is it windy at revere tomorrow", "sunday better"], /forecast|wind/i],
    [["current at the canal", "bigger than hull gut?"], /^\*\*Yes\. Stronger: Cape Cod Canal/],
    [["current at the canal", "weaker than hull gut?"], /^\*\*No\. Stronger: Cape Cod Canal/],
    [[rods, "my buddy does it all the time"], /^It stays so, by: /],
    [[rods, "fine then ill be careful"], /^It stays so, by: /],
    [["bluefin limit", "how many can we keep then"], /^\*\*2 fish per vessel per day/],
    [["can i keep a 29 its june"], /^\*\*Yes/],
  ])("%j", async (talk, words) => {
    expect(await told(talk)).toMatch(words);
  });

  test.each(["what was i using", "what tide"])(
    "%s after one's own log is of the log",
    async (then) => {
      const { cases } = await ask(["where was my best day last year", then]);
      expect(cases[0]?.topic).toBe("log");
    },
  );

  test("after a text the text is offered", async () => {
    const { choices } = await ask([
      "if i get 1 in mass in the morning then drive to hampton can i keep another",
      "wibble wobble",
    ]);
    expect(choices[0]?.label).toMatch(/^Read: /);
  });
});

test("a part of a spot's name means the one near the talk's place", async () => {
  const { cases } = await ask(["tell me about plum island surf", "what about the south jetty"]);
  expect(cases[0]?.slots.find(({ name }) => name === "place")?.value).toBe(
    "Plum Island South Jetty",
  );
  expect(await told(["tell me about castle island", "what about the west bridge"])).not.toBe("");
});

test("what is not read is offered within the talk", async () => {
  const { text, choices } = await ask(["high tide hull", "blorp"]);
  expect(text).toContain("We were at: tides at Hull");
  expect(choices.map(({ label }) => label)).toEqual(["Tides at Hull?"]);
  const law = await ask(["fluke limit", "blorp"]);
  expect(law.choices[0]?.label).toMatch(/summer flounder/);
  expect((await ask(["what is mllw", "blorp"])).declined).toBe(true);
});

describe("another place than the one that was told of", () => {
  const point = "can i park at bass point nahant";
  test.each<[Talk, RegExp]>([
    [[point, "where else then, nearby, rocks again"], /Spots near Bass Point.* on the rocks/],
    [[point, "somewhere else close by"], /Spots near Bass Point, Nahant from shore/],
    [["tell me about hull gut", "somewhere easier"], /Spots near Hull Gut easy for beginners/],
    [["tell me about hull gut", "anywhere less dangerous"], /easy for beginners/],
    [["8 ft swell at halibut point ok?", "any place that is safe then"], /described as sheltered/],
    [["where to fish near salem", "not salem, closer to lynn"], /Spots near Lynn/],
  ])("%j", async (talk, words) => {
    const text = await told(talk);
    expect(text).toMatch(words);
    expect(text).not.toMatch(/\*\*Bass Point, Nahant\*\*|\*\*Hull Gut\*\*/);
  });

  test("where a thing goes or fish do asks for no place", async () => {
    expect(await told(["tell me about crane beach", "where does the sinker go"])).not.toMatch(
      /Spots/,
    );
  });
});

describe("the day or the worth of a place", () => {
  test.each<[Talk, RegExp]>([
    [["tell me about castle island", "and saturday morning"], /^Best at Castle Island.*Saturday/],
    [["low tide at wollaston", "worth the drive then"], /^The bite score at Wollaston Beach/],
    [["wind tomorrow off gloucester", "go or no go"], /bite|Stay|wait|yes/i],
    [
      ["25 kt in a skiff off hull", "better stay home"],
      /^Yes, staying ashore is the sure way\. No:/,
    ],
    [
      ["25 kt in a skiff off hull", "ill just stay up in the river"],
      /^More sheltered in there, and no promise.* No:/,
    ],
  ])("%j", async (talk, words) => {
    expect(await told(talk)).toMatch(words);
  });
});

describe("what a danger's text holds of what is asked on stands first", () => {
  test.each<[Talk, RegExp]>([
    [
      ["what happens if i flip in great bay in april", "whiskey ok?"],
      /^\*\*Out of the water: .* no alcohol/,
    ],
    [["thunder while fishing what do i do", "when can i fish again"], /^\*\*30 minutes after/],
    [["hook in my hand", "should i pull it"], /^\*\*Leave the hook in/],
    [["he fell and hit his head", "which number do i call"], /^\*\*Call 911/],
  ])("%j", async (talk, words) => {
    expect(await told(talk)).toMatch(words);
  });
});

describe("what was told stays, and one value is new", () => {
  test.each<[Talk, RegExp]>([
    [["best time to go this week", "only evenings"], /^Best at Boston, .* to .*, evening/],
    [["best time this week", "i have mornings before 8"], /^Best at Boston, .* to .*, morning/],
    [["are stripers here", "and next week"], /\d+ % by/],
    [
      ["tog limit", "4 of us on the boat", "one is 22 and another 23"],
      /^\*\*Yes, if no angler keeps two so long/,
    ],
    [["im 71 do i need the permit", "and my grandson whos 15"], /at 15 none is needed/],
    [
      ["ct license good in mass?", "ok and if we drive up to hampton after, same thing?"],
      /not held.*Connecticut/,
    ],
    [["do i need a permit to fish revere", "covers nh too?"], /^\*\*Yes, a Massachusetts/],
    [["striper limit at jeffreys ledge", "what if we let em all go"], /^\*\*No, it is closed/],
    [["striper limit at stellwagen", "just for fun, no keeping"], /^\*\*No, it is closed/],
    [["how many fish did i log in july", "any over 28"], /log/],
    [["tell me about hilton park", "what would you throw"], /Baits and lures that fit/],
  ])("%j", async (talk, words) => {
    expect(await told(talk)).toMatch(words);
  });

  test("a day beside talk about something else changes nothing", async () => {
    const { text, declined } = await ask([
      "striper limit",
      "and if i change my mind about it next spring",
    ]);
    expect(declined).toBe(true);
    expect(text).not.toContain("28 to less");
  });
});

describe("what is asked of the last answer", () => {
  const colors = "what color lure at night";
  test.each<[Talk, RegExp]>([
    [
      ["low tide at joppa flats", "when should i be off there with my skiff"],
      /^\*\*Well before low water/,
    ],
    [["tide at brewster", "how long before the tide gets me"], /^\*\*Well before low water/],
    [[colors, "and daylight"], /^Common habits: bone or white by day/],
    [[colors, "you sure about that or just fishing lore"], /^It stays so/],
    [
      ["where to jig mackerel near boston", "b buoy is that federal or state"],
      /lies in Massachusetts waters/,
    ],
    [["remind me at high tide", "can it email me"], /email/],
  ])("%j", async (talk, words) => {
    expect(await told(talk)).toMatch(words);
  });

  test("the second one is picked with a reason before it", async () => {
    expect(await told(["hull gut or pemberton point", "no boat so the second one"])).toMatch(
      /Pemberton Point/,
    );
  });
});

describe("a text is asked for by what goes on", () => {
  test.each<[Talk, RegExp]>([
    [["best bait for stripers", "barbless?"], /^No barbless rule/],
    [["can i keep a 36 inch bass", "how long can it be out for a pic"], /^Wet your hands/],
    [["how do i log a catch", "and if i skip the weight"], /^Left blank it stays unknown/],
    [
      ["hooked a bass on a clam with a treble hook", "clean in the lip, so can i keep it"],
      /No: fishing natural bait/,
    ],
    [["lows next 3 days gloucester", "which is the lowest"], /^\*\*The low tide/],
    [["lows next 3 days gloucester", "which has the most water"], /^\*\*The low tide/],
    [["water temp?", "that seems high, sure?"], /^It rests on/],
    [["water temp?", "is it too cold for em"], /stripers/],
    [["tell me about pemberton point", "which hour of the tide"], /^\*\*Pemberton Point/],
    [["spots on the cape cod canal", "too advanced for my kid"], /easy for beginners/],
  ])("%j", async (talk, words) => {
    expect(await told(talk)).toMatch(words);
  });
});

test("both of two kinds of fish get no single verdict", async () => {
  const answers = await Promise.all(
    ["do bluefish and bass run together", "do bluefish show up same place as bass"].map((first) =>
      told([first, "can i keep both"]),
    ),
  );
  expect(answers.join(" ")).not.toMatch(/may be kept/);
});

test("the boat that was named is no forecast", async () => {
  const talk = [
    "wind tomorrow off gloucester",
    "and the sea state, 24 foot center console",
    "so go or no",
  ];
  const { text } = await ask(talk, { providers: { weather: () => Promise.resolve(null) } });
  expect(text).not.toMatch(/^The bite looks worth it/);
});

test("the flow of an hour follows the slacks", async () => {
  expect(await told(["slack time canal east end", "whats it doing at noon then"])).toMatch(
    /^At 12:00 pm/,
  );
});
