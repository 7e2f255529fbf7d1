import { Suspense, useState } from "react";
import { EmbeddedMap } from "#web/features/vessels/embedded-map.tsx";
import { useHasFeed } from "#web/features/vessels/queries.ts";
import { vesselWording as wording } from "#web/features/vessels/wording.ts";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";
import { useOnline } from "#web/platform/online-status.ts";
import { readStored, writeStored } from "#web/platform/stored.ts";
import { Screen } from "#web/ui/surfaces/screen.tsx";
import { lazyPart } from "#web/platform/load-part.ts";

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

/** Our own live map where there is a feed, else the map of another site. */
export function VesselsScreen() {
  const hasFeed = useHasFeed();
  const online = useOnline();
  const [way, setWay] = useState(storedWay);

  function choose(next: Way) {
    setWay(next);
    writeStored(key, next);
  }

  return (
    <Screen
      title={wording.title}
      aside={
        hasFeed === true ? (
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
      {hasFeed === null && online ? <Waiting /> : null}
      {hasFeed === true && way === "ours" ? (
        <Suspense fallback={<Waiting />}>
          <LiveMap />
        </Suspense>
      ) : null}
      {hasFeed === false || (hasFeed === true && way === "embedded") ? <EmbeddedMap /> : null}
      {hasFeed === null && !online ? <EmbeddedMap /> : null}
    </Screen>
  );
}
