import { searchAccounts } from "#server/features/accounts/administration/accounts-search.store.ts";
import type { Place } from "#server/features/accounts/administration/accounts-search.store.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { membershipAt } from "#server/features/accounts/membership.ts";
import { AppError } from "#server/http/app-error.ts";
import { readReport } from "#server/platform/database/read-report.ts";

export interface AccountSearch {
  readonly search: string | undefined;
  readonly after: string | undefined;
  readonly limit: number;
}

const cursorAfter = ({ createdAt, accountId }: Place): string =>
  Buffer.from(`${createdAt} ${accountId}`).toString("base64url");

function placeOf(cursor: string): Place {
  const text = Buffer.from(cursor, "base64url").toString("latin1");
  const [, time, accountId] = /^(\d{1,15}) ([\da-f-]{36})$/u.exec(text) ?? [];
  if (time === undefined || accountId === undefined)
    throw new AppError("invalid_request", {
      fields: [{ path: "query.after", message: "is not where a page ends" }],
    });
  return { createdAt: Number(time), accountId };
}

export async function findAccounts(
  { orm, clock, subscriptionsOf }: AccountsContext,
  { search, after, limit }: AccountSearch,
) {
  const now = clock.now();
  const from = after === undefined ? undefined : placeOf(after);
  const wanted = { search, from, most: limit + 1 };
  const rows = await readReport(orm, (report) => searchAccounts(report, wanted, now));
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const subscriptions = await subscriptionsOf(page.map(({ accountId }) => accountId));
  const found = page.map((row) => {
    const { state } = membershipAt(row.trialEndsAt, subscriptions.get(row.accountId), now);
    return Object.assign(row, { subscriptionStatus: state });
  });
  const next = rows.length > limit && last !== undefined ? cursorAfter(last) : null;
  return { accounts: found, next };
}
