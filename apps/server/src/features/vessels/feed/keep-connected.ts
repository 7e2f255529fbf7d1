import type { Log } from "#server/platform/log/log.ts";

/** Why a connection ended. After `refused`, an early retry would be refused too. */
export interface Ending {
  readonly kind: "lost" | "refused";
  readonly reason: string;
}

export interface FeedConnection {
  readonly hasHeard: () => boolean;
  readonly close: () => void;
}

export interface Patience {
  readonly firstMs: number;
  readonly refusedMs: number;
  readonly mostMs: number;
  /** A useful connection of this length resets the failure count. */
  readonly steadyMs: number;
}

/**
 * Doubles with each failure. Up to a fifth is subtracted at random, so that clients do not
 * reconnect simultaneously.
 */
export function reconnectDelay(
  { firstMs, refusedMs, mostMs }: Patience,
  failures: number,
  kind: Ending["kind"],
  random: number,
): number {
  const start = kind === "refused" ? refusedMs : firstMs;
  const doubled = start * 2 ** Math.min(failures - 1, 30);
  return Math.min(doubled, mostMs) * (1 - random / 5);
}

/** Reconnects with exponential backoff. Returns a stop function. */
export function keepConnected(options: {
  readonly name: string;
  /** Must call `onEnded` however the connection ends; only the first call counts. */
  readonly connect: (onEnded: (ending: Ending) => void) => FeedConnection;
  readonly patience: Patience;
  readonly log: Log;
}): () => void {
  const { name, connect, patience, log } = options;
  let failures = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let connection: FeedConnection | undefined;

  function goOnLater({ kind, reason }: Ending, wasSteady: boolean): void {
    failures = wasSteady ? 1 : failures + 1;
    const delay = reconnectDelay(patience, failures, kind, Math.random());
    log.warn({ feed: name, reason, seconds: Math.round(delay / 1000) }, "vessel feed ended");
    timer = setTimeout(run, delay);
  }

  function run(): void {
    const startedAt = performance.now();
    let isOver = false;
    const current = connect((ending) => {
      if (isOver || isStopped) return;
      isOver = true;
      const lasted = performance.now() - startedAt;
      goOnLater(ending, current.hasHeard() && lasted >= patience.steadyMs);
    });
    connection = current;
  }

  run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    connection?.close();
  };
}
