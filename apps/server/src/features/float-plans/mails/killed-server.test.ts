import { fork, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { minute } from "@striper/marine/time";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openFloatPlansApp, type FloatPlansApp } from "#server/testing/apps/float-plans-app.ts";
import { startMailServer } from "#server/testing/outside/mail-server.ts";

const program = join(import.meta.dirname, "../../../testing/float-plans-program.ts");
const patience = { timeout: 120_000 };

type MailServer = Awaited<ReturnType<typeof startMailServer>>;
let app: FloatPlansApp;
const processes: ChildProcess[] = [];
const mailServers: MailServer[] = [];
beforeAll(async () => {
  app = await openFloatPlansApp();
});
beforeEach(() => app.database.pool.query("delete from float_plans"));
afterEach(async () => {
  for (const one of processes.splice(0)) await kill(one);
  for (const one of mailServers.splice(0)) one.close();
});
afterAll(() => app.close());

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill("SIGKILL");
  await ended;
}

/** A process with its own mail server port, so that the sender of each mail is known. */
async function startServer(takes?: number) {
  const mails = await startMailServer(takes === undefined ? {} : { takes });
  mailServers.push(mails);
  const env = {
    PATH: process.env["PATH"] ?? "",
    DATABASE_URL: app.database.url,
    SMTP_URL: mails.url,
  };
  const server = fork(program, { execArgv: ["--import", "tsx"], env });
  processes.push(server);
  await once(server, "message");
  return {
    mails,
    kill: () => kill(server),
    /** Runs the job once at this time. */
    look: async (now: number): Promise<void> => {
      const looked = once(server, "message");
      server.send(now);
      await looked;
    },
  };
}

/** Creates `count` plans of one contact, all overdue now. */
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

const overdueIn = (...servers: readonly { readonly mails: MailServer }[]): string[] =>
  servers
    .flatMap(({ mails }) => mails.received)
    .filter((mail) => mail.includes("Subject: OVERDUE"))
    .map((mail) => /^Message-ID: (.+)$/imu.exec(mail)?.[1] ?? randomUUID());

test(
  "of two servers the one that sends is killed with -9: the contact gets exactly one mail",
  patience,
  async () => {
    const now = app.clock.now();
    const first = await startServer(0);
    const second = await startServer();
    await overduePlans(1);
    void first.look(now);
    await expect.poll(() => first.mails.begun(), patience).toBe(1);
    await second.look(now);
    expect(overdueIn(first, second)).toEqual([]);
    await first.kill();
    await second.look(now + 4 * minute);
    expect(overdueIn(first, second)).toEqual([]);
    const third = await startServer();
    await Promise.all([second.look(now + 6 * minute), third.look(now + 6 * minute)]);
    await Promise.all([second.look(now + 20 * minute), third.look(now + 20 * minute)]);
    expect(overdueIn(first, second, third)).toHaveLength(1);
  },
);

test(
  "of fifty overdue plans each is mailed once when a server is killed among them",
  patience,
  async () => {
    const now = app.clock.now();
    const first = await startServer(5);
    const second = await startServer();
    await overduePlans(50);
    void first.look(now);
    await expect.poll(() => sentSoFar(), patience).toBe(5);
    await Promise.all([first.kill(), second.look(now)]);
    await second.look(now + 6 * minute);
    await second.look(now + 12 * minute);
    const told = overdueIn(first, second);
    expect(told).toHaveLength(50);
    expect(new Set(told).size).toBe(50);
    expect(await sentSoFar()).toBe(50);
  },
);
