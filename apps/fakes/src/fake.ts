import type { FastifyInstance, FastifyRequest } from "fastify";

/** How a stand-in is controlled while it runs. */
export interface Controls {
  /** UTC epoch milliseconds; moves with `POST /control/clock` or TEST_CLOCK_OFFSET_FILE. */
  readonly now: () => number;
  /** "ok" or one of the fake's own `modes`; the general ones are dealt with before its routes. */
  readonly modeOf: (request: FastifyRequest) => string;
  /** Where this stand-in is reached, with its prefix: `http://127.0.0.1:4010/nws`. */
  readonly baseUrl: () => string;
}

/** A stand-in for one service of the outside world. */
export interface Fake {
  /** Its prefix on the wire and its name in `POST /control/<name>`. */
  readonly name: string;
  /** Ways to misbehave that only this service has; general ones are in `control/modes.ts`. */
  readonly modes?: readonly string[];
  /** Adds its routes below `/<name>`. */
  readonly register: (app: FastifyInstance, controls: Controls) => void;
  /** Its own settings, below `/control/<name>`; no mode applies to them. */
  readonly registerControls?: (app: FastifyInstance, controls: Controls) => void;
}
