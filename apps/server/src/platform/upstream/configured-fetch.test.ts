import { createServer } from "node:http";
import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { configuredFetch } from "#server/platform/upstream/configured-fetch.ts";
import { localServers } from "#server/testing/outside/local-servers.ts";

const servers = localServers();
afterEach(() => servers.close());

const listen = async (answer: RequestListener): Promise<string> =>
  `http://127.0.0.1:${await servers.listen(createServer(answer))}`;

const limits = { timeoutMs: 20_000, maxBytes: 100_000 };
const withKey = { headers: { "x-api-key": "secret" } };

describe("a service called by a client library", () => {
  test("answers as with plain fetch", async () => {
    let asked: IncomingHttpHeaders = {};
    const base = await listen((request, response) => {
      asked = request.headers;
      response.writeHead(402, { "content-encoding": "gzip", "x-mark": "a" });
      response.end(gzipSync('{"fish":1}'));
    });
    const answer = await configuredFetch(base, limits)(`${base}/v1/thing`, withKey);
    expect([answer.status, answer.ok, answer.headers.get("x-mark")]).toEqual([402, false, "a"]);
    expect(await answer.json()).toEqual({ fish: 1 });
    expect(asked["x-api-key"]).toBe("secret");
  });

  test.each([301, 302, 303, 307, 308])(
    "cannot pass on the key by a redirect %i",
    async (status) => {
      let others = 0;
      const other = await listen((_request, response) => void response.end(String((others += 1))));
      const base = await listen((_request, response) => {
        response.writeHead(status, { location: other }).end();
      });
      const asking = configuredFetch(base, limits)(base, {
        ...withKey,
        method: "POST",
        body: "{}",
      });
      await expect(asking).rejects.toThrow("redirects");
      expect(others).toBe(0);
    },
  );

  test("is the only one that can be called", async () => {
    let others = 0;
    const other = await listen((_request, response) => void response.end(String((others += 1))));
    const base = await listen((_request, response) => void response.end());
    const ask = configuredFetch(base, limits);
    for (const address of [other, new URL(other), new Request(other)])
      await expect(ask(address)).rejects.toThrow("is not the configured service");
    expect(others).toBe(0);
  });

  test.each<[string, RequestListener]>([
    ["sends without end", (_, response) => sendEndlessly(response)],
    [
      "sends a decompression bomb",
      (_, response) =>
        void response
          .writeHead(200, { "content-encoding": "gzip" })
          .end(gzipSync(Buffer.alloc(50_000_000))),
    ],
  ])("and that %s is cut off", async (_how, answer) => {
    const base = await listen(answer);
    const answered = await configuredFetch(base, limits)(base);
    await expect(answered.text()).rejects.toThrow("more than 100000 bytes");
  });

  test.each<[string, RequestListener]>([
    ["does not answer", () => undefined],
    [
      "answers a letter at a time",
      (_, response) => {
        const timer = setInterval(() => response.write("a"), 20);
        response.on("close", () => clearInterval(timer));
      },
    ],
  ])("and that %s is given up", async (_how, answer) => {
    const base = await listen(answer);
    const ask = configuredFetch(base, { ...limits, timeoutMs: 300 });
    const reading = ask(base).then((answered) => answered.text());
    await expect(reading).rejects.toMatchObject({ name: "TimeoutError" });
  });

  test("is disconnected when the library aborts", async () => {
    const base = await listen(() => undefined);
    const stop = new AbortController();
    const asking = configuredFetch(base, limits)(base, { signal: stop.signal });
    stop.abort();
    await expect(asking).rejects.toMatchObject({ name: "AbortError" });
  });
});

function sendEndlessly(response: Parameters<RequestListener>[1]): void {
  const piece = Buffer.alloc(64 * 1024, "x");
  const send = (): void => {
    if (!response.destroyed) response.write(piece, send);
  };
  send();
}
