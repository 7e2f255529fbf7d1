// @module-tag thorough

import { createServer } from "node:net";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openMainPrograms, type MainPrograms } from "#server/testing/main-programs.ts";

let main: MainPrograms;
beforeAll(async () => {
  main = await openMainPrograms();
});
afterEach(() => main.killAll());
afterAll(() => main.close());

describe("a start", () => {
  test("says which port is taken and ends", async () => {
    const taken = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => taken.once("listening", resolve));
    const address = taken.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const program = await main.start({ PORT: String(port) });
    expect(await program.exit).toBe(1);
    expect(program.output()).toContain(`Port ${port} is in use`);
    expect(program.output()).not.toContain("is ready");
    taken.close();
  });
});

describe("a role", () => {
  const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;
  const metricsOf = async (url: string) => (await fetch(`${url}/metrics`)).text();
  const query = async (text: string) => {
    const client = new Client({ connectionString: main.databaseUrl });
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
    const web = await main.startReady({ ROLE: "web" });
    expect(await statusOf(`${web.url}/api/spots/mine`)).toBe(401);
    const health = await fetch(`${web.url}/api/health`);
    expect(await health.json()).toMatchObject({ role: "web" });
    const metrics = await metricsOf(web.url);
    expect(metrics).toContain('instance_role{role="web"} 1');
    expect(metrics).not.toContain("job_runs_total");

    // The queues come with the first instance that runs jobs.
    expect(await queues()).toBe(0);
    await main.startReady({ ROLE: "jobs" });
    await expect.poll(queues).toBeGreaterThan(5);
  });

  test("jobs answers monitors, and nobody else", async () => {
    const jobs = await main.startReady({ ROLE: "jobs" });
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
    const both = await main.startReady();
    const health = await fetch(`${both.url}/api/health`);
    expect(await health.json()).toMatchObject({ role: "both" });
    expect(await statusOf(`${both.url}/api/spots/mine`)).toBe(401);
    await expect.poll(queues).toBeGreaterThan(5);
  });
});

describe("a stop", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("on %s ends in order, with 0", async (signal) => {
    const program = await main.startReady();
    program.kill(signal);
    expect(await program.exit).toBe(0);
  });
});
