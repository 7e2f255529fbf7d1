import { describe, expect, test } from "vitest";
import { packagedTable } from "#angling/regulations/packaged-table.ts";
import type { RegulationRecord } from "#angling/regulations/table/table.ts";
import { keepOrRelease } from "./keep-or-release.ts";
import { bagDateMutations, seasonMutations } from "./testing/date-mutations.ts";
import { bagMutations, capMutations, sizeMutations } from "./testing/limit-mutations.ts";
import { plain, type Probe } from "./testing/mutation.ts";

/** Seasons are probed beyond the table's own year, for which every "keep" is withheld. */
const afterEveryProbe = "2099-12-31";

function verdictOn(record: RegulationRecord, probe: Probe) {
  const area = record.area?.covers[0] ?? "gulf-of-maine";
  return keepOrRelease(
    { ...probe, species: record.species, place: { jurisdiction: record.jurisdiction, area } },
    { ...packagedTable, publishedOn: afterEveryProbe, records: [record], notices: [] },
  ).verdict;
}

const cases = packagedTable.records.flatMap((packaged) => {
  const record = plain(packaged);
  return [
    ...sizeMutations(record),
    ...bagMutations(record),
    ...capMutations(record),
    ...seasonMutations(record),
    ...bagDateMutations(record),
  ].map((mutation) => ({ mutation, record, title: `${record.id}: ${mutation.name}` }));
});

describe("a changed bound changes an answer", () => {
  test.each(cases)("$title", ({ record, mutation }) => {
    const { mutated, probe, expected } = mutation;
    expect(verdictOn(record, probe)).toBe(expected);
    expect(verdictOn(mutated, probe)).not.toBe(expected);
  });

  test("for every number and date of the table", () => {
    const bounds = JSON.stringify(
      packagedTable.records.map(({ sizes, bags, season, vesselCaps }) => ({
        sizes,
        bags: bags.map(({ limit, ...rest }) => ({
          ...rest,
          ...(limit.kind === "fish" ? { fish: limit.fish } : {}),
          ...(limit.kind === "prohibited" ? { prohibited: 0 } : {}),
        })),
        open: season.kind === "dated" ? season.open : [],
        traps: season.kind === "gear-out" ? season.dates : {},
        caps: (vesselCaps ?? []).map(({ fish }) => fish),
      })),
    );
    const count = (pattern: RegExp) => bounds.match(pattern)?.length ?? 0;
    const numbers =
      2 * count(/"minimum":/g) + 3 * count(/"maximum":/g) + 2 * count(/"onlyOneOver":/g);
    const bagSizes = 2 * count(/"fish":/g) + count(/"prohibited":/g) + 2 * count(/"caps":\[\d/g);
    const dates = cases.filter(({ mutation }) => /day (later|earlier)$/.test(mutation.name)).length;
    expect(cases).toHaveLength(numbers + bagSizes + dates);
    // Each first and last day of a season is moved both ways, except where the two federal haddock
    // ranges meet. Those of a bag are moved inwards only.
    const ends = count(/"(from|to)":/g);
    expect(dates).toBeGreaterThanOrEqual(ends);
    expect(cases.length).toBeGreaterThan(200);
  });
});
