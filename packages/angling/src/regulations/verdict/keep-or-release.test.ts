import { describe, expect, test } from "vitest";
import { harborDate } from "@striper/marine/time";
import { inches } from "@striper/marine/units";
import { packagedTable } from "#angling/regulations/packaged-table.ts";
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

  test("is released when one is already kept", () => {
    expect(brief({ keptToday: 1 })).toBe("release bag-full");
    expect(brief({ keptToday: 2 })).toBe("release bag-full");
  });

  test("has no verdict unmeasured, unless every length is released", () => {
    expect(brief({ length: null })).toBe("unknown length-missing");
    expect(brief({ length: null, keptToday: 1 })).toBe("release bag-full");
  });

  test("comes with the rule, its source and its verification day", () => {
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

  test("is kept with its reasons in one sentence", () => {
    expect(ask({ length: 30.5 }).reason).toBe(
      "Legal to keep: the season is open, 30.5 in is a legal length (28 to less than 31 in total length), the bag has room (1 fish per angler per calendar day, 0 kept).",
    );
  });

  test("counts as the first of the day without a stated count", () => {
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
  test.each([null, 20, 28, 30, 31, 50, Number.NaN, -3])("of %s in is released", (length) => {
    expect(brief({ length, place: stellwagen })).toBe("release prohibited");
    expect(brief({ length, place: federal })).toBe("release prohibited");
  });

  test("may not be fished for, and the answer says so", () => {
    expect(ask({ place: stellwagen }).reason).toBe(
      "Striped bass may not be kept or possessed in federal waters, and fishing for it there is unlawful, catch and release included (50 CFR 697.7(b)). Let it go at once.",
    );
  });

  test("is released too when the line is too close to call", () => {
    const answer = ask({ place: { ...boston, waterAlsoPossible: "FED" } });
    expect(answer).toMatchObject({ verdict: "release", code: "prohibited", jurisdiction: "MA" });
    expect(answer.reason).toMatch(
      /^This is too close to the line between Massachusetts waters and federal waters to tell\. The stricter rule counts\. Striped bass may not/,
    );
  });
});

describe("impossible lengths", () => {
  test.each([Number.NaN, -1, 0, Infinity, -Infinity, 480.01, 1e9])(
    "%d in gives no verdict",
    (length) => {
      expect(brief({ length })).toBe("unknown length-invalid");
      expect(brief({ length, species: "pollock" })).toBe("unknown length-invalid");
    },
  );

  test("begin beyond the longest animal", () => {
    expect(brief({ length: 480, species: "pollock" })).toBe("keep legal");
  });

  test("do not change a release", () => {
    expect(brief({ length: Number.NaN, species: "river_herring" })).toBe("release prohibited");
    expect(brief({ length: -1, keptToday: 1 })).toBe("release bag-full");
  });
});

describe("impossible counts", () => {
  test.each([-1, 0.5, Number.NaN, Infinity])("%d kept gives no verdict", (keptToday) => {
    expect(brief({ keptToday })).toBe("unknown count-invalid");
    expect(brief({ keptAboard: keptToday })).toBe("unknown count-invalid");
  });

  test("do not change the release of a fish that is too long", () => {
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

  test("outside a season give the opening day", () => {
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
    const table = { ...packagedTable, publishedOn: "2028-01-01" };
    for (const place of [boston, newHampshire, federal]) {
      const { verdict, code } = ask({ species: "haddock", date, place, length: 17 }, table);
      expect(`${verdict} ${code}`).toBe(expected);
    }
  });

  test.each(["2026-02-30", "13/06/2026", "", "2026-6-1"])("%j is an invalid day", (date) => {
    expect(ask({ date })).toMatchObject({
      verdict: "unknown",
      code: "date-invalid",
      jurisdiction: null,
      rule: null,
    });
  });

  test.each([
    [{ date: "2031-06-13", length: 27 }, /^By the rule of 2026; that of 2031 is not in this app,/],
    [{ date: "2019-06-13", length: 27 }, /^By the rule of 2026; that of 2019 is not in this app,/],
    [
      { species: "lobster", length: 4, date: "2026-07-01" },
      /^By the rule of 2024; that of 2026 is not in this app,/,
    ],
  ])("of a year other than the rule's begin by saying so: %j", (question, first) => {
    const { verdict, reason } = ask(question);
    expect(verdict).not.toBe("unknown");
    expect(reason).toMatch(first);
  });

  test.each(["2027-02-01", "2027-06-13", "2031-06-13"])(
    "of a year after the table's do not allow keeping: %s",
    (date) => {
      const { verdict, code, reason, cautions } = ask({ date });
      expect(`${verdict} ${code}`).toBe("unknown other-year");
      expect(reason).toMatch(
        new RegExp(`^Unknown for ${date.slice(0, 4)}; by the 2026 rules: Legal to keep:`),
      );
      expect(cautions).toEqual([]);
    },
  );

  test("of a year after the table's still give its prohibitions", () => {
    expect(brief({ date: "2027-06-13", length: 31 })).toBe("release too-long");
    expect(brief({ date: "2027-06-13", place: federal })).toBe("release prohibited");
  });

  test("of the rule's own year give an answer without a remark on years", () => {
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

describe("a place near a closure without a stored outline", () => {
  const massachusettsBay = { latitude: 42.45, longitude: -70.85 };

  test.each([
    ["2026-11-14", "keep legal"],
    ["2026-11-15", "unknown area-unclear"],
    ["2027-01-31", "unknown area-unclear"],
    ["2026-02-01", "keep legal"],
  ])('gives no "keep" during the winter cod closure: %s %s', (date, expected) => {
    const table = { ...packagedTable, publishedOn: "2027-01-01" };
    const { verdict, code } = ask({ place: massachusettsBay, date }, table);
    expect(`${verdict} ${code}`).toBe(expected);
  });

  test("names the closure and still releases prohibited fish", () => {
    const there = { place: massachusettsBay, date: "2026-12-05" };
    expect(ask(there).reason).toContain("Winter Cod Conservation Closure");
    expect(brief({ ...there, length: 31 })).toBe("release too-long");
  });

  test("keeps its verdict south of the closure, and as a named water with a caution", () => {
    const date = "2026-12-05";
    expect(brief({ place: { latitude: 41.85, longitude: -70.2 }, date })).toBe("keep legal");
    expect(ask({ place: boston, date }).cautions[0]).toContain("Winter Cod Conservation Closure");
  });
});

describe("a fish without a federal rule", () => {
  test("is released when neither state allows its landing", () => {
    const pout = { species: "windowpane_ocean_pout", place: federal, mode: "private" } as const;
    expect(brief(pout)).toBe("release not-landable");
    expect(ask(pout).reason).toMatch(/^No rule for .* is held for federal waters here\. No state/);
  });
});

describe("shad", () => {
  test("has no verdict near the Merrimack, whose river limit is three, and is released elsewhere", () => {
    const shad = { species: "american_shad", date: "2026-05-20", length: 20 } as const;
    const merrimack = ask({ ...shad, place: { latitude: 42.81, longitude: -70.87 } });
    expect(`${merrimack.verdict} ${merrimack.code}`).toBe("unknown area-unclear");
    expect(merrimack.reason).toContain("3 fish in the Merrimack");
    expect(brief({ ...shad, place: harbor })).toBe("release prohibited");
  });
});

describe("names", () => {
  test("that are unknown give no verdict but a jurisdiction", () => {
    expect(ask({ species: "bonefish" })).toMatchObject({
      verdict: "unknown",
      code: "species-unknown",
      jurisdiction: "MA",
      record: null,
      rule: null,
    });
  });

  test("of a bait without a rule give an answer that says where to look", () => {
    const { verdict, reason, record } = ask({ species: "pogy" });
    expect(verdict).toBe("unknown");
    expect(reason).toContain("Not held");
    expect(record?.source.url).toMatch(/^https:/);
  });

  test("that are unknown or ambiguous give no notices", () => {
    const december = "2026-12-01";
    expect(ask({ species: "haddock", date: december }).notices.length).toBeGreaterThan(0);
    expect(ask({ species: "unicorn", date: december }).notices).toEqual([]);
    expect(ask({ species: "bass", date: december }).notices).toEqual([]);
  });

  test("of several fish give an answer only when all are released", () => {
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
  ])("outside the coverage give no verdict: %j", (place) => {
    expect(ask({ place })).toMatchObject({
      verdict: "unknown",
      code: "outside-coverage",
      jurisdiction: null,
      notices: [],
    });
  });

  test("have their notices: the winter cod closure in Boston in November", () => {
    const { notices } = ask({ species: "mackerel", date: "2026-11-20" });
    expect(notices.map(({ id }) => id)).toContain("winter-cod-closure");
    expect(ask({ species: "mackerel" }).notices.map(({ id }) => id)).not.toContain(
      "winter-cod-closure",
    );
  });
});
