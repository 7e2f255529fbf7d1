import { describe, expect, test } from "vitest";
import { rulesFor, type RulesQuestion } from "./rules-for.ts";
import { isVerificationStale } from "./verification.ts";

const harbor = { latitude: 42.36, longitude: -70.9 };
const stellwagen = { latitude: 42.3, longitude: -70.3 };

const june = { place: harbor, date: "2026-06-13", mode: "private" } as const;

function rulesOf(question: RulesQuestion) {
  const answer = rulesFor(question);
  if (answer.kind !== "rules") throw new Error(answer.kind);
  return answer;
}

const ids = (question: RulesQuestion) => rulesOf(question).rules.map(({ record }) => record.id);

describe("the rules for a species at a place", () => {
  test("match its water, the day and the way of fishing", () => {
    const answer = rulesOf({ ...june, species: "black_sea_bass" });
    expect(answer).toMatchObject({ jurisdiction: "MA", isComplete: true, landing: [] });
    expect(answer.rules).toHaveLength(1);
    expect(answer.rules[0]).toMatchObject({
      size: { kind: "length", minimum: 16 },
      bag: { kind: "fish", fish: 4 },
      nextBag: { on: "2026-09-01", limit: { fish: 2 } },
      vesselCap: null,
      season: { state: "open", nextInWords: "closes after Oct 14" },
      isVerificationStale: false,
    });
  });

  test("are found under any name of the fish", () => {
    expect(ids({ ...june, species: "blackfish" })).toEqual(["ma/tautog"]);
    expect(ids({ ...june, species: "stripped bass" })).toEqual(["ma/striped_bass"]);
  });

  test("include both sides on the federal line", () => {
    const place = { latitude: 42.4, longitude: -70.652 };
    expect(ids({ ...june, species: "striper", place })).toEqual([
      "ma/striped_bass",
      "fed/striped_bass",
    ]);
  });

  test("include those of the landing states in federal water", () => {
    const answer = rulesOf({ ...june, species: "fluke", place: stellwagen });
    expect(answer.landing.map(({ record }) => record.id)).toEqual([
      "ma/summer_flounder",
      "nh/summer_flounder",
    ]);
  });

  test("are the federal ones for tunas in state water", () => {
    expect(rulesOf({ ...june, species: "yellowfin" }).rules[0]).toMatchObject({
      size: { minimum: 27, measure: "curved fork length" },
      bag: { fish: 3 },
    });
  });

  test.each([
    [{ date: "2026-02-29" }, "date-invalid"],
    [{ species: "unicorn" }, "species-unknown"],
    [{ species: "bass" }, "species-ambiguous"],
    [{ place: { latitude: 0, longitude: 0 } }, "outside-coverage"],
  ])("name the problem with an invalid question: %j", (wrong, kind) => {
    expect(rulesFor({ ...june, species: "striper", ...wrong }).kind).toBe(kind);
  });
});

describe("a verification", () => {
  test.each([
    ["2026-09-03", "2026-11-02", false],
    ["2026-09-03", "2026-11-03", true],
    ["2026-09-03", "2026-09-03", false],
    [null, "2026-09-03", true],
  ])("on %s is stale on %s: %s", (verifiedOn, today, expected) => {
    expect(isVerificationStale({ verifiedOn }, today)).toBe(expected);
  });
});
