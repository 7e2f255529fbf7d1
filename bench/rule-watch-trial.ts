import { packagedTable } from "@striper/angling/regulations";
import { watchedRules, type Passage, type WatchedRule } from "@striper/angling/regulations/watch";
import type { Mutation } from "@striper/fakes/rule-pages/mutations";
import { officialPage } from "@striper/fakes/rule-pages/rule-pages-fake";
import { readPage } from "@striper/server/rule-watch";

export const rulesOn = (address: string): readonly WatchedRule[] =>
  watchedRules(packagedTable).filter(({ pages }) => pages.includes(address));

type Findings = readonly {
  readonly id: string;
  readonly passage: Passage;
  readonly isSame: boolean | null;
}[];

/** Reads a page as the job does; throws where the page is none of rules. */
export async function findingsOn(
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
export async function reported(
  address: string,
  before: string | Buffer,
  after: string | Buffer,
): Promise<readonly string[]> {
  const first = await findingsOn(address, before);
  const accepted = new Map(first.map(({ id, passage }) => [id, passage]));
  const second = await findingsOn(address, after, accepted);
  return second.filter(({ isSame }) => isSame === false).map(({ id }) => id);
}

export interface Trial {
  readonly mutation: Mutation;
  readonly reported: readonly string[];
  readonly missed: readonly string[];
  /** Rules reported although nothing in their passage means anything else. */
  readonly beside: readonly string[];
}

export function pageOf(address: string): string {
  const page = officialPage(address);
  if (page === undefined) throw new Error(`no page at ${address}`);
  return page;
}

export async function tryMutation(mutation: Mutation): Promise<Trial> {
  const page = pageOf(mutation.address);
  const before = mutation.before?.(page) ?? page;
  const found = await reported(mutation.address, before, mutation.after(page));
  return {
    mutation,
    reported: found,
    missed: mutation.rules.filter((id) => !found.includes(id)),
    beside: found.filter((id) => !mutation.rules.includes(id)),
  };
}
