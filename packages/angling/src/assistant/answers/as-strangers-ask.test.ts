import { ask } from "@striper/testkit/assistant/ask";
import { describe, expect, test } from "vitest";

async function firstLine(talk: string | readonly string[], now?: number): Promise<string> {
  const { text } = await ask(talk, now === undefined ? {} : { now });
  return text.split("\n")[0] ?? "";
}

describe("figures somebody claims", () => {
  test.each([
    ["nh striper limit is 2 over 28 right", /^\*\*No: 1 fish for each angler a day, 28 to less/],
    ["the tautog limit is 5 at 16 right", /^\*\*No: 1 fish for each angler a day, at least 16 in/],
    ["the tautog limit is 1 over 16 right", /^\*\*Yes: 1 fish for each angler a day, at least 16/],
    ["the striper limit is 1 over 28 right", /^\*\*Not quite: 1 fish for each angler a day/],
    ["bluefish limit is 3 a day right", /bag limit 5 fish/],
    ["nh haddock slot is 28 to 35 right", /at least 17 in/],
    ["haddock closed in march right", /^\*\*Yes, it is closed on Mar 1/],
  ])("%s", async (question, words) => {
    expect(await firstLine(question)).toMatch(words);
  });
});

test.each([
  "is it legal to run from p-town back to scituate with a keeper in the cooler? caught it off race point",
  "can i run straight across to boston with a 29 in the cooler",
])("a fish on ice is not one too many by itself: %s", async (question) => {
  const { text } = await ask(question);
  expect(text).not.toMatch(/must go back|bag is full/i);
});

describe("papers", () => {
  test.each([
    ["do i need a permit if i only reel it in for him", /Who reels a fish in is fishing/],
    ["can my girlfriend fish on my permit", /^\*\*No: a permit is personal/],
    ["i heard you dont need a permit at 62 is that right", /^\*\*No, that is not so\./],
    ["is an ohio license good in massachusetts", /^\*\*No, an Ohio license is not honored/],
    ["is a florida license good in massachusetts", /^\*\*No, a Florida license is not honored/],
    [
      "do i need a permit for the boat in federal water for tuna, i heard you dont need one right",
      /the vessel needs one/,
    ],
    ["kids 9 and 12, do they need a permit", /at 9 and 12 none is needed/],
    ["kids 16 and 17 do they need a permit", /^\*\*Yes\. .* at 16 and 17 it is needed/],
    ["my son is 14, he does not need a permit right", /^\*\*Yes, so it is\./],
    ["someone told me you do not need a permit here, right", /^\*\*No, that is not so/],
    ["can i keep a 27 inch bass by the curve", /^\*\*No, it must go back:\*\* too short along/],
  ])("%s", async (question, words) => {
    expect(await firstLine(question)).toMatch(words);
  });

  test("hold for the age that is asked next", async () => {
    expect(await firstLine(["kids 9 and 12, do they need a permit", "how about 17"])).toMatch(
      /at 17 it is needed/,
    );
  });
});

describe("a walk over a bar", () => {
  test.each([
    ["can we walk out to bumpkin island at 13 today", /^\*\*Only on the fall \(1:00 pm today\)/],
    [
      "can we walk out to bumpkin island from 10 to 11 am tomorrow",
      /^\*\*No, not at 10:00 am tomorrow/,
    ],
    ["walk the bumpkin bar sunday, low is at 3", /Your low of 3:00 pm .* is not the predicted one/],
    ["walk the bumpkin bar sunday, low is at 5 am", /^\*\*Be back on land by low water, 5:06 pm/],
    ["walk the bumpkin bar sunday, low is at 15", /^\*\*Be back on land by low water, 5:06 pm/],
    ["walk to bumpkin island after low", /^\*\*No, not after low water/],
    ["is it safe to walk the thompson island bar saturday evening", /^\*\*No, not at 5:00 pm/],
  ])("%s", async (question, words) => {
    expect(await firstLine(question)).toMatch(words);
  });
});

test("a walk over a bar at noon of a falling tide ends by its low water", async () => {
  const noon = Date.UTC(2026, 5, 13, 16);
  expect(await firstLine("walk to bumpkin island now", noon)).toMatch(
    /^\*\*Only on the fall.*: be back on land by low water, 4:12 pm today/,
  );
});

test.each([
  ["high at hull or boston higher", /^\*\*Highest: Boston/],
  ["cross the merrimack bar tomorrow morning, wind ne 15", /^\*\*No: the ebb meets that sea/],
])("%s", async (question, words) => {
  expect(await firstLine(question)).toMatch(words);
});

describe("a talk", () => {
  test("counts what is kept against the bag of all", async () => {
    const talk = ["striper limit", "how many for the 3 of us, 1 kept"];
    expect(await firstLine(talk)).toMatch(/^\*\*3 fish a day among 3 anglers/);
    expect(await firstLine([...talk, "and another one"])).toContain("With 1 kept, 2 are left");
  });

  test("judges a plan again by what was told before", async () => {
    const plan = "wind sw 20 in my 17 ft whaler at hull gut tomorrow ok";
    expect(await firstLine([plan, "would you still go"])).toMatch(/^(?:No|Caution): /);
  });

  test("narrows a list twice", async () => {
    const talk = ["spots near hull", "but those with parking", "only from shore"];
    expect(await firstLine(talk)).toBe("Spots near Hull from shore, with parking:");
  });
});
