import { describe, expect, test } from "vitest";
import { perturbations, perturbed } from "./perturb.ts";

const question = "Can I keep a 30 inch striper tomorrow from shore?";

describe("a question typed in another way", () => {
  test("is the same each time", () => {
    for (const way of perturbations)
      expect(perturbed(question, way)).toBe(perturbed(question, way));
  });

  test("keeps its numbers", () => {
    for (const way of perturbations) expect(perturbed(question, way)).toContain("30");
  });

  test.each([
    ["no punctuation", "Can I keep a 30 inch striper tomorrow from shore"],
    ["slang", "Can I keep a 30 inch stripah tmrw from shore?"],
    ["reordered", "from shore Can I keep a 30 inch striper tomorrow"],
    [
      "between two others",
      "how do i export my log? Can I keep a 30 inch striper tomorrow from shore? what changed in the rules?",
    ],
  ] as const)("with %s", (way, expected) => {
    expect(perturbed(question, way)).toBe(expected);
  });

  test("has a slip in one word, or in each", () => {
    const words = question.split(" ");
    const changed = (way: "one typo" | "a typo in each word") =>
      perturbed(question, way)
        .split(" ")
        .filter((word, index) => word !== words[index]).length;
    expect(changed("one typo")).toBe(1);
    expect(changed("a typo in each word")).toBeGreaterThan(3);
  });
});
