import type { RegulationsTable } from "@striper/angling/regulations";
import {
  watchIntervalDays,
  watchedRules,
  type WatchedRule,
} from "@striper/angling/regulations/watch";
import { day, harborDate, hour, second } from "@striper/marine/time";
import { setTimeout as delay } from "node:timers/promises";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import {
  createPageFetcher,
  type FetchPage,
  type PageFetching,
} from "#server/features/regulations/watch/fetch-page.ts";
import {
  createPageReader,
  type PageReader,
} from "#server/features/regulations/watch/reading/page-reader.ts";
import type { WatchMails } from "#server/features/regulations/watch/write-to-admins.ts";
import { writeToAdmins } from "#server/features/regulations/watch/write-to-admins.ts";
import {
  duePages,
  syncPages,
  listPassages,
  notePageFault,
  notePageRead,
  notePassage,
  type PageFault,
  type StoredPage,
} from "#server/features/regulations/watch/watch.store.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Job } from "#server/platform/jobs/job.ts";
import type { Log } from "#server/platform/log/log.ts";
import { noValidators } from "#server/platform/upstream/upstream-http.ts";

export interface WatchJobDependencies {
  readonly orm: NodePgDatabase;
  readonly clock: Clock;
  readonly log: Log;
  readonly table: () => RegulationsTable;
  readonly settings: PageFetching;
  readonly mails: WatchMails;
  readonly courtesyMs?: number;
  /** Starts a separate process by default. */
  readonly createReader?: () => PageReader;
}

/** Pause between requests, which reach about twenty pages a week. */
const courtesy = 2 * second;
/** Delays before a failed page is retried; the last one repeats. */
const retryAfter = [hour, 4 * hour, 12 * hour, day];
/** Subtracted from intervals, so that an hourly run at the same hour finds the page due. */
const aLittle = hour / 2;

interface Run extends WatchJobDependencies {
  readonly fetchPage: FetchPage;
  readonly reader: PageReader;
  readonly rules: readonly WatchedRule[];
  readonly signal: AbortSignal;
}

const rulesAt = (rules: readonly WatchedRule[], url: string): readonly WatchedRule[] =>
  rules.filter(({ pages }) => pages.includes(url));

function nextLook({ clock, rules }: Run, url: string): number {
  const now = clock.now();
  const records = rulesAt(rules, url).flatMap(({ record }) => record ?? []);
  return now + watchIntervalDays(records, harborDate(now)) * day - aLittle;
}

async function noteFault(run: Run, page: StoredPage, fault: PageFault): Promise<void> {
  const { orm, clock } = run;
  const now = clock.now();
  const own = retryAfter[Math.min(page.failures, retryAfter.length - 1)] ?? day;
  const wait = Math.min(Math.max(own, fault.waitMs ?? 0), 7 * day);
  await notePageFault(orm, page.url, fault, { now, nextAt: now + wait });
}

async function lookAt(run: Run, page: StoredPage): Promise<void> {
  const { orm, clock, fetchPage, reader, signal } = run;
  const { url } = page;
  const rules = rulesAt(run.rules, url);
  const known = new Map((await listPassages(orm, { url })).map((one) => [one.ruleId, one]));
  // A rule newly assigned to this page needs the whole page, so no validators are sent.
  const isAllKnown = page.fault === null && rules.every(({ id }) => known.has(id));
  const { etag, lastModified } = page;
  const answer = await fetchPage(url, isAllKnown ? { etag, lastModified } : noValidators);
  signal.throwIfAborted();
  if (answer.kind === "fault") return noteFault(run, page, answer.fault);
  if (answer.kind === "unchanged")
    return notePageRead(orm, url, {
      validators: null,
      now: clock.now(),
      nextAt: nextLook(run, url),
    });
  const order = rules.map(({ id, words, not, area, otherAreas }) => ({
    id,
    watched: { words, not, area, otherAreas },
    accepted: known.get(id)?.accepted ?? null,
  }));
  const { bytes, contentType, validators } = answer;
  const read = await reader.read({ bytes, contentType, rules: order }, signal);
  if (read.kind === "fault") return noteFault(run, page, { kind: read.fault, detail: read.detail });
  await orm.transaction(async (transaction) => {
    const now = clock.now();
    for (const { id, passage, isSame } of read.findings)
      await notePassage(transaction, url, { ruleId: id, passage, isSame }, now);
    await notePageRead(transaction, url, { validators, now, nextAt: nextLook(run, url) });
  });
}

async function watch(context: WatchJobDependencies, signal: AbortSignal): Promise<void> {
  const { orm, clock, log, settings, table, courtesyMs = courtesy } = context;
  const { createReader = createPageReader } = context;
  const rules = watchedRules(table());
  await syncPages(orm, [...new Set(rules.flatMap(({ pages }) => pages))], clock.now());
  const due = await duePages(orm, clock.now());
  if (due.length > 0) {
    const reader = createReader();
    const run = {
      ...context,
      fetchPage: createPageFetcher(settings, signal),
      reader,
      rules,
      signal,
    };
    try {
      for (const page of due) {
        await lookAt(run, page);
        await delay(courtesyMs, undefined, { signal });
      }
    } finally {
      reader.close();
    }
    log.info({ pages: due.length }, "official pages were compared with what they said before");
  }
  await writeToAdmins(context, rules);
}

/**
 * Checks hourly which official pages are due: weekly, daily around openings, and sooner after a
 * failure. Runs on one server at a time.
 */
export function createWatchJob(dependencies: WatchJobDependencies): Job | null {
  if (dependencies.settings.from === undefined) return null;
  return {
    name: "rule-watch",
    schedule: { everyMinutes: 60 },
    longestMs: 2 * hour,
    run: (signal) => watch(dependencies, signal),
  };
}
