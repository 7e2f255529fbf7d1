import type { Instant } from "@striper/marine/time";
import type { Clock } from "#server/platform/clock/clock.ts";

export interface FeedHealth {
  readonly state: "not_configured" | "connecting" | "receiving" | "silent";
  readonly newestMessageAt: Instant | null;
}

export interface ConnectionWatch {
  connected(): void;
  /** Records a usable message; `at` is the message's own time. */
  heard(at: Instant): void;
  disconnected(): void;
}

export interface FeedWatch {
  watch(): ConnectionWatch;
  health(): FeedHealth;
}

/** Milliseconds. A base station sends every 10 s, a moored ship every 3 min. */
export const silentAfterMs = 120_000;

/** Counts only messages as receiving, because an open connection can be silent for weeks. */
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
