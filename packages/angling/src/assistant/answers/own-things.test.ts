import { describe, expect, test } from "vitest";
import { day } from "@striper/marine/time";
import { celsius } from "@striper/marine/units";
import { ask, factOf, given } from "@striper/testkit/assistant/ask";
import { askedAt, keptLog } from "@striper/testkit/assistant/kept";
import type { OwnCatch } from "#angling/assistant/index.ts";

describe("the log", () => {
  const base = keptLog.catches[0];
  if (base === undefined) throw new Error("the log is empty");
  const log = (catches: readonly OwnCatch[], trips = keptLog.trips) => ({
    log: given({ catches, trips }),
  });
  const guessed: OwnCatch = {
    ...base,
    isMeasured: false,
    placeName: null,
    spotId: null,
    bait: null,
  };

  test("without an entry says so", async () => {
    expect((await ask("my last catch", { providers: log([]) })).text).toContain("holds no catch");
    expect((await ask("my biggest striper", { providers: log([]) })).text).toContain(
      "No measured fish",
    );
    expect((await ask("what worked for me", { providers: log([]) })).text).toContain("under 10");
  });

  test("of one guessed fish counts it and measures nothing", async () => {
    expect(
      (await ask("how many fish have I caught", { providers: log([guessed]) })).text,
    ).toContain("1 catch.");
    expect((await ask("my biggest fish", { providers: log([guessed]) })).text).toContain("guesses");
    expect((await ask("my last catch", { providers: log([guessed]) })).text).not.toContain(" in,");
    expect(
      (await ask("average size of my stripers", { providers: log([guessed]) })).text,
    ).toContain("no average");
  });

  test("knows the heaviest where no length was measured", async () => {
    const heavy: OwnCatch = { ...base, length: null, weight: keptLog.catches[19]?.weight ?? null };
    expect(
      factOf(await ask("my biggest striper", { providers: log([heavy]) }), "heaviest-fish"),
    ).toBe(22.4);
  });

  test("leaves the place out where none was written down", async () => {
    const providers = log([{ ...base, placeName: null, spotId: null }]);
    const answer = await ask("my biggest striper", { providers });
    expect(factOf(answer, "longest-fish")).toBe(20);
    expect(factOf(answer, "place")).toBeUndefined();
    expect(answer.text).toMatch(/at 5:30 am\.$/);
  });

  test("holds no guessed length against a length asked about", async () => {
    const providers = log([base, { ...guessed, id: "guessed" }]);
    expect(
      factOf(await ask("how many stripers under 28 have i caught", { providers }), "catch-count"),
    ).toBe(1);
  });

  test("of fish without conditions finds no pattern", async () => {
    const plain = Array.from({ length: 12 }, (_, index): OwnCatch => ({
      ...guessed,
      id: `plain-${index}`,
      conditions: { tideStage: null, currentSpeed: null, moonPhase: null, waterTemperature: null },
    }));
    expect((await ask("what's my best moon", { providers: log(plain) })).text).toContain(
      "nothing stands out",
    );
    expect((await ask("what works best for me", { providers: log(plain) })).text).toContain("hour");
  });

  test("finds the best moon and water where they were written down", async () => {
    const rich = Array.from({ length: 12 }, (_, index): OwnCatch => ({
      ...base,
      id: `rich-${index}`,
      conditions: { ...base.conditions, moonPhase: "Full Moon", waterTemperature: celsius(15) },
    }));
    const answer = await ask("what moon phase and water temperature works best for me", {
      providers: log(rich),
    });
    expect(factOf(answer, "best-moonPhase")).toBe("Full Moon");
    expect(factOf(answer, "best-waterTemperature")).toBe("55 to 60 °F");
  });

  test("knows species by other names, and those without a rule", async () => {
    const pogies: OwnCatch = { ...base, species: "Pogy" };
    const bass: OwnCatch = { ...base, id: "bass", species: "Bass" };
    const nameless: OwnCatch = { ...base, id: "odd", species: "Something" };
    const providers = log([pogies, bass, nameless]);
    expect(factOf(await ask("how many pogies have I caught", { providers }), "catch-count")).toBe(
      1,
    );
    expect(factOf(await ask("how many stripers have I caught", { providers }), "catch-count")).toBe(
      1,
    );
    expect(factOf(await ask("how many flounder have I caught", { providers }), "catch-count")).toBe(
      0,
    );
  });

  test("gives rates and days like today only from ten on", async () => {
    expect((await ask("my catch rate", { providers: log([], []) })).text).toContain("no rate");
    expect((await ask("days like today", { providers: log([]) })).text).toContain("claim nothing");
    const years = Array.from({ length: 11 }, (_, index): OwnCatch => ({
      ...base,
      id: `year-${index}`,
      caughtAt: askedAt - (index + 1) * 354.367 * day,
    }));
    expect((await ask("days like today in my log", { providers: log(years, []) })).text).toMatch(
      /claim nothing|past days like today/,
    );
    const everyDay = Array.from({ length: 5 * 365 }, (_, index): OwnCatch => ({
      ...base,
      id: `day-${index}`,
      caughtAt: askedAt - (index + 1) * day,
    }));
    const enough = await ask("days like today in my log", { providers: log(everyDay, []) });
    expect(factOf(enough, "similar-days")).toBeGreaterThanOrEqual(10);
    expect(factOf(enough, "similar-days-with-catch")).toBe(factOf(enough, "similar-days"));
    expect(enough.text).toMatch(/^On \d+ past days like today you caught on \d+ of them/);
  });

  test("selects by day, bait, place and what was let go", async () => {
    expect(factOf(await ask("how many fish did I catch on june 10"), "catch-count")).toBe(1);
    expect(
      factOf(
        await ask("how many stripers did I release at deer island rip on live mackerel"),
        "catch-count",
      ),
    ).toBe(14);
    expect(factOf(await ask("how many fish did I catch on the flood"), "catch-count")).toBe(12);
    expect(factOf(await ask("how many stripers did I catch at slack"), "catch-count")).toBe(4);
    expect(factOf(await ask("where do I catch the most fish from my log"), "best-place")).toBe(
      "Deer Island Light and Rip",
    );
    const lone = keptLog.catches
      .slice(0, 12)
      .map((entry, index) => Object.assign({}, entry, { placeName: index % 2 === 0 ? "A" : "B" }));
    expect(
      factOf(await ask("what works best for me", { providers: log(lone) }), "best-place"),
    ).toBeUndefined();
  });
});

describe("papers", () => {
  test("that expired, never do, or cannot be read are told apart", async () => {
    const licenses = [
      { name: "Old permit", type: "saltwater", expiresOn: "2025-12-31" },
      { name: "Card", type: "other", expiresOn: null },
      { name: "Odd", type: "other", expiresOn: "31/12" },
    ] as const;
    const { text } = await ask("when do my licenses expire", {
      providers: { licenses: given(licenses) },
    });
    expect(text).toContain("expired on Dec 31, 2025");
    expect(text.match(/no expiry date/g)).toHaveLength(2);
    expect((await ask("my license", { providers: { licenses: given([]) } })).text).toContain(
      "No license is stored",
    );
  });

  test.each([
    ["do I need a permit for tuna", "vessel"],
    ["do I need a permit for sharks", "vessel"],
    ["what permit do I need in federal waters", 16],
    ["permit needed in Portsmouth", 16],
  ])("%s", async (question, age) => {
    expect(factOf(await ask(question), "permit-age")).toBe(age);
  });

  test.each([
    [15, "none is needed"],
    [16, "it is needed."],
    [59, "it is needed."],
    [60, "it is needed, free of charge."],
  ])("at %d %s", async (age, words) => {
    const { text } = await ask(`do I need a permit, I am ${age}`);
    expect(text).toContain(`Massachusetts recreational saltwater permit: at ${age} ${words}`);
  });
});
