import { myCatches } from "@striper/contract/catches";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { prepareChangeOf } from "#server/features/catches/entries/catches.store.ts";
import { listPage } from "#server/features/catches/entries/list-catches.ts";
import type { Page } from "#server/features/catches/entries/list-catches.ts";
import type { CheckedJson } from "#server/http/answers/checked-json.ts";
import { checkAnswer } from "#server/http/answers/send-answer.ts";

interface KeptPage {
  /** Of the log, read before the page. */
  readonly change: number;
  readonly limit: number;
  readonly json: CheckedJson;
}

export type KeptPages = (accountId: string, page: Page) => Promise<CheckedJson>;

/** In all; the page that was asked for longest ago makes room. */
const mostBytes = 16_000_000;

/** The page an account asked for last, while memory lasts. */
class PagesByAccount {
  readonly #pages = new Map<string, KeptPage>();
  #bytes = 0;

  take(accountId: string): KeptPage | undefined {
    const page = this.#pages.get(accountId);
    if (page === undefined) return undefined;
    this.#pages.delete(accountId);
    this.#bytes -= page.json.bytes.byteLength;
    return page;
  }

  keep(accountId: string, page: KeptPage): void {
    this.take(accountId);
    this.#pages.set(accountId, page);
    this.#bytes += page.json.bytes.byteLength;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= mostBytes) return;
      this.take(oldest);
    }
  }
}

/**
 * First pages, which are opened again and again, read anew only when the log was written into:
 * each write gives its log a new number in its own transaction.
 */
export function keepPages(orm: NodePgDatabase): KeptPages {
  const kept = new PagesByAccount();
  const changeOf = prepareChangeOf(orm);

  return async (accountId, page) => {
    const read = async (): Promise<CheckedJson> =>
      checkAnswer(myCatches, await listPage({ orm }, accountId, page));
    if (page.after !== undefined) return read();
    const change = await changeOf(accountId);
    if (change === undefined) return read();
    const last = kept.take(accountId);
    const isCurrent = last?.change === change && last.limit === page.limit;
    const current = isCurrent ? last : { change, limit: page.limit, json: await read() };
    kept.keep(accountId, current);
    return current.json;
  };
}
