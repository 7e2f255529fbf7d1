import { mutations } from "@striper/fakes/rule-pages/mutations";
import { expect, describe, test } from "vitest";
import { tryByChance } from "./rule-watch-chance.ts";
import { findingsOn, pageOf, reported, rulesOn, tryMutation } from "./rule-watch-trial.ts";
import { addresses } from "@striper/fakes/rule-pages/addresses";
import { pdfOf } from "@striper/fakes/rule-pages/pdf";

describe("the watch over official pages", () => {
  test.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    "reports %s where it means something else, and only there",
    async (_name, mutation) => {
      const { missed, reported: found } = await tryMutation(mutation);
      expect(missed).toEqual([]);
      expect(found.length > 0).toBe(mutation.rules.length > 0);
    },
  );

  test("is tried with forty changes, of which twenty-five mean something", () => {
    expect(mutations).toHaveLength(40);
    expect(mutations.filter(({ rules }) => rules.length > 0)).toHaveLength(25);
  });

  test("finds numbers, dates and words of law changed by chance, and no slip of the pen", async () => {
    const { missed, alarms } = await tryByChance(40);
    expect(missed).toEqual([]);
    expect(alarms).toEqual([]);
  });

  test("finds words for every rule of the table that Massachusetts lists", async () => {
    const findings = await findingsOn(addresses.massachusetts, pageOf(addresses.massachusetts));
    const silent = findings
      .filter(({ passage }) => passage.groups.length === 0)
      .map(({ id }) => id);
    // No row, and low confidence in the table for that reason.
    expect(silent.toSorted()).toEqual([
      "ma/atlantic_herring",
      "ma/atlantic_menhaden",
      "ma/bait_crabs",
      "ma/cusk",
      "ma/longfin_squid",
      "ma/silversides",
      "ma/spanish_mackerel",
    ]);
    expect(rulesOn(addresses.massachusetts).length).toBeGreaterThan(40);
  });

  test("reads the words of a PDF, and finds a number that changed in it", async () => {
    const lines = (size: string) => [
      "Recreational limits as of this spring, from the Division of Marine Fisheries.",
      `Striped bass   28" to less than ${size}"   1 fish per day   Open all year`,
      `Weakfish   16"   1 fish   Open all year`,
    ];
    const [before, after] = [pdfOf(lines("31")), pdfOf(lines("30"))];
    expect(await reported(addresses.massachusetts, before, before)).toEqual([]);
    expect(await reported(addresses.massachusetts, before, after)).toEqual(["ma/striped_bass"]);
  });
});
