import type { Instant } from "@striper/marine/time";
import type { Clock } from "#server/platform/clock/clock.ts";
import { createObservations } from "#server/platform/observations/observations.ts";
import type { Observations } from "#server/platform/observations/observations.ts";
import { captureLog } from "#server/testing/captured-log.ts";
import { createMemoryAnswerStore } from "#server/testing/outside/memory-answer-store.ts";
import type { MemoryAnswerStore } from "#server/testing/outside/memory-answer-store.ts";
import { openOutsideWorld } from "#server/testing/outside/outside-world.ts";
import type { OutsideWorld } from "#server/testing/outside/outside-world.ts";
import { createTestApp, testConfig } from "#server/testing/test-app.ts";
import type { TestApp } from "#server/testing/test-app.ts";

/** A clock that stands until it is moved. */
export interface TestClock extends Clock {
  moveTo(instant: Instant): void;
}

export function createTestClock(start: Instant): TestClock {
  let now = start;
  return {
    now: () => now,
    moveTo(instant) {
      now = instant;
    },
  };
}

export interface ConditionsApp {
  readonly app: TestApp;
  readonly clock: TestClock;
  readonly world: OutsideWorld;
  readonly store: MemoryAnswerStore;
  readonly observations: Observations;
  /** Asks everything that is due, more than once where one answer leads to the next. */
  refresh(): Promise<void>;
  /** The JSON of a call that has to succeed. */
  get(url: string): Promise<unknown>;
  close(): Promise<void>;
}

/** With a service that never answers, ms. The others may take their time on a busy machine. */
const patienceMs = 150;
/** Sources are asked four at a time. */
const rounds = 6;

/** The app with an outside world that can be broken, at a time that can be moved. */
export async function openConditionsApp(start: Instant): Promise<ConditionsApp> {
  const clock = createTestClock(start);
  const world = await openOutsideWorld(clock);
  const store = createMemoryAnswerStore(clock);
  const { log } = captureLog();
  const userAgent = "striper-conditions-test";
  const observations = createObservations({
    store,
    clock,
    log,
    userAgent,
    patience: (url) => (world.isSilent(url) ? patienceMs : Infinity),
    random: () => 0.5,
  });
  const app = createTestApp({
    clock,
    observations,
    config: {
      ...testConfig,
      weatherService: { baseUrl: world.url, userAgent },
      waterLevels: { baseUrl: world.url },
      buoys: { baseUrl: world.url },
      reportFeeds: [`${world.url}/feed.xml`],
    },
  });
  await app.server.ready();

  return {
    app,
    clock,
    world,
    store,
    observations,
    async refresh() {
      for (let round = 0; round < rounds; round++) await observations.refreshDue();
    },
    async get(url) {
      const answer = await app.server.inject(url);
      if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
      return answer.json();
    },
    async close() {
      await app.server.close();
      await world.close();
    },
  };
}
