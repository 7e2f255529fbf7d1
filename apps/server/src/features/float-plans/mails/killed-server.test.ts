import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { minute, second } from "@striper/marine/time";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openFloatPlansApp, type FloatPlansApp } from "#server/testing/apps/float-plans-app.ts";
import { startMailServer } from "#server/testing/outside/mail-server.ts";

const program = join(import.meta.dirname, "../../../testing/float-plans-program.ts");

type MailServer = Awaited<ReturnType<typeof startMailServer>>;
let app: FloatPlansApp;
const processes: ChildProcess[] = [];
beforeAll(async () => {
  app = await openFloatPlansApp();
});
afterEach(async () => {
  for (const one of processes.splice(0)) await kill(one);
});
afterAll(() => app.close());

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGKILL");
  await ended;
}

/** Starts a server that sends its mails to this mail server. */
async function startProcess(smtpUrl: string): Promise<ChildProcess> {
  const env = {
    PATH: process.env["PATH"] ?? "",
    DATABASE_URL: app.database.url,
    SMTP_URL: smtpUrl,
  };
  const server = fork(program, { execArgv: ["--import", "tsx"], env });
  processes.push(server);
  await once(server, "message");
  return server;
}

/** Creates `count` plans of one contact that are overdue now. */
async function overduePlans(count: number): Promise<void> {
  const by = await app.join();
  const { contact_id } = await app.confirmedContact(by);
  const { pool } = app.database;
  const now = new Date(app.clock.now());
  await pool.query(
    `insert into float_plans (account_id, id, contact_id, who, people, place, coast, starts_at, back_at,
       overdue_minutes, overdue_at, edition, created_at, updated_at)
     select $1, gen_random_uuid(), $2, 'Ann', 1, 'out', 'MA', $3::timestamptz - interval '6 hours',
       $3::timestamptz - interval '1 hour', 60, $3, 1, $3, $3 from generate_series(1, $4::int)`,
    [by.accountId, contact_id, now, count],
  );
  await pool.query(
    `insert into float_plan_mails (account_id, plan_id, kind, edition, due_at)
     select account_id, id, 'overdue', 1, overdue_at from float_plans`,
  );
}

async function sentSoFar(): Promise<number> {
  const { rows } = await app.database.pool.query<{ sent: number }>(
    "select count(sent_at)::int as sent from float_plan_mails",
  );
  return rows[0]?.sent ?? 0;
}

/** Returns the ids of alerts a mail server received. */
const alertsTakenBy = ({ received }: MailServer): string[] =>
  received
    .filter((mail) => mail.includes("Subject: OVERDUE"))
    .map((mail) => /^Message-ID:\s+<([^@]+)@/imu.exec(mail)?.[1] ?? "no id");

test("when the mailing server is killed with -9, other servers mail each of fifty overdue plans exactly once", async () => {
  const now = app.clock.now();
  await overduePlans(50);
  const mails = await startMailServer({ takes: 5 });
  const server = await startProcess(mails.url);
  server.send(now);
  await expect.poll(() => sentSoFar()).toBe(5);
  await kill(server);
  const alerts = () => [...alertsTakenBy(mails), ...app.mails.map(({ id }) => id)];

  // Mails claimed by the killed server stay claimed for half a minute.
  app.setTime(now + 20 * second);
  await app.look();
  expect(alerts().length).toBeLessThan(50);
  for (const later of [31 * second, 20 * minute]) {
    app.setTime(now + later);
    await Promise.all([app.look(), app.look()]);
    expect(alerts()).toHaveLength(50);
    expect(new Set(alerts()).size).toBe(50);
  }
  expect(await sentSoFar()).toBe(50);
  mails.close();
});
