import { vesselKinds } from "@striper/contract/vessels";
import { LocateFixed } from "lucide-react";
import { useState } from "react";
import { feedView } from "#web/features/vessels/feed-view.ts";
import {
  countKinds,
  hiddenKindsKey,
  parseHiddenKinds,
  type VesselKind,
} from "#web/features/vessels/vessel-kinds.ts";
import { inView, vesselList } from "#web/features/vessels/vessel-list-view.ts";
import { KindFilters } from "#web/features/vessels/live/kind-filters.tsx";
import { useSecond } from "#web/features/vessels/live/use-second.ts";
import { VesselCard } from "#web/features/vessels/live/vessel-card.tsx";
import { VesselList } from "#web/features/vessels/live/vessel-list.tsx";
import { Follow, TrackLayer, VesselsLayer } from "#web/features/vessels/live/vessels-layer.tsx";
import { useVessels } from "#web/features/vessels/use-vessels.ts";
import type { Watching } from "#web/features/vessels/vessel-stream.ts";
import { vesselWording as wording } from "#web/features/vessels/wording.ts";
import { askPosition, devicePosition, useDevicePosition } from "#web/platform/device-position.ts";
import { readStored, writeStored } from "#web/platform/stored.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Basemap } from "#web/ui/basemap/basemap.tsx";
import { MapAndList } from "#web/ui/basemap/map-and-list.tsx";
import type { SeenArea } from "#web/ui/basemap/basemap-types.ts";
import { Banner } from "#web/ui/surfaces/banner.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

const start = { center: { latitude: 42.335, longitude: -70.96 }, zoom: 10.6 };

async function showMine() {
  await askPosition();
  if (devicePosition().position === null) showToast(wording.noPosition, "info");
}

export function LiveVessels() {
  const [seen, setSeen] = useState<SeenArea | null>(null);
  const [hidden, setHidden] = useState(() => parseHiddenKinds(readStored(hiddenKindsKey)));
  const [chosen, setChosen] = useState<number | null>(null);
  const [isFollowing, setFollowing] = useState(false);
  const watching = useVessels(seen?.bounds ?? null);
  const own = useDevicePosition();

  const all = [...watching.fleet.vessels.values()];
  const inSight = seen === null ? [] : inView(all, seen.bounds);
  const isShown = ({ kind }: { readonly kind: VesselKind }) => !hidden.has(kind);
  const shown = all.filter(isShown);
  const vessel = chosen === null ? undefined : watching.fleet.vessels.get(chosen);
  const list =
    seen === null ? { total: 0, listed: [] } : vesselList(inSight.filter(isShown), seen.center);

  function toggle(kind: VesselKind) {
    const next = new Set(vesselKinds.filter((other) => hidden.has(other) !== (other === kind)));
    setHidden(next);
    writeStored(hiddenKindsKey, [...next].join(","));
  }

  function choose(mmsi: number | null) {
    setChosen(mmsi);
    setFollowing(false);
  }

  return (
    <div className="space-y-3">
      <FeedHealth watching={watching} />
      <KindFilters hidden={hidden} counts={countKinds(inSight)} onToggle={toggle} />
      <MapAndList
        map={
          <>
            <Basemap
              label={wording.mapLabel}
              sentence={`${list.total} vessels in view. The list below names them.`}
              view={start}
              own={own.state === "known" ? own : null}
              className="h-[max(22rem,calc(100dvh-22rem))] md:h-[max(26rem,calc(100dvh-25rem))] xl:h-[max(26rem,calc(100dvh-22rem))]"
              onMove={setSeen}
              onTapWater={() => choose(null)}
            >
              <VesselsLayer vessels={shown} chosen={chosen} onSelect={choose} />
              <div className="pointer-events-auto absolute top-2 right-2">
                <IconButton
                  framed
                  className="shadow-float"
                  label={wording.showMine}
                  icon={<LocateFixed size={22} aria-hidden="true" />}
                  onClick={() => void showMine()}
                />
              </div>
              {vessel === undefined ? null : (
                <>
                  <TrackLayer vessel={vessel} />
                  {isFollowing ? <Follow vessel={vessel} /> : null}
                  <div className="absolute inset-x-2 bottom-14 flex max-h-[calc(100%-4rem)] items-end pr-14">
                    <VesselCard
                      vessel={vessel}
                      isFollowed={isFollowing}
                      onFollow={setFollowing}
                      onClose={() => choose(null)}
                    />
                  </div>
                </>
              )}
            </Basemap>
            <p className="mt-2 text-caption text-ink-soft">{wording.predictor}</p>
          </>
        }
        list={
          <VesselList
            list={list}
            isFiltered={hidden.size > 0}
            chosen={chosen}
            onSelect={(mmsi) => {
              choose(mmsi);
              setFollowing(true);
            }}
          />
        }
      />
    </div>
  );
}

function FeedHealth({ watching }: { readonly watching: Watching }) {
  const { tone, title, text } = feedView(watching.connection, watching.fleet.feed, useSecond());
  return (
    <Banner tone={tone}>
      <strong>{title}.</strong> <span className="data">{text}</span>
    </Banner>
  );
}
