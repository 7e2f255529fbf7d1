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
  ["fluke season ends sep 23 right", "**Yes, Sep 23.**"],
  ["fluke season over by october?", "**Yes, it is closed on Oct 1.**"],
  ["when does striper season open", "**It is open all year.**"],
  ["striper season done?", "**It is open all year.**"],
  ["closed season for bass right", "**No, it is open all year:**"],
  ["striped bass illegal after nov 1 correct", "**No, it is open all year:**"],
  ["when does fluke season close", "**The season is May 24"],
])("%s leads with whether it is so", async (question, lead) => {
  expect((await ask(question)).text).toContain(lead);
});
