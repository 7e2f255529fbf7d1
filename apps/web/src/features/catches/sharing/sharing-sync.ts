import { useEffect } from "react";
import { readStored, removeStored, writeStored } from "#web/platform/stored.ts";

/**
 * Key of the flag that something may need sharing or withdrawing. It avoids loading the database.
 */
const markOf = (accountId: string): string => `sharing/${accountId}`;

export const markSharing = (accountId: string): void => writeStored(markOf(accountId), "1");

export const forgetSharing = (accountId: string): void => removeStored(markOf(accountId));

export const isSharingMarked = (accountId: string): boolean =>
  readStored(markOf(accountId)) !== null;

async function run(accountId: string): Promise<void> {
  if (!isSharingMarked(accountId)) return;
  const { runSharing } = await import("#web/features/catches/sharing/run-sharing.ts");
  if (await runSharing(accountId)) forgetSharing(accountId);
}

export function useSharingSync(accountId: string): void {
  useEffect(() => {
    // Failures are retried at the next of these events.
    const start = () => void run(accountId).catch(() => undefined);
    start();
    addEventListener("online", start);
    return () => removeEventListener("online", start);
  }, [accountId]);
}
