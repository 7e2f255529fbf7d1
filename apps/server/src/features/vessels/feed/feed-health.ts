import type { Instant } from "@striper/marine/time";
import type { Clock } from "#server/platform/clock/clock.ts";

export interface FeedHealth {
  readonly state: "not_configured" | "connecting" | "receiving" | "silent";
  readonly newestMessageAt: Instant | null;
}

/** What one connection reports about itself. */
export interface ConnectionWatch {
  connected(): void;
  /** Something usable came; `at` is the message's own time. */
  heard(at: Instant): void;
  disconnected(): void;
}

export interface FeedWatch {
  /** One for each source. */
  watch(): ConnectionWatch;
  health(): FeedHealth;
}

/** A base station sends every ten seconds, a moored ship every three minutes. */
export const silentAfterMs = 120_000;

/** An open connection may be silent for weeks: only arriving messages count as receiving. */
export function watchFeed(clock: Clock): FeedWatch {
  const sources: { connectedSince: Instant | null; heardAt: Instant }[] = [];
  let newestMessageAt: Instant | null = null;

  return {
    watch() {
      const source = { connectedSince: null as Instant | null, heardAt: -Infinity };
      sources.push(source);
      return {
        connected() {
          source.connectedSince = clock.now();
        },
        heard(at) {
          source.heardAt = clock.now();
          newestMessageAt = Math.max(newestMessageAt ?? -Infinity, at);
        },
        disconnected() {
          source.connectedSince = null;
        },
      };
    },
    health() {
      const now = clock.now();
      const open = sources.filter(({ connectedSince }) => connectedSince !== null);
      const isHeard = open.some(({ heardAt }) => now - heardAt < silentAfterMs);
      const isNew = open.some(
        ({ connectedSince }) => now - (connectedSince ?? now) < silentAfterMs,
      );
      if (isHeard) return { state: "receiving", newestMessageAt };
      if (open.length > 0 && !isNew) return { state: "silent", newestMessageAt };
      return { state: "connecting", newestMessageAt };
    },
  };
}
