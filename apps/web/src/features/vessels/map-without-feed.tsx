import { vesselWording as wording } from "#web/features/vessels/wording.ts";
import { useDevicePosition } from "#web/platform/device-position.ts";
import { Basemap } from "#web/ui/basemap/basemap.tsx";
import { Banner } from "#web/ui/surfaces/banner.tsx";

/** As the embedded map: specification 2.61. */
const view = { center: { latitude: 42.35, longitude: -71.05 }, zoom: 11 };

/** Our own map where nobody tells which vessels are on the water, and why that is so. */
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
