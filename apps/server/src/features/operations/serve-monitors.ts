import { capabilities, health, ready } from "@striper/contract/operations";
import type { Role } from "@striper/contract/operations";
import type { FastifyInstance } from "fastify";
import { Gauge } from "prom-client";
import { addMetricsRoute, metricsPath } from "#server/features/operations/metrics-route.ts";
import { monitorDisk } from "#server/features/operations/monitor-disk.ts";
import { AppError } from "#server/http/app-error.ts";
import type { DiskRoom } from "#server/platform/disk/disk-room.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Metrics } from "#server/platform/metrics/metrics.ts";

const forMonitors: ReadonlySet<string | undefined> = new Set([
  health.path,
  ready.path,
  capabilities.path,
  metricsPath,
]);

/** Reports the instance's role in the metrics. A jobs instance answers monitors only. */
function applyRole(server: FastifyInstance, role: Role, { registry }: Metrics): void {
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

export function serveMonitors(
  server: FastifyInstance,
  options: {
    readonly config: { readonly role: Role; readonly metricsToken: string | undefined };
    readonly metrics: Metrics;
    readonly disk: DiskRoom;
    readonly log: Log;
  },
): void {
  const { config, metrics } = options;
  applyRole(server, config.role, metrics);
  monitorDisk(server, options);
  addMetricsRoute(server, metrics, config.metricsToken);
}
