import { ask, factOf } from "@striper/testkit/assistant/ask";
import { expect, test } from "vitest";

test("a spot with a bar tells the bar and its source before all else, and no hour for crossing it", async () => {
  const answer = await ask("tell me about the merrimack river mouth");
  expect(answer.text).toMatch(/^\*\*Merrimack River Mouth\*\*\. Bar: Most dangerous when the ebb/);
  expect(answer.text).toContain("I name no hour for crossing it.");
  expect(factOf(answer, "spot-bar-source")).toContain("Newburyport Daily News");
});

test("a bar of which nothing is known is not rated, which does not make it safe", async () => {
  const answer = await ask("tell me about green harbor jetties");
  expect(answer.text).toContain("Bar: not rated, no source found, which does not make it safe.");
  expect(factOf(answer, "spot-bar")).toBe("not rated");
});
