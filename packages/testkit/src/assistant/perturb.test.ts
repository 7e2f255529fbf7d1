import { describe, expect, test } from "vitest";
import { askPerturbed } from "./ask-perturbed.ts";
import { corpus } from "./corpus.ts";
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

describe("a perturbed question of the corpus", () => {
  const [first] = corpus;
  const asked = (turn: string, checks: readonly string[]) => {
    if (first === undefined) throw new Error("the corpus is empty");
    return { ...first, turns: [turn], checks };
  };

  test("is right where it holds what the question itself must", async () => {
    const outcome = await askPerturbed(
      asked("what's the striper limit", ["bag-limit==1"]),
      "no punctuation",
    );
    expect(outcome?.grade).toBe("right");
  });

  test("is not asked where it says the same, or cannot be checked", async () => {
    expect(
      await askPerturbed(asked("striper limit", ["bag-limit==1"]), "no punctuation"),
    ).toBeNull();
    expect(await askPerturbed(asked("sing a song", ["declined"]), "between two others")).toBeNull();
  });

  test("is wrong where the answer holds what it must not", async () => {
    const wrong = asked("can i keep a 30 inch striper, from shore", ["verdict==release"]);
    const right = await askPerturbed(wrong, "no punctuation");
    expect(right?.grade).toBe("wrong");
  });
});
