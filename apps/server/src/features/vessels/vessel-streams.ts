import type { Readable } from "node:stream";
import type { FeedHealth } from "#server/features/vessels/feed/feed-health.ts";
import type { Fleet } from "#server/features/vessels/fleet/fleet.ts";
import type { GeoBox } from "@striper/marine/geo";
import { createViewer } from "#server/features/vessels/viewer.ts";
import type { Changes, Viewer } from "#server/features/vessels/viewer.ts";
import { AppError } from "#server/http/app-error.ts";

export interface VesselStreams {
  open(box: GeoBox, accountId: string): Readable;
  /** Sends due updates; call several times a second. */
  tick(): void;
  close(): void;
  readonly size: number;
}

/** Streams per account: two devices, with a forgotten page open on each. */
const mostPerAccount = 4;
const retrySeconds = 30;

export function createVesselStreams(options: {
  readonly fleet: Fleet;
  readonly health: () => FeedHealth;
  /** Monotonic milliseconds. */
  readonly monotonic: () => number;
  readonly most: number;
}): VesselStreams {
  const { fleet, health, monotonic, most } = options;
  const viewers = new Set<Viewer>();

  function refuseTooMany(accountId: string): void {
    const own = [...viewers].filter((viewer) => viewer.accountId === accountId).length;
    const headers = { "retry-after": String(retrySeconds) };
    if (own >= mostPerAccount) throw new AppError("rate_limited", { headers });
    if (viewers.size >= most) throw new AppError("unavailable", { headers });
  }

  /** Shares the changes between viewers, most of whom have the same version. */
  function changesByVersion(): (version: number) => Changes {
    const known = new Map<number, Changes>();
    return (version) => {
      const changes = known.get(version) ?? {
        vessels: fleet.changedAfter(version),
        departed: fleet.departedAfter(version),
      };
      known.set(version, changes);
      return changes;
    };
  }

  return {
    get size() {
      return viewers.size;
    },
    open(box, accountId) {
      refuseTooMany(accountId);
      const now = monotonic();
      const viewer = createViewer(box, accountId, now);
      viewers.add(viewer);
      viewer.stream.on("close", () => viewers.delete(viewer));
      viewer.sendFeed(health(), now);
      viewer.sendAll(fleet.inBox(box), fleet.closeVersion(), now);
      return viewer.stream;
    },
    tick() {
      const now = monotonic();
      const due = [...viewers].filter((viewer) => viewer.isDue(now));
      if (due.length === 0) return;
      const version = fleet.closeVersion();
      const feed = health();
      const changesAfter = changesByVersion();
      for (const viewer of due) {
        const changes = changesAfter(viewer.version);
        viewer.sendFeed(feed, now);
        if (changes.departed === undefined) viewer.sendAll(fleet.inBox(viewer.box), version, now);
        else viewer.sendChanges(changes, version, now);
      }
    },
    close() {
      for (const viewer of viewers) viewer.end();
    },
  };
}
