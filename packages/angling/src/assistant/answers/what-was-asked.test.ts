import { ask, factOf } from "@striper/testkit/assistant/ask";
import { describe, expect, test } from "vitest";

// The questions are asked on 2026-06-13 at 5 am.
describe("what was asked is told first", () => {
  test.each([
    ["born 58 do i need a permit", /^\*\*Yes. Massachusetts.*at 67 or 68.*needed, free of charge/],
    ["born 2010 need a license", /until the birthday this year, at 15, none is needed/],
    ["do i need a permit at 17", /^\*\*Yes. Massachusetts.*: at 17 it is needed/],
    ["got a maine license good in mass?", /^\*\*No, a Maine license is not honored in Massa/],
    ["can i use my nh license in ma", /^\*\*Yes, a New Hampshire saltwater license/],
    ["i have a mass license can i fish nh", /honored in New Hampshire, but not for residents/],
    [
      "eels or chunks",
      /^Of the 171 spots that list striped bass.* eels at 45 and mackerel chunks at 34/,
    ],
    ["what plug at dawn", /^Of the 171 spots.*swimming plugs at 76/],
    [
      "size hook for eels",
      /^No size of hook is in the rule.*With natural bait it takes a circle hook/,
    ],
    ["what size hook for stripers", /^No size of hook is in the rule/],
    ["kept a 30 this mornin can my kid keep one too", /^Each angler has a bag of their own/],
    ["do i need a license on a party boat", /^\*\*No: patrons of a permitted for-hire boat/],
    ["how much is a mass saltwater permit", /^\*\*Fee: \$10, resident or not/],
    ["i live in nh whats needed to fish mass side", /^\*\*Yes, a New Hampshire saltwater/],
    ["boating safety card do i need one im 30", /^\*\*Yes, at 30: to run a powered boat/],
    ["do i need a boater certificate at 60", /^\*\*No, at 60: not before Apr 1, 2028/],
    ["me n 2 buddys, how many bass", /^\*\*3 fish a day among 3 anglers/],
    [
      "can i run from ptown to boston with a bass in the boat",
      /^\*\*Not by a straight run:\*\* a fish must be legal in the water/,
    ],
    ["can i bring my kayak in the canal", /^\*\*No\. Cape Cod Canal:\*\* No kayaks/],
    ["can i troll the canal from my boat", /^\*\*No\. Cape Cod Canal:\*\* No fishing, trolling/],
    ["girlfriend is from ny does she need a permit", /^\*\*No, a New York license is not honored/],
    ["im 70 do i pay for license", /^\*\*Massachusetts.*: at 70 it is needed, free of charge/],
    ["28.0 exactly keeper", /^\*\*Yes, it may be kept/],
    ["27 short right?", /^\*\*No, it must go back/],
    ["schoolie 24 in eat it?", /^\*\*No, it must go back/],
    ["can i use live pogie with a J hook", /^Not with natural bait: that takes a circle hook/],
    [
      "my buddy says the slot is 28 to 35, right?",
      /^\*\*No, not 28 to 35:\*\* it is 28 to less than 31/,
    ],
    ["slot still 28 to 31?", /^\*\*Yes, so it is:\*\*/],
    [
      "log 26 in striper castle island sluggo",
      /Tap to open the log form, filled in with Striped bass, 26 in/,
    ],
    ["public ramp in scituate", /The catalogue lists none at Scituate itself/],
    [
      "where do i buy a federal striped bass license",
      /^\*\*Striped bass in federal waters: closed/,
    ],
    ["any great whites at duxbury today", /^I hold no sightings of any/],
    ["bilge is filling and we're 2 miles off scituate", /^\*\*Call the Coast Guard/],
    ["can i fish two rods at once for bass", /^New Hampshire allows at most 2 lines/],
    ["cancel my sub", /^In the profile choose Manage Subscription/],
    ["my line keeps twisting", /^Close the bail by hand/],
    ["what is slack", /Slack is when the current stands still|Slack/],
    ["is it ok to wade out to the bar at plum island point at low", /Start back by low water/],
    ["its flashing over quincy, im on the beach, ok?", /^\*\*If you hear thunder/],
    ["how do i tell a mid tide spot from a low tide spot", /^By its bottom/],
    [
      "wheelchair friendly piers",
      /^Massachusetts' Marine Fisheries rebuilt handicap accessible piers/,
    ],
    ["turn on night mode red", /^The profile switches between day, dusk and night red light/],
    ["does the moon matter", /^Less difference than told/],
    ["can i fish castle island after dark", /Not confirmed at night.*Sunrise to sunset\./],
    ["boat ramp in winthrop fee", /Launch, Winthrop public landing \(ramp\): fee \$5\./],
    ["is there a ramp at joppa flats", /Cashman Park, Newburyport \(ramp\): fee \$15; 24 hours/],
  ])("%s", async (question, first) => {
    expect((await ask(question)).text).toMatch(first);
  });
});

test.each([
  ["n wind", "north"],
  ["wind sw", "southwest"],
  ["sw wind 15", "southwest"],
])("%s offers the wind and the lee", async (question, from) => {
  const { choices, unread } = await ask(question);
  expect(choices.map((one) => one.question)).toEqual([
    "what is the wind today",
    `where can i fish out of the wind in a ${from} wind`,
  ]);
  expect(unread).not.toContain("sw");
  const [, lee] = choices;
  expect((await ask(lee?.question ?? "")).text).toContain("described as sheltered");
});

test.each(["am i ok in 25kt in a 16 footer", "25 kts ok for my skiff"])(
  "%s: the wind that is named counts",
  async (question) => {
    const { text } = await ask(question);
    expect(text).toMatch(/^No: wind of 25 kt/);
    expect(text).not.toContain("looks worth");
  },
);

test("how a fish is let go is no question of its rule", async () => {
  const { text } = await ask("how do i release a striper");
  expect(text).toMatch(/water/);
  expect(text).not.toContain("bag limit");
});

test("bass alone is asked back with both fish to tap", async () => {
  const { declined, choices } = await ask("bass");
  expect(declined).toBe(true);
  expect(choices.map(({ question }) => question)).toEqual([
    "what is the limit for striped bass",
    "what is the limit for black sea bass",
  ]);
  const [first] = choices;
  expect((await ask(first?.question ?? "")).declined).toBe(false);
});

test("a log asked about a month is asked about every year, and the chip says so", async () => {
  const answer = await ask("how did i do in may");
  const labels = answer.cases.flatMap(({ slots }) => slots.map(({ label }) => label));
  expect(labels).toContain("May, any year");
  expect(factOf(await ask("how did i do in june"), "newest-year")).toBe(2026);
});

test("two questions about one fish and one place are both answered", async () => {
  const { cases } = await ask("fluke size and high tide gloucester tmrw");
  expect(cases.map(({ topic }) => topic)).toEqual(["rules", "tide"]);
});

describe("a rule table that no server has confirmed for long", () => {
  const confirmed = (day: string) => ({
    providers: { rulesConfirmedOn: () => Promise.resolve(day) },
  });

  test.each(["can i keep a 29 inch striper", "striper limit", "is fluke season open"])(
    "is said before the answer to %s, and not while it is young",
    async (question) => {
      const old = await ask(question, confirmed("2026-05-01"));
      expect(old.text).toMatch(/^\*\*These rules are of May 1, 2026\. This device has not asked/);
      expect(factOf(old, "rules-confirmed")).toBe("2026-05-01");
      const young = await ask(question, confirmed("2026-06-01"));
      expect(young.text).not.toContain("These rules are of");
    },
  );

  test("says nothing of a season that is closed, or of the tide", async () => {
    const closed = await ask("cod limit", confirmed("2026-05-01"));
    expect(closed.text).not.toContain("These rules are of");
    const tide = await ask("high tide at hull", confirmed("2026-05-01"));
    expect(tide.text).not.toContain("These rules are of");
  });
});

describe("words of the dock", () => {
  test.each([
    [
      "nh resident fishing from gloucester do i need a ma permit",
      /^\*\*Yes, a New Hampshire saltwater license is honored in Massachusetts\.\*\*/,
    ],
    ["got 2 blues already can me n my buddy keep more", /2 kept/],
    ["can i use this app without signal", /work without a connection/],
    ["log 28 striper", /Striped bass and 28 in/],
    ["cn i keep a 30 striper", /^\*\*Yes, it may be kept/],
    ["is it gonna be foggy monday morn", /The forecast names no fog/],
    ["remind me an hour b4 high at boston", /1\.0 h before/],
  ])("%s", async (question, words) => {
    expect((await ask(question)).text).toMatch(words);
  });

  test("a plus joins questions, and none is dropped", async () => {
    const { text } = await ask("tide for boston + sunrise + can i keep a 29");
    expect(text).toMatch(/tide at Boston/);
    expect(text).toMatch(/sunrise/);
    expect(text).toMatch(/may be kept/);
  });
});
