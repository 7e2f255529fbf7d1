import { Readable } from "node:stream";
import { defineEndpoint } from "@striper/contract/endpoint";
import { afterEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { cacheAnswer } from "#server/http/bind-endpoint.ts";
import { calledFor, createTestServer } from "#server/testing/test-server.ts";

const echo = defineEndpoint({
  method: "POST",
  path: "/api/things/:thing_id",
  summary: "Says back what it was told.",
  access: "public",
  params: z.strictObject({ thing_id: z.string().check(z.maxLength(5)) }),
  query: z.strictObject({ twice: z.optional(z.enum(["true", "false"])) }),
  body: z.strictObject({ text: z.string().check(z.trim(), z.minLength(1)) }),
  response: z.object({ said: z.string(), where: z.string() }),
});

describe("a bound endpoint", () => {
  function echoServer() {
    const app = createTestServer();
    app.bind.open(echo, ({ params, query, body }) => ({
      said: query.twice === "true" ? body.text + body.text : body.text,
      where: params.thing_id,
    }));
    return app.server;
  }

  test("hands over what has passed the schemas, already transformed", async () => {
    const answer = await echoServer().inject({
      method: "POST",
      url: "/api/things/a%20b?twice=true",
      payload: { text: "  hey " },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ said: "heyhey", where: "a b" });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  test.each([
    ["params.thing_id", "/api/things/toolong", { text: "x" }],
    ["query.twice", "/api/things/a?twice=maybe", { text: "x" }],
    ["query", "/api/things/a?other=1", { text: "x" }],
    ["body.text", "/api/things/a", { text: "  " }],
    ["body.text", "/api/things/a", {}],
    ["body", "/api/things/a", { text: "x", more: 1 }],
    ["body", "/api/things/a", [1]],
  ])("names the field that breaks the schema: %s of %s", async (path, url, payload) => {
    const answer = await echoServer().inject({ method: "POST", url, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "invalid_request", fields: [{ path }] });
  });
});

describe("an answer", () => {
  test("loses fields that the contract does not know", async () => {
    const { server, bind } = createTestServer();
    const withSecret = { account_id: "a", password_hash: "$argon2id$" };
    bind.open(calledFor("public"), () => withSecret);
    const answer = await server.inject("/api/whoami");
    expect(answer.json()).toEqual({ account_id: "a" });
  });

  test("that breaks the contract is logged and never sent", async () => {
    const { server, bind, logged } = createTestServer();
    const wrong: { account_id: string } = JSON.parse(
      '{"account_id":123456789012345,"secret":"s3cret"}',
    );
    bind.open(calledFor("public"), () => wrong);
    const answer = await server.inject("/api/whoami");
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: "internal" });
    expect(answer.body).not.toMatch(/123456789012345|s3cret|account_id/u);
    const error = logged.find(({ level }) => level === "error");
    expect(error).toMatchObject({ err: { type: "ContractBreach" } });
    expect(JSON.stringify(error)).toContain("GET /api/whoami answers account_id");
  });

  test("of another type passes through as bytes or as a stream", async () => {
    const { server, bind } = createTestServer();
    const file = (path: `/${string}`) =>
      defineEndpoint({
        method: "GET",
        path,
        summary: "A file.",
        access: "public",
        response: z.unknown(),
        responseType: "text/csv",
      });
    bind.open(file("/api/bytes"), ({ reply }) => {
      reply.header("content-disposition", 'attachment; filename="catches.csv"');
      return Buffer.from("a,b\n");
    });
    bind.open(file("/api/stream"), () => Readable.from([Buffer.from("a,"), Buffer.from("b\n")]));
    bind.open(file("/api/object"), () => ({ a: 1 }));
    for (const path of ["/api/bytes", "/api/stream"]) {
      const answer = await server.inject(path);
      expect(answer.headers["content-type"]).toBe("text/csv");
      expect(answer.body).toBe("a,b\n");
    }
    expect((await server.inject("/api/object")).statusCode).toBe(500);
  });

  test("over a kilobyte is compressed for clients that accept it", async () => {
    const { server, bind } = createTestServer();
    bind.open(calledFor("public"), () => ({ account_id: "striper ".repeat(400) }));
    const plain = await server.inject("/api/whoami");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    for (const [accepted, used] of [
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
    ]) {
      const headers = { "accept-encoding": accepted };
      const answer = await server.inject({ url: "/api/whoami", headers });
      expect(answer.headers["content-encoding"]).toBe(used);
      expect(answer.headers.vary).toContain("accept-encoding");
      expect(answer.rawPayload.byteLength).toBeLessThan(200);
    }
  });
});

describe("a handler", () => {
  const endless = (): Promise<never> => new Promise(() => undefined);
  const longestMs = 60_000;
  afterEach(() => vi.useRealTimers());

  test("that does not end is answered with 503 and a warning", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { server, bind, logged } = createTestServer();
    let signal: AbortSignal | undefined;
    bind.open(calledFor("public"), ({ request }) => {
      signal = request.signal;
      return endless();
    });
    const asked = server.inject("/api/whoami").then((answer) => answer);
    await vi.waitFor(() => expect(signal).toBeDefined());
    vi.advanceTimersByTime(longestMs);
    expect((await asked).json()).toMatchObject({ code: "unavailable" });
    expect(signal?.aborted).toBe(true);
    expect(logged.find(({ level }) => level === "warn")).toMatchObject({ code: "unavailable" });
  });

  test("that sends events may run as long as someone listens", () => {
    const { server, bind } = createTestServer();
    const limits = new Map<string, number | undefined>();
    server.addHook("onRoute", ({ url, handlerTimeout }) => void limits.set(url, handlerTimeout));
    const shared = { method: "GET", access: "public", summary: "", response: z.unknown() } as const;
    const events = { ...shared, access: "account", responseType: "text/event-stream" } as const;
    bind.events(defineEndpoint({ ...events, path: "/api/events" }), endless);
    bind.open(defineEndpoint({ ...shared, path: "/api/quick" }), endless);
    expect(limits.get("/api/events")).toBeUndefined();
    expect(limits.get("/api/quick")).toBe(longestMs);
  });
});

describe("a cached endpoint", () => {
  test("serves the handler's answer, now or later", async () => {
    const { server, bind } = createTestServer();
    const answer = await cacheAnswer(calledFor("public"), { account_id: "all" }, 60);
    bind.cached(calledFor("public"), () => answer);
    const later = defineEndpoint({ ...calledFor("public"), path: "/api/later" });
    bind.cached(later, () => Promise.resolve(answer));
    for (const url of ["/api/whoami", "/api/later"]) {
      const response = await server.inject(url);
      expect(response.json()).toEqual({ account_id: "all" });
      expect(response.headers).toMatchObject({
        "cache-control": "public, max-age=60",
        "x-content-type-options": "nosniff",
        etag: answer.etag,
      });
    }
  });
});
