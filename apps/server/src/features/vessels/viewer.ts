import { Readable } from "node:stream";
import type { FeedHealth } from "#server/features/vessels/feed/feed-health.ts";
import { isInside } from "#server/features/vessels/fleet/region.ts";
import type { GeoBox } from "@striper/marine/geo";
import { isLocated } from "#server/features/vessels/fleet/vessel.ts";
import type { LocatedVessel, Vessel } from "#server/features/vessels/fleet/vessel.ts";
import { feedEventText, vesselsEventText } from "#server/features/vessels/vessels.presenter.ts";

export interface Changes {
  readonly vessels: readonly Vessel[];
  /** Undefined when departures since then are no longer known. */
  readonly departed: readonly number[] | undefined;
}

/** All times are monotonic milliseconds. */
export interface Viewer {
  readonly accountId: string;
  readonly box: GeoBox;
  readonly stream: Readable;
  readonly version: number;
  /** Returns false just after an update or while the connection is blocked. */
  isDue(now: number): boolean;
  sendAll(vessels: readonly LocatedVessel[], version: number, now: number): void;
  /** Sends only changes that concern the viewer's box. */
  sendChanges(changes: Changes, version: number, now: number): void;
  /** Sends at once after a change, otherwise at intervals. */
  sendFeed(feed: FeedHealth, now: number): void;
  end(): void;
}

/** Minimum interval between updates, below one second because timers may fire early. */
const leastMs = 990;
/** Also a keep-alive, because proxies cut connections that are silent for a minute. */
const feedEveryMs = 15_000;
/** Closes stalled connections, for example of a phone without signal; the client reconnects. */
const mostBlockedMs = 30_000;
/** After this the client reconnects and is authorized again. */
const longestLifeMs = 15 * 60_000;
const bufferedBytes = 16 * 1024;

/** Returns what entered or left a box, and updates `shown`. */
function changesIn(box: GeoBox, shown: Set<number>, { vessels, departed = [] }: Changes) {
  const gone = new Set(departed.filter((mmsi) => shown.delete(mmsi)));
  const visible: LocatedVessel[] = [];
  for (const vessel of vessels) {
    if (isLocated(vessel) && isInside(box, vessel.fix.latitude, vessel.fix.longitude)) {
      visible.push(vessel);
      shown.add(vessel.mmsi);
      gone.delete(vessel.mmsi);
    } else if (shown.delete(vessel.mmsi)) {
      gone.add(vessel.mmsi);
    }
  }
  return { visible, gone: [...gone] };
}

export function createViewer(box: GeoBox, accountId: string, openedAt: number): Viewer {
  let shown = new Set<number>();
  let sentAt = -Infinity;
  let feedSentAt = -Infinity;
  let feedState: FeedHealth["state"] | undefined;
  let sentVersion = 0;
  let blockedSince: number | undefined;

  const stream = new Readable({
    highWaterMark: bufferedBytes,
    // A read request means that there is room again.
    read: () => void (blockedSince = undefined),
  });

  function send(text: string, now: number): void {
    if (!stream.push(text)) blockedSince ??= now;
  }

  return {
    accountId,
    box,
    stream,
    get version() {
      return sentVersion;
    },
    isDue(now) {
      if (now - openedAt > longestLifeMs) stream.push(null);
      if (blockedSince !== undefined && now - blockedSince > mostBlockedMs) stream.destroy();
      const isOpen = !stream.destroyed && now - openedAt <= longestLifeMs;
      return isOpen && blockedSince === undefined && now - sentAt >= leastMs;
    },
    sendAll(vessels, version, now) {
      shown = new Set(vessels.map(({ mmsi }) => mmsi));
      sentVersion = version;
      sentAt = now;
      send(vesselsEventText(vessels, [], true), now);
    },
    sendChanges(changes, version, now) {
      const { visible, gone } = changesIn(box, shown, changes);
      sentVersion = version;
      sentAt = now;
      if (visible.length + gone.length > 0) send(vesselsEventText(visible, gone, false), now);
    },
    sendFeed(feed, now) {
      if (feed.state === feedState && now - feedSentAt < feedEveryMs) return;
      feedState = feed.state;
      feedSentAt = now;
      send(feedEventText(feed), now);
    },
    end: () => void stream.push(null),
  };
}
