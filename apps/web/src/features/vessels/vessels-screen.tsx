import { Suspense, useState } from "react";
import { EmbeddedMap } from "#web/features/vessels/embedded-map.tsx";
import { useFeed, type KnownFeed } from "#web/features/vessels/queries.ts";
import { vesselWording as wording } from "#web/features/vessels/wording.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { useOnline } from "#web/platform/online-status.ts";
import { readStored, writeStored } from "#web/platform/stored.ts";
import { Screen } from "#web/ui/surfaces/screen.tsx";
import { lazyPart } from "#web/platform/load-part.ts";
import { useDevicePosition } from "#web/platform/device-position.ts";
import { Basemap } from "#web/ui/basemap/basemap.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";

const LiveMap = lazyPart(
  async () => (await import("#web/features/vessels/live/live-vessels.tsx")).LiveVessels,
);

const key = "vessel_map";
const ways = [
  { value: "ours", label: wording.ours },
  { value: "embedded", label: wording.embedded },
] as const;
type Way = (typeof ways)[number]["value"];

const storedWay = (): Way => (readStored(key) === "embedded" ? "embedded" : "ours");

function Waiting() {
  return <output className="block py-8 text-center text-ink-soft">{wording.unknown}</output>;
}

/** Shows the embedded map beside ours when there is no feed. */
function mapsShown(feed: KnownFeed, way: Way, online: boolean): "waiting" | "both" | Way {
  if (feed === "there") return way;
  return feed === "asking" && online ? "waiting" : "both";
}

export function VesselsScreen() {
  const feed = useFeed();
  const online = useOnline();
  const [way, setWay] = useState(storedWay);

  function choose(next: Way) {
    setWay(next);
    writeStored(key, next);
  }

  const shows = mapsShown(feed, way, online);

  return (
    <Screen
      title={wording.title}
      aside={
        feed === "there" ? (
          <div className="w-full max-w-md md:w-80">
            <SegmentedControl
              legend={wording.switchLegend}
              segments={ways}
              value={way}
              onChange={choose}
            />
          </div>
        ) : null
      }
    >
      {shows === "waiting" ? <Waiting /> : null}
      {shows === "ours" ? (
        <Suspense fallback={<Waiting />}>
          <LiveMap />
        </Suspense>
      ) : null}
      {shows === "embedded" ? <EmbeddedMap /> : null}
      {shows === "both" ? (
        <div className="grid grid-cols-1 gap-6 xl:grid-cols-2">
          <EmbeddedMap />
          <MapWithoutFeed reason={feed === "none" ? wording.noFeed : wording.feedUnanswered} />
        </div>
      ) : null}
    </Screen>
  );
}

/** The same view as the embedded map: specification 2.61. */
const view = { center: { latitude: 42.35, longitude: -71.05 }, zoom: 11 };

export function MapWithoutFeed({ reason }: { readonly reason: string }) {
  const own = useDevicePosition();
  return (
    <section aria-label={wording.ours} className="space-y-3">
      <Banner tone="info">{reason}</Banner>
      <Basemap
        label={wording.mapOfHarbor}
        sentence={wording.noVessels}
        view={view}
        own={own.state === "known" ? own : null}
        className="h-[max(22rem,calc(100dvh-20rem))]"
      />
    </section>
  );
}
