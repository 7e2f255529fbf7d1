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
 * "signed-out" and "lapsed": session or plan has ended, so retrying is useless. "busy": too many
 * pages are watching.
 */
export type ConnectionState = "connecting" | "open" | "waiting" | "busy" | "signed-out" | "lapsed";

export interface Watching {
  readonly fleet: Fleet;
  readonly connection: ConnectionState;
}

/**
 * Time in ms after which a silent connection counts as lost. The server sends the feed's health
 * every 15 s.
 */
const silentAfter = 45_000;
/** Delay in ms before retrying when there are too many viewers. */
const busyWait = 30_000;
const finalStates: Partial<Record<ErrorCode, ConnectionState>> = {
  unauthorized: "signed-out",
  session_expired: "signed-out",
  subscription_required: "lapsed",
};

export interface VesselWatch {
  readonly store: Pick<Store<Watching>, "get" | "subscribe">;
  /** Watches another area. Known vessels stay until its first answer. */
  readonly look: (box: GeoBox) => void;
  readonly stop: () => void;
}

interface Turn {
  readonly failures: number;
  /** Delay before the next stream, ms. */
  readonly wait: number;
}

/** Waits, but no longer than until the network returns or the watch stops. */
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

/** Runs one stream to its end. Returns null when no other may follow. */
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
  // The server ends a stream after 15 minutes, or with the session or plan. The next call shows
  // which.
  return signal.aborted ? null : { failures: 0, wait: waitAfter(1, Math.random()) };
}

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
 * Returns the retry delay in ms, which doubles with every failure. `chance`, from 0 to 1, spreads
 * the viewers over time.
 */
export function waitAfter(failures: number, chance: number): number {
  const full = Math.min(longestWait, firstWait * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (0.5 + chance / 2));
}
