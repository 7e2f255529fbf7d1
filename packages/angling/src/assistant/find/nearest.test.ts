import { expect, test } from "vitest";
import { indexExamples, nearestLabels } from "./nearest.ts";
import { splitQuestions, withoutTalk } from "./questions.ts";

const index = indexExamples([
  { text: "when is high tide", label: "tide" },
  { text: "low tide tomorrow", label: "tide" },
  { text: "can i keep this fish", label: "keep" },
  { text: "will it rain tomorrow", label: "weather" },
]);

test("the nearest examples share one among their labels, also where a letter is wrong", () => {
  const shares = nearestLabels(index, "hgih tide");
  expect(shares.get("tide")).toBeGreaterThan(0.9);
  expect([...shares.values()].reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
});

test("words that no example holds have no neighbor", () => {
  expect(nearestLabels(index, "xyzzy")).toEqual(new Map());
});

test("a message is parted into its questions, a statement stays with its question", () => {
  expect(splitQuestions("when is sunset and when is high tide")).toEqual([
    "when is sunset",
    "when is high tide",
  ]);
  expect(splitQuestions("what is the limit? do i need a permit?")).toHaveLength(2);
  expect(splitQuestions("got a 30 inch bass. can i keep it?")).toHaveLength(1);
  expect(splitQuestions("he swears by it. is it full moon and does it matter")).toEqual([
    "he swears by it is it full moon",
    "does it matter",
  ]);
});

test("a greeting and thanks are no part of what is compared", () => {
  expect(withoutTalk("quick question for ya tides for the 20th thanks man")).toBe(
    "tides for the 20th",
  );
  expect(withoutTalk("hey")).toBe("hey");
});
