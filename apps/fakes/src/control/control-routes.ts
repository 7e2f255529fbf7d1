import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { MovableClock } from "#fakes/clock.ts";
import type { ServiceState } from "#fakes/control/service-state.ts";

const wantedMode = z.strictObject({
  mode: z.optional(z.string()),
  /** The mode holds for so many requests, then "ok" again. */
  times: z.optional(z.nullable(z.int().check(z.positive()))),
  delay_ms: z.optional(z.number().check(z.minimum(0), z.maximum(600_000))),
});

const wantedClock = z.strictObject({ offset_ms: z.number() });

function describe(state: ServiceState) {
  return {
    mode: state.mode,
    times: state.remaining,
    delay_ms: state.delayMilliseconds,
    modes: state.modes,
    requests: state.requests,
    recent: state.recent,
  };
}

/** `GET /control`, `GET|POST /control/<service>`, `POST /control/clock`. */
export function addControlRoutes(
  app: FastifyInstance,
  states: ReadonlyMap<string, ServiceState>,
  clock: MovableClock,
): void {
  app.get("/control", () => ({
    now: new Date(clock.now()).toISOString(),
    services: Object.fromEntries([...states].map(([name, state]) => [name, describe(state)])),
  }));
  app.post("/control/clock", (request, reply) => {
    const wanted = wantedClock.safeParse(request.body);
    if (!wanted.success) return reply.code(400).send({ error: "expected {offset_ms: number}" });
    clock.setOffset(wanted.data.offset_ms);
    return { now: new Date(clock.now()).toISOString() };
  });
  for (const [name, state] of states) {
    app.get(`/control/${name}`, () => describe(state));
    app.post(`/control/${name}`, (request, reply) => {
      const wanted = wantedMode.safeParse(request.body);
      if (!wanted.success)
        return reply.code(400).send({ error: "expected {mode?, times?, delay_ms?}" });
      const { mode, times, delay_ms: delay } = wanted.data;
      if (mode !== undefined && !state.modes.includes(mode))
        return reply.code(400).send({ error: `no such mode; there are ${state.modes.join(", ")}` });
      if (mode !== undefined) {
        state.mode = mode;
        state.remaining = times ?? null;
      }
      if (delay !== undefined) state.delayMilliseconds = delay;
      return describe(state);
    });
  }
}
