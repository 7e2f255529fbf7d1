import { capabilities, health, ready } from "@striper/contract/operations";
import type { Role } from "@striper/contract/operations";
import type { FastifyInstance } from "fastify";
import { Gauge } from "prom-client";
import { metricsPath } from "#server/features/operations/metrics-route.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Metrics } from "#server/platform/metrics/metrics.ts";

const forMonitors: ReadonlySet<string | undefined> = new Set([
  health.path,
  ready.path,
  capabilities.path,
  metricsPath,
]);

/** Says in the metrics what this instance does; one that only runs jobs refuses everybody but monitors. */
export function applyRole(
  server: FastifyInstance,
  role: Role,
  { registry }: Pick<Metrics, "registry">,
): void {
  const gauge = new Gauge({
    name: "instance_role",
    help: "1 for what this instance does: web, jobs, or both",
    labelNames: ["role"] as const,
    registers: [registry],
  });
  gauge.set({ role }, 1);
  if (role !== "jobs") return;
  server.addHook("onRequest", (request, _reply, done) => {
    done(forMonitors.has(request.routeOptions.url) ? undefined : new AppError("not_found"));
  });
}
