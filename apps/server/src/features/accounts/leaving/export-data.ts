import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
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
import type { ExportedFile, ExportOptions } from "#server/platform/account-data/ports.ts";
import { writeArchive } from "#server/platform/account-data/write-archive.ts";
import { createFairQueue } from "#server/platform/work/fair-queue.ts";
import type { FairQueue, Requester } from "#server/platform/work/fair-queue.ts";

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

/** A slow connection takes a place but no work in it: work is done in turns. */
const exportLimits = { running: 32, waiting: 100, longestMs: 30 * minute };
/** Reading a hundred entries, or a piece of a photo. Two, so that one that waits for a disk holds up nobody. */
const stepLimits = { running: 2, waiting: 200, longestMs: minute };
/** A step this short needs no rest after it. */
const shortStepMs = 2;

/** After a step everybody else has as long as it took, most of which was not spent here. */
async function withRest<Result>(work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  const tookMs = performance.now() - begun;
  if (tookMs > shortStepMs) await delay(tookMs);
  return result;
}

async function* inTurns<Item>(
  items: AsyncIterable<Item>,
  steps: FairQueue,
  by: Requester,
): AsyncGenerator<Item> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await steps.run(by, () => withRest(() => iterator.next()));
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

async function* filesInTurns(
  files: AsyncIterable<ExportedFile>,
  steps: FairQueue,
  by: Requester,
): AsyncGenerator<ExportedFile> {
  for await (const file of inTurns(files, steps, by)) {
    const { content } = file;
    if (typeof content !== "function") {
      yield file;
      continue;
    }
    const opened = async (): Promise<Readable> =>
      Readable.from(inTurns<Buffer | string>(await content(), steps, by), { objectMode: false });
    yield { ...file, content: opened };
  }
}

/**
 * All data of the account, as a ZIP that is made while it is sent. It breaks off with its
 * caller's session, so that nobody takes a part for the whole.
 */
export function createExport(context: AccountsContext) {
  const { clock, log } = context;
  const exports = createFairQueue(exportLimits);
  const steps = createFairQueue(stepLimits);

  async function archiveFor(
    by: Requester,
    accountId: string,
    options: ExportOptions,
  ): Promise<Readable> {
    // What can fail at the start does so while an error can still be answered.
    const account = await accountEntry(context, accountId);
    const entries = allEntries(context, accountId, account, options);
    const archive = writeArchive(filesInTurns(entries, steps, by), clock.now());
    archive.once("error", (error) => {
      if (!by.signal.aborted) log.error({ err: error }, "an export broke off");
    });
    by.signal.addEventListener("abort", () => archive.destroy(new Error("its caller has gone")), {
      once: true,
    });
    return archive;
  }

  return (by: Requester, accountId: string, options: ExportOptions): Promise<Readable> =>
    new Promise((resolve, reject) => {
      const sent = exports.run(by, async (within) => {
        const archive = await archiveFor(within, accountId, options);
        resolve(archive);
        // However it ends, its place is free then.
        await finished(archive).catch(() => undefined);
      });
      sent.catch(reject);
    });
}
