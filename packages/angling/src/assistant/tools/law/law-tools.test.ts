import { parseIso } from "@striper/marine/time";
import { describe, expect, test } from "vitest";
import { packagedProviders } from "#angling/assistant/packaged-providers.ts";
import { blankDay, type DayState } from "#angling/regulations/index.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { ToolContext } from "#angling/assistant/tools/tool.ts";
import { keep } from "./keep.ts";
import { line } from "./line.ts";
import { permit } from "./permit.ts";
import { rules } from "./rules.ts";

const now = parseIso("2026-06-13T16:00:00Z") ?? 0;
const context = (parts: Partial<ToolContext> = {}): ToolContext => ({
  providers: packagedProviders,
  now,
  position: null,
  home: null,
  day: null,
  ...parts,
});

const verdictOf = async (slots: Slots, parts: Partial<ToolContext> = {}) =>
  (await keep.answer(slots, context(parts))).verdict;

describe("the keep card", () => {
  test.each([
    [27.99, "release"],
    [28, "keep"],
    [30.99, "keep"],
    [31, "release"],
  ])("judges a striper of %d in as %s", async (length, verdict) => {
    expect(await verdictOf({ length_inches: length, water: "MA" })).toBe(verdict);
    expect(await verdictOf({ length_inches: length, water: "NH" })).toBe(verdict);
  });

  test("asks for the length where the length decides", async () => {
    const card = await keep.answer({ water: "MA" }, context());
    expect(card).toMatchObject({ verdict: "measure", headline: { figure: "MEASURE" } });
    expect(card.actions.map(({ label }) => label)).toEqual(["Keep or release"]);
  });

  test.each<[Slots, string]>([
    [{ place: "Stellwagen Bank" }, "release"],
    [{ place: "Stellwagen Bank", water: "MA" }, "release"],
    [{ water: "federal" }, "release"],
    [{ place: "Scituate", miles_off: 1 }, "keep"],
    [{ place: "Scituate", miles_off: 6 }, "release"],
    [{ miles_off: 3 }, "release"],
  ])("takes the stricter water for %j", async (slots, verdict) => {
    expect(await verdictOf({ length_inches: 29, ...slots })).toBe(verdict);
  });

  test("counts the fish the log has kept that day, and the greater of log and message", async () => {
    const day: DayState = {
      ...blankDay("2026-06-13"),
      kept: [{ species: "Striped Bass", length: null }],
    };
    const card = await keep.answer({ length_inches: 29, water: "MA" }, context({ day }));
    expect(card).toMatchObject({ verdict: "release", slots: { kept_today: 1 } });
    expect(card.assumed).toContain("kept_today");
    expect(await verdictOf({ length_inches: 29, water: "MA", kept_today: 0 }, { day })).toBe(
      "release",
    );
    expect(await verdictOf({ length_inches: 29, water: "MA", date: "2026-06-14" }, { day })).toBe(
      "keep",
    );
  });

  test.each([
    [2, 2, "keep"],
    [2, 1, "release"],
    [3, 2, "release"],
    [3, 3, "keep"],
  ])("shares %d fish among %d anglers: %s", async (count, anglers, verdict) => {
    const slots = { length_inches: 29, count, anglers, water: "MA", mode: "boat" } as const;
    expect(await verdictOf(slots)).toBe(verdict);
  });

  test("says what it depends on when shore and boat differ", async () => {
    const fluke = { species: "summer_flounder", length_inches: 17, date: "2026-07-04" } as const;
    const card = await keep.answer({ ...fluke, water: "MA" }, context());
    expect(card.verdict).toBe("unsure");
    expect(card.text).toContain("It depends on how you fish");
    expect(await verdictOf({ ...fluke, water: "MA", mode: "shore" })).toBe("keep");
    expect(await verdictOf({ ...fluke, water: "MA", mode: "boat" })).toBe("release");
  });

  test("gives no permission for a year whose rules are not held", async () => {
    const card = await keep.answer(
      { length_inches: 29, water: "MA", date: "2027-06-13" },
      context(),
    );
    expect(card.verdict).toBe("unsure");
    expect(card.text).toMatch(/^Unknown for 2027; by the 2026 rules:/);
  });

  test("carries the fish into the log form", async () => {
    const card = await keep.answer({ length_inches: 29, place: "Deer Island" }, context());
    expect(card.actions[0]).toMatchObject({ label: "Log this fish" });
    expect(card.actions[0]?.screen).toMatch(
      /^\/catch-logger\?log=new&species=striped_bass&length=29&.*released=no$/,
    );
    expect(card.sources[0]).toMatchObject({
      link: "https://www.mass.gov/info-details/recreational-saltwater-fishing-regulations",
    });
  });

  test("refuses a place it does not know instead of taking another", async () => {
    await expect(keep.answer({ length_inches: 29, place: "Atlantis" }, context())).rejects.toThrow(
      'No place called "Atlantis"',
    );
  });
});

describe("the rules card", () => {
  test.each([
    ["2026-10-14", "open"],
    ["2026-10-20", "closed"],
    ["2026-05-15", "closed"],
    ["2026-05-16", "open"],
  ])("judges the black sea bass season on the day asked about: %s %s", async (date, verdict) => {
    const slots = { species: "black_sea_bass", water: "MA", mode: "boat", date } as const;
    const card = await rules.answer({ ...slots, aspect: "season" }, context());
    expect(card.verdict).toBe(verdict);
    expect(card.text).toContain(verdict);
  });

  test.each([
    ["size", "28 to less than 31 in total length"],
    ["bag", "1 fish per angler per calendar day"],
    ["season", "Open"],
  ])("leads with the %s when it is asked for", async (aspect, figure) => {
    const card = await rules.answer({ aspect, water: "MA" }, context());
    expect(card.headline.figure).toBe(figure);
  });

  test("tells the gear rule in its own words", async () => {
    const card = await rules.answer({ aspect: "gear", water: "MA" }, context());
    expect(card.text).toContain("circle hook");
  });

  test("says that fishing for stripers in federal water is closed", async () => {
    const card = await rules.answer({ water: "federal" }, context());
    expect(card).toMatchObject({ verdict: "closed", headline: { figure: "CLOSED" } });
    expect(card.text).toContain("unlawful all year");
  });

  test("tells each way of fishing where the sizes differ", async () => {
    const card = await rules.answer({ species: "summer_flounder", water: "MA" }, context());
    expect(card.text).toContain("From shore:");
    expect(card.text).toContain("From a private boat");
  });

  test("warns that another year's rules are not held", async () => {
    const card = await rules.answer({ water: "MA", date: "2027-07-01" }, context());
    expect(card.text).toMatch(/^These are the 2026 rules/);
  });

  test("states each figure once", async () => {
    const card = await rules.answer({ water: "MA" }, context());
    expect(card.facts).toContainEqual(
      expect.objectContaining({ kind: "minimum-size", value: 28, unit: "in" }),
    );
    expect(card.facts).toContainEqual(
      expect.objectContaining({ kind: "must-be-under", value: 31, unit: "in" }),
    );
    expect(new Set(card.facts.map((one) => JSON.stringify(one))).size).toBe(card.facts.length);
  });
});

describe("the line card", () => {
  test.each([
    ["Deer Island", "Massachusetts"],
    ["Stellwagen Bank", "Federal waters"],
    ["42.35,-70.3", "Federal waters"],
  ])("names the water of %s: %s", async (place, figure) => {
    expect((await line.answer({ place }, context())).headline.figure).toBe(figure);
  });

  test("tells the rule itself where no place is known", async () => {
    const card = await line.answer({}, context());
    expect(card).toMatchObject({ headline: { figure: "3", unit: "nm" }, assumed: [] });
  });

  test("is unanswered beyond the held waters", async () => {
    const card = await line.answer({ place: "38.7,-72.4" }, context());
    expect(card.isUnanswered).toBe(true);
  });
});

describe("the permit card", () => {
  test.each<[Slots, string | null]>([
    [{ water: "MA", age: 15 }, "not-required"],
    [{ water: "MA", age: 16 }, "required"],
    [{ water: "MA", age: 62 }, "required"],
    [{ water: "NH", age: 15 }, "not-required"],
    [{ water: "MA" }, "required"],
    [{ water: "MA", mode: "charter" }, "not-required"],
    [{ water: "NH", mode: "charter" }, null],
    [{ species: "bluefin_tuna" }, "required"],
  ])("answers %j with %s", async (slots, verdict) => {
    expect((await permit.answer(slots, context())).verdict).toBe(verdict);
  });

  test("says that it is free but still needed at 60", async () => {
    const card = await permit.answer({ water: "MA", age: 60 }, context());
    expect(card.text).toContain("free of charge");
  });

  test("names the shop, and says where a fee is not confirmed", async () => {
    expect((await permit.answer({ water: "MA", aspect: "where" }, context())).text).toContain(
      "https://massfishhunt.mass.gov",
    );
    expect((await permit.answer({ water: "NH", aspect: "fee" }, context())).text).toBe(
      "Its fee is not confirmed here.",
    );
  });
});
