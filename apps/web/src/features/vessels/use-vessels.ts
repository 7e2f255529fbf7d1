import type { GeoBox } from "@striper/marine/geo";
import { useSelector } from "@tanstack/react-store";
import { useEffect, useRef, useState } from "react";
import { watchVessels, type Watching } from "#web/features/vessels/vessel-stream.ts";

/**
 * Watched area beyond each side of the view, as a share of it, so that a small move needs no new
 * stream.
 */
const margin = 0.35;

/** Opens a new stream when the watched area is this many times the view. */
const tooWide = 8;

/** Watches the vessels in view. The stream is closed while the page is hidden. */
export function useVessels(seen: GeoBox | null): Watching {
  const [watch] = useState(watchVessels);
  const watched = useRef<GeoBox | null>(null);

  useEffect(() => {
    if (seen === null || document.hidden) return;
    if (watched.current !== null && stillFits(watched.current, seen)) return;
    watched.current = withMargin(seen);
    watch.look(watched.current);
  }, [watch, seen]);

  useEffect(() => {
    const onVisibility = () => {
      if (document.hidden) watch.stop();
      else if (watched.current !== null) watch.look(watched.current);
    };
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      watched.current = null;
      watch.stop();
    };
  }, [watch]);

  return useSelector(watch.store);
}

const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

export function withMargin({ south, west, north, east }: GeoBox): GeoBox {
  const [up, across] = [(north - south) * margin, (east - west) * margin];
  return {
    south: rounded(within(south - up, 90)),
    west: rounded(within(west - across, 180)),
    north: rounded(within(north + up, 90)),
    east: rounded(within(east + across, 180)),
  };
}

const holds = (outer: GeoBox, inner: GeoBox): boolean =>
  inner.south >= outer.south &&
  inner.north <= outer.north &&
  inner.west >= outer.west &&
  inner.east <= outer.east;

const area = ({ south, west, north, east }: GeoBox) => (north - south) * (east - west);

export const stillFits = (watched: GeoBox, seen: GeoBox): boolean =>
  holds(watched, seen) && area(watched) <= area(seen) * tooWide;
