import { join } from "node:path";
import { defineEndpoint } from "@striper/contract/endpoint";
import * as z from "zod/mini";
import { knowsNobody } from "#server/http/authentication.ts";
import { createHttpServer } from "#server/http/create-server.ts";
import type { HttpServer, ServerOptions } from "#server/http/create-server.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import { createMetrics } from "#server/platform/metrics/metrics.ts";
import { createRateLimiter } from "#server/platform/rate-limit/rate-limiter.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import type { LogLine } from "#server/testing/captured-log.ts";
import { createMemoryCountStore } from "#server/testing/memory-count-store.ts";

export interface TestServer extends HttpServer {
  readonly logged: readonly LogLine[];
}

/** An endpoint that returns the caller's account. */
export const calledFor = (access: "public" | "account" | "member" | "admin") =>
  defineEndpoint({
    method: "GET",
    path: "/api/whoami",
    summary: "Who asks.",
    access,
    response: z.object({ account_id: z.string() }),
  });

/** The HTTP layer alone: each test binds its own endpoints. */
export function createTestServer(parts: Partial<ServerOptions> = {}): TestServer {
  const { log, lines } = captureLog();
  const server = createHttpServer({
    publicUrl: "http://localhost:3000",
    trustedProxies: ["loopback"],
    frameSources: [],
    webFolder: join(import.meta.dirname, "no-such-folder"),
    log,
    metrics: createMetrics(),
    limiter: createRateLimiter(systemClock, createMemoryCountStore(), log),
    authenticator: knowsNobody,
    isDiskFull: () => false,
    ...parts,
  });
  return { ...server, logged: lines };
}
