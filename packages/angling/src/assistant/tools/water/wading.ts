import { surveyMargin, wadingClock, type WadingClock } from "@striper/marine/charts";
import { distanceBetween } from "@striper/marine/geo";
import { harborDayBounds, type Instant } from "@striper/marine/time";
import { feet, feetToMetres, metres, metresPerSecond, roundTo } from "@striper/marine/units";
import { buildCard, screenWith, unansweredCard } from "#angling/assistant/cards/build-card.ts";
import { factsFrom, screens, type FactRow } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { askedMoment } from "#angling/assistant/tools/asked.ts";
import { listText, spanText } from "#angling/assistant/tools/shown-moment.ts";
import { shownDate } from "#angling/assistant/tools/shown-time.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import { bitePlaceAt, usualWater } from "#angling/bite-score/index.ts";
import { coldWaterBelow, coldWaterLine } from "#angling/safety/index.ts";
import { crossings, type CrossingPlace } from "#angling/spots/index.ts";
import { exactDepthText, timeText } from "#angling/words/index.ts";
import {
  askedPoint,
  chartedPlace,
  chartSource,
  notCharted,
  pinOf,
  type AskedPoint,
  type ChartedPlace,
} from "./charted-place.ts";

/** Somebody who walks through a foot of water, steadily; the wading screen begins with the same. */
const usualDepth = feetToMetres(feet(1));
const usualSwell = feetToMetres(feet(1));
const usualSpeed = metresPerSecond(0.7);
const usualDistance = metres(300);

/** From a named place to the listed flat that is meant beside it, miles. */
const besideFlat = 1.5;

function flatOf(point: AskedPoint): CrossingPlace | null {
  if (point.crossing !== null) return point.crossing;
  const [nearest] = crossings
    .map((flat) => ({ flat, away: distanceBetween(point.position, flat.position) }))
    .toSorted((a, b) => a.away - b.away);
  return nearest !== undefined && nearest.away <= besideFlat ? nearest.flat : null;
}

function clockOf(place: ChartedPlace, swell: number, distance: number, from: Instant): WadingClock {
  const lowest = metres(0 - (place.to ?? place.from));
  return wadingClock(
    place.water,
    {
      crossing: {
        ground: lowest,
        groundMargin: surveyMargin(place.zone, place.from).depth,
        distance: metres(distance),
      },
      wader: { depth: usualDepth, speed: usualSpeed },
      sea: { swell: metres(swell), surge: metres(0) },
    },
    from,
  );
}

interface Walk {
  readonly clock: WadingClock;
  readonly name: string;
  readonly now: Instant;
  readonly day: string;
}

/** The answer in words; the last moment to turn back goes first. */
function textOf({ clock, name, now, day }: Walk): string {
  if (clock.kind === "never")
    return `Stay off ${name}: with the margins subtracted the way is not sure to be shallow enough within seven days.`;
  const span = `${timeText(clock.opens, now)} to ${timeText(clock.closes, now)}`;
  if (clock.kind === "too-short")
    return `Stay off ${name}: it opens ${span} only, too short for the way out and back.`;
  const isOver = clock.turnBackAt <= now && clock.opens <= now;
  return isOver
    ? `Go back now: ${name} closes at ${timeText(clock.closes, now)}.`
    : `Turn back from ${name} by ${timeText(clock.turnBackAt, now)}. It is shallow enough from ${span} (asked for ${day}).`;
}

function detailsOf(clock: WadingClock, place: ChartedPlace, distance: number, isCold: boolean) {
  const { margins } = clock;
  const [{ station }] = place.water;
  const part = (value: number) => exactDepthText(value, "us");
  return [
    clock.kind === "open" ? `${spanText(clock.wayBack)} are kept for the way back.` : null,
    isCold ? coldWaterLine : null,
    `For a wader of ${part(usualDepth)}, ${Math.round(distance)} m of way and ${part(margins.swell)} of swell. The wading clock takes your own.`,
    `Subtracted: survey ${part(margins.ground)}, weather ${part(margins.water)}, swell ${part(margins.swell)}: ${part(margins.sum)} together.`,
    `Tide of ${station.name}, ${roundTo(station.distance, 1)} mi away. Sand moves: watch the water, not the clock alone.`,
  ];
}

function rowsOf(clock: WadingClock, now: Instant): readonly FactRow[] {
  const time = (kind: string, at: Instant): FactRow => [kind, timeText(at, now), null, at];
  return [
    ["wading", clock.kind],
    ...(clock.kind === "never"
      ? []
      : [time("wading-opens", clock.opens), time("wading-closes", clock.closes)]),
    ...(clock.kind === "open" ? [time("turn-back", clock.turnBackAt)] : []),
    ["wading-margin", exactDepthText(clock.margins.sum, "us")],
  ];
}

async function answer(slots: Slots, context: ToolContext) {
  const { now } = context;
  const point = await askedPoint(slots, context);
  const { value: asked, assumed } = askedMoment(slots, context);
  const flat = flatOf(point);
  const { name, position } = flat ?? point;
  const day = shownDate(asked.date, now);
  const screen = screenWith("/wading", { place: pinOf({ crossing: flat, position }) });
  const base = {
    title: `Wading, ${name}, ${day}`,
    slots: { ...slots, place: name, date: asked.date },
    assumed: [...point.assumed, ...assumed],
    actions: [{ label: "Open the wading clock", screen }],
  };
  const place = await chartedPlace(position, context);
  if (typeof place === "string" || place.from >= 0 || place.off !== null) {
    const why =
      typeof place === "string"
        ? notCharted(place, name)
        : `No ground that dries is charted at ${name}, so no hour to wade it is known.`;
    const known = listText(crossings.map((one) => one.name));
    const text = `${why} Wading clocks are kept for ${known}; tap any other flat on the map.`;
    return unansweredCard("wading", { ...base, text, sources: [] });
  }
  const isMoment = asked.isNow || asked.hasHour;
  const from = isMoment ? asked.at : Math.max(now, harborDayBounds(asked.date).from);
  const swell = slots.sea_feet === undefined ? usualSwell : feetToMetres(feet(slots.sea_feet));
  const distance = flat?.distance ?? usualDistance;
  const clock = clockOf(place, swell, distance, from);
  const isOpen = clock.kind === "open";
  const isCold = usualWater(bitePlaceAt(position).season, asked.date) < coldWaterBelow;
  const source = chartSource(place);
  return buildCard("wading", {
    ...base,
    headline: isOpen
      ? { figure: timeText(clock.turnBackAt, now), unit: null, label: `Turn back, ${name}` }
      : { figure: "STAY OFF", unit: null, label: name },
    verdict: isOpen ? "care" : "no",
    text: textOf({ clock, name, now, day }),
    details: detailsOf(clock, place, distance, isCold),
    facts: factsFrom(source, { place: name, screen: screens.map }, rowsOf(clock, now)),
    sources: [{ name: source, link: "https://charts.noaa.gov" }],
  });
}

export const wading: Tool = {
  name: "wading",
  title: "Wading clock",
  description:
    "When a drying flat or bar can be walked, when to turn back, and what was subtracted for safety.",
  takes: ["place", "date", "hour", "minute", "sea_feet", "aspect"],
  required: [],
  aspects: ["opens", "turn-back"],
  answer,
};
