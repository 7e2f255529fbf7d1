import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { defineEndpoint } from "@striper/contract/endpoint";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { createCachedAnswer } from "#server/http/answers/cached-answer.ts";
import type { AnswerSource } from "#server/http/answers/cached-answer.ts";
import { createTestServer } from "#server/testing/test-server.ts";

const body = JSON.stringify({ text: "striped bass ".repeat(300) });
const mediaType = "application/json; charset=utf-8";
const cacheControl = "public, max-age=300";

async function serverOf(source: Partial<AnswerSource> = {}) {
  const { server, bind } = createTestServer();
  const answer = await createCachedAnswer({ body, mediaType, cacheControl, ...source });
  const endpoint = defineEndpoint({
    method: "GET",
    path: "/api/cached",
    summary: "The same for everyone.",
    access: "public",
    response: z.unknown(),
  });
  bind.cached(endpoint, () => answer);
  const ask = (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
    server.inject({ method, url: "/api/cached", headers });
  return { answer, ask };
}

describe("a cached answer", () => {
  test("is the same text in every encoding, under one ETag", async () => {
    const { ask } = await serverOf();
    const plain = await ask();
    const brotli = await ask({ "accept-encoding": "gzip, br" });
    const gzip = await ask({ "accept-encoding": "gzip" });
    expect(plain.body).toBe(body);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(body);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(1);
    for (const { headers, rawPayload } of [plain, brotli, gzip]) {
      expect(headers.vary).toBe("accept-encoding");
      expect(headers["cache-control"]).toBe(cacheControl);
      expect(headers["content-length"]).toBe(String(rawPayload.byteLength));
    }
  });

  test("is not sent again to a client that has it", async () => {
    const { ask, answer } = await serverOf();
    const opaque = answer.etag.slice(2);
    for (const held of [answer.etag, opaque, `"x", ${answer.etag}`, `"x",${opaque}`, "*"]) {
      const response = await ask({ "if-none-match": held, "accept-encoding": "br" });
      expect([held, response.statusCode]).toEqual([held, 304]);
      expect(response.body).toBe("");
      expect(response.headers.etag).toBe(answer.etag);
      expect(response.headers["cache-control"]).toBe(cacheControl);
      expect(response.headers["content-length"]).toBeUndefined();
    }
    expect((await ask({ "if-none-match": '"other"' })).statusCode).toBe(200);
  });

  test("answers HEAD with its headers alone", async () => {
    const { ask } = await serverOf();
    const response = await ask({}, "HEAD");
    expect(response.body).toBe("");
    expect(response.headers["content-length"]).toBe(String(body.length));
  });
});
