import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { minute } from "@striper/marine/time";
import { isoInstant } from "#server/features/accounts/accounts.presenter.ts";
import type { AccountsContext } from "#server/features/accounts/dependencies.ts";
import { describeCurrentUser } from "#server/features/accounts/describe-user.ts";
import {
  accountFile,
  archiveFormat,
  archiveVersion,
} from "#server/features/accounts/leaving/archive-format.ts";
import { listSessions } from "#server/features/accounts/sessions/sessions.store.ts";
import { readMe } from "#server/features/accounts/wording.ts";
import type { ExportOptions } from "#server/platform/account-data/ports.ts";
import type { ArchiveOrder } from "#server/platform/account-data/writing/archive-writer.ts";
import { createFairQueue } from "#server/platform/work/fair-queue.ts";
import type { Requester } from "#server/platform/work/fair-queue.ts";

async function accountText(context: AccountsContext, accountId: string): Promise<string> {
  const { orm, clock } = context;
  const now = clock.now();
  const account = await describeCurrentUser(context, accountId);
  const sessions = await listSessions(orm, accountId, now);
  const content = {
    format: archiveFormat,
    version: archiveVersion,
    exported_at: isoInstant(now),
    account,
    sessions: sessions.map(({ deviceName, createdAt, lastUsedAt }) => ({
      device_name: deviceName,
      created_at: isoInstant(createdAt),
      last_used_at: isoInstant(lastUsedAt),
    })),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

async function orderFor(
  context: AccountsContext,
  accountId: string,
  options: ExportOptions,
): Promise<ArchiveOrder> {
  const at = context.clock.now();
  const first = [
    { path: "README.txt", content: readMe(isoInstant(at), options) },
    { path: accountFile, content: await accountText(context, accountId) },
  ];
  return { accountId, options, first, at };
}

/** Counts slow connections; each holds a slot but no processor time, because work runs in steps. */
const exportLimits = { running: 32, waiting: 100, longestMs: 30 * minute };
/**
 * Streams the account's data as a ZIP. The stream breaks off when the caller's session ends, so
 * that an incomplete file is not taken for a complete one.
 */
export function createExport(context: AccountsContext) {
  const { exports: writer, log } = context;
  const exports = createFairQueue(exportLimits);

  async function archiveFor(
    by: Requester,
    accountId: string,
    options: ExportOptions,
  ): Promise<Readable> {
    // Opened before the answer starts, so that early failures can still be reported.
    const archive = writer.open(await orderFor(context, accountId, options), by);
    archive.once("error", (error) => {
      if (!by.signal.aborted) log.error({ err: error }, "an export broke off");
    });
    return archive;
  }

  return (by: Requester, accountId: string, options: ExportOptions): Promise<Readable> =>
    new Promise((resolve, reject) => {
      const sent = exports.run(by, async (within) => {
        const archive = await archiveFor(within, accountId, options);
        resolve(archive);
        // Frees the slot however the download ends.
        await finished(archive).catch(() => undefined);
      });
      sent.catch(reject);
    });
}
