import { ask } from "@striper/testkit/assistant/ask";
import { describe, expect, test } from "vitest";

const bar = "wind e 15 can i cross back in thru new inlet at 2";

describe("what was told in a talk is not told again", () => {
  test.each([
    [
      ["can i keep a 29 in bass", "so thats a yes"],
      /^\*\*Yes, it may be kept\.\*\* [^.]*29 in.* The rest stays/,
    ],
    [
      ["striper limit in nh", "thats it?"],
      /^\*\*Striped bass, New Hampshire:\*\* 28 [^.]*\. The rest stays/,
    ],
    [
      ["tide at hull tomorrow", "is that all of it"],
      /^Tides at Hull\. Tomorrow [^.]*-0\.9.* The rest stays/,
    ],
  ])("one that asks nothing new: %j", async (turns, words) => {
    const { text, more, declined } = await ask(turns);
    expect(text).toMatch(words);
    expect(more).toContain("Source");
    expect(declined).toBe(false);
  });

  test("a sentence of it that holds the new words is told", async () => {
    const { text } = await ask([
      "my son is 17, does he need the new boat card for a whaler",
      "whats the fine if they stop him",
    ]);
    expect(text).toMatch(/^Fines start on Sep 1, 2026\. \*\*Yes, at 17/);
  });

  test("what was not read is named, and nothing is guessed", async () => {
    const { text, declined, choices, unread } = await ask([
      "best time tomorrow",
      "night or with the zeppelin",
    ]);
    expect(text).toMatch(/zeppelin/);
    expect(unread.length === 0 ? declined : true).toBe(true);
    expect(choices.map(({ label }) => label)).not.toContain("Call for help");
  });

  test("in danger the call stands each time, and what holds of the message before it", async () => {
    const told = await ask([
      "he fell in off nahant",
      "nobody answers",
      "nobody answers on the radio",
    ]);
    expect(told.text).toMatch(/^\*\*Call the Coast Guard.*The rest stays as told\.$/s);
    const outside = await ask([bar, "what if i sit outside till it turns"]);
    expect(outside.text).toMatch(/^\*\*Caught outside: stay outside.*\*\*No: the ebb/);
    const harbor = await ask([bar, "or just go to scituate harbor"]);
    expect(harbor.text).not.toContain("New Inlet");
  });

  test("of two days without a forecast none is picked", async () => {
    const none = {
      weather: () => Promise.resolve(null),
      marineForecast: () => Promise.resolve(null),
    };
    const { text } = await ask(
      ["wind sunday off hull", "and monday", "so which day do i take the boat"],
      { providers: none },
    );
    expect(text).toMatch(/^\*\*I pick neither/);
    expect(text.match(/No wind forecast/g)).toHaveLength(1);
  });

  test("the same question asked again is answered again", async () => {
    const { text } = await ask(["tide at hull tomorrow", "tide at hull tomorrow"]);
    expect(text).toContain("Source");
  });

  test("a new verdict before a card told before leaves the card folded", async () => {
    const { text, more } = await ask(["do i need a permit at 17", "my son is 13"]);
    expect(text).toMatch(/at 13 none is needed/);
    expect(text).not.toContain("Expires December 31");
    expect(more).toContain("Expires December 31");
  });
});
