import { minute, type Instant } from "@striper/marine/time";
import { useSelector } from "@tanstack/react-store";
import { Store } from "@tanstack/store";
import { startTransition, useDeferredValue, useEffect, useState } from "react";
import { offsetStep, reachable, shownInstant } from "#web/app/map/time/time-slider-view.ts";

interface Moment {
  readonly now: Instant;
  /** Minutes ahead of now. */
  readonly offset: number;
}

/**
 * Holds the map's time outside React: while it is dragged, painters read it once a frame and only
 * the slider renders again.
 */
export interface MapTime {
  readonly moment: Pick<Store<Moment>, "get" | "subscribe">;
  readonly instant: () => Instant;
  readonly setNow: (now: Instant) => void;
  readonly setOffset: (offset: number) => void;
}

/** Returns the offset from a later now to the same chosen time; 0 once that time has passed. */
const offsetThen = ({ now, offset }: Moment, later: Instant): number =>
  offset === 0
    ? 0
    : Math.max(
        0,
        (shownInstant(now, offset) - shownInstant(later, offsetStep)) / minute + offsetStep,
      );

const instantOf = ({ now, offset }: Moment): Instant => shownInstant(now, offset);

export function createMapTime(start: Instant): MapTime {
  const moment = new Store<Moment>({ now: start, offset: 0 });
  return {
    moment,
    instant: () => instantOf(moment.get()),
    setNow: (now) => {
      if (now !== moment.get().now)
        moment.setState((before) => ({ now, offset: offsetThen(before, now) }));
    },
    setOffset: (wanted) => {
      const offset = reachable(wanted);
      if (offset !== moment.get().offset) moment.setState((before) => ({ ...before, offset }));
    },
  };
}

export function useMapTime(now: Instant): MapTime {
  const [time] = useState(() => createMapTime(now));
  useEffect(() => time.setNow(now), [time, now]);
  return time;
}

export const useMoment = ({ moment }: MapTime): Moment => useSelector(moment);

export const useShownInstant = (time: MapTime): Instant =>
  useDeferredValue(useSelector(time.moment, instantOf));

/** Time without movement after which dragging counts as paused, ms. */
const restsAfter = 150;
/** Longest delay of text updates while dragging or playing, ms. */
const longest = 1000;

/** Calls `work` when changes pause, and at intervals while they continue. */
export function whenResting(work: () => void, now: () => number = () => performance.now()) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitsSince: number | null = null;
  const run = () => {
    waitsSince = null;
    work();
  };
  return {
    changed: () => {
      clearTimeout(timer);
      waitsSince ??= now();
      timer = setTimeout(run, Math.max(0, Math.min(restsAfter, waitsSince + longest - now())));
    },
    stop: () => clearTimeout(timer),
  };
}

/**
 * Returns the offset in minutes for tables and sentences, which cost more to render than the map.
 */
export function useRestingOffset({ moment }: MapTime): number {
  const [offset, setOffset] = useState(() => moment.get().offset);
  useEffect(() => {
    const resting = whenResting(() => startTransition(() => setOffset(moment.get().offset)));
    const { unsubscribe } = moment.subscribe(resting.changed);
    return () => {
      resting.stop();
      unsubscribe();
    };
  }, [moment]);
  return offset;
}
