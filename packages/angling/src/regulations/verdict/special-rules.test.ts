import { describe, expect, test } from "vitest";
import { inches } from "@striper/marine/units";
import { packagedTable } from "#angling/regulations/packaged-table.ts";
import { judge } from "./judge.ts";
import { judgeBag } from "./judge-bag.ts";
import { ask, boston, brief, federal, newHampshire } from "./testing/ask.ts";

describe("tautog", () => {
  const october = { species: "tautog", date: "2026-10-20", mode: "private" } as const;

  test("over 21 in is limited to one a day", () => {
    expect(brief({ ...october, length: 21, keptToday: 1 })).toBe("keep legal");
    expect(brief({ ...october, length: 21.5, keptToday: 0 })).toBe("keep legal");
    expect(brief({ ...october, length: 21.5, keptToday: 1 })).toBe(
      "unknown long-fish-count-missing",
    );
    expect(brief({ ...october, length: 21.5, keptToday: 1, keptOverLength: 0 })).toBe("keep legal");
    expect(brief({ ...october, length: 21.5, keptToday: 1, keptOverLength: 1 })).toBe(
      "release second-long-fish",
    );
  });

  test("stops at ten aboard a private boat", () => {
    expect(brief({ ...october, length: 17, keptAboard: 9 })).toBe("keep legal");
    expect(brief({ ...october, length: 17, keptAboard: 10 })).toBe("release boat-full");
    expect(brief({ ...october, mode: "for-hire", length: 17, keptAboard: 10 })).toBe("keep legal");
    expect(ask({ ...october, length: 17 }).cautions).toEqual([
      "The boat counts too: at most 10 fish aboard a private boat.",
    ]);
  });
});

describe("limits that count the boat", () => {
  test("include everyone's fish", () => {
    const halibut = { species: "halibut", place: newHampshire, length: 42 } as const;
    expect(ask(halibut)).toMatchObject({
      verdict: "keep",
      cautions: ["The limit counts everyone aboard."],
    });
    expect(brief({ ...halibut, keptAboard: 1 })).toBe("release bag-full");
    expect(brief({ ...halibut, keptToday: 1, keptAboard: 0 })).toBe("release bag-full");
  });
});

describe("rules beyond a single number", () => {
  test.each([
    ["bluefin_tuna", 26.99, "release too-short"],
    ["bluefin_tuna", 27, "unknown season-unclear"],
    ["bluefin_tuna", 60, "unknown season-unclear"],
    ["yellowfin_tuna", 26.99, "release too-short"],
    ["yellowfin_tuna", 27, "keep legal"],
    ["sharks", 40, "unknown kinds-differ"],
    ["sharks", 60, "unknown kinds-differ"],
    ["spanish_mackerel", 20, "unknown not-confirmed"],
    ["cusk", 20, "unknown not-confirmed"],
    ["longfin_squid", 10, "unknown not-confirmed"],
    ["american_shad", 20, "release prohibited"],
  ])("%s of %d in around Boston: %s", (species, length, expected) => {
    expect(brief({ species, length, place: boston, mode: "private" })).toBe(expected);
  });

  test.each([
    ["scup", "unknown not-confirmed"],
    ["tautog", "unknown not-confirmed"],
    ["river_herring", "unknown not-confirmed"],
    ["american_lobster", "unknown not-confirmed"],
    ["yellowfin_tuna", "unknown not-confirmed"],
    ["bluefin_tuna", "unknown season-unclear"],
    ["weakfish", "unknown no-rule"],
    ["white_perch", "unknown no-rule"],
  ])("%s in New Hampshire: %s", (species, expected) => {
    expect(brief({ species, place: newHampshire, length: 40 })).toBe(expected);
  });

  test("a third shark of any kind is released", () => {
    expect(brief({ species: "sharks", length: 60, keptToday: 2 })).toBe("release bag-full");
    expect(brief({ species: "sharks", length: 60, keptToday: 1 })).toBe("unknown kinds-differ");
    const sharks = packagedTable.records.find(({ id }) => id === "ma/sharks")!;
    const bag = judgeBag(sharks, { date: "2026-07-01", mode: "private", keptToday: 1 });
    expect(bag.reason).toBe(
      "With 1 kept already the limit is not clear: the rest must be the small species without a minimum size.",
    );
  });

  test.each(["great white", "mako", "longfin mako", "basking shark", "sand tiger", "dusky shark"])(
    "a %s is released everywhere, with a remark in New Hampshire that its text was not seen",
    (species) => {
      for (const place of [boston, federal, newHampshire])
        for (const mode of ["shore", "private", "for-hire"] as const)
          expect(brief({ species, place, mode, length: 100 })).toBe("release prohibited");
      expect(ask({ species, place: newHampshire }).reason).toContain(
        "This rule could not be confirmed; in doubt the fish goes back. State and federal lists of prohibited sharks apply; New Hampshire's own text was not seen.",
      );
    },
  );

  test("a hammerhead follows the stricter of two rules when both apply", () => {
    const hammerhead = { species: "hammerhead", place: boston } as const;
    expect(brief({ ...hammerhead, mode: "private", length: 77.9 })).toBe("release too-short");
    expect(brief({ ...hammerhead, mode: "private", length: 78 })).toBe("keep legal");
    expect(brief({ ...hammerhead, mode: "shore", length: 53.9 })).toBe("release too-short");
    expect(brief({ ...hammerhead, mode: "shore", length: 54 })).toBe("keep legal");
    expect(brief({ species: "hammerhead", place: federal, length: 77.9 })).toBe(
      "release too-short",
    );
    expect(brief({ species: "hammerhead", place: federal, length: 78 })).toBe(
      "unknown season-unclear",
    );
  });

  test("one shark counts for the vessel afloat and for each angler ashore", () => {
    const hammerhead = { species: "hammerhead", place: boston, length: 80 } as const;
    expect(brief({ ...hammerhead, mode: "private", keptToday: 0, keptAboard: 1 })).toBe(
      "release bag-full",
    );
    expect(brief({ ...hammerhead, mode: "shore", keptToday: 0, keptAboard: 1 })).toBe("keep legal");
    expect(brief({ ...hammerhead, mode: "shore", keptToday: 1 })).toBe("release bag-full");
  });

  test("a smooth dogfish of any length counts as the one extra shark", () => {
    const dogfish = {
      species: "smooth dogfish",
      place: boston,
      mode: "shore",
      length: 20,
    } as const;
    expect(brief({ ...dogfish, keptToday: 0 })).toBe("keep legal");
    expect(brief({ ...dogfish, keptToday: 1 })).toBe("release bag-full");
  });

  test("state water follows the federal tuna rule and names its source", () => {
    const answer = ask({ species: "yellowfin_tuna", length: 30, place: boston });
    expect(answer.record).toMatchObject({
      jurisdiction: "MA",
      defersTo: "FED",
      citation: "NOAA HMS, minimum sizes",
      confidence: "medium-high",
    });
    expect(ask({ species: "bluefin_tuna", length: 30, place: boston }).record).toMatchObject({
      confidence: "medium",
      verifiedOn: "2026-06-01",
    });
  });

  test("the federal bluefish and mackerel bags are certain only up to the older limit", () => {
    const bluefish = { species: "bluefish", place: federal } as const;
    expect(brief({ ...bluefish, mode: "private", keptToday: 2 })).toBe("keep legal");
    expect(brief({ ...bluefish, mode: "private", keptToday: 3 })).toBe("unknown bag-unclear");
    expect(brief({ ...bluefish, mode: "private", keptToday: 5 })).toBe("release bag-full");
    expect(brief({ ...bluefish, mode: "for-hire", keptToday: 4 })).toBe("keep legal");
    expect(brief({ ...bluefish, mode: "for-hire", keptToday: 5 })).toBe("unknown bag-unclear");
    expect(brief({ ...bluefish, mode: "for-hire", keptToday: 7 })).toBe("release bag-full");
    const mackerel = { species: "mackerel", place: federal, mode: "private" } as const;
    expect(brief({ ...mackerel, keptToday: 19 })).toBe("keep legal");
    expect(brief({ ...mackerel, keptToday: 20 })).toBe("unknown bag-unclear");
    expect(brief({ ...mackerel, keptToday: 25 })).toBe("release bag-full");
  });

  test("eels are counted per boat: 50 on for-hire boats, 25 on private ones", () => {
    const eel = { species: "american_eel", length: 12 } as const;
    const forHire = { ...eel, mode: "for-hire" } as const;
    expect(brief({ ...forHire, keptToday: 49 })).toBe("keep legal");
    expect(brief({ ...forHire, keptToday: 20, keptAboard: 50 })).toBe("release bag-full");
    const aboard = { ...eel, mode: "private", keptToday: 2 } as const;
    expect(brief({ ...aboard, keptAboard: 24 })).toBe("keep legal");
    expect(brief({ ...aboard, keptAboard: 25 })).toBe("release boat-full");
    expect(brief({ ...eel, mode: "shore", keptToday: 24, keptAboard: 60 })).toBe("keep legal");
  });

  test("federal sharks that may be kept get no verdict while a proposed rule is open", () => {
    const blue = { species: "permitted_sharks", place: federal, mode: "private" } as const;
    expect(brief({ ...blue, length: 53.9 })).toBe("release too-short");
    expect(brief({ ...blue, length: 54 })).toBe("unknown season-unclear");
    expect(ask({ ...blue, length: 54 }).reason).toContain("whether they became final is not held");
    expect(brief({ ...blue, length: 60, keptToday: 1 })).toBe("release bag-full");
  });

  test("federal cod is not judged in September, when the sources disagree", () => {
    const cod = { species: "cod", place: federal, length: 25 } as const;
    expect(brief({ ...cod, date: "2026-08-31" })).toBe("release closed-season");
    expect(brief({ ...cod, date: "2026-09-15" })).toBe("unknown season-unclear");
    expect(brief({ ...cod, date: "2026-10-15" })).toBe("keep legal");
    expect(brief({ ...cod, date: "2026-11-20" })).toBe("release closed-season");
    expect(brief({ ...cod, date: "2026-09-15", length: 22 })).toBe("release too-short");
  });

  test("lobster is not judged while the traps must be out", () => {
    const lobster = { species: "lobster", place: boston } as const;
    expect(brief({ ...lobster, length: 4, date: "2026-05-15" })).toBe("unknown season-unclear");
    expect(brief({ ...lobster, length: 3.25, date: "2026-05-16" })).toBe("keep legal");
    expect(brief({ ...lobster, length: 3.24, date: "2026-05-15" })).toBe("release too-short");
    expect(brief({ ...lobster, length: 5, date: "2026-05-16" })).toBe("keep legal");
    expect(brief({ ...lobster, length: 5.01, date: "2026-05-16" })).toBe("release too-long");
  });

  test("closed eel fishways are named", () => {
    const eel = { species: "american_eel", place: newHampshire, length: 12 } as const;
    expect(ask({ ...eel, date: "2026-06-14" }).cautions).toEqual([
      "Closed Oct 2 – Jun 14: fishway areas.",
    ]);
    expect(ask({ ...eel, date: "2026-06-15" }).cautions).toEqual([]);
  });
});

describe("a rule with gaps", () => {
  const bluefish = packagedTable.records.find(({ id }) => id === "ma/bluefish")!;
  const asked = { date: "2026-07-01", mode: "shore", keptToday: 0, length: inches(20) } as const;

  test("gives no verdict for a way of fishing it omits", () => {
    const boatsOnly = { modes: ["private", "for-hire"] } as const;
    const [size] = bluefish.sizes;
    const [bag] = bluefish.bags;
    expect(judge({ ...bluefish, sizes: [{ ...size!, ...boatsOnly }] }, asked).code).toBe(
      "size-unclear",
    );
    expect(judge({ ...bluefish, bags: [{ ...bag!, ...boatsOnly }] }, asked).code).toBe(
      "bag-unclear",
    );
  });

  test("says so when only size and bag are left to the landing state", () => {
    const landing = { limit: { kind: "state-of-landing" } } as const;
    expect(judge({ ...bluefish, sizes: [landing] }, asked).reason).toBe(
      "The size limit is that of the state you land in.",
    );
    expect(judge({ ...bluefish, bags: [landing] }, asked).reason).toBe(
      "The bag limit is that of the state you land in.",
    );
  });

  test("says so without a known season", () => {
    expect(judge({ ...bluefish, season: { kind: "unknown" } }, asked).reason).toBe(
      "No season is known for it here.",
    );
  });

  test("says what is known when it could not be confirmed", () => {
    expect(judge({ ...bluefish, confidence: "low" }, asked).reason).toBe(
      "The rule could not be confirmed, so there is no verdict. Raised from 3 / 5 (2020-2025).",
    );
    expect(judge({ ...bluefish, confidence: "low", notes: null }, asked).reason).toBe(
      "The rule could not be confirmed, so there is no verdict.",
    );
  });

  test("keeps its prohibitions when it could not be confirmed", () => {
    const full = { ...asked, keptToday: 5 };
    expect(judge({ ...bluefish, confidence: "low", notes: null }, full)).toMatchObject({
      verdict: "release",
      code: "bag-full",
      reason:
        "The bag is full: 5 fish per angler per calendar day, and 5 kept already. This rule could not be confirmed; in doubt the fish goes back.",
    });
  });
});
