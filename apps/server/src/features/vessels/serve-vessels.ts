import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import type { Config } from "#server/config.ts";
import { watchFeed } from "#server/features/vessels/feed/feed-health.ts";
import type { FeedHealth } from "#server/features/vessels/feed/feed-health.ts";
import { isConfigured, startIngest } from "#server/features/vessels/feed/ingest.ts";
import { createFleet } from "#server/features/vessels/fleet/fleet.ts";
import { shareFleet } from "#server/features/vessels/sharing/share-fleet.ts";
import type { SharedFleet } from "#server/features/vessels/sharing/share-fleet.ts";
import { createVesselStreams } from "#server/features/vessels/vessel-streams.ts";
import { bindVessels } from "#server/features/vessels/vessels.routes.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface VesselsDependencies {
  readonly config: Pick<Config, "role" | "vessels">;
  readonly pool: Pick<Pool, "connect">;
  readonly clock: Clock;
  readonly log: Log;
}

/** Viewers are served in turns, which spreads the load. */
const tickMs = 250;
const expireEveryTicks = 4;
const notConfigured: FeedHealth = { state: "not_configured", newestMessageAt: null };

/**
 * Answers calls about vessels. Connects to configured feeds once the server listens, and ends the
 * streams before the server waits for its connections.
 */
export function serveVessels(
  server: FastifyInstance,
  bind: Binder,
  { config, pool, clock, log }: VesselsDependencies,
): void {
  const { role, vessels: settings } = config;
  const fleet = createFleet();
  let shared: SharedFleet | undefined;
  let timer: NodeJS.Timeout | undefined;
  const idle: FeedHealth = isConfigured(settings)
    ? { state: "connecting", newestMessageAt: null }
    : notConfigured;
  const health = (): FeedHealth => shared?.health() ?? idle;
  const streams = createVesselStreams({
    fleet,
    health,
    monotonic: () => performance.now(),
    most: settings.mostStreams,
  });

  function ingest() {
    const feed = watchFeed(clock);
    return { health: feed.health, stop: startIngest({ settings, fleet, feed, clock, log }) };
  }

  bindVessels(bind, { fleet, streams, health });
  server.addHook("onListen", () => {
    let ticks = 0;
    timer = setInterval(() => {
      if (ticks++ % expireEveryTicks === 0) fleet.expire(clock.now());
      streams.tick();
    }, tickMs);
    // A process with the jobs role has no viewers.
    if (role !== "jobs" && isConfigured(settings))
      shared = shareFleet({ pool, fleet, startIngest: ingest, clock, log });
  });
  server.addHook("preClose", async () => {
    clearInterval(timer);
    streams.close();
    await shared?.close();
  });
}
