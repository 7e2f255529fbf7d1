import { inches } from "@striper/marine/units";
import { describe, expect, test } from "vitest";
import { packagedTable } from "#angling/regulations/packaged-table.ts";
import type { RegulationRecord, RegulationsTable } from "#angling/regulations/table/table.ts";
import { keepOrRelease } from "#angling/regulations/verdict/index.ts";
import { changedCards, changedVerdicts, compareCatches, type LoggedFish } from "./index.ts";

const today = "2026-06-13";

const named = (id: string): RegulationRecord => {
  const record = packagedTable.records.find((one) => one.id === id);
  if (record === undefined) throw new Error(`no rule ${id}`);
  return record;
};

function withRecord(record: RegulationRecord): RegulationsTable {
  const others = packagedTable.records.filter(({ id }) => id !== record.id);
  return others.length === packagedTable.records.length
    ? { ...packagedTable, records: [...others, record] }
    : {
        ...packagedTable,
        records: packagedTable.records.map((one) => (one.id === record.id ? record : one)),
      };
}

const without = (id: string): RegulationsTable => ({
  ...packagedTable,
  records: packagedTable.records.filter((one) => one.id !== id),
});

const narrower = withRecord({
  ...named("ma/striped_bass"),
  sizes: [
    {
      limit: {
        kind: "length",
        measure: "total length",
        minimum: 30,
        maximum: { inches: 31, bound: "below" },
      },
    },
  ],
});

describe("the verdicts that change", () => {
  test("are none for the same table or changed wording", () => {
    expect(changedVerdicts(packagedTable, packagedTable, today)).toEqual([]);
    const noted = withRecord({ ...named("ma/striped_bass"), notes: "Otherwise" });
    expect(changedVerdicts(packagedTable, noted, today)).toEqual([]);
  });

  test("name the first affected fish and its water", () => {
    expect(changedVerdicts(packagedTable, narrower, today)).toEqual([
      "Massachusetts: Striped bass of 28 in on Jun 13, 2026: keep becomes release. Too short: 28 in. The rule is 30 to less than 31 in total length.",
    ]);
    expect(changedVerdicts(narrower, packagedTable, today)).toEqual([
      expect.stringMatching(
        /^Massachusetts: Striped bass of 28 in on Jun 13, 2026: release becomes keep\. Legal/,
      ),
    ]);
  });

  test("name the ways of fishing unless all are affected", () => {
    const measure = "length";
    const after = withRecord({
      ...named("ma/summer_flounder"),
      sizes: [{ limit: { kind: "length", measure, minimum: 17.5 } }],
    });
    const lines = changedVerdicts(packagedTable, after, today);
    expect(lines[0]).toMatch(
      /^Massachusetts, from shore: Summer flounder \(fluke\) of 16\.5 in on Jun 13, 2026: keep becomes release\./,
    );
    expect(lines.filter((line) => line.startsWith("Massachusetts"))).toHaveLength(1);
  });

  test("name the part of the water unless all of it is affected", () => {
    const flounder = named("ma/winter_flounder/southern-new-england");
    const after = withRecord({ ...flounder, bags: [{ limit: { kind: "prohibited" } }] });
    expect(changedVerdicts(packagedTable, after, today)[0]).toMatch(
      /^Massachusetts \(east of the Cape, Southern New England\): Winter flounder/,
    );
  });

  test("are found on future days when the season moves", () => {
    const bass = named("ma/black_sea_bass");
    const after = withRecord({
      ...bass,
      season: { kind: "dated", open: [{ from: "05-16", to: "09-30" }] },
    });
    const [line] = changedVerdicts(packagedTable, after, today);
    expect(line).toMatch(/on Oct 1, 2026: keep becomes release\. The season is closed/);
  });

  test("are found around the bag limit", () => {
    const after = withRecord({
      ...named("nh/winter_flounder"),
      bags: [{ limit: { kind: "fish", fish: 6, per: "angler-day" } }],
    });
    expect(changedVerdicts(packagedTable, after, today)[0]).toMatch(
      /^New Hampshire: .* with 6 kept on Jun 13, 2026: keep becomes release\. The bag is full/,
    );
  });

  test("appear when a rule is removed or added", () => {
    const after = without("nh/striped_bass");
    expect(changedVerdicts(packagedTable, after, today)).toContainEqual(
      expect.stringMatching(
        /^New Hampshire: Striped bass of 28 in .* keep becomes no verdict\. No rule/,
      ),
    );
    expect(changedVerdicts(after, packagedTable, today)).toContainEqual(
      expect.stringMatching(/^New Hampshire: Striped bass of 28 in .* no verdict becomes keep\./),
    );
  });

  test("include the states that defer to a federal rule", () => {
    const { variesWithin: _, ...bluefin } = named("fed/bluefin_tuna");
    const after = withRecord({ ...bluefin, bags: [{ limit: { kind: "prohibited" } }] });
    const lines = changedVerdicts(packagedTable, after, today);
    for (const water of ["Massachusetts", "New Hampshire", "Federal waters"]) {
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^${water}.*becomes release`)));
    }
  });
});

test("removing any rule with a verdict gives a line", () => {
  const species = new Set(["striped_bass", "haddock", "cusk", "tautog", "river_herring"]);
  const some = packagedTable.records.filter((record) => species.has(record.species));
  const silent = some.filter(
    ({ id }) => changedVerdicts(packagedTable, without(id), today).length === 0,
  );
  const verdicts = silent.flatMap(({ species: fish, jurisdiction, area }) =>
    [5, 20, 60].flatMap((length) =>
      ["2026-01-15", "2026-06-13", "2026-09-15"].map((date) => {
        const zone = area?.covers[0];
        const place = zone === undefined ? { jurisdiction } : { jurisdiction, area: zone };
        const question = {
          species: fish,
          place,
          date,
          mode: "private",
          length: inches(length),
        } as const;
        return keepOrRelease(question).verdict;
      }),
    ),
  );
  expect(new Set(verdicts)).toEqual(new Set(["unknown"]));
  expect(silent.length).toBeLessThan(some.length);
});

describe("the cards that change", () => {
  test("are none for the same table with reordered fields", () => {
    const turned = (item: object) => Object.fromEntries(Object.entries(item).toReversed());
    const [notice, ...rest] = packagedTable.notices.map((one) => Object.assign(turned(one), one));
    expect(Object.keys(notice ?? {})).not.toEqual(Object.keys(packagedTable.notices[0] ?? {}));
    const same = { ...packagedTable, notices: [notice ?? {}, ...rest] };
    expect(changedCards(packagedTable, Object.assign({}, packagedTable, same), today)).toEqual([]);
  });

  test("are named, with the species for a general card", () => {
    expect(changedCards(packagedTable, narrower, today)).toEqual([
      "Card changed: MA Striped Bass.",
      "Card changed: Federal Striped Bass.",
      "Card changed: MA General Saltwater (Striped bass).",
    ]);
  });

  test("appear and disappear with their rules", () => {
    const after = without("fed/yellowfin_tuna");
    expect(changedCards(packagedTable, after, today)).toContain("Card gone: Yellowfin Tuna.");
    expect(changedCards(after, packagedTable, today)).toContain("New card: Yellowfin Tuna.");
    expect(changedCards(packagedTable, without("nh/haddock"), today)).toEqual([
      "Card changed: NH Saltwater (Haddock).",
    ]);
  });

  test("include notices and say when they are in force", () => {
    const [winter, ...rest] = packagedTable.notices;
    if (winter === undefined) throw new Error("no notice");
    const fewer = { ...packagedTable, notices: rest };
    expect(changedCards(packagedTable, fewer, today)).toEqual([`Notice gone: ${winter.title}.`]);
    expect(changedCards(fewer, packagedTable, today)).toEqual([
      `Notice new: ${winter.title}, Nov 15 – Jan 31, not in force today.`,
    ]);
    const moved = { ...winter, dates: { from: "06-01", to: "06-30" } };
    expect(
      changedCards(packagedTable, { ...packagedTable, notices: [moved, ...rest] }, today),
    ).toEqual([`Notice changed: ${winter.title}, Jun 1 – Jun 30, in force today.`]);
    const { dates: _, ...always } = winter;
    expect(
      changedCards(packagedTable, { ...packagedTable, notices: [always, ...rest] }, today),
    ).toEqual([`Notice changed: ${winter.title}, in force all year.`]);
  });
});

describe("the logged catches", () => {
  const harbor = { latitude: 42.33, longitude: -70.95 };
  const fish = (parts: Partial<LoggedFish> = {}): LoggedFish => ({
    species: "Striped Bass",
    length: inches(29),
    date: "2026-06-12",
    mode: "shore",
    position: harbor,
    keptBefore: 0,
    isReleased: true,
    ...parts,
  });

  function changesOf(after: RegulationsTable, ...log: readonly LoggedFish[]) {
    const comparison = compareCatches(packagedTable, after);
    for (const one of log) comparison.add(one);
    return comparison.changes();
  }

  test("are counted by change of verdict, with the kept ones among them", () => {
    const looser = withRecord({
      ...named("ma/striped_bass"),
      bags: [{ limit: { kind: "fish", fish: 2, per: "angler-day" } }],
    });
    const kept = fish({ isReleased: false });
    expect(changesOf(narrower, fish(), kept, fish({ length: inches(30.5) }))).toEqual([
      { species: "striped_bass", before: "keep", after: "release", catches: 2, kept: 1 },
    ]);
    expect(changesOf(looser, fish({ keptBefore: 1 }), fish(), fish({ keptBefore: 2 }))).toEqual([
      { species: "striped_bass", before: "release", after: "keep", catches: 1, kept: 0 },
    ]);
  });

  test("are judged for every way of fishing when the entry names none, each in its own water", () => {
    const outside = { latitude: 42.33, longitude: -70.3 };
    expect(changesOf(narrower, fish({ mode: null }), fish({ position: outside }))).toEqual([
      { species: "striped_bass", before: "keep", after: "release", catches: 1, kept: 0 },
    ]);
  });

  test("are ignored when no rule of their species changed", () => {
    const log = ["haddock", "bass", "unicorn"].map((species) => fish({ species }));
    expect(changesOf(narrower, ...log)).toEqual([]);
    expect(compareCatches(packagedTable, packagedTable).kindOf("striped bass")).toBeNull();
    expect(compareCatches(packagedTable, narrower).kindOf("stripers")).toBe("striped_bass");
  });

  test("list the most frequent change first", () => {
    const shorter = withRecord({
      ...named("ma/striped_bass"),
      sizes: [{ limit: { kind: "length", measure: "total length", minimum: 30 } }],
    });
    const log = [fish({ length: inches(32) }), fish(), fish()];
    expect(changesOf(shorter, ...log).map(({ before, catches }) => [before, catches])).toEqual([
      ["keep", 2],
      ["release", 1],
    ]);
  });
});
