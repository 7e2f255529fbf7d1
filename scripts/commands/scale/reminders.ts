import { setTimeout as delay } from "node:timers/promises";
import { tideMoments } from "@striper/angling/tides";
import { currentUser } from "@striper/contract/accounts";
import { myCatches } from "@striper/contract/catches";
import { predictors } from "@striper/marine/predictors";
import { quantile } from "@striper/testkit/statistics";
import type { MailSink } from "./mail-sink.ts";
import { longestHeld, type Instance, type ScaleWorld } from "./world.ts";

const minute = 60_000;
const boston = "8443970";
const longestWaitMs = 20 * minute;
const betweenCallsMs = 25;
/** Time limit for updating a hundred thousand rows, ms. */
const longestUpdateMs = minute / 2;

export interface TideFinding {
  readonly heldMs: number;
  readonly readers: number;
  readonly mails: number;
  readonly minutes: number;
  readonly othersP99: number;
  readonly growthMegabytes: number;
}

async function until(isReached: () => boolean): Promise<void> {
  const limit = performance.now() + longestWaitMs;
  while (!isReached() && performance.now() < limit) await delay(200);
}

/** Reads as other people at a steady pace until stopped. */
async function readAlong(instance: Instance, people: number, stop: AbortSignal): Promise<number[]> {
  const times: Promise<{ milliseconds: number }>[] = [];
  for (let turn = 0; !stop.aborted; turn++) {
    const { method, path } = turn % 2 === 0 ? currentUser : myCatches;
    times.push(instance.call({ method, path, by: 3 + (turn % (people - 3)) }));
    await delay(betweenCallsMs);
  }
  return (await Promise.all(times)).map(({ milliseconds }) => milliseconds);
}

/** Makes all alerts ring for the next high tide, due at the next full minute, and waits for it. */
async function makeTideDue({ database, now }: ScaleWorld, readers: number): Promise<void> {
  // A reused database remembers the reminders of an earlier rehearsal.
  await database.pool.query("truncate told_reminders");
  const water = await predictors.at(boston);
  const at = Math.ceil((now() + longestUpdateMs) / minute) * minute;
  const [high = 0] = tideMoments({ kind: "high" }, water, at + 30 * minute, at + 1440 * minute);
  const lead = Math.round((high - at) / minute);
  await database.pool.query(
    `update tide_alerts set lead_minutes = $1, updated_at = $2, remind_at = $3
       where account_id in (select id from rehearsal.scale_accounts where number <= $4)`,
    [lead, new Date(at - 60 * minute), new Date(at), readers],
  );
  await delay(at - now());
}

export async function remindOfTide(
  world: ScaleWorld,
  instance: Instance,
  sink: MailSink,
  readers: number,
): Promise<TideFinding> {
  sink.reset();
  const atRest = instance.output().length;
  await delay(8000);
  const before = Math.max(...instance.pulses(atRest).map(({ megabytes }) => megabytes));
  await makeTideDue(world, readers);
  const from = instance.output().length;
  const begun = performance.now();
  const over = new AbortController();
  const reading = readAlong(instance, world.size.accounts, over.signal);
  await until(() => sink.mails.size >= readers);
  over.abort();
  const others = await reading;
  const pulses = instance.pulses(from);
  return {
    readers,
    mails: sink.mails.size,
    minutes: (sink.lastAt() - begun) / minute,
    othersP99: quantile(others, 0.99),
    heldMs: longestHeld(pulses),
    growthMegabytes: Math.max(...pulses.map(({ megabytes }) => megabytes)) - before,
  };
}

export interface LicensesFinding {
  readonly holders: number;
  readonly told: number;
  /** Holders told by two mails with different message ids. */
  readonly twice: number;
  /** Mails the killed instance sent but did not record; they repeat with the same message id. */
  readonly repeated: number;
  readonly minutes: number;
}

/**
 * Lets all licenses expire today, and kills one of two servers after half of the holders were told.
 */
export async function remindOfLicenses(
  world: ScaleWorld,
  sink: MailSink,
  holders: number,
): Promise<LicensesFinding> {
  sink.reset();
  await world.database.pool.query(
    `update licenses set expiry_date = '2026-12-31', remind_at = '2026-12-31 14:00:00Z'
       where account_id in (select id from rehearsal.scale_accounts where number <= $1)`,
    [holders],
  );
  const begun = performance.now();
  const victim = await world.startInstance("jobs");
  await until(() => sink.mails.size >= holders / 2);
  await victim.end("SIGKILL");
  // The killed instance's claims expire after five minutes.
  await until(() => sink.mails.size >= holders - 200);
  await delay(3000);
  world.moveTime(6 * minute);
  await until(() => sink.mails.size >= holders);
  await delay(5000);
  const received = [...sink.mails.values()];
  return {
    holders,
    told: sink.mails.size,
    twice: received.filter(({ size }) => size > 1).length,
    repeated: received.filter((mails) => [...mails.values()].some((times) => times > 1)).length,
    minutes: (sink.lastAt() - begun) / minute,
  };
}
