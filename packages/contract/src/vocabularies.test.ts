import { tideStagesOfCatch } from "@striper/angling/catches";
import {
  allRegulations as printAll,
  packagedTable,
  searchRegulations as search,
  stripedBassRegulations as printStripedBass,
} from "@striper/angling/regulations";
import { describe, expect, test } from "vitest";
import { logCatch } from "#contract/catches.ts";
import type { InputOf } from "#contract/endpoint.ts";
import { regulationsTable } from "#contract/regulation-table.ts";
import {
  allRegulations,
  searchRegulations,
  stripedBassRegulations,
} from "#contract/regulations.ts";

/* Vocabularies shared with the pure packages. Where a contract file stays small by not importing them, these tests
   keep the two lists equal. */

test.each(tideStagesOfCatch)("a catch can be logged at the stage %s", (value) => {
  const conditions = { tide_stage: { value, origin: "computed" } };
  expect(logCatch.body.safeParse({ species: "Cod", conditions }).success).toBe(true);
});

describe("the rules", () => {
  const today = "2026-06-13";

  test("in the packaged table pass unchanged", () => {
    const table: InputOf<typeof regulationsTable> = packagedTable;
    expect(regulationsTable.parse(table)).toEqual(packagedTable);
  });

  test("as all cards pass unchanged", () => {
    const cards: InputOf<typeof allRegulations.response> = printAll(today);
    expect(allRegulations.response.parse(cards)).toEqual(cards);
  });

  // SPEC 3.19
  test("for striped bass pass unchanged", () => {
    const cards: InputOf<typeof stripedBassRegulations.response> = printStripedBass(today);
    expect(stripedBassRegulations.response.parse(cards)).toEqual(cards);
  });

  // SPEC 3.20
  test.each(["striped bass", "fluke", "cod"])("found for %s pass unchanged", (species) => {
    const found: InputOf<typeof searchRegulations.response> = search(species, today);
    expect(found.count).toBeGreaterThan(0);
    expect(searchRegulations.response.parse(found)).toEqual(found);
  });
});
