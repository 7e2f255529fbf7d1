import type { Readable } from "node:stream";
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
import type { ExportedFile, ExportOptions } from "#server/platform/account-data/ports.ts";
import { writeArchive } from "#server/platform/account-data/write-archive.ts";

async function accountEntry(context: AccountsContext, accountId: string): Promise<ExportedFile> {
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
  return { path: accountFile, content: `${JSON.stringify(content, null, 2)}\n` };
}

async function* allEntries(
  context: AccountsContext,
  accountId: string,
  account: ExportedFile,
  options: ExportOptions,
): AsyncGenerator<ExportedFile> {
  yield { path: "README.txt", content: readMe(isoInstant(context.clock.now()), options) };
  yield account;
  for (const exporter of context.exporters) yield* exporter.entries(accountId, options);
}

/** Everything the account holds, as a ZIP that is made while it is sent. */
export async function exportData(
  context: AccountsContext,
  accountId: string,
  options: ExportOptions,
): Promise<Readable> {
  const { clock, log } = context;
  // What can fail at the start does so while an error can still be answered.
  const account = await accountEntry(context, accountId);
  const entries = allEntries(context, accountId, account, options);
  const archive = writeArchive(entries, clock.now());
  archive.once("error", (error) => log.error({ err: error }, "an export broke off"));
  return archive;
}
