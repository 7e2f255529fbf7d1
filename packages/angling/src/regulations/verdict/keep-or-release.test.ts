import { describe, expect, test } from "vitest";
import { harborDate } from "@striper/marine/time";
import { inches } from "@striper/marine/units";
import { keepOrRelease } from "./keep-or-release.ts";
import { ask, boston, brief, federal, harbor, newHampshire, stellwagen } from "./testing/ask.ts";

describe("striped bass in state water", () => {
  // SPEC 9.35
  test.each([
    [27.99, "release too-short"],
    [28, "keep legal"],
    [30.5, "keep legal"],
    [30.99, "keep legal"],
    [31, "release too-long"],
    [31.01, "release too-long"],
    [45, "release too-long"],
  ])("of %d in: %s", (length, expected) => {
    expect(brief({ length })).toBe(expected);
    expect(brief({ length, place: newHampshire })).toBe(expected);
  });

  test("goes back when one is kept already", () => {
    expect(brief({ keptToday: 1 })).toBe("release bag-full");
    expect(brief({ keptToday: 2 })).toBe("release bag-full");
  });

  test("cannot be judged unmeasured, unless every length would go back", () => {
    expect(brief({ length: null })).toBe("unknown length-missing");
    expect(brief({ length: null, keptToday: 1 })).toBe("release bag-full");
  });

  test("says the rule, where it comes from and when it was verified", () => {
    const answer = ask({ length: 31 });
    expect(answer).toMatchObject({
      jurisdiction: "MA",
      reason: "Too long: 31 in. The rule is 28 to less than 31 in total length.",
      rule: "Massachusetts, Striped bass: 28 to less than 31 in total length; 1 fish per angler per calendar day; open all year.",
    });
    expect(answer.record).toMatchObject({
      verifiedOn: "2026-09-03",
      source: {
        url: "https://www.mass.gov/info-details/recreational-saltwater-fishing-regulations",
      },
    });
  });

  test("is kept with the reasons in one sentence", () => {
    expect(ask({ length: 30.5 }).reason).toBe(
      "Legal to keep: the season is open, 30.5 in is a legal length (28 to less than 31 in total length), the bag has room (1 fish per angler per calendar day, 0 kept).",
    );
  });

  test("counts as the first of the day when nobody says how many are kept", () => {
    const { keptToday: _, ...question } = {
      species: "striper",
      place: harbor,
      date: "2026-06-13",
      mode: "shore",
      keptToday: 0,
      length: inches(30),
    } as const;
    expect(keepOrRelease(question)).toMatchObject({
      verdict: "keep",
      cautions: ["Counted as the first one kept today."],
    });
  });
});

describe("striped bass in federal water", () => {
  test.each([null, 20, 28, 30, 31, 50, Number.NaN, -3])("of %s in goes back", (length) => {
    expect(brief({ length, place: stellwagen })).toBe("release prohibited");
    expect(brief({ length, place: federal })).toBe("release prohibited");
  });

  test("may not even be fished for, and the answer says so", () => {
    expect(ask({ place: stellwagen }).reason).toBe(
      "Striped bass may not be kept or possessed in federal waters, and fishing for it there is unlawful, catch and release included (50 CFR 697.7(b)). Let it go at once.",
    );
  });

  test("goes back too when the line is too close to tell", () => {
    const answer = ask({ place: { ...boston, waterAlsoPossible: "FED" } });
    expect(answer).toMatchObject({ verdict: "release", code: "prohibited", jurisdiction: "MA" });
    expect(answer.reason).toMatch(
      /^This is too close to the line between Massachusetts waters and federal waters to tell\. The stricter rule counts\. Striped bass may not/,
    );
  });
});

describe("lengths that cannot be", () => {
  test.each([Number.NaN, -1, 0, Infinity, -Infinity, 480.01, 1e9])(
    "%d in has no verdict",
    (length) => {
      expect(brief({ length })).toBe("unknown length-invalid");
      expect(brief({ length, species: "pollock" })).toBe("unknown length-invalid");
    },
  );

  test("begin beyond the longest animal there is", () => {
    expect(brief({ length: 480, species: "pollock" })).toBe("keep legal");
  });

  test("do not save a fish that goes back anyway", () => {
    expect(brief({ length: Number.NaN, species: "river_herring" })).toBe("release prohibited");
    expect(brief({ length: -1, keptToday: 1 })).toBe("release bag-full");
  });
});

describe("counts that cannot be", () => {
  test.each([-1, 0.5, Number.NaN, Infinity])("%d kept has no verdict", (keptToday) => {
    expect(brief({ keptToday })).toBe("unknown count-invalid");
    expect(brief({ keptAboard: keptToday })).toBe("unknown count-invalid");
  });

  test("do not save a fish that is too long", () => {
    expect(brief({ keptToday: -1, length: 31 })).toBe("release too-long");
  });
});

describe("days", () => {
  test.each([
    ["2026-05-23", "release closed-season"],
    ["2026-05-24", "keep legal"],
    ["2026-09-23", "keep legal"],
    ["2026-09-24", "release closed-season"],
  ])("both ends of the fluke season are open: %s %s", (date, expected) => {
    expect(brief({ species: "fluke", date, length: 20 })).toBe(expected);
  });

  test.each([
    ["2026-05-24T03:59:59Z", "release closed-season"],
    ["2026-05-24T04:00:00Z", "keep legal"],
    ["2026-09-24T03:59:59Z", "keep legal"],
    ["2026-09-24T04:00:00Z", "release closed-season"],
  ])("turn at midnight in Boston, whatever the zone of the device: %s %s", (instant, expected) => {
    const date = harborDate(Date.parse(instant));
    expect(brief({ species: "fluke", date, length: 20 })).toBe(expected);
  });

  test("outside a season name the day it opens", () => {
    expect(ask({ species: "fluke", date: "2026-11-20", length: 20 }).reason).toBe(
      "The season is closed now and opens May 24.",
    );
    expect(ask({ species: "wolffish", date: "2026-11-20" }).reason).toBe(
      "Prohibited: none may be kept.",
    );
  });

  test.each([
    ["2028-02-29", "keep legal"],
    ["2028-03-01", "release closed-season"],
    ["2028-03-31", "release closed-season"],
    ["2028-04-01", "keep legal"],
  ])("haddock is open to the end of February: %s %s", (date, expected) => {
    for (const place of [boston, newHampshire, federal]) {
      expect(brief({ species: "haddock", date, place, length: 17 })).toBe(expected);
    }
  });

  test.each(["2026-02-30", "13/06/2026", "", "2026-6-1"])("%j is no day", (date) => {
    expect(ask({ date })).toMatchObject({
      verdict: "unknown",
      code: "date-invalid",
      jurisdiction: null,
      rule: null,
    });
  });

  test.each([
    [{ date: "2031-06-13" }, /^By the rule of 2026; that of 2031 is not in this app,/],
    [{ date: "2019-06-13", length: 27 }, /^By the rule of 2026; that of 2019 is not in this app,/],
    [
      { species: "lobster", length: 4, date: "2026-07-01" },
      /^By the rule of 2024; that of 2026 is not in this app,/,
    ],
  ])("of another year than the rule's say so first: %j", (question, first) => {
    const { verdict, reason } = ask(question);
    expect(verdict).not.toBe("unknown");
    expect(reason).toMatch(first);
  });

  test("of the rule's own year are answered without a word about years", () => {
    expect(ask({ date: "2026-12-31" }).reason).not.toMatch(/rule of/);
    expect(ask({ date: "2026-01-01" }).reason).not.toMatch(/rule of/);
  });

  test.each([
    ["2026-08-31", 3, "keep legal"],
    ["2026-08-31", 4, "release bag-full"],
    ["2026-09-01", 1, "keep legal"],
    ["2026-09-01", 2, "release bag-full"],
  ])("the sea bass bag shrinks in September: %s with %d kept, %s", (date, keptToday, expected) => {
    expect(brief({ species: "black_sea_bass", date, keptToday, length: 16 })).toBe(expected);
  });
});

describe("names", () => {
  test("an unknown fish has no verdict but a jurisdiction", () => {
    expect(ask({ species: "bonefish" })).toMatchObject({
      verdict: "unknown",
      code: "species-unknown",
      jurisdiction: "MA",
      record: null,
      rule: null,
    });
  });

  test("of a bait without a held rule the answer says where to look", () => {
    const { verdict, reason, record } = ask({ species: "pogy" });
    expect(verdict).toBe("unknown");
    expect(reason).toContain("Not held");
    expect(record?.source.url).toMatch(/^https:/);
  });

  test("an unknown or ambiguous fish brings no notices along", () => {
    const december = "2026-12-01";
    expect(ask({ species: "haddock", date: december }).notices.length).toBeGreaterThan(0);
    expect(ask({ species: "unicorn", date: december }).notices).toEqual([]);
    expect(ask({ species: "bass", date: december }).notices).toEqual([]);
  });

  test("a shared name is answered only when every fish of that name goes back", () => {
    expect(ask({ species: "bass", length: 20 })).toMatchObject({
      verdict: "unknown",
      reason: "That may be Striped bass or Black sea bass: say which.",
      record: null,
    });
    expect(brief({ species: "bass", length: 12 })).toBe("release too-short");
  });
});

describe("places", () => {
  test.each([
    { latitude: 10, longitude: -70 },
    { latitude: 90, longitude: 0 },
    { latitude: Number.NaN, longitude: Number.NaN },
  ])("outside the coverage there is no verdict: %j", (place) => {
    expect(ask({ place })).toMatchObject({
      verdict: "unknown",
      code: "outside-coverage",
      jurisdiction: null,
      notices: [],
    });
  });

  test("every water has its notices: the winter cod closure in Boston in November", () => {
    const { notices } = ask({ species: "mackerel", date: "2026-11-20" });
    expect(notices.map(({ id }) => id)).toContain("winter-cod-closure");
    expect(ask({ species: "mackerel" }).notices.map(({ id }) => id)).not.toContain(
      "winter-cod-closure",
    );
  });
});
