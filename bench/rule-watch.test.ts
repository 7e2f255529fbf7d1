import { packagedTable } from "@striper/angling/regulations";
import { watchedRules, type Passage, type WatchedRule } from "@striper/angling/regulations/watch";
import { addresses } from "@striper/fakes/rule-pages/addresses";
import { mutations } from "@striper/fakes/rule-pages/mutations";
import { officialPage } from "@striper/fakes/rule-pages/rule-pages-fake";
import { readPage } from "@striper/server/rule-watch";
import { describe, expect, test } from "vitest";

const rulesOn = (address: string): readonly WatchedRule[] =>
  watchedRules(packagedTable).filter(({ pages }) => pages.includes(address));

type Findings = readonly {
  readonly id: string;
  readonly passage: Passage;
  readonly isSame: boolean | null;
}[];

/** Reads a page as the job does; throws when the page holds no rules. */
async function findingsOn(
  address: string,
  page: string | Buffer,
  accepted: ReadonlyMap<string, Passage> = new Map(),
): Promise<Findings> {
  const answer = await readPage({
    bytes: Buffer.from(page),
    contentType: null,
    rules: rulesOn(address).map(({ id, words, not, area, otherAreas }) => ({
      id,
      watched: { words, not, area, otherAreas },
      accepted: accepted.get(id) ?? null,
    })),
  });
  if (answer.kind === "fault") throw new Error(`${address}: ${answer.fault} ${answer.detail}`);
  return answer.findings;
}

/** The rules that are reported as changed from one state of a page to the next. */
async function reported(
  address: string,
  before: string | Buffer,
  after: string | Buffer,
): Promise<readonly string[]> {
  const first = await findingsOn(address, before);
  const accepted = new Map(first.map(({ id, passage }) => [id, passage]));
  const second = await findingsOn(address, after, accepted);
  return second.filter(({ isSame }) => isSame === false).map(({ id }) => id);
}

function pageOf(address: string): string {
  const page = officialPage(address);
  if (page === undefined) throw new Error(`no page at ${address}`);
  return page;
}

describe("the watch over official pages", () => {
  test.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    "the watch reports %s where the meaning changes, and only there",
    async (_name, { address, rules, before, after }) => {
      const page = pageOf(address);
      const found = await reported(address, before?.(page) ?? page, after(page));
      expect(rules.filter((id) => !found.includes(id))).toEqual([]);
      expect(found.length > 0).toBe(rules.length > 0);
    },
  );

  test("the watch finds words for every rule of the table that Massachusetts lists", async () => {
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
});
