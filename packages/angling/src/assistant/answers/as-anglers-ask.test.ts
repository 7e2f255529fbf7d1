import { describe, expect, test } from "vitest";
import { ask, factOf } from "@striper/testkit/assistant/ask";

describe("several fish", () => {
  test.each([
    ["can i keep a 28 and a 30 inch striper", "not all of them"],
    ["a 17 and an 18 inch tog on aug 3, both ok?", "Yes, they may be kept"],
    ["can i keep a 40 and a 60 inch shark", "I cannot say"],
    ["can i keep a 29 and a 30 inch striper at stellwagen", "federal waters"],
    ["can i keep an 18 and a 19 inch fluke from shore", "Yes, they may be kept"],
    ["two stripers two anglers ok?", "Yes, that many fit"],
    ["can 3 of us keep 4 stripers", "shared evenly"],
    ["kept 2 tog already can i keep another", "2 kept"],
    [
      "can i keep one striper in the morning and one at night",
      "No, not all of them: 1 for each angler",
    ],
    ["can me and my buddy keep 4 tog in august from the boat", "Yes, that many fit"],
  ])("%s", async (question, words) => {
    expect((await ask(question)).text).toContain(words);
  });
});

describe("talk around a question of law", () => {
  test.each([
    ["a striper just under 28, can my buddy keep it", "Too short: 27.875 in"],
    ["landed a 31 on the dot, dinner?", "Too long: 31 in"],
    ["tog 4 ok in september", "No, not all of them: 3 for each angler"],
    ["caught a 30 inch striper at dawn and kept it, now i got a 29 can i keep that too", "1 kept"],
    ["kept one bass in nh this morning, can i keep another in mass", "Take it as no"],
    ["scup and maybe a striper or two at stellwagen, can i keep them", "Not the striped bass"],
    ["do my kids need a permit? they are 8 and 12", "at 8 and 12 none is needed"],
    ["we booked a charter, 2 adults and 3 kids, do we need a license", "**No: patrons"],
    ["sea bass 15.5 in at the graves legal?", "Too short: 15.5 in"],
  ])("%s", async (question, words) => {
    expect((await ask(question)).text).toContain(words);
  });
});

describe("rules asked as anglers ask", () => {
  test.each([
    ["can i keep a sand shark", "Sand tiger shark may not be kept"],
    ["brown shark legal?", "Sandbar shark may not be kept"],
    ["great white legal to keep?", "White shark may not be kept"],
    ["can i keep a mako at stellwagen", "must go back"],
    ["can i keep a blue shark", "54 in fork length"],
    ["can i keep a shark", "depends on the kind"],
    ["j hooks with eels legal", "circle hook"],
    ["treble hooks for mackerel", "no gear rule"],
    ["black sea bass in may", "On Saturday, May 1, 2027 it is closed"],
    ["smelt this weekend", "it is closed"],
    ["tautog rules in nh", "I will not guess one"],
    ["spanish mackerel limit", "I will not guess one"],
    ["whats the fine for a short", "Fines for short"],
    ["striper 29 inches at 42.35N 70.5W", "federal waters"],
    ["striper 29 inches at 42° 20.5' N, 70° 55' W", "Yes, it may be kept"],
    ["striper limit at 95.20 -70.90", "Striped bass"],
    ["can i keep a 30 inch striper yesterday", "today"],
    ["was a 30 inch striper legal on june 10", "Jun 10"],
    ["fluke 17 from the beach", "I took 17 as inches"],
    ["28 1/2 striper ok", "28.5 in is a legal length"],
    ["15 haddock each ok", "15 fish per angler"],
  ])("%s", async (question, words) => {
    expect((await ask(question)).text).toContain(words);
  });

  test("a rule the table does not hold is declined", async () => {
    expect((await ask("tog limit in nh in october")).declined).toBe(true);
    expect((await ask("can i keep an 18 inch tog in nh")).declined).toBe(true);
  });
});

describe("water and sky asked as anglers ask", () => {
  test.each([
    ["tide height boston 1430 monday", "2:30 pm"],
    ["tide boston 0600 hrs tomorrow", "6:00 am"],
    ["water level at 5 tonight in boston", "5:00 pm"],
    ["when does the tide turn at hull gut tomorrow", "slack before the"],
    ["wheres the tide at in hull rn", "now"],
    ["tidal range boston june 22", "neap"],
    ["tidal range boston june 19", "between neap and spring"],
    ["lowest tide this month in boston", "lowest low"],
    ["how long is the day tomorrow", "of daylight"],
    ["is it a full moon tonight", "% lit. The next full moon"],
    ["is castle island good for kids", "Difficulty"],
    ["best bait", "No fish was named"],
    ["a pier near quincy", "with a pier"],
  ])("%s", async (question, words) => {
    expect((await ask(question)).text).toContain(words);
  });

  test("where the sun and moon neither rise nor set that is said", async () => {
    const at = { latitude: 80, longitude: -70 };
    const sun = await ask("how long is the day", { at });
    expect(sun.text).toContain("the sun is up or down all day");
    expect(factOf(sun, "day-length")).toBeUndefined();
    const moon = await ask("moonrise here", { at });
    expect(moon.text).toMatch(/% lit\.$/);
    expect(factOf(moon, "moonrise")).toBeUndefined();
  });

  test("the moon of a phase is told to the minute, whenever it is asked", async () => {
    const [one, other] = [await ask("next full moon"), await ask("is it a full moon tonight")];
    expect(factOf(one, "full-moon")).toBe("2026-06-29");
    const timeOf = ({ facts }: typeof one) => facts.find(({ kind }) => kind === "full-moon")?.time;
    expect(timeOf(one)).toBe(timeOf(other));
  });
});
