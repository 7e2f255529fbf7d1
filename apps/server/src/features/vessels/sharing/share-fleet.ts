import type { Instant } from "@striper/marine/time";
import type { Pool } from "pg";
import type { FeedHealth } from "#server/features/vessels/feed/feed-health.ts";
import type { Fleet } from "#server/features/vessels/fleet/fleet.ts";
import { joinGroup } from "#server/features/vessels/sharing/group.ts";
import type { Place } from "#server/features/vessels/sharing/group.ts";
import {
  feedNotice,
  presenceNotice,
  readNotice,
  reportOf,
  vesselNotices,
} from "#server/features/vessels/sharing/notices.ts";
import type { Clock } from "#server/platform/clock/clock.ts";
import type { Log } from "#server/platform/log/log.ts";

export interface Ingest {
  readonly health: () => FeedHealth;
  readonly stop: () => void;
}

export interface SharedFleet {
  readonly health: () => FeedHealth;
  readonly close: () => Promise<void>;
}

const presentForMs = 15_000;
/** Turns (seconds) between announcements of a follower. */
const hereEveryTurns = 5;

/**
 * Shares one fleet: the leader ingests and sends changes every second, and the followers apply
 * them. A process alone sends nothing.
 */
export function shareFleet(options: {
  readonly pool: Pick<Pool, "connect">;
  readonly fleet: Fleet;
  readonly startIngest: () => Ingest;
  readonly clock: Clock;
  readonly log: Log;
}): SharedFleet {
  const { pool, fleet, clock, log } = options;
  let ingest: Ingest | undefined;
  let followerHeardAt: Instant = -Infinity;
  let sharedVersion = 0;
  let reported: { readonly health: FeedHealth; readonly at: Instant } | undefined;
  let turns = 0;

  const hasNews = (): boolean => reported !== undefined && clock.now() - reported.at < presentForMs;

  async function lead(place: Place): Promise<void> {
    ingest ??= options.startIngest();
    if (clock.now() - followerHeardAt > presentForMs) return;
    const notices = vesselNotices(fleet.changedAfter(sharedVersion));
    sharedVersion = fleet.closeVersion();
    await place.send([...notices, feedNotice(ingest.health())]);
  }

  async function follow(place: Place): Promise<void> {
    if (turns++ % hereEveryTurns === 0) await place.send([presenceNotice(!hasNews())]);
  }

  const leave = joinGroup(
    pool,
    {
      onTurn: (place) => (place.isLeading() ? lead(place) : follow(place)),
      onNotice(payload, place) {
        const notice = readNotice(payload);
        if (notice === null || (notice.kind === "here") !== place.isLeading()) return;
        if (notice.kind === "here") {
          followerHeardAt = clock.now();
          if (notice.wantsAll) sharedVersion = 0;
        } else if (notice.kind === "vessels") {
          for (const shared of notice.vessels) fleet.take(reportOf(shared));
        } else {
          const { state, newestMessageAt } = notice;
          reported = { health: { state, newestMessageAt }, at: clock.now() };
        }
      },
      onDeposed() {
        ingest?.stop();
        ingest = undefined;
      },
    },
    log,
  );

  return {
    health() {
      if (ingest !== undefined) return ingest.health();
      const newestMessageAt = reported?.health.newestMessageAt ?? null;
      return hasNews() && reported !== undefined
        ? reported.health
        : { state: "connecting", newestMessageAt };
    },
    close: leave,
  };
}
