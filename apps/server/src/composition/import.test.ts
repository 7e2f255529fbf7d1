import { randomBytes, randomUUID } from "node:crypto";
import { importData, signOut, signUp } from "@striper/contract/accounts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { createArchiveReaders } from "#server/platform/account-data/reading/archive-readers.ts";
import { createMasterKeys, masterKeyOf } from "#server/platform/blob-storage/master-keys.ts";
import { createFolderStorage } from "#server/platform/blob-storage/open-blob-storage.ts";
import { makeTemporaryFolder } from "#server/platform/blob-storage/testing/temporary-folder.ts";
import { zip } from "#server/testing/archives.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { listenOn } from "#server/testing/http/raw-request.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import type { TestApp } from "#server/testing/test-app.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let app: TestApp;
let origin: string;
const folder = makeTemporaryFolder();
const blobs = createFolderStorage(folder.path, createMasterKeys(masterKeyOf(randomBytes(32))));
const archives = createArchiveReaders();

/** Advisory lock that holds back the writing of a catch with these notes. */
const gateLock = 815;
const gateNotes = "wait at the gate";

beforeAll(async () => {
  database = await openTestDatabase();
  const { orm } = database;
  app = createTestApp({ database, orm, blobs, archives, temporaryFolder: folder.path });
  origin = `http://127.0.0.1:${await listenOn(app.server)}`;
  await database.pool.query(`
    create function wait_at_gate() returns trigger language plpgsql as $$
    begin
      if new.notes = '${gateNotes}' then perform pg_advisory_xact_lock(${gateLock}); end if;
      return new;
    end $$;
    create trigger wait_at_gate before insert on catches
      for each row execute function wait_at_gate();
  `);
});
afterAll(async () => {
  await app.server.close();
  await database.close();
  folder.remove();
});

interface Person {
  readonly token: string;
  readonly accountId: string;
}
let ann: Person;
beforeEach(async () => {
  ann = await join();
});

async function join(): Promise<Person> {
  const email = `${randomUUID()}@example.com`;
  const payload = { email, password: "a tide of stripers", display_name: "Ann" };
  const [a, b] = randomBytes(2);
  const remoteAddress = `10.1.${a}.${b}`;
  const answer = await app.server.inject({
    method: "POST",
    url: signUp.path,
    payload,
    remoteAddress,
  });
  const { token, user_id } = answer.json<{ token: string; user_id: string }>();
  return { token, accountId: user_id };
}

const mark = JSON.stringify({ format: "striper-conditions-export", version: 1 });
const someCatch = (notes: string | null = null) => ({
  catch_id: randomUUID(),
  species: "Cod",
  date_caught: "2026-06-01T00:00:00Z",
  created_at: "2026-06-01T00:00:00Z",
  updated_at: "2026-06-01T00:00:00Z",
  revision: 1,
  notes,
});
const part = (count: number, ...more: readonly object[]) =>
  JSON.stringify({ catches: [...Array.from({ length: count }, () => someCatch()), ...more] });
const path = (number: number) => `catches/catches${number === 1 ? "" : `-${number}`}.json`;
const archiveOf = (...parts: readonly string[]) =>
  zip({
    "account.json": mark,
    ...Object.fromEntries(parts.map((content, index) => [path(index + 1), content])),
  });

function send(body: Buffer, by = ann, signal?: AbortSignal): Promise<Response> {
  return fetch(`${origin}${importData.path}`, {
    method: importData.method,
    headers: { authorization: `Bearer ${by.token}` },
    body: new Uint8Array(body),
    ...(signal === undefined ? {} : { signal }),
  });
}

const refusal = z.object({
  code: z.string(),
  message: z.string(),
  parts_taken: z.optional(z.array(z.string())),
});
async function refused(sent: Promise<Response>) {
  const answer = await sent;
  const retryAfter = answer.headers.get("retry-after");
  return { status: answer.status, retryAfter, ...refusal.parse(await answer.json()) };
}
const added = z.object({ catches_added: z.number(), already_present: z.number() });
const taken = async (sent: Promise<Response>) => added.parse(await (await sent).json());

async function logged(by = ann): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(
    "select count(*)::int as n from catches where account_id = $1",
    [by.accountId],
  );
  return rows[0]?.n ?? 0;
}

/** Holds back the gate's catch until `open` is called. */
async function closeGate() {
  const client = await database.pool.connect();
  await client.query("select pg_advisory_lock($1)", [gateLock]);
  return {
    /** Number of sessions waiting for the lock. */
    async waiting() {
      const { rows } = await client.query(
        "select 1 from pg_locks where locktype = 'advisory' and not granted",
      );
      return rows.length;
    },
    async open() {
      await client.query("select pg_advisory_unlock($1)", [gateLock]);
      client.release();
    },
  };
}

const again = "Importing the file again adds what is missing, and nothing twice.";

describe("an interrupted import has imported each part completely or not at all, and says which", () => {
  test("at a limit in its third part", { tags: ["thorough"] }, async () => {
    const archive = await archiveOf(part(3), part(2), part(1001), part(1));
    expect(await refused(send(archive))).toMatchObject({
      status: 413,
      code: "payload_too_large",
      message: `This file could not be imported. ${path(3)}: It holds more than 1,000 entries. Taken before: ${path(1)} and ${path(2)}. ${again}`,
      parts_taken: [path(1), path(2)],
    });
    expect(await logged()).toBe(5);
  });

  test("at a part that cannot be read", async () => {
    const archive = await archiveOf(
      part(3),
      JSON.stringify({ catches: Array.from({ length: 900 }, () => 0) }),
    );
    const { status, message } = await refused(send(archive));
    expect([status, message]).toEqual([
      422,
      `This file could not be imported. ${path(2)}: More than 200 entries cannot be read. Taken before: ${path(1)}. ${again}`,
    ]);
    expect(await logged()).toBe(3);
  });

  test("when its caller disconnects; repeating it imports the rest, and nothing twice", async () => {
    const archive = await archiveOf(part(400), part(300, someCatch(gateNotes), someCatch()));
    const gate = await closeGate();
    const hangingUp = new AbortController();
    const left = send(archive, ann, hangingUp.signal).catch((error: unknown) => error);
    await expect.poll(() => gate.waiting()).toBe(1);
    expect(await logged()).toBe(400);
    hangingUp.abort();
    expect(await left).toMatchObject({ name: "AbortError" });
    await gate.open();
    // The current part is rolled back, and nothing follows it.
    expect(await taken(send(await archiveOf(part(1))))).toMatchObject({ catches_added: 1 });
    expect(await logged()).toBe(401);
    expect(await taken(send(archive))).toEqual({ catches_added: 302, already_present: 400 });
    expect(await logged()).toBe(703);
  });

  test("when its session is signed out", async () => {
    const archive = await archiveOf(part(2), part(1, someCatch(gateNotes)), part(1));
    const gate = await closeGate();
    const answer = refused(send(archive));
    await expect.poll(() => gate.waiting()).toBe(1);
    const headers = { authorization: `Bearer ${ann.token}` };
    await app.server.inject({ method: "POST", url: signOut.path, headers });
    expect(await answer).toMatchObject({
      status: 401,
      code: "unauthorized",
      message: `Please sign in. Taken before: ${path(1)}. ${again}`,
      parts_taken: [path(1)],
    });
    await gate.open();
    await expect.poll(async () => (await database.pool.query(lockedLogs)).rows).toEqual([]);
    expect(await logged()).toBe(2);
  });

  test("when the process that reads it is lost", async () => {
    const archive = await archiveOf(part(2, someCatch(gateNotes)), part(1));
    const gate = await closeGate();
    const answer = refused(send(archive));
    await expect.poll(() => gate.waiting()).toBe(1);
    const pids = archives.pids();
    expect(pids).not.toEqual([]);
    for (const pid of pids) process.kill(pid, "SIGSTOP");
    await gate.open();
    await expect.poll(() => logged()).toBe(3);
    for (const pid of pids) process.kill(pid, "SIGKILL");
    expect(await answer).toMatchObject({
      status: 503,
      code: "unavailable",
      message: `The import was interrupted. Please try again in a moment. Taken before: ${path(1)}. ${again}`,
    });
    expect(await taken(send(archive))).toEqual({ catches_added: 1, already_present: 3 });
  });
});

const lockedLogs = `
  select 1 from pg_locks join pg_class on pg_class.oid = pg_locks.relation
  where relname = 'catch_logs' and mode = 'RowExclusiveLock'
`;
