import { vessels, vesselStream, vesselTrack } from "@striper/contract/vessels";
import type { FeedHealth } from "#server/features/vessels/feed/feed-health.ts";
import type { Fleet } from "#server/features/vessels/fleet/fleet.ts";
import { isLocated } from "#server/features/vessels/fleet/vessel.ts";
import type { VesselStreams } from "#server/features/vessels/vessel-streams.ts";
import {
  presentFeed,
  presentTrack,
  presentVessel,
} from "#server/features/vessels/vessels.presenter.ts";
import { AppError } from "#server/http/app-error.ts";
import type { Binder } from "#server/http/bind-endpoint.ts";

export interface VesselSources {
  readonly fleet: Fleet;
  readonly streams: VesselStreams;
  readonly health: () => FeedHealth;
}

export function bindVessels(bind: Binder, { fleet, streams, health }: VesselSources): void {
  bind.signedIn(vessels, ({ query }) => ({
    vessels: fleet.inBox(query).map(presentVessel),
    feed: presentFeed(health()),
  }));
  bind.events(vesselStream, ({ query, account, reply }) => {
    // Stops proxies from buffering, which would hold back a stream for ever.
    reply.header("x-accel-buffering", "no");
    return streams.open(query, account.accountId);
  });
  bind.signedIn(vesselTrack, ({ params }) => {
    const vessel = fleet.find(Number(params.mmsi));
    if (vessel === undefined || !isLocated(vessel)) throw new AppError("not_found");
    return presentTrack(vessel);
  });
}
