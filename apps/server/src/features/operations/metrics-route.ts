import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#server/http/app-error.ts";
import type { Metrics } from "#server/platform/metrics/metrics.ts";

export const metricsPath = "/metrics";

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/u;
const forwardingHeaders = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];

function comesFromThisMachine({ raw }: FastifyRequest): boolean {
  const isForwarded = forwardingHeaders.some((name) => raw.headers[name] !== undefined);
  return !isForwarded && loopback.test(raw.socket.remoteAddress ?? "");
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

function holdsToken(request: FastifyRequest, token: string | undefined): boolean {
  const given = /^bearer (.+)$/iu.exec(request.headers.authorization ?? "")?.[1];
  if (token === undefined || given === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

/** Serves metrics to a Prometheus on this machine, or elsewhere with the token. */
export function addMetricsRoute(
  app: FastifyInstance,
  metrics: Metrics,
  token: string | undefined,
): void {
  app.get(metricsPath, async (request, reply) => {
    if (!comesFromThisMachine(request) && !holdsToken(request, token))
      throw new AppError("forbidden");
    const text = await metrics.text();
    return reply.type(metrics.contentType).header("cache-control", "no-store").send(text);
  });
}
