import type { Config } from "#server/config.ts";
import type { FeedWatch } from "#server/features/vessels/feed/feed-health.ts";
import { keepConnected } from "#server/features/vessels/feed/keep-connected.ts";
import type {
  FeedConnection,
  Ending,
  Patience,
} from "#server/features/vessels/feed/keep-connected.ts";
import { connectAisstream } from "#server/features/vessels/feed/vessels-aisstream.source.ts";
import type { SourceEvents } from "#server/features/vessels/feed/vessels-aisstream.source.ts";
import { connectNmea } from "#server/features/vessels/feed/vessels-nmea.source.ts";
import type { Fleet } from "#server/features/vessels/fleet/fleet.ts";
import { readReport } from "#server/features/vessels/fleet/read-report.ts";
import { region } from "#server/features/vessels/fleet/region.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";

const second = 1000;
const minute = 60 * second;

/** A public service bans clients that reconnect too often. */
const withService: Patience = {
  firstMs: 5 * second,
  refusedMs: minute,
  mostMs: 30 * minute,
  steadyMs: minute,
};
/** One's own receiver may be off for a while, and frequent reconnects harm nobody. */
const withReceiver: Patience = {
  firstMs: second,
  refusedMs: second,
  mostMs: minute,
  steadyMs: minute,
};

export interface IngestOptions {
  readonly settings: Config["vessels"];
  readonly fleet: Fleet;
  readonly feed: FeedWatch;
  readonly clock: Clock;
  readonly log: Log;
  /** A connection without a usable message for this long counts as dead. */
  readonly deadAfterMs?: number;
  readonly patience?: Patience;
}

const defaultDeadAfterMs = 10 * minute;

export const isConfigured = ({ aisstreamApiKey, nmeaTcp }: Config["vessels"]): boolean =>
  aisstreamApiKey !== undefined || nmeaTcp !== undefined;

/** Connects to every configured feed. Returns a stop function. */
export function startIngest(options: IngestOptions): () => void {
  const { settings, fleet, feed, clock, log } = options;
  const { aisstreamUrl, aisstreamApiKey, nmeaTcp } = settings;
  const deadAfterMs = options.deadAfterMs ?? defaultDeadAfterMs;

  function keep(
    name: string,
    patience: Patience,
    connect: (events: SourceEvents) => FeedConnection,
  ): () => void {
    const watch = feed.watch();
    const connectWatched = (onEnded: (ending: Ending) => void): FeedConnection =>
      connect({
        clock,
        deadAfterMs,
        onOpen() {
          watch.connected();
          log.info({ feed: name }, "vessel feed connected");
        },
        onEnded(ending) {
          watch.disconnected();
          onEnded(ending);
        },
        take(message, at) {
          const now = clock.now();
          const reading = readReport(message, at, now);
          if (reading.kind === "refused") return false;
          if (reading.kind === "report") fleet.take(reading.report);
          watch.heard(Math.min(at, now));
          return true;
        },
      });
    const chosen = options.patience ?? patience;
    return keepConnected({ name, connect: connectWatched, patience: chosen, log });
  }

  const stops = [
    ...(aisstreamApiKey === undefined
      ? []
      : [
          keep("aisstream", withService, (events) =>
            connectAisstream({ url: aisstreamUrl, apiKey: aisstreamApiKey, box: region }, events),
          ),
        ]),
    ...(nmeaTcp === undefined
      ? []
      : [keep("nmea", withReceiver, (events) => connectNmea(nmeaTcp, events))]),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
