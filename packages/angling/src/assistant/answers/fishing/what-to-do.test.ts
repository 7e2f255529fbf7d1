import { ask, factOf } from "@striper/testkit/assistant/ask";
import { describe, expect, test } from "vitest";

describe("what to fish with", () => {
  test.each([
    ["what bait for fluke", "squid"],
    ["best bait for blackfish", "crabs"],
    ["what should i use for winter flounder", "sea worms"],
  ])("%s is what its spots name more than others: %s", async (question, bait) => {
    const { facts, declined } = await ask(question);
    expect(declined).toBe(false);
    expect(facts.find(({ kind }) => kind === "bait")?.value).toBe(
      bait.charAt(0).toUpperCase() + bait.slice(1),
    );
  });

  test.each([
    ["plugs for the canal", "in Cape Cod Canal"],
    ["what should i throw off nahant", "near Nahant"],
    ["what bait for stripers after dark", "fish at night"],
  ])("%s is told %s alone", async (question, scope) => {
    const everywhere = factOf(await ask("best bait for stripers"), "spot-count");
    const answer = await ask(question);
    expect(answer.text).toContain(scope);
    expect(Number(factOf(answer, "spot-count"))).toBeLessThan(Number(everywhere));
  });

  test("of too few spots is not told", async () => {
    const { text } = await ask("what bait for haddock in hull after dark");
    expect(text).toContain("Too few spots near Hull list haddock");
  });

  test.each([
    ["what lb leader for schoolies", /20 to 30 lb leader/],
    ["how do i rig a live pogie", /nostrils/],
    ["which color plug at night", /color/],
    ["best knot for braid", /FG|double uni/],
    ["what rod and reel for a beginner", /ft rod/],
    ["how do i hook an eel", /eel/],
  ])("%s is told by the text that is held for it, with its source", async (question, words) => {
    const { text, declined, facts } = await ask(question);
    expect(text).toMatch(words);
    expect(text).toContain("Source: ");
    expect(facts.some(({ kind }) => kind === "passage")).toBe(true);
    expect(declined).toBe(false);
  });

  test.each(["whats the forage in june", "whats the forage in october"])(
    "%s is told by what was found in stomachs",
    async (question) => {
      const answer = await ask(question);
      expect(answer.text).toContain("juvenile menhaden in autumn");
      expect(factOf(answer, "forage")).toContain("797");
    },
  );

  test.each([
    ["can i use a treble with bait", "rules"],
    ["do i need circle hooks for chunks", "rules"],
    ["how many pogies can i keep for bait", "rules"],
    ["what did i catch on eels", "log"],
  ])("%s stays a question about the %s", async (question, topic) => {
    expect((await ask(question)).cases[0]?.topic).toBe(topic);
  });
});

describe("the year of the fish", () => {
  test.each(["is fall better than now", "is summer worse than fall for stripers"])(
    "%s is told by how many there are",
    async (question) => {
      const answer = await ask(question);
      expect(answer.cases[0]?.topic).toBe("presence");
      expect(answer.text).toContain("fall (Sep to Nov) at most 100 % (Sep 20 to Oct 10)");
    },
  );

  test("winter's are those held over at most", async () => {
    const { facts } = await ask("is winter any better for stripers");
    expect(Number(facts.find(({ kind }) => kind === "fish-most")?.value)).toBeLessThan(10);
  });

  test("what runs in the canal is fish, which way it runs is water", async () => {
    const fish = await ask("whats running in the canal right now");
    const water = await ask("which way is the canal running now");
    expect(fish.cases[0]?.topic).toBe("presence");
    expect(water.cases[0]?.topic).toBe("current");
  });
});

describe("a wind", () => {
  test("is liked at the spots that the catalogue says so of", async () => {
    const { text, facts } = await ask("do stripers like an easterly wind");
    expect(text).toContain("No wind is known that stripers like everywhere");
    expect(facts.some(({ kind, place }) => kind === "wind-least" && place === "Revere Beach")).toBe(
      true,
    );
  });

  test("is not liked at a spot of which nothing is said", async () => {
    expect((await ask("is a west wind good for castle island")).text).toContain(
      "does not say that Castle Island",
    );
  });

  test("to come is still a forecast", async () => {
    expect((await ask("is the wind going to be bad tomorrow")).text).not.toContain(
      "like everywhere",
    );
  });
});

test.each([
  ["is the water warm enough yet", Date.parse("2026-06-13T09:00:00Z"), "Yes: right for stripers"],
  ["is the water warm enough yet", Date.parse("2026-05-06T09:00:00Z"), "No: a little cold"],
  ["is the water too cold for them", Date.parse("2026-02-10T14:00:00Z"), "Yes: too cold"],
])("%s is judged as the score does", async (question, now, judged) => {
  const providers = { weather: () => Promise.resolve(null) };
  expect((await ask(question, { now, providers })).text).toContain(judged);
});

describe("spots", () => {
  test.each([
    ["where can i take my 6 yr old near quincy", "from land", /Shore|Wade/],
    ["night spots on the north shore", "that fish at night", /./],
    ["spots near gloucester w/o a boat", "from shore", /Shore|Wade/],
  ])("%s are those %s", async (question, words, access) => {
    const { text, facts } = await ask(question);
    expect(text).toContain(words);
    const accesses = facts.filter(({ kind }) => kind === "spot-access");
    expect(accesses.length).toBeGreaterThan(0);
    for (const { value } of accesses) expect(value).toMatch(access);
  });

  test("where they bite now is not told from the catalogue", async () => {
    expect((await ask("where they biting")).text).toMatch(/^Where they bite now nobody/);
  });
});

test("a way at a speed has its time", async () => {
  const answer = await ask("how far is stellwagen from boston harbor at 25 knots");
  const nautical = Number(factOf(answer, "distance-nautical"));
  const told = Number(factOf(answer, "time-hours")) * 60 + Number(factOf(answer, "time-minutes"));
  expect(told).toBe(Math.round((nautical / 25) * 60));
});

describe("a spot", () => {
  test("is told with how crowded it is, a town with each of its spots", async () => {
    expect((await ask("is castle island crowded")).text).toContain(
      "Crowds: high, by the catalogue",
    );
    expect((await ask("how crowded is nahant on weekends")).text).toMatch(
      /Crowds: (?:low|medium|high)/,
    );
  });

  test.each([
    ["is castle island any good at low tide", "the flood that follows is when it fishes"],
    ["does hull gut fish well at high tide", "the ebb that follows is when it fishes"],
  ])("%s: %s", async (question, words) => {
    expect((await ask(question)).text).toContain(words);
  });

  test("reached by ferry is told by the text on going without a car", async () => {
    const { text } = await ask("how do i get there without a car, is there a ferry");
    expect(text).toMatch(/Georges and Spectacle have ferries/);
  });
});

test.each(["when do the big fish show up", "when do the first stripers arrive in boston"])(
  "%s is told by the year",
  async (question) => {
    expect((await ask(question)).cases[0]?.topic).toBe("presence");
  },
);

test("how long a slack lasts is told", async () => {
  const answer = await ask("how long does slack last at hull gut");
  expect(factOf(answer, "slack-from")).toBeDefined();
});

test("a usual temperature of the water is told in Celsius where that is asked", async () => {
  const { facts } = await ask("water temp in celsius", {
    providers: { weather: () => Promise.resolve(null) },
  });
  const units = facts.flatMap(({ kind, unit }) => (kind === "water-temperature" ? [unit] : []));
  expect(units).toEqual(["°F", "°C"]);
});

test.each([
  ["stripers in 48 degree water", "A little cold", 48],
  ["is 62 degrees good for stripers", "Right for stripers", 62],
  ["water is 25 degrees celsius ok for bass", "Too warm", 77],
])("%s is judged at that temperature", async (question, judged, temperature) => {
  const answer = await ask(question);
  expect(answer.text).toContain(judged);
  expect(factOf(answer, "asked-temperature")).toBe(temperature);
  expect(answer.unread).toEqual([]);
});

test("who to tell when going alone is the float plan", async () => {
  expect((await ask("who do i tell when i go out alone")).text).toMatch(
    /float plan|^Who and how many/,
  );
});

test("an hour after one of the afternoon is one of the evening where nobody says which", async () => {
  expect((await ask(["current at hull gut 4pm", "and at 7"])).text).toMatch(/^At 7:00 pm today/);
  expect((await ask(["current at hull gut 4pm", "and at 7 am"])).text).toMatch(/^At 7:00 am/);
});

describe("how far it is", () => {
  test("to what is asked back where nothing is named", async () => {
    expect((await ask("how far is it")).declined).toBe(true);
  });

  test("from where the person is, else from a place named, else out of Boston", async () => {
    const at = { latitude: 42.36, longitude: -70.95 };
    expect((await ask("how far is the graves", { at })).text).toContain("from you");
    expect((await ask("how far offshore is stellwagen")).text).toContain("from Boston");
    expect((await ask("how far is stellwagen")).declined).toBe(true);
  });

  test("takes so long in miles an hour too", async () => {
    const answer = await ask("how far is the graves from winthrop at 23 mph");
    expect(factOf(answer, "speed")).toBeCloseTo(20, 0);
  });
});

test.each([
  ["best wind for revere beach", "This spot fishes best in a wind of their own: Revere Beach"],
  ["is a north wind good for stripers", "No wind is known that stripers like everywhere"],
  ["is a west wind good for stripers", "does not say that any spot fishes best in a wind from W"],
])("%s: %s", async (question, words) => {
  expect((await ask(question)).text).toContain(words);
});

test("the winter of a water that holds no fish over is told with one share at most", async () => {
  const { text } = await ask("is winter better than fall for stripers at hampton");
  expect(text).toContain("winter (Dec to Feb)");
});

test.each([
  ["is castle island any good at high tide", "the ebb that follows is when it fishes"],
  ["is hull gut any good at low tide", "the flood that follows is not when it fishes best"],
  ["is carson beach any good at high tide", "High tide is"],
])("%s: %s", async (question, words) => {
  expect((await ask(question)).text).toContain(words);
});

test("a part of a message that is not understood is named beside the others", async () => {
  const { text } = await ask("high tide at hull tomorrow? blorf the wuggle?");
  expect(text).toContain("Tides at Hull");
  expect(text).toContain("blorf");
});
