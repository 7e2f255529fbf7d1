// @module-tag thorough

import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signUp } from "@striper/contract/accounts";
import type { Endpoint } from "@striper/contract/endpoint";
import * as calls from "@striper/contract/float-plans";
import { formatIso, hour, minute } from "@striper/marine/time";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { createTestDatabase } from "#server/testing/database/test-database.ts";
import type { TestDatabase } from "#server/testing/database/test-database.ts";
import { startMailServer } from "#server/testing/outside/mail-server.ts";
import { findFreePort, sharedFiles, startProcess } from "#server/testing/start-process.ts";

/* Whole servers on one database, each with a mail server of its own, so that it is known who sends. */

const folder = mkdtempSync(join(tmpdir(), "striper-overdue-"));
const clockFile = join(folder, "offset");
let ahead = 0;
const servers: Server[] = [];
let database: TestDatabase;

type Server = Awaited<ReturnType<typeof openServer>>;

function moveTime(milliseconds: number): void {
  ahead += milliseconds;
  writeFileSync(clockFile, String(ahead));
}
const now = (): number => Date.now() + ahead;

async function openServer() {
  const mails = await startMailServer();
  const port = await findFreePort();
  const nowhere = "http://127.0.0.1:9";
  const program = startProcess({
    NWS_BASE_URL: nowhere,
    COOPS_BASE_URL: nowhere,
    NDBC_BASE_URL: nowhere,
    ...sharedFiles,
    NODE_ENV: "test",
    TEST_CLOCK_OFFSET_FILE: clockFile,
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, String(port)),
    PORT: String(port),
    SMTP_URL: mails.url,
    MAIL_FROM: "Striper Conditions <no-reply@striper.example>",
    REPORT_FEEDS: "none",
    CHARTS_BASE_URL: "none",
    RULE_PAGES: "none",
    LOG_LEVEL: "warn",
  });
  await program.prints("is ready at");
  const url = `http://127.0.0.1:${port}`;
  return {
    mails,
    async kill(): Promise<void> {
      program.kill("SIGKILL");
      await program.exit;
      mails.close();
    },
    async call(endpoint: Endpoint, path: string, body?: object, token = ""): Promise<unknown> {
      const answer = await fetch(`${url}${path}`, {
        method: endpoint.method,
        headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
      return answer.json();
    },
    /** How often it has looked for mails that are due. */
    async looks(): Promise<number> {
      const metrics = await (await fetch(`${url}/metrics`)).text();
      const runs = /^job_runs_total\{job="float-plan-mails",outcome="done"\} (\d+)/mu.exec(metrics);
      return Number(runs?.[1] ?? 0);
    },
  };
}

async function startServer(): Promise<Server> {
  const server = await openServer();
  servers.push(server);
  return server;
}

beforeAll(async () => {
  database = await createTestDatabase();
  moveTime(0);
  await Promise.all([startServer(), startServer()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Quoted-printable as far as links need it. */
const decoded = (mail: string): string =>
  mail
    .replaceAll("=\n", "")
    .replaceAll(/=([0-9A-F]{2})/gu, (_, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    );
const received = (): string[] => servers.flatMap(({ mails }) => mails.received).map(decoded);
const mailsTo = (email: string, subject: string): string[] =>
  received().filter(
    (mail) => mail.includes(`To: ${email}`) && mail.includes(`Subject: ${subject}`),
  );

/** Every living server looks at least once more. */
async function allLook(living: readonly Server[]): Promise<void> {
  const before = await Promise.all(living.map((server) => server.looks()));
  moveTime(minute);
  for (const [index, server] of living.entries())
    await expect.poll(() => server.looks()).toBeGreaterThan(before[index] ?? 0);
}

const signedIn = z.object({ token: z.string() });
let email = "";
let end: (by: Server) => Promise<void>;

/** Somebody is out, and their contact knows. */
beforeEach(async () => {
  const by = servers.at(-1);
  const other = servers.at(-2);
  if (by === undefined || other === undefined) throw new Error("two servers are needed");
  email = `${randomUUID()}@example.com`;
  const person = { email: `ann-${email}`, password: "harbor-light-42", display_name: "Ann" };
  const { token } = signedIn.parse(await by.call(signUp, signUp.path, person));
  const contact_id = randomUUID();
  const contact = { name: "Bo", email };
  const { path: contacts } = calls.saveFloatPlanContact;
  const contactPath = contacts.replace(":contact_id", contact_id);
  await by.call(calls.saveFloatPlanContact, contactPath, contact, token);
  await expect.poll(() => mailsTo(email, "Somebody asks you")).toHaveLength(1);
  const asked = /token=([\w-]+)/u.exec(mailsTo(email, "Somebody asks you")[0] ?? "")?.[1];
  const { path: answerPath } = calls.answerAsContact;
  await other.call(calls.answerAsContact, answerPath, { token: asked, agree: true });
  const plan = {
    contact_id,
    who: "Ann",
    people: 1,
    where: "Graves Light",
    coast: "MA",
    starts_at: formatIso(now()),
    back_at: formatIso(now() + hour),
    overdue_minutes: 15,
  };
  const planPath = calls.saveFloatPlan.path.replace(":plan_id", randomUUID());
  const save = (server: Server, changes: object = {}) =>
    server.call(calls.saveFloatPlan, planPath, { ...plan, ...changes }, token);
  await save(other);
  moveTime(minute);
  end = async (server) => void (await save(server, { ended_at: formatIso(now()) }));
  await expect.poll(() => mailsTo(email, "Ann goes out")).toHaveLength(1);
});

test("of two living servers one mails that somebody is overdue, and one that they are back", async () => {
  moveTime(hour + 16 * minute);
  await allLook(servers);
  await allLook(servers);
  expect(mailsTo(email, "OVERDUE")).toHaveLength(1);
  const [first] = servers;
  if (first !== undefined) await end(first);
  await allLook(servers);
  await allLook(servers);
  expect(mailsTo(email, "Ann is back")).toHaveLength(1);
  expect(mailsTo(email, "OVERDUE")).toHaveLength(1);
});

test("the server that works is killed with -9 in the middle: the contact's mail comes exactly once", async () => {
  const begun = servers.map(({ mails }) => mails.begun());
  const working = () => servers.filter(({ mails }, index) => mails.begun() > (begun[index] ?? 0));
  for (const { mails } of servers) mails.hold();
  moveTime(hour + 16 * minute);
  await expect.poll(working).toHaveLength(1);
  const [killed] = working();
  const survivors = servers.filter((server) => server !== killed);
  await killed?.kill();
  for (const { mails } of survivors) mails.release();
  const [survivor] = survivors;
  const living = [...survivors, await startServer()];
  await allLook(living);
  await allLook(living);
  expect(mailsTo(email, "OVERDUE")).toHaveLength(1);
  moveTime(hour);
  await allLook(living);
  expect(mailsTo(email, "OVERDUE")).toHaveLength(1);
  if (survivor !== undefined) await end(survivor);
  await allLook(living);
  expect(mailsTo(email, "Ann is back")).toHaveLength(1);
});
