import { ask } from "@striper/testkit/assistant/ask";
import { expect, test } from "vitest";

// Asked on June 13.
test.each([
  ["season opens june 15 right? buddy wants to go now", "**No, it is open all year:**"],
  ["bass season starts may 1 right", "**No, it is open all year:**"],
  ["isnt striper season over in october", "**No, it is open all year:**"],
  ["are stripers in season", "**Yes, it is open all year.**"],
  ["fluke season opens june 1 right?", "**No, not Jun 1:** the season is May 24"],
  ["does sea bass open may 16", "**Yes, May 16.**"],
  ["is fluke open yet", "**Yes, it is open now.**"],
  ["cod open now?", "**No, it is closed now.**"],
  ["tautog closed in june?", "**No, it is open"],
  ["isnt black sea bass closed in november", "**Yes, it is closed on Nov 1.**"],
  ["scup season over?", "**No, it is open now.**"],
  ["when does fluke season close", "**The season is May 24"],
])("%s leads with whether it is so", async (question, lead) => {
  expect((await ask(question)).text).toContain(lead);
});
