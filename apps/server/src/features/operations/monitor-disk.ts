import type { FastifyInstance } from "fastify";
import { addDiskMetrics, watchDisk } from "#server/platform/disk/disk-room.ts";
import type { DiskRoom } from "#server/platform/disk/disk-room.ts";
import type { Log } from "#server/platform/log/log.ts";
import type { Metrics } from "#server/platform/metrics/metrics.ts";

export function monitorDisk(
  server: FastifyInstance,
  { disk, metrics, log }: { disk: DiskRoom; metrics: Metrics; log: Log },
): void {
  addDiskMetrics(metrics.registry, disk);
  let stopWatching: (() => void) | undefined;
  server.addHook("onListen", () => void (stopWatching = watchDisk(disk, log)));
  server.addHook("onClose", async () => stopWatching?.());
}
