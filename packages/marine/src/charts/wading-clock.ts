import { minute, type Instant } from "#marine/time/index.ts";
import { metres, type Metres, type MetresPerSecond } from "#marine/units/index.ts";
import { nextDry, ordinaryWeather, type DryWindow } from "./water-level.ts";
import { levelAt, tideBetween, type WaterNear } from "./water-near.ts";

/** A flat, bar or tombolo that one walks over while the water is low. */
export interface Crossing {
  /** The lowest place on the way, above the chart's zero. */
  readonly ground: Metres;
  /** The ground may lie lower by so much: the survey, or sand that moved. */
  readonly groundMargin: Metres;
  /** From the far end back to the shore. */
  readonly distance: Metres;
}

export interface Wader {
  /** The deepest water the person walks through. */
  readonly depth: Metres;
  readonly speed: MetresPerSecond;
}

export interface Sea {
  /** From trough to crest. */
  readonly swell: Metres;
  /** Seen at a gauge: how much higher the water stands than predicted. */
  readonly surge: Metres;
}

export interface Walk {
  readonly crossing: Crossing;
  readonly wader: Wader;
  readonly sea: Sea;
}

/** What the clock subtracts, shown to the person with the reason. */
export interface WadingMargins {
  readonly ground: Metres;
  readonly water: Metres;
  readonly surge: Metres;
  readonly swell: Metres;
  /** All together. */
  readonly sum: Metres;
  /** The predicted height above the chart's zero at which it is over. */
  readonly level: Metres;
}

export type WadingClock =
  | { readonly kind: "never"; readonly margins: WadingMargins }
  | ({ readonly kind: "too-short" | "open"; readonly margins: WadingMargins } & WadingTimes);

export interface WadingTimes {
  readonly opens: Instant;
  readonly closes: Instant;
  /** The last moment to leave the far end. */
  readonly turnBackAt: Instant;
  /** Milliseconds for the way back, with its reserve. */
  readonly wayBack: number;
}

/** The way back is slower and longer than it looks: half as much again. */
const reserveOfWay = 1.5;
/** Nobody turns round the moment an alarm rings. */
const leastReserve = 10 * minute;

/** Milliseconds kept for a way back that takes so many. */
export const withReserve = (way: number): number =>
  Math.max(way * reserveOfWay, way + leastReserve);

/**
 * Everything unknown counts against going: the ground as low, the water as high as they may be. A
 * gauge that stands below its prediction gives nothing back, for that may change within the hour.
 */
function marginsOf(
  { crossing: { ground, groundMargin }, wader, sea }: Walk,
  water: Metres,
): WadingMargins {
  const surge = metres(Math.max(0, sea.surge));
  const sum = metres(groundMargin + water + surge + sea.swell);
  return {
    ground: groundMargin,
    water,
    surge,
    swell: sea.swell,
    sum,
    level: metres(ground + wader.depth - sum),
  };
}

const step = 5 * minute;

/** The most that the prediction may be wrong by while the way is open. */
function worstMargin(water: WaterNear, { opens, closes }: DryWindow): Metres {
  const steps = Math.ceil((closes - opens) / step);
  const times = Array.from({ length: steps + 1 }, (_, index) => opens + index * step);
  return metres(Math.max(...times.map((at) => levelAt(water, at).margin)));
}

/** More is wrong by more than a tide: nobody wades there by a clock. */
const mostTries = 20;

/** Decides when a way over drying ground opens and closes, and when to turn back on it. */
export function wadingClock(water: WaterNear, walk: Walk, now: Instant): WadingClock {
  const { wader } = walk;
  const tide = tideBetween(water);
  let margins = marginsOf(walk, ordinaryWeather);
  if (!(wader.speed > 0)) return { kind: "never", margins };
  // A greater margin narrows the window, or leads to a later one with a margin of its own.
  for (let tries = 0; tries < mostTries; tries += 1) {
    const dry = nextDry(tide, margins.level, now);
    if (dry === null) return { kind: "never", margins };
    const worst = worstMargin(water, dry);
    if (worst <= margins.water) return clockFor(inMinutes(dry), walk, margins);
    margins = marginsOf(walk, worst);
  }
  return { kind: "never", margins };
}

/** In whole minutes, as they are shown: it opens no earlier and closes no later. */
const inMinutes = ({ opens, closes }: DryWindow): DryWindow => ({
  opens: Math.ceil(opens / minute) * minute,
  closes: Math.floor(closes / minute) * minute,
});

function clockFor(dry: DryWindow, { crossing, wader }: Walk, margins: WadingMargins): WadingClock {
  const way = (crossing.distance / wader.speed) * 1000;
  const wayBack = withReserve(way);
  const turnBackAt = dry.closes - wayBack;
  const isLongEnough = turnBackAt >= dry.opens + way;
  return { kind: isLongEnough ? "open" : "too-short", margins, ...dry, turnBackAt, wayBack };
}
