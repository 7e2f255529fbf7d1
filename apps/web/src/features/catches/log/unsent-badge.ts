import { useEffect } from "react";
import { logDatabase, type LogDatabase } from "#web/features/catches/log/log-database.ts";
import { isTripWrite } from "#web/features/catches/log/log-writes.ts";
import { showBadge } from "#web/platform/app-badge.ts";
import { useLive } from "#web/platform/local-store/use-live.ts";

/** Icons show no more than two digits; an import may leave thousands waiting. */
const mostCounted = 100;

/** Catches with unsent or held writes. */
export async function unsentCatches({ outbox }: Pick<LogDatabase, "outbox">): Promise<number> {
  const entries = await outbox.orderBy("seq").limit(mostCounted).toArray();
  const writes = entries.filter((entry) => !isTripWrite(entry));
  return new Set(writes.map(({ subjectId }) => subjectId)).size;
}

/** While somebody is signed in, the app's icon shows how many of their catches wait to be sent. */
export function useUnsentBadge(accountId: string): void {
  const count = useLive(`unsent/${accountId}`, () => unsentCatches(logDatabase(accountId)));
  useEffect(() => {
    if (count !== undefined) void showBadge(count);
  }, [count]);
  // Another account's log has another place on the screen, so this is the end of the session.
  useEffect(() => () => void showBadge(0), []);
}
