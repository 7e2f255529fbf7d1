import { surveyMargin, wadingClock, type WadingClock } from "@striper/marine/charts";
import { distanceBetween } from "@striper/marine/geo";
import { harborDayBounds, type Instant } from "@striper/marine/time";
import { feet, feetToMetres, metres, metresPerSecond, roundTo } from "@striper/marine/units";
import type { Verdict } from "#angling/assistant/cards/card.ts";
import { screenWith, type FactRow } from "#angling/assistant/facts.ts";
import { questionAt, type Question } from "#angling/assistant/tools/asked.ts";
import { listText, spanText } from "#angling/assistant/tools/shown-words.ts";
import { defineTool } from "#angling/assistant/tools/tool.ts";
import { bitePlaceAt, usualWater } from "#angling/bite-score/index.ts";
import { coldWaterBelow, coldWaterLine } from "#angling/safety/index.ts";
import { crossings, type CrossingPlace } from "#angling/spots/index.ts";
import { exactDepthText, newerChartText, timeText } from "#angling/words/index.ts";
import {
  askedPoint,
  chartedPlace,
  pinOf,
  type AskedPoint,
  type ChartedPlace,
} from "./charted-place.ts";

/** Defaults for a walker, the same as on the wading screen. */
const usualDepth = feetToMetres(feet(1));
const usualSpeed = metresPerSecond(0.7);
const usualDistance = metres(300);

/** Maximum distance from a place to its flat, statute miles. */
const besideFlat = 1.5;

function flatOf(point: AskedPoint): CrossingPlace | null {
  if (point.crossing !== null) return point.crossing;
  const [nearest] = crossings
    .map((flat) => ({ flat, away: distanceBetween(point.position, flat.position) }))
    .toSorted((a, b) => a.away - b.away);
  return nearest !== undefined && nearest.away <= besideFlat ? nearest.flat : null;
}

function clockOf(place: ChartedPlace, swell: number, distance: number, from: Instant): WadingClock {
  return wadingClock(
    place.water,
    {
      crossing: {
        ground: metres(0 - (place.to ?? place.from)),
        groundMargin: surveyMargin(place.survey, place.from).depth,
        distance: metres(distance),
      },
      wader: { depth: usualDepth, speed: usualSpeed },
      sea: { swell: metres(swell), surge: metres(0) },
    },
    from,
  );
}

function reasonAgainst({ survey, newer, from, off }: ChartedPlace, name: string): string | null {
  if (from >= 0 || off !== null)
    return `No ground that dries is charted at ${name}, so no hour to wade it is known.`;
  if (survey.isCoarse)
    return `The chart of ${name} is at 1:${survey.scale.toLocaleString("en-US")}, too coarse for a wading clock.`;
  return newer?.agrees === false ? newerChartText(newer) : null;
}

function textOf(clock: WadingClock, { place: { name }, now, day }: Question<{ name: string }>) {
  if (clock.kind === "never")
    return `Stay off ${name}: with the margins subtracted the way is not sure to be shallow enough within seven days.`;
  const span = `${timeText(clock.opens, now)} to ${timeText(clock.closes, now)}`;
  if (clock.kind === "too-short")
    return `Stay off ${name}: it opens ${span} only, too short for the way out and back.`;
  return clock.turnBackAt <= now && clock.opens <= now
    ? `Go back now: ${name} closes at ${timeText(clock.closes, now)}.`
    : `Turn back from ${name} by ${timeText(clock.turnBackAt, now)}. It is shallow enough from ${span} (asked for ${day}).`;
}

function detailsOf(
  clock: WadingClock,
  { station }: ChartedPlace,
  distance: number,
  isCold: boolean,
) {
  const { margins } = clock;
  const part = (value: number) => exactDepthText(value, "us");
  return [
    clock.kind === "open" ? `${spanText(clock.wayBack)} are kept for the way back.` : null,
    isCold ? `${coldWaterLine}.` : null,
    `For a wader of ${part(usualDepth)}, ${Math.round(distance)} m of way and ${part(margins.swell)} of swell. The wading clock takes your own.`,
    `Subtracted: survey ${part(margins.ground)}, weather ${part(margins.water)}, swell ${part(margins.swell)}: ${part(margins.sum)} together.`,
    `Tide of ${station.name}, ${roundTo(station.distance, 1)} mi away. Sand moves: watch the water, not the clock alone.`,
  ];
}

export const wading = defineTool({
  name: "wading",
  title: "Wading clock",
  description: "When a drying flat or bar can be walked and when to turn back.",
  takes: ["place", "date", "hour", "minute", "sea_feet", "aspect"],
  aspects: ["opens", "turn-back"],
  answer: async (slots, context) => {
    const point = await askedPoint(slots, context);
    const flat = flatOf(point);
    const question = questionAt("Wading", flat ?? point, slots, context);
    const { place, asked, isMoment, now } = question;
    const { name, position } = place;
    const screen = screenWith("/wading", { place: pinOf({ crossing: flat, position }) });
    const base = { ...question.base, actions: [{ label: "Open the wading clock", screen }] };
    const charted = await chartedPlace(place, context);
    const why = typeof charted === "string" ? charted : reasonAgainst(charted, name);
    if (typeof charted === "string" || why !== null) {
      const known = listText(crossings.map((one) => one.name));
      return {
        ...base,
        text: `${why} Wading clocks are kept for ${known}; tap any other flat on the map.`,
      };
    }
    const from = isMoment ? asked.at : Math.max(now, harborDayBounds(asked.date).from);
    const { sea_feet: swell = 1 } = slots;
    const distance = flat?.distance ?? usualDistance;
    const clock = clockOf(charted, feetToMetres(feet(swell)), distance, from);
    const isCold = usualWater(bitePlaceAt(position).season, asked.date) < coldWaterBelow;
    const verdict: Verdict = clock.kind === "open" ? "care" : "no";
    const time = (kind: string, at: Instant): FactRow => [kind, timeText(at, now), null, at];
    return {
      ...base,
      headline:
        clock.kind === "open"
          ? { figure: timeText(clock.turnBackAt, now), label: `Turn back, ${name}` }
          : { figure: "STAY OFF", label: name },
      verdict,
      text: textOf(clock, question),
      details: detailsOf(clock, charted, distance, isCold),
      facts:
        clock.kind === "never"
          ? []
          : [
              time("wading-opens", clock.opens),
              time("wading-closes", clock.closes),
              ...(clock.kind === "open" ? [time("turn-back", clock.turnBackAt)] : []),
            ],
      sources: [charted.source],
    };
  },
});
