import { measureElement, useWindowVirtualizer } from "@tanstack/react-virtual";
import type { Position } from "@striper/marine/geo";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { SpotCard } from "#web/features/spots/list/spot-card.tsx";
import type { ListedSpot } from "#web/features/spots/listed-spot.ts";
import { spotsWording } from "#web/features/spots/wording.ts";

/** Usual height of a card, px. */
const usualHeight = 126;
const gap = 10;
const overscan = 6;

/** Measured heights of cards, so that returning restores the scroll position. */
const heights = new Map<string, number>();

interface SpotListProps {
  readonly spots: readonly ListedSpot[];
  readonly favorites: ReadonlySet<string>;
  readonly from: Position | null;
  readonly litId: string | null;
  readonly onPoint: (id: string | null) => void;
  readonly chosenId: string | null;
}

export function SpotList({ spots, favorites, from, litId, onPoint, chosenId }: SpotListProps) {
  // The virtualizer mutates in place, which a memoized component would not notice.
  "use no memo";
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- not memoised, as said above
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: spots.length,
    getItemKey: (index) => spots[index]?.id ?? index,
    estimateSize: (index) => heights.get(spots[index]?.id ?? "") ?? usualHeight,
    measureElement: (element, entry, instance) => {
      const height = measureElement(element, entry, instance);
      const id = spots[instance.indexFromElement(element)]?.id;
      if (id !== undefined && height > 0) heights.set(id, height);
      return height;
    },
    scrollMargin: top,
    gap,
    overscan,
  });

  // Banners and the filter panel above the list change its position.
  useLayoutEffect(() => {
    const place = () => {
      const box = list.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + scrollY));
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const bringIntoSight = useEffectEvent((id: string) => {
    const index = spots.findIndex((spot) => spot.id === id);
    if (index >= 0) virtualizer.scrollToIndex(index, { align: "center" });
  });
  useEffect(() => {
    if (chosenId !== null) bringIntoSight(chosenId);
  }, [chosenId]);

  return (
    <ul
      ref={list}
      aria-label={spotsWording.listLabel}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map((item) => {
        const spot = spots[item.index];
        if (spot === undefined) return null;
        return (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            aria-setsize={spots.length}
            aria-posinset={item.index + 1}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${item.start - top}px)` }}
          >
            <SpotCard
              spot={spot}
              from={from}
              isFavorite={favorites.has(spot.id)}
              isLit={spot.id === litId}
              onPoint={onPoint}
            />
          </li>
        );
      })}
    </ul>
  );
}
