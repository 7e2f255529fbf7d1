import type { CatchesDependencies } from "#server/features/catches/dependencies.ts";
import { markOfPlace, placeOfMark } from "#server/features/catches/cursors.ts";
import { presentCatch } from "#server/features/catches/entries/catches.presenter.ts";
import { listCatches } from "#server/features/catches/entries/catches.store.ts";

type Context = Pick<CatchesDependencies, "orm">;

export interface Page {
  readonly limit: number;
  readonly after?: string | undefined;
}

export async function listPage({ orm }: Context, accountId: string, { limit, after }: Page) {
  const place = after === undefined ? undefined : placeOfMark(after);
  const rows = await listCatches(orm, accountId, limit + 1, place);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    catches: page.map(presentCatch),
    next: rows.length > limit && last !== undefined ? markOfPlace(last) : null,
  };
}

export async function listRecent({ orm }: Context, accountId: string, limit: number) {
  return { catches: (await listCatches(orm, accountId, limit)).map(presentCatch) };
}
