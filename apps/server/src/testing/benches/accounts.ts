import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createAuthenticator } from "#server/features/accounts/sessions/authenticator.ts";
import { insertSession } from "#server/features/accounts/sessions/sessions.store.ts";
import { insertAccount } from "#server/features/accounts/accounts.store.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { createLog } from "#server/platform/log/log.ts";
import { createPasswords } from "#server/platform/passwords/passwords.ts";
import { somebody } from "#server/testing/requesters.ts";

async function timeEach(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const durations: number[] = [];
  for (let time = 0; time < times; time++) {
    const begun = performance.now();
    await work();
    durations.push(performance.now() - begun);
  }
  return durations;
}

/** Milliseconds of each hash, one after the other. */
export async function timeHashes(times: number): Promise<number[]> {
  const passwords = createPasswords();
  await passwords.hash("warming up", somebody());
  return timeEach(times, () => passwords.hash("a tide of stripers", somebody()));
}

/** Milliseconds that a call waits to know whose token it shows during the trial. */
export async function timeAuthentication(times: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "striper-bench-accounts-"));
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir,
    log: createLog("error"),
  });
  const { orm } = database;
  const now = systemClock.now();
  const authenticator = createAuthenticator({
    orm,
    clock: systemClock,
    subscriptionOf: () => Promise.resolve({ paidUntil: null, pastDueSince: null }),
  });
  const offered = { displayName: "Ann", passwordHash: "", trialEndsAt: now + 1e9 };
  const account = await insertAccount(orm, { ...offered, email: "ann@example.com" }, now);
  if (account === undefined) throw new Error("no account was made");
  const { token } = await insertSession(orm, account.id, "Bench", now);
  const authenticate = async (): Promise<void> => {
    const { kind } = await authenticator(token);
    if (kind !== "known") throw new Error(`the token is ${kind}`);
  };
  await timeEach(500, authenticate);
  const durations = await timeEach(times, authenticate);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
  return durations;
}
