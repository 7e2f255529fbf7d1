import { describe, expect, test } from "vitest";
import type { Place } from "#angling/regulations/place.ts";
import { ask, boston, brief, federal } from "./testing/ask.ts";

describe("ways of fishing", () => {
  test.each([
    ["shore", 16.5, "keep legal"],
    ["shore", 16.49, "release too-short"],
    ["private", 17.49, "release too-short"],
    ["private", 17.5, "keep legal"],
    ["for-hire", 17.49, "release too-short"],
    ["for-hire", 17.5, "keep legal"],
  ] as const)("fluke from %s of %d in: %s", (mode, length, expected) => {
    expect(brief({ species: "fluke", mode, length })).toBe(expected);
  });

  test.each([
    ["shore", 24, "keep legal"],
    ["shore", 25, "release bag-full"],
    ["private", 25, "release bag-full"],
    ["for-hire", 49, "keep legal"],
    ["for-hire", 50, "release bag-full"],
  ] as const)("mackerel from %s with %d kept: %s", (mode, keptToday, expected) => {
    expect(brief({ species: "mackerel", mode, keptToday })).toBe(expected);
  });

  test.each([
    ["shore", 25],
    ["private", 25],
    ["for-hire", 50],
  ] as const)("mackerel in federal water from %s fill the bag with %d", (mode, keptToday) => {
    const mackerel = { species: "mackerel", place: federal, mode } as const;
    expect(brief({ ...mackerel, keptToday })).toBe("release bag-full");
    expect(brief({ ...mackerel, keptToday: keptToday - 1 })).toBe("unknown bag-unclear");
  });

  test("from shore in federal water follow the private-boat rule, with a remark", () => {
    const answer = ask({ species: "haddock", place: federal, mode: "shore" });
    expect(answer.verdict).toBe("keep");
    expect(answer.cautions).toContain(
      "Federal water cannot be fished from shore: this is the private-boat rule.",
    );
  });
});

describe("federal water and the state of landing", () => {
  const fluke = { species: "fluke", place: federal, length: 18, mode: "private" } as const;

  test("fluke and sea bass follow the landing state, so there is no verdict to keep", () => {
    expect(brief(fluke)).toBe("unknown season-unclear");
    expect(ask(fluke).cautions).toEqual([
      "Massachusetts, Summer flounder (fluke): at least 17.5 in; 5 fish per angler per calendar day; May 24 – Sep 23.",
      "New Hampshire, Summer flounder (fluke): at least 15 in; no bag limit; open all year.",
    ]);
    expect(brief({ ...fluke, landing: "MA" })).toBe("unknown season-unclear");
    expect(ask({ ...fluke, landing: "NH" }).cautions).toHaveLength(1);
  });

  test("a fish that the landing state prohibits is released", () => {
    expect(brief({ ...fluke, length: 17, landing: "MA" })).toBe("release not-landable");
    expect(brief({ ...fluke, length: 17, landing: "NH" })).toBe("unknown season-unclear");
    expect(ask({ ...fluke, date: "2026-11-20", landing: "MA" }).reason).toBe(
      "It may not be landed in Massachusetts: The season is closed now and opens May 24.",
    );
    expect(brief({ species: "shad", place: federal, landing: "MA" })).toBe("release not-landable");
  });

  test("a fish that neither state accepts is released, wherever it is landed", () => {
    expect(brief({ ...fluke, length: 14.9 })).toBe("release not-landable");
    expect(ask({ species: "shad", place: federal }).reason).toBe(
      "No state whose rules are in this app takes it. It may not be landed in Massachusetts: Prohibited: none may be kept (catch and release only; 3 fish in the Merrimack and Connecticut Rivers only).",
    );
  });

  test("a fish legal in federal water but not in every state has no verdict", () => {
    const scup = { species: "scup", place: federal, mode: "private", length: 10.5 } as const;
    expect(brief(scup)).toBe("unknown landing-unclear");
    expect(brief({ ...scup, landing: "MA" })).toBe("release not-landable");
    expect(brief({ ...scup, landing: "NH" })).toBe("keep legal");
    expect(brief({ ...scup, length: 11 })).toBe("keep legal");
    expect(brief({ ...scup, length: 9.99 })).toBe("release too-short");
  });
});

describe("areas within a jurisdiction", () => {
  const winterFlounder = { species: "winter_flounder", length: 13, keptToday: 5 } as const;

  test("winter flounder in Massachusetts: 8 in the Gulf of Maine, 2 south of the Cape", () => {
    expect(brief({ ...winterFlounder, place: boston })).toBe("keep legal");
    const south: Place = { jurisdiction: "MA", area: "southern-new-england" };
    expect(brief({ ...winterFlounder, place: south })).toBe("release bag-full");
    expect(brief({ ...winterFlounder, place: south, keptToday: 1 })).toBe("keep legal");
    const outerCape: Place = { jurisdiction: "MA", area: "outer-cape" };
    expect(brief({ ...winterFlounder, place: outerCape })).toBe("release bag-full");
  });

  test("an unknown area follows the stricter rule, and the answer says so", () => {
    const answer = ask({ ...winterFlounder, place: { jurisdiction: "MA" } });
    expect(answer).toMatchObject({ verdict: "release", code: "bag-full" });
    expect(answer.reason).toMatch(
      /^It is not clear which of two areas this water belongs to\. The stricter rule counts\. The bag is full/,
    );
    expect(brief({ ...winterFlounder, keptToday: 1, place: { jurisdiction: "MA" } })).toBe(
      "keep legal",
    );
  });

  test("cod east of the Cape may be southern cod and is released", () => {
    const cod = { species: "cod", date: "2026-09-15", length: 25 } as const;
    expect(brief({ ...cod, place: boston })).toBe("keep legal");
    expect(brief({ ...cod, place: { jurisdiction: "MA", area: "outer-cape" } })).toBe(
      "release prohibited",
    );
  });

  test("federal groundfish outside the Gulf of Maine have no rule here", () => {
    const haddock = { species: "haddock", length: 20 } as const;
    expect(
      brief({ ...haddock, place: { jurisdiction: "FED", area: "southern-new-england" } }),
    ).toBe("unknown no-rule");
    expect(brief({ ...haddock, place: { jurisdiction: "FED", area: "outer-cape" } })).toBe(
      "unknown no-rule",
    );
    expect(
      brief({ ...haddock, place: { jurisdiction: "FED", area: "outer-cape" }, length: 16 }),
    ).toBe("release too-short");
  });

  test("a doubt between two waters comes before the rule", () => {
    const fluke = {
      species: "fluke",
      length: 20,
      place: { ...boston, waterAlsoPossible: "FED" },
    } as const;
    expect(ask(fluke)).toMatchObject({ verdict: "unknown", code: "season-unclear" });
    expect(ask(fluke).reason).toMatch(
      /^This is too close to the line between Massachusetts waters and federal waters to tell\. In federal waters/,
    );
  });
});
