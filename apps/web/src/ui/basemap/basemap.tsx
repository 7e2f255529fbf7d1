import { Component, lazy, Suspense, type ReactNode } from "react";
import { MapFailure, MapLoading } from "#web/ui/basemap/parts/map-states.tsx";
import type { BasemapProps } from "#web/ui/basemap/basemap-types.ts";
import { classes } from "#web/ui/classes.ts";

const importMap = () => import("#web/ui/basemap/parts/live-map.tsx");

/** Loaded with the first map, because shoreline, lines and drawing code are large. */
const LiveMap = lazy(async () => ({ default: (await importMap()).LiveMap }));

/** Preloads the map's files for a view that consists mainly of a map. */
export async function prepareMap(): Promise<void> {
  const { prepareEngine } = await importMap();
  prepareEngine();
}

class MapBoundary extends Component<
  { readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <MapFailure /> : this.props.children;
  }
}

/**
 * The bundled map of shoreline, islands, names and the three-mile line, which works offline. Set its height by
 * `className`, and put a list with the same choices beside it.
 */
export function Basemap(props: BasemapProps) {
  return (
    <figure
      className={classes(
        "@container relative isolate overflow-hidden rounded-card border border-line",
        props.className,
      )}
    >
      <MapBoundary>
        <Suspense fallback={<MapLoading />}>
          <LiveMap {...props} />
        </Suspense>
      </MapBoundary>
      <figcaption className="sr-only">{props.sentence}</figcaption>
    </figure>
  );
}
