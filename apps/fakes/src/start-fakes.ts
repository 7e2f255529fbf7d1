import { setTimeout as delay } from "node:timers/promises";
import { fastify } from "fastify";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createClock } from "#fakes/clock.ts";
import { addControlRoutes } from "#fakes/control/control-routes.ts";
import { misbehaviorOf } from "#fakes/control/modes.ts";
import { createServiceState, takeRequest } from "#fakes/control/service-state.ts";
import type { ServiceState } from "#fakes/control/service-state.ts";
import { settingsFor } from "#fakes/settings.ts";
import type { Controls, Fake } from "#fakes/fake.ts";

export interface FakesOptions {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  /** A file with milliseconds, which the product's clock reads too. */
  readonly clockOffsetFile: string | undefined;
}

export interface RunningFakes {
  readonly url: string;
  readonly close: () => Promise<void>;
}

type Meetings = WeakMap<FastifyRequest, string>;

function addFake(
  app: FastifyInstance,
  fake: Fake,
  { state, meetings, controls }: { state: ServiceState; meetings: Meetings; controls: Controls },
): void {
  void app.register(
    (scope, _options, done) => {
      scope.addHook("onRequest", async (request, reply) => {
        const mode = takeRequest(state, `${request.method} ${request.url}`);
        meetings.set(request, mode);
        if (state.delayMilliseconds > 0) await delay(state.delayMilliseconds);
        return misbehaviorOf(mode)?.(request, reply);
      });
      fake.register(scope, controls);
      done();
    },
    { prefix: `/${fake.name}` },
  );
  void app.register(
    (scope, _options, done) => {
      fake.registerControls?.(scope, controls);
      done();
    },
    { prefix: `/control/${fake.name}` },
  );
}

/** All stand-ins on one port, each below its own name. */
export async function startFakes(
  fakes: readonly Fake[],
  options: FakesOptions,
): Promise<RunningFakes> {
  const app = fastify({ logger: false, forceCloseConnections: true });
  const clock = createClock(options.clockOffsetFile);
  const states = new Map(
    fakes.map((fake) => [fake.name, createServiceState(fake.modes ?? [])] as const),
  );
  let url = "";
  for (const fake of fakes) {
    const state = states.get(fake.name);
    if (state === undefined) continue;
    const meetings: Meetings = new WeakMap();
    const controls: Controls = {
      now: clock.now,
      modeOf: (request) => meetings.get(request) ?? state.mode,
      baseUrl: () => `${url}/${fake.name}`,
    };
    addFake(app, fake, { state, meetings, controls });
  }
  addControlRoutes(app, states, clock);
  app.get("/control/settings", () => settingsFor(url));
  url = await app.listen({ host: options.host, port: options.port });
  return { url, close: () => app.close() };
}
