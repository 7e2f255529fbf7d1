import { ask, factOf } from "@striper/testkit/assistant/ask";
import { inches } from "@striper/marine/units";
import { expect, test } from "vitest";
import { blankDay } from "#angling/regulations/index.ts";

test("natural bait takes a circle hook, before the rule's own text", async () => {
  const { text } = await ask("what hook with eels for stripers");
  expect(text).toMatch(/^With natural bait it takes a circle hook, no other\. \*\*Striped bass/);
});

test("a shark from shore brings the shore shark rule", async () => {
  const { text, more } = await ask("can i keep a 60 inch blue shark from shore");
  expect(`${text} ${more ?? ""}`).toMatch(/wire leader|chum|metal leader/i);
});

test("fish of a day are judged one after the other, with what is aboard", async () => {
  const day = {
    ...blankDay("2026-06-13"),
    mode: "private" as const,
    kept: [{ species: "Striped Bass", length: inches(29) }],
  };
  const answer = await ask("can i keep a 29 and a 30 inch striper", {
    providers: { day: () => Promise.resolve(day) },
  });
  expect(factOf(answer, "verdict")).toBe("release");
});

test("where only the place is understood, questions about it and its day are offered", async () => {
  const { text, declined, choices } = await ask("whats the deal with scituate tomorrow");
  expect(declined).toBe(true);
  expect(text).toContain("Did you mean one of these?");
  expect(choices.every(({ question }) => question.includes("Scituate"))).toBe(true);
});

test("a fish kept the day before takes no room in today's bag, and today is the day that is judged", async () => {
  const yesterday = "kept one striper yesterday, may i keep another 29 inch one today";
  for (const question of [yesterday, `we are on a two day trip, ${yesterday}`]) {
    const answer = await ask(question);
    expect([question, factOf(answer, "verdict")]).toEqual([question, "keep"]);
  }
  const both = await ask("kept one yesterday and already kept one today, may i keep a 29 striper");
  expect(factOf(both, "verdict")).toBe("release");
  // Closed on the day asked about, open on the day before.
  const fluke = await ask("i kept a fluke yesterday, can i keep a 19 inch fluke today", {
    now: Date.UTC(2026, 8, 24, 14),
  });
  expect(factOf(fluke, "verdict")).toBe("release");
});

test("a bait on a hook for another fish is judged by that fish's rule", async () => {
  const { text } = await ask("chunk of mackerel on a j hook for stripers in ma, legal?");
  expect(text).toMatch(/^Not with natural bait: that takes a circle hook\. \*\*Striped bass/);
});

test("whether a fish may be filleted is a rule, how to do it a text", async () => {
  const { text } = await ask("can i fillet a striped bass on the water in new hampshire");
  expect(text).toMatch(/^\*\*The rule on that:\*\* Up to 2 fillets/);
  const how = await ask("how do i fillet a striper");
  expect(how.facts.map(({ kind }) => kind)).toEqual(["passage"]);
  expect(how.text).toMatch(/fillet/i);
});

test("bait brought out by a drone brings the ban before any rule", async () => {
  const { text } = await ask("may i fly bait out with a drone from nauset beach");
  expect(text).toMatch(/^(?:No: on all Massachusetts shores|Mind: Shore fishing: no drones)/);
});

test("what of a rule is not known is said once, by name", async () => {
  const { text } = await ask("bluefin tuna limit from shore in new hampshire");
  expect(text).toContain("at least 27 in curved fork length; the bag is not known.");
  expect(text).not.toContain("Not known");
});

test.each([
  ["my niece (11) and i boated a 28 and a 29.5 inch striper, can we keep both", "keep"],
  ["i boated a 28 and a 29.5 inch striper, can i keep both", "release"],
  ["3 tog all over 21 on my skiff, only me aboard, fine?", "release"],
  ["6 blues off the beach, one too many?", "release"],
  ["cod in august? 26in, from my skiff", "release"],
  ["a 30 inch striper drifting by dead, can i keep it", "unknown"],
  ["30 mackerel between me and nobody, can i keep them", "unknown"],
])("%s: %s", async (question, verdict) => {
  expect(factOf(await ask(question), "verdict")).toBe(verdict);
});

test("inches behind a month are no day of it, before a place they are", async () => {
  const cod = await ask("cod in august? 26in, from my skiff");
  expect(cod.text).not.toContain("Aug 26");
  const fluke = await ask("fluke limit on july 25 in boston");
  expect(fluke.text).toContain("Jul 25");
  const season = await ask("is fluke on july 25 in season");
  expect(season.text).toContain("Jul 25");
});
