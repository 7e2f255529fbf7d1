import { ask } from "@striper/testkit/assistant/ask";
import { describe, expect, test } from "vitest";

describe("what is asked about and was not read", () => {
  test("is named, and three questions are offered", async () => {
    const { text, declined, choices, unread } = await ask("can i bring my horse to nauset beach");
    expect(unread).toEqual(["horse"]);
    expect(text).toContain('I did not read "horse"');
    expect(declined).toBe(true);
    expect(choices).toHaveLength(3);
  });

  test("is answered from the app's texts where one tells of it", async () => {
    const { text, declined } = await ask("is the water clear after the rain");
    expect(text).toMatch(/rain turns rivers brown/);
    expect(declined).toBe(false);
  });

  test("is told before an answer that is no verdict", async () => {
    const { text, declined, unread } = await ask("is there a piano near castle island");
    expect(text).toMatch(/^I did not read "piano"; this leaves it out\. /);
    expect([declined, unread]).toEqual([false, ["piano"]]);
  });

  test("bars nothing where it only goes with the question", async () => {
    const { text, declined, unread } = await ask(
      "high tide tomorrow at hull for my sons christening",
    );
    expect(text).toContain('I left out "christening"');
    expect([declined, unread]).toEqual([false, []]);
  });

  test("is no number beside a rule", async () => {
    expect((await ask("redfish fed waters 10")).declined).toBe(false);
  });

  test("is read as the one word near it that its topic listens for", async () => {
    const { text, declined } = await ask("picck a day for me this week");
    expect([declined, text.startsWith("Best at Boston")]).toEqual([false, true]);
  });

  test("is named where no topic was found either", async () => {
    const { text, declined } = await ask("wobbly water suppertime thing");
    expect(text).toContain("I did not read");
    expect(declined).toBe(true);
  });
});

describe("a question about the app", () => {
  test.each([
    ["how much is it a month once the free trial ends", /\$19\.99 a month/],
    ["who made this app", /operator of this server/],
    ["do i lose my log if i dont pay", /stay yours/],
    ["can i get my log out in excel", /CSV/],
    ["wheres my license on here ranger wants it", /Show to Officer/],
    ["what does the 78 on the front page mean", /^\*\*Bite score/],
    ["can you text me when the wind drops under 10", /no alert for wind/],
    ["how sure are you about the tide at thacher", /hundredth of a foot/],
    [
      "does the score count the wind",
      /published points|how fishable the wind leaves it|without wind the usual is counted/,
    ],
    ["who sees my spots", /Nobody else|nothing is shown to others/],
    ["does the app work without cell service", /without a connection/],
    ["what is the best button in this app", /I can tell: tides|The menu leads/],
  ])("is answered: %s", async (question, words) => {
    const { text, declined } = await ask(question);
    expect(text).toMatch(words);
    expect(declined).toBe(false);
  });
});

describe("an answer begins with what was asked", () => {
  test.each([
    ["how long is slack at cape cod canal this morning", /^Under 0\.5 kt: 19 min/],
    ["why is the score so low tomorrow", /\*\*It is not low: \d+ of 100 is /],
    ["why is the score so low tomorrow at 4 am", /\*\*It is not low: \d+ of 100 is /],
    ["why is the score so low tomorrow at noon", /^(?!.*It is not low)/],
    ["what is a good tide for joppa flats", /^\*\*Joppa Flats, Newburyport\*\*\. Best times: /],
    ["is castle island good for mackerel", /\*\*Listed there: atlantic mackerel\.\*\*/],
    ["any tautog off joppa flats any good", /does not list that fish/],
    ["are there sharks at duxbury beach this weekend", /^I hold no sightings of any shark/],
  ])("%s", async (question, words) => {
    expect((await ask(question)).text).toMatch(words);
  });
});
