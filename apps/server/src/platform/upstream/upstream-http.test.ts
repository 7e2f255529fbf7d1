import { createServer } from "node:http";
import type { IncomingMessage, RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { createUpstreamHttp } from "#server/platform/upstream/upstream-http.ts";
import type { UpstreamRequest } from "#server/platform/upstream/upstream-http.ts";
import { localServers } from "#server/testing/outside/local-servers.ts";

const servers = localServers();
let stop = new AbortController();
afterEach(async () => {
  stop.abort();
  stop = new AbortController();
  await servers.close();
});

const listen = async (answer: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await servers.listen(createServer(answer))}/`;

const ask = (url: string, parts: Partial<UpstreamRequest> = {}) =>
  createUpstreamHttp({
    userAgent: "test (me@example.com)",
    patience: () => Infinity,
    stop: stop.signal,
  }).get({
    url,
    timeoutMs: 2000,
    maxBytes: 1000,
    ...parts,
  });

describe("an outside service", () => {
  test("is told the user agent and the validators of the cached copy", async () => {
    let headers: IncomingMessage["headers"] = {};
    const url = await listen((request, response) => {
      ({ headers } = request);
      response.writeHead(304).end();
    });
    const validators = { etag: '"a"', lastModified: "Wed, 15 Jul 2026 12:00:00 GMT" };
    expect(await ask(url, { validators, accept: "application/geo+json" })).toEqual({
      kind: "unchanged",
    });
    expect(headers).toMatchObject({
      "user-agent": "test (me@example.com)",
      accept: "application/geo+json",
      "if-none-match": '"a"',
      "if-modified-since": "Wed, 15 Jul 2026 12:00:00 GMT",
    });
  });

  test("answers with decompressed bytes and its validators", async () => {
    const url = await listen((_request, response) => {
      response.writeHead(200, { "content-encoding": "gzip", etag: '"b"' }).end(gzipSync("fish"));
    });
    expect(await ask(url)).toMatchObject({
      kind: "body",
      bytes: Buffer.from("fish"),
      validators: { etag: '"b"', lastModified: null },
    });
  });

  test("may redirect", async () => {
    const url = await listen((request, response) => {
      if (request.url === "/") response.writeHead(301, { location: "/moved" }).end("{}");
      else response.end("there");
    });
    expect(await ask(url)).toMatchObject({ bytes: Buffer.from("there") });
  });

  test("is read only up to the limit when the top is enough", async () => {
    let range: string | undefined;
    const url = await listen((request, response) => {
      ({ range } = request.headers);
      response.writeHead(200).end("x".repeat(1_000_000));
    });
    const answer = await ask(url, { isTopEnough: true, maxBytes: 500 });
    expect(range).toBe("bytes=0-499");
    expect(answer.kind === "body" && answer.bytes.byteLength).toBe(500);
  });
});

describe("a service that fails", () => {
  test.each<[string, RequestListener, string]>([
    ["never answers", () => undefined, "time-out"],
    [
      "stops in the middle",
      (_, response) => void response.writeHead(200).write("half"),
      "time-out",
    ],
    ["hangs up", (_, response) => void response.destroy(), "unreachable"],
    [
      "hangs up in the middle",
      (_, response) =>
        void response
          .writeHead(200, { "content-length": "100" })
          .write("half", () => response.destroy()),
      "damaged",
    ],
    [
      "says gzip and sends none",
      (_, response) => void response.writeHead(200, { "content-encoding": "gzip" }).end("none"),
      "damaged",
    ],
    ["sends too much", (_, response) => void response.end("x".repeat(5000)), "too-large"],
    [
      "sends a decompression bomb",
      (_, response) =>
        void response
          .writeHead(200, { "content-encoding": "gzip" })
          .end(gzipSync(Buffer.alloc(50_000_000))),
      "too-large",
    ],
    [
      "refuses",
      (_, response) => void response.writeHead(403).end("<h1>Access Denied</h1>"),
      "status",
    ],
  ])("because it %s gives its own fault", async (_how, answer, fault) => {
    const url = await listen(answer);
    // Only silence should run into the timeout; the other cases get enough for a busy machine.
    const timeoutMs = fault === "time-out" ? 200 : 20_000;
    await expect(ask(url, { timeoutMs })).rejects.toMatchObject({ fault });
  });
});

test("a request that is stopped is no failure of the service", async () => {
  const url = await listen(() => undefined);
  const asked = ask(url);
  stop.abort();
  await expect(asked).rejects.toMatchObject({ name: "AbortError" });
});
