import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { findFreePort, startProcess } from "#server/testing/start-process.ts";
import type { StartedProcess } from "#server/testing/start-process.ts";
import { createTestDatabase } from "#server/testing/database/test-database.ts";
import type { TestDatabase } from "#server/testing/database/test-database.ts";

let database: TestDatabase;
let dataDir = "";
const started: StartedProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), "striper-main-"));
});
afterEach(async () => {
  for (const program of started.splice(0)) {
    program.kill("SIGKILL");
    await program.exit;
  }
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(settings: Record<string, string> = {}) {
  const port = await findFreePort();
  const own = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: database.url };
  const program = startProcess({ ...own, ...settings });
  started.push(program);
  return { ...program, port, url: `http://127.0.0.1:${port}` };
}

async function startReady(settings: Record<string, string> = {}) {
  const program = await start(settings);
  await program.prints("is ready at");
  return program;
}

describe("a start", () => {
  test("says where the product is, offers the first admin's link, and answers", async () => {
    const program = await startReady();
    expect(program.output()).toContain(
      `Striper Conditions is ready at http://localhost:${program.port}\n`,
    );
    await program.prints("/claim-admin?token=");
    expect(program.output()).toContain("once, within 7 days or until the next start: http");
    const answer = await fetch(`${program.url}/api/ready`);
    expect([answer.status, await answer.json()]).toMatchObject([200, { status: "ready" }]);
  });

  test("lists every faulty setting and ends", async () => {
    const program = await start({ PORT: "no", LOG_LEVEL: "loud", METRICS_TOKEN: "short" });
    expect(await program.exit).toBe(1);
    for (const name of ["PORT", "LOG_LEVEL", "METRICS_TOKEN"])
      expect(program.output()).toContain(`  ${name}: `);
    expect(program.output()).not.toMatch(/\bat .*main\.ts|short/u);
  });

  test("says which port is taken and ends", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => taken.once("listening", resolve));
    const address = taken.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const program = await start({ PORT: String(port) });
    expect(await program.exit).toBe(1);
    expect(program.output()).toContain(`Port ${port} is in use`);
    expect(program.output()).not.toContain("is ready");
    taken.close();
  });

  test("says that the database cannot be reached and ends", async () => {
    const program = await start({ DATABASE_URL: "postgres://u:s3cret@127.0.0.1:1/none" });
    expect(await program.exit).toBe(1);
    expect(program.output()).toContain("127.0.0.1:1/none");
    expect(program.output()).not.toMatch(/s3cret|\bat .*\.ts/u);
  });
});

describe("a role", () => {
  const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;
  const metricsOf = async (url: string) => (await fetch(`${url}/metrics`)).text();
  const query = async (text: string) => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    try {
      return await client.query<Record<string, unknown>>(text);
    } finally {
      await client.end();
    }
  };
  const queues = async (): Promise<number> => {
    const tables = await query("select from pg_tables where tablename = 'queue'");
    return tables.rowCount === 0 ? 0 : ((await query("select from pgboss.queue")).rowCount ?? 0);
  };

  beforeEach(() => query("drop schema if exists pgboss cascade"));

  test("web answers people and starts no job", async () => {
    const web = await startReady({ ROLE: "web" });
    expect(await statusOf(`${web.url}/api/spots/mine`)).toBe(401);
    const health = await fetch(`${web.url}/api/health`);
    expect(await health.json()).toMatchObject({ role: "web" });
    const metrics = await metricsOf(web.url);
    expect(metrics).toContain('instance_role{role="web"} 1');
    expect(metrics).not.toContain("job_runs_total");

    // The queues come with the first instance that runs jobs.
    expect(await queues()).toBe(0);
    await startReady({ ROLE: "jobs" });
    await expect.poll(queues).toBeGreaterThan(5);
  });

  test("jobs answers monitors, and nobody else", async () => {
    const jobs = await startReady({ ROLE: "jobs" });
    expect(jobs.output()).not.toContain("claim-admin");
    for (const path of ["/api/health", "/api/ready", "/metrics"])
      expect(await statusOf(`${jobs.url}${path}`)).toBe(200);
    for (const path of ["/", "/api/spots/mine", "/api/docs", "/api/nothing"])
      expect(await statusOf(`${jobs.url}${path}`)).toBe(404);
    const signIn = await fetch(`${jobs.url}/api/auth/login`, { method: "POST", body: "{}" });
    expect([signIn.status, await signIn.json()]).toMatchObject([404, { code: "not_found" }]);
    expect(await (await fetch(`${jobs.url}/api/ready`)).json()).toMatchObject({ role: "jobs" });
    const metrics = await metricsOf(jobs.url);
    expect(metrics).toContain('instance_role{role="jobs"} 1');
    expect(metrics).toContain("job_runs_total");
  });

  test("both is what an instance does by itself", async () => {
    const both = await startReady();
    const health = await fetch(`${both.url}/api/health`);
    expect(await health.json()).toMatchObject({ role: "both" });
    expect(await statusOf(`${both.url}/api/spots/mine`)).toBe(401);
    await expect.poll(queues).toBeGreaterThan(5);
  });
});

describe("a stop", () => {
  /** A request whose body is still on its way. */
  function openRequest(port: number) {
    const socket = connect(port, "127.0.0.1");
    let received = "";
    socket.on("data", (chunk: Buffer) => (received += chunk.toString()));
    socket.on("error", () => undefined);
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.write("GET /api/health HTTP/1.1\r\nhost: x\r\n");
    return {
      finish: async () => {
        socket.write("\r\n");
        await closed;
        return received;
      },
    };
  }

  test.each(["SIGTERM", "SIGINT"] as const)("on %s ends in order, with 0", async (signal) => {
    const program = await startReady();
    program.kill(signal);
    expect(await program.exit).toBe(0);
  });

  test("finishes what is under way and takes no more", async () => {
    const program = await startReady();
    const request = openRequest(program.port);
    await delay(100);
    program.kill("SIGTERM");
    await expect
      .poll(() =>
        fetch(`${program.url}/api/health`).then(
          () => "answered",
          () => "refused",
        ),
      )
      .toBe("refused");
    expect(await request.finish()).toContain("200 OK");
    // What it wrote tells why, should it not end in order.
    expect([await program.exit, program.output()]).toEqual([0, program.output()]);
  });

  test("does not wait any longer when it is asked twice", async () => {
    const program = await startReady();
    const request = openRequest(program.port);
    await delay(100);
    program.kill("SIGTERM");
    await delay(100);
    program.kill("SIGTERM");
    expect(await program.exit).toBe(1);
    expect(await request.finish()).toBe("");
  });
});
