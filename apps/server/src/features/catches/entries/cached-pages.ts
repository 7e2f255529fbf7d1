import { myCatches } from "@striper/contract/catches";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { prepareChangeOf } from "#server/features/catches/entries/catches.store.ts";
import { listPage } from "#server/features/catches/entries/list-catches.ts";
import type { Page } from "#server/features/catches/entries/list-catches.ts";
import { checkAnswer } from "#server/http/bind-endpoint.ts";
import type { CheckedJson } from "#server/http/bind-endpoint.ts";
import { BoundedCache } from "#server/platform/bounded-cache.ts";

interface CachedPage {
  /** Change number of the log, read before the page. */
  readonly change: number;
  readonly limit: number;
  readonly json: CheckedJson;
}

export type CachedPages = (accountId: string, page: Page) => Promise<CheckedJson>;

const mostBytes = 16_000_000;

/**
 * Caches first pages. A page is valid while the log's change number, which every write increases in
 * its own transaction, stays the same.
 */
export function cachePages(orm: NodePgDatabase): CachedPages {
  const kept = new BoundedCache<CachedPage>(mostBytes, ({ json }) => json.bytes.byteLength);
  const changeOf = prepareChangeOf(orm);

  return async (accountId, page) => {
    const read = async (): Promise<CheckedJson> =>
      checkAnswer(myCatches, await listPage({ orm }, accountId, page));
    if (page.after !== undefined) return read();
    const change = await changeOf(accountId);
    if (change === undefined) return read();
    const last = kept.get(accountId);
    const isCurrent = last?.change === change && last.limit === page.limit;
    const current = isCurrent ? last : { change, limit: page.limit, json: await read() };
    kept.set(accountId, current);
    return current.json;
  };
}
