import { defineEndpoint } from "@striper/contract/endpoint";
import { fastify } from "fastify";
import * as z from "zod/mini";
import { cacheAnswer } from "#server/http/bind-endpoint.ts";
import { createLog } from "#server/platform/log/log.ts";
import { createTestServer } from "#server/testing/test-server.ts";

const endpoint = defineEndpoint({
  method: "GET",
  path: "/api/cached",
  summary: "The same bytes for everyone.",
  access: "public",
  response: z.object({ text: z.string() }),
  limits: { perMinute: 100_000_000 },
});

/** As large as the answer with all regulations, roughly. */
const exampleBytes = 8000;
const value = { text: "striped bass ".repeat(exampleBytes / 13) };

/** A bare route and a cached endpoint that answer the same headers and bytes, each on a port of its own. */
export async function startBenchServers(): Promise<{ bare: string; cached: string }> {
  const { server, bind } = createTestServer({
    log: createLog("info"),
  });
  const answer = await cacheAnswer(endpoint, value, 60);
  bind.cached(endpoint, () => answer);
  await server.ready();

  const { rawPayload, headers } = await server.inject(endpoint.path);
  const { date: _, connection: __, ...ofTheAnswer } = headers;
  const bare = fastify();
  bare.get(endpoint.path, (_request, reply) => reply.headers(ofTheAnswer).send(rawPayload));

  const listen = { host: "127.0.0.1", port: 0 };
  return {
    bare: (await bare.listen(listen)) + endpoint.path,
    cached: (await server.listen(listen)) + endpoint.path,
  };
}
