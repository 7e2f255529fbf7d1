import { Store } from "@tanstack/store";
import type { ErrorCode } from "@striper/contract/errors";
import type { GeoBox } from "@striper/marine/geo";
import { vesselStream, type VesselEvent } from "@striper/contract/vessels";
import {
  emptyFleet,
  withEvent,
  dropStaleVessels,
  type Fleet,
} from "#web/features/vessels/fleet.ts";
import { ApiError } from "#web/platform/api/api-errors.ts";
import { readEvents } from "#web/platform/api/read-events.ts";

const firstWait = 1000;

const longestWait = 30_000;

/**
 * `signed-out` and `lapsed`: the session or the plan has ended, and trying again changes nothing;
 * `busy`: as many pages watch as may.
 */
export type ConnectionState = "connecting" | "open" | "waiting" | "busy" | "signed-out" | "lapsed";

export interface Watching {
  readonly fleet: Fleet;
  readonly connection: ConnectionState;
}

/** The server sends the feed's health every 15 s; after three times that the connection counts as lost, ms. */
const silentAfter = 45_000;
/** The wait after `busy`: too many viewers, ms. */
const busyWait = 30_000;
const finalStates: Partial<Record<ErrorCode, ConnectionState>> = {
  unauthorized: "signed-out",
  session_expired: "signed-out",
  subscription_required: "lapsed",
};

export interface VesselWatch {
  readonly store: Pick<Store<Watching>, "get" | "subscribe">;
  /** Another part of the map; what is known stays until the new answer is there. */
  readonly look: (box: GeoBox) => void;
  readonly stop: () => void;
}

interface Turn {
  /** Failures in a row. */
  readonly failures: number;
  /** Before the next one, ms. */
  readonly wait: number;
}

/** Ends early when the network returns or the watch is stopped. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const wake = () => {
      over.abort();
      resolve();
    };
    const timer = setTimeout(wake, ms);
    over.signal.addEventListener("abort", () => clearTimeout(timer));
    signal.addEventListener("abort", wake, { signal: over.signal });
    addEventListener("online", wake, { signal: over.signal });
  });

const finalState = (error: unknown) =>
  error instanceof ApiError ? finalStates[error.code] : undefined;
const isBusy = (error: unknown) => error instanceof ApiError && error.code === "rate_limited";

interface StreamListeners {
  readonly onEvent: (event: VesselEvent) => void;
  readonly onFailure: (connection: ConnectionState) => void;
}

/** One stream from its beginning to its end; null when there is to be no other. */
async function turn(
  box: GeoBox,
  signal: AbortSignal,
  failures: number,
  { onEvent, onFailure }: StreamListeners,
): Promise<Turn | null> {
  let hasEvent = false;
  const receive = (event: VesselEvent) => {
    hasEvent = true;
    onEvent(event);
  };
  try {
    await readEvents(vesselStream, { query: box }, { signal, silentAfter, onEvent: receive });
  } catch (error) {
    if (signal.aborted) return null;
    const final = finalState(error);
    if (final !== undefined) {
      onFailure(final);
      return null;
    }
    onFailure(isBusy(error) ? "busy" : "waiting");
    if (isBusy(error)) return { failures, wait: busyWait };
    const failed = hasEvent ? 1 : failures + 1;
    return { failures: failed, wait: waitAfter(failed, Math.random()) };
  }
  // Ended by the server: after a quarter of an hour, or with the session or the plan; the next call shows which.
  return signal.aborted ? null : { failures: 0, wait: waitAfter(1, Math.random()) };
}

/** One stream after the other, with a wait between them. */
async function keepWatching(
  box: GeoBox,
  signal: AbortSignal,
  listeners: StreamListeners,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const next = await turn(box, signal, failures, listeners);
    if (next === null) return;
    failures = next.failures;
    await pause(next.wait, signal);
  }
}

/** Keeps one stream open, and reconnects when it breaks. */
export function watchVessels(): VesselWatch {
  const watching = new Store<Watching>({ fleet: emptyFleet, connection: "connecting" });
  let running: AbortController | null = null;
  const listeners: StreamListeners = {
    onEvent: (event) =>
      watching.setState(({ fleet }) => ({ fleet: withEvent(fleet, event), connection: "open" })),
    onFailure: (connection) =>
      watching.setState(({ fleet }) => ({
        fleet: dropStaleVessels(fleet, Date.now()),
        connection,
      })),
  };
  return {
    store: watching,
    look: (box) => {
      running?.abort();
      running = new AbortController();
      void keepWatching(box, running.signal, listeners);
    },
    stop: () => {
      running?.abort();
      running = null;
    },
  };
}

/**
 * How long to wait before trying again, ms: twice as long after every failure, and not all viewers
 * at the same moment. `chance` is from 0 to 1.
 */
export function waitAfter(failures: number, chance: number): number {
  const full = Math.min(longestWait, firstWait * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (0.5 + chance / 2));
}
