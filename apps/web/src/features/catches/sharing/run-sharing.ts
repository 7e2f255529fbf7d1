import { shareTrips, withdrawTrips } from "@striper/contract/accuracy";
import {
  disagree,
  exchangeSharing,
  readSharing,
  rowsToShare,
  sharingDatabase,
  type SharingServer,
} from "#web/features/catches/sharing/shared-trips.ts";
import { logDatabase } from "#web/features/catches/log/log-database.ts";
import { readWholeLog } from "#web/features/catches/log/read-log.ts";
import { call } from "#web/platform/api/api-client.ts";

const server: SharingServer = {
  share: async (trips) => (await call(shareTrips, { body: { trips } })).kept,
  withdraw: (removal_tokens) => call(withdrawTrips, { body: { removal_tokens } }),
};

/**
 * Shares new trips and withdraws outdated ones. Failures are retried at the next visit. Resolves to
 * true once this device has nothing left to share.
 */
export async function runSharing(accountId: string): Promise<boolean> {
  const sharing = sharingDatabase(accountId);
  await exchangeSharing(sharing, server, async () => {
    const log = await readWholeLog(logDatabase(accountId));
    // Without the whole log, every trip would look deleted.
    return log.hasPulled ? rowsToShare(log.trips, log.catches) : null;
  });
  const { isAgreed, withdrawing } = await readSharing(sharing);
  return !isAgreed && withdrawing === 0;
}

export async function withdrawAll(accountId: string): Promise<void> {
  await disagree(sharingDatabase(accountId));
  await runSharing(accountId);
}
