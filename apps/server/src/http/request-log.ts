import type { FastifyInstance } from "fastify";
import { routeOf } from "#server/http/error-response.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { RequestMetrics } from "#server/platform/metrics/metrics.ts";

/** Writes one log line and one metric per request, without its address, query and parameters. */
export function installRequestLog(app: FastifyInstance, log: Log, metrics: RequestMetrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { method } = request;
    const route = routeOf(request);
    const status = reply.raw.statusCode;
    const milliseconds = reply.elapsedTime;
    metrics.observe(method, route, status, milliseconds / 1000);
    const isQuiet = method === "GET" && status < 400;
    // Successful reads are most of the traffic. They are counted, but logged only at `debug`.
    if (isQuiet && !log.isLevelEnabled("debug")) return done();
    const ms = Math.round(milliseconds);
    log[isQuiet ? "debug" : "info"](
      { request_id: request.id, method, route, status, ms },
      "answered",
    );
    done();
  });
}
