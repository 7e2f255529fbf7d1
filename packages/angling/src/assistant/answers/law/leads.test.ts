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

test("where only the place is understood, its tide of the day asked about stands beside the refusal", async () => {
  const { text, declined } = await ask("whats the deal with scituate tomorrow");
  expect(declined).toBe(true);
  expect(text).toContain("I am not sure what you ask about Scituate; here is its tide.");
  expect(text).toContain("Tomorrow (Sunday, Jun 14)");
});
