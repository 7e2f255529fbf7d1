import { useEffect } from "react";
import { logDatabase, type LogDatabase } from "#web/features/catches/log/log-database.ts";
import { isTripWrite } from "#web/features/catches/log/log-writes.ts";
import { showBadge } from "#web/platform/app-badge.ts";
import { useLive } from "#web/platform/local-store/use-live.ts";

/** Icons show at most two digits, and an import may leave thousands of catches unsent. */
const mostCounted = 100;

export async function unsentCatches({ outbox }: Pick<LogDatabase, "outbox">): Promise<number> {
  const entries = await outbox.orderBy("seq").limit(mostCounted).toArray();
  const writes = entries.filter((entry) => !isTripWrite(entry));
  return new Set(writes.map(({ subjectId }) => subjectId)).size;
}

export function useUnsentBadge(accountId: string): void {
  const count = useLive(`unsent/${accountId}`, () => unsentCatches(logDatabase(accountId)));
  useEffect(() => {
    if (count !== undefined) void showBadge(count);
  }, [count]);
  // Another account remounts this component, so unmounting ends the session.
  useEffect(() => () => void showBadge(0), []);
}
