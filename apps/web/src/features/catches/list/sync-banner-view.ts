import { bookWording } from "#web/features/catches/book/wording.ts";
import type { SyncStatus } from "#web/platform/synced/rounds.ts";

const wording = bookWording.sync;

/** When what waits on this device will be sent. */
export function whatComesNext(isOnline: boolean, status: SyncStatus): string {
  if (!isOnline) return wording.offline;
  return status === "server-full" ? wording.serverFull : wording.sending;
}
