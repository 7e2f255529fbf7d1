import { hour } from "@striper/marine/time";
import { fastify } from "fastify";
import { bindConditions } from "#server/composition/conditions.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import { systemClock } from "#server/platform/clock/clock.ts";
import { createLog } from "#server/platform/log/log.ts";
import { createObservations } from "#server/platform/observations/observations.ts";
import { createRateLimiter } from "#server/platform/rate-limit/rate-limiter.ts";
import type { RateLimiter } from "#server/platform/rate-limit/rate-limiter.ts";
import { createMemoryCountStore } from "#server/testing/memory-count-store.ts";
import { createMemoryAnswerStore } from "#server/testing/outside/memory-answer-store.ts";
import { openOutsideWorld } from "#server/testing/outside/outside-world.ts";
import { outsideSources } from "#server/testing/outside/payloads.ts";
import { testConfig } from "#server/testing/test-app.ts";
import { createTestServer } from "#server/testing/test-server.ts";

const paths = [
  "/api/weather",
  "/api/tides/8443970",
  "/api/tides/8443970/stage",
  "/api/marine-forecast",
  "/api/bite-score",
  "/api/reports",
] as const;

/** A minute of the server passes in fifteen seconds: every answer is made anew in each run. */
const hurry = 4;

interface BenchClock extends Clock {
  leap(milliseconds: number): void;
}

function createHurriedClock(): BenchClock {
  const started = systemClock.now();
  let ahead = 0;
  return {
    now: () => started + ahead + (systemClock.now() - started) * hurry,
    leap(milliseconds) {
      ahead += milliseconds;
    },
  };
}

const log = createLog("error");
const noLimit = 1_000_000_000;

/** Counts as the real one does, and never refuses: one machine asks for a thousand. */
function countingLimiter(): RateLimiter {
  const limiter = createRateLimiter(systemClock, createMemoryCountStore(), log);
  return {
    prepare: () => limiter.prepare(),
    countLoosely: (scope, caller) => limiter.countLoosely(scope, caller, noLimit),
    countExactly: (scope, caller) => limiter.countExactly(scope, caller, noLimit),
    close: () => limiter.close(),
  };
}

/** Sources that have answered once and hang since, asked again and again in the background. */
async function openHangingObservations(clock: BenchClock) {
  const world = await openOutsideWorld(clock);
  const store = createMemoryAnswerStore(clock);
  const userAgent = "striper-conditions-bench";
  const observations = createObservations({ store, clock, log, userAgent });
  const config = {
    ...testConfig,
    weatherService: { baseUrl: world.url, userAgent },
    waterLevels: { baseUrl: world.url },
    buoys: { baseUrl: world.url },
    reportFeeds: [`${world.url}/feed.xml`],
  };
  async function hang(): Promise<void> {
    for (let round = 0; round < 4; round++) await observations.refreshDue();
    world.breakSources(outsideSources, "time-out");
    clock.leap(2 * hour);
    observations.start();
  }
  return { observations, config, hang };
}

/** Each call of the conditions twice: from this server, and as the same headers and bytes from a bare one. */
export async function startConditionServers() {
  const clock = createHurriedClock();
  const { observations, config, hang } = await openHangingObservations(clock);
  const { server, bind } = createTestServer({ log, limiter: countingLimiter() });
  bindConditions(bind, { config, clock, observations });
  await server.ready();
  await hang();

  const bare = fastify();
  for (const path of paths) {
    const { rawPayload, headers } = await server.inject(path);
    const { date: _, connection: __, ...ofTheAnswer } = headers;
    bare.get(path, (_request, reply) => reply.headers(ofTheAnswer).send(rawPayload));
  }
  const listen = { host: "127.0.0.1", port: 0 };
  return { paths, bare: await bare.listen(listen), served: await server.listen(listen) };
}
