import { packagedTable } from "@striper/angling/regulations";
import type { OutputOf } from "@striper/contract/endpoint";
import { allEndpoints } from "@striper/contract/endpoints";
import type { capabilities } from "@striper/contract/operations";
import type { OpenApiDocument } from "@striper/contract/openapi";
import { afterEach, describe, expect, test } from "vitest";
import { createDiskRoom, megabyte } from "#server/platform/disk/disk-room.ts";
import { createTestApp, testConfig } from "#server/testing/test-app.ts";
import type { TestApp } from "#server/testing/test-app.ts";

const running: TestApp[] = [];
afterEach(() => Promise.all(running.splice(0).map(({ server }) => server.close())));

function appWith(parts: Parameters<typeof createTestApp>[0] = {}) {
  const app = createTestApp(parts);
  running.push(app);
  return app.server;
}

const now = Date.parse("2026-06-13T12:00:00Z");

describe("health and readiness", () => {
  test("the process is healthy with its version, whatever the database does", async () => {
    const database = {
      ping: () => Promise.resolve(false),
      migrationStatus: () => Promise.reject(new Error("away")),
    };
    const answer = await appWith({ database, version: "1.2.3" }).inject("/api/health");
    expect(answer.json()).toMatchObject({ status: "ok", role: "both", version: "1.2.3" });
  });

  test("it is ready with a database that answers and has every migration", async () => {
    const answer = await appWith().inject("/api/ready");
    expect(answer.json()).toEqual({
      status: "ready",
      role: "both",
      checks: { database: "ok", migrations: "ok", disk: "ok" },
    });
  });

  test.each([
    ["does not answer", false, []],
    ["is not up to date", true, ["0007_vessels"]],
  ])("it is not ready with a database that %s", async (words, answers, pending) => {
    const database = {
      ping: () => Promise.resolve(answers),
      migrationStatus: () => Promise.resolve({ pending }),
    };
    const answer = await appWith({ database }).inject("/api/ready");
    expect([answer.statusCode, answer.json().code]).toEqual([503, "unavailable"]);
    expect(answer.json().message).toContain(words);
    expect(answer.json().check).toBe(answers ? "migrations" : "database");
    expect(answer.headers["retry-after"]).toBe("5");
  });

  test("it is not ready on a full disk, even when that has stopped the database", async () => {
    const disk = createDiskRoom([{ name: "data", path: "/data" }], () => 99 * megabyte);
    const database = {
      ping: () => Promise.resolve(false),
      migrationStatus: () => Promise.reject(new Error("away")),
    };
    const answer = await appWith({ disk, database }).inject("/api/ready");
    expect([answer.statusCode, answer.json()]).toMatchObject([
      503,
      { code: "unavailable", check: "disk", message: "The disk is full." },
    ]);
  });
});

describe("capabilities", () => {
  async function ask(config: Partial<typeof testConfig>) {
    const clock = { now: () => now };
    const server = appWith({ clock, version: "1.2.3", config: { ...testConfig, ...config } });
    return (await server.inject("/api/capabilities")).json<
      OutputOf<(typeof capabilities)["response"]>
    >();
  }
  const stripe = { webhookSecret: "whsec_1", priceId: "price_1", apiBase: undefined };

  test("are the built-in ones without any keys", async () => {
    expect(await ask({})).toEqual({
      version: "1.2.3",
      server_time: "2026-06-13T12:00:00.000Z",
      payments: "none",
      assistant: { engine: "built-in", provider: null },
      vessel_feed: false,
      support: null,
      regulations_version: packagedTable.version,
    });
  });

  test("say whether a card would be charged", async () => {
    const trial = await ask({ payments: { ...stripe, secretKey: "sk_test_123" } });
    const live = await ask({ payments: { ...stripe, secretKey: "sk_live_123" } });
    expect([trial.payments, live.payments]).toEqual(["test", "live"]);
  });

  test("name the support contact if the operator has set one", async () => {
    expect((await ask({ support: "help@example.com" })).support).toBe("help@example.com");
  });

  test("say who answers in the chat and whether vessels are received, without revealing a key", async () => {
    const assistant = {
      provider: "anthropic",
      apiKey: "sk-s3cret",
      model: "m",
      baseUrl: undefined,
    } as const;
    const vessels = { ...testConfig.vessels, aisstreamApiKey: "ais-s3cret" };
    const found = await ask({ assistant, vessels });
    expect(found.assistant).toEqual({ engine: "model", provider: "anthropic" });
    expect(found.vessel_feed).toBe(true);
    expect(JSON.stringify(found)).not.toContain("s3cret");
  });
});

describe("metrics", () => {
  const metricsToken = "metrics-token-0123456789";

  test("are readable from this machine", async () => {
    const server = appWith();
    await server.inject("/api/health");
    const answer = await server.inject({ url: "/metrics", remoteAddress: "127.0.0.1" });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toContain("text/plain");
    expect(answer.body).toContain('route="/api/health",method="GET",status="200"');
    expect(answer.body).toMatch(/^disk_free_bytes\{place="data"\} \S+$/mu);
  });

  test.each(["x-forwarded-for", "forwarded", "x-real-ip", "via"])(
    "are not for whom a proxy on this machine speaks with %s",
    async (name) => {
      const headers = { [name]: "127.0.0.1" };
      const answer = await appWith().inject({ url: "/metrics", headers });
      expect([answer.statusCode, answer.json().code]).toEqual([403, "forbidden"]);
    },
  );

  test("are readable elsewhere with the token", async () => {
    const server = appWith({ config: { ...testConfig, metricsToken } });
    const ask = async (authorization: string) => {
      const headers = { authorization };
      const remoteAddress = "203.0.113.7";
      return (await server.inject({ url: "/metrics", headers, remoteAddress })).statusCode;
    };
    expect(await ask(`Bearer ${metricsToken}`)).toBe(200);
    expect(await ask(`Bearer ${metricsToken}x`)).toBe(403);
    expect(await ask(metricsToken)).toBe(403);
    expect(await ask("")).toBe(403);
  });

  test("are not readable elsewhere when no token is set", async () => {
    const headers = { authorization: "Bearer undefined" };
    const request = { url: "/metrics", headers, remoteAddress: "203.0.113.7" };
    expect((await appWith().inject(request)).statusCode).toBe(403);
  });
});

describe("the calls of the contract", () => {
  test("are a complete OpenAPI document with this installation's address", async () => {
    const server = appWith({ config: { ...testConfig, publicUrl: "https://striper.example" } });
    const document: OpenApiDocument = (await server.inject("/api/openapi.json")).json();
    expect(document.openapi).toBe("3.1.0");
    expect(document.servers).toEqual([{ url: "https://striper.example" }]);
    const described = Object.values(document.paths).flatMap((path) => Object.keys(path));
    expect(described).toHaveLength(Object.keys(allEndpoints).length);
  });

  test("are a page for people that needs no script and no inline style", async () => {
    const server = appWith();
    const page = await server.inject("/api/docs");
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.body).not.toMatch(/<script|<style|style=|onclick/u);
    for (const { path } of Object.values(allEndpoints)) expect(page.body).toContain(path);
    const style = await server.inject("/api/docs.css");
    expect(style.headers["content-type"]).toBe("text/css; charset=utf-8");
  });
});
