import {
  bottomAt,
  dangersWithin,
  depthNow,
  draftClearance,
  nextDry,
  type DepthNow,
  type DraftClearance,
} from "@striper/marine/charts";
import { heightCrossings } from "@striper/marine/tides";
import { formatHarborTime, harborDayBounds, hour, type Instant } from "@striper/marine/time";
import { feet, feetToMetres, metres, metresToFeet, roundTo } from "@striper/marine/units";
import { buildCard, screenWith, unansweredCard } from "#angling/assistant/cards/build-card.ts";
import type { Headline, Verdict } from "#angling/assistant/cards/card.ts";
import { factsFrom, screens, type FactRow } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { askedMoment, type AskedMoment } from "#angling/assistant/tools/asked.ts";
import { capital, isAbout, listText, momentText } from "#angling/assistant/tools/shown-moment.ts";
import { shownDate } from "#angling/assistant/tools/shown-time.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import {
  awayText,
  chartedText,
  dangerText,
  depthMarginText,
  leastFeet,
  marginFeet,
  rangeText,
  surveyText,
  timeText,
  wayText,
} from "#angling/words/index.ts";
import {
  askedPoint,
  chartedPlace,
  chartSource,
  levelOf,
  notCharted,
  pinOf,
  tideOf,
  type AskedPoint,
  type ChartedPlace,
} from "./charted-place.ts";

const depthAt = (place: ChartedPlace, at: Instant): DepthNow =>
  depthNow(place, place.zone, levelOf(place, at));

interface Sounded {
  readonly point: AskedPoint;
  readonly place: ChartedPlace;
  readonly asked: AskedMoment;
  readonly at: Instant;
  readonly now: Instant;
  /** The next low and high water after the moment asked about. */
  readonly turns: readonly { readonly type: "H" | "L"; readonly instant: Instant }[];
}

const turnNames = { H: "high", L: "low" } as const;

function turnsAfter(place: ChartedPlace, from: Instant): Sounded["turns"] {
  const turns = tideOf(place).extremes(from, from + 26 * hour);
  return (["L", "H"] as const)
    .flatMap((type) => turns.find((turn) => turn.type === type) ?? [])
    .toSorted((a, b) => a.instant - b.instant);
}

/** Returns the hours of the day at which the water stands high enough for a draft. */
function clearHours({ place, asked }: Sounded, needs: number): readonly string[] {
  const { from, to } = harborDayBounds(asked.date);
  const tide = tideOf(place);
  const level = metresToFeet(metres(needs));
  const rises = heightCrossings(tide, level, "rising", from, to);
  const falls = heightCrossings(tide, level, "falling", from, to);
  const starts = tide.heightAt(from) >= level ? [from, ...rises] : rises;
  return starts.map((start) => {
    const end = falls.find((fall) => fall > start) ?? to;
    return start === from && end === to
      ? "all day"
      : `${formatHarborTime(start)} to ${formatHarborTime(end)}`;
  });
}

const draftVerdicts = {
  clears: ["clears", "CLEARS"],
  "does-not-clear": ["does-not-clear", "DOES NOT CLEAR"],
  unsure: ["unsure", "NOT SURE"],
} as const satisfies Record<DraftClearance["kind"], readonly [Verdict, string]>;

/** Dangers first, then the water that is left. */
function draftText(found: DraftClearance, draft: number, sounded: Sounded): string {
  const { point, place, at, now } = sounded;
  const [danger] = found.dangers;
  const when = isAbout(at, now) ? "now" : `at ${momentText(at, now)}`;
  const feetOfDraft = String(roundTo(draft, 1));
  const size = `${/^(?:8|11|18)/.test(feetOfDraft) ? "An" : "A"} ${feetOfDraft} ft draft`;
  const depth = depthAt(place, at);
  const has = `the chart has ${rangeText(depth, "us")}, ${depthMarginText(depth, "us")}`;
  if (danger !== undefined)
    return `${dangerText(danger, "us")}. ${size} ${found.kind === "unsure" ? "is not sure to clear" : "does not clear"} at ${point.name} ${when}.`;
  if (found.kind === "clears" && found.least !== null)
    return `By the chart ${size.replace("A", "a")} clears at ${point.name} ${when}: at least ${leastFeet(found.least)} ft with the margin subtracted.`;
  return found.kind === "unsure"
    ? `Not sure: ${has}. ${size} may touch at ${point.name} ${when}.`
    : `${size} does not clear at ${point.name} ${when}: ${has}.`;
}

function dryText({ place, at, now }: Sounded): string {
  const tide = tideOf(place);
  if (place.from >= 0) return "It does not dry by the chart.";
  const first = nextDry(tide, metres(0 - place.from), at);
  if (first === null) return "It stays covered for the next seven days by the chart.";
  const { margin } = depthAt(place, at);
  const whole = nextDry(tide, metres(0 - (place.to ?? place.from) - margin), at);
  const span = `${timeText(first.opens, now)} to ${timeText(first.closes, now)}`;
  return `Its highest ground is dry ${span}. ${
    whole === null
      ? "With the margin subtracted its lowest ground may not dry at all: count on no hour."
      : `Count on ${timeText(whole.opens, now)} to ${timeText(whole.closes, now)} at most for all of it.`
  }`;
}

/** Beyond it what the bottom is tells little of the place. */
const reachOfBottom = metres(500);

function detailsOf(sounded: Sounded, found: DraftClearance | null) {
  const { place, point, asked, now, turns } = sounded;
  const { off, zone, chart, water } = place;
  const bottom = bottomAt(chart, point.position);
  const near = dangersWithin(chart, point.position, metres(2000)).slice(0, 2);
  const others = (found?.dangers ?? near).slice(found === null ? 0 : 1, 3);
  const hours = found === null || found.needs === null ? [] : clearHours(sounded, found.needs);
  const [{ station }] = water;
  return [
    off === null
      ? null
      : `The pin is on land or a pier: this is the water ${awayText(off.distance, off.bearing, "us")} of it.`,
    ...others.map((one) => `${dangerText(one, "us")}.`),
    found === null
      ? null
      : hours.length === 0
        ? `At no hour of ${shownDate(asked.date, now)} is there water enough to be sure.`
        : `Water enough ${listText(hours)}, ${shownDate(asked.date, now)}.`,
    found === null
      ? null
      : `Dangers within ${Math.ceil(found.reach)} m were counted: the survey's and the position's uncertainty and a radius of our own.`,
    ...turns.map(
      ({ type, instant }) =>
        `At ${turnNames[type]}, ${momentText(instant, now)}: ${rangeText(depthAt(place, instant), "us")}.`,
    ),
    place.from < 0 ? dryText(sounded) : null,
    bottom === null || bottom.distance > reachOfBottom || bottom.feature.materials.length === 0
      ? null
      : `Bottom ${wayText(bottom, "us")}: ${listText(bottom.feature.materials)}.`,
    `The margin counts the chart's (${surveyText(zone)}) and ordinary weather, not swell or surge.`,
    `Charted ${chartedText(place, "us")} mean lower low water; tide of ${station.name}, ${roundTo(station.distance, 1)} mi away. Not for navigation.`,
  ];
}

function depthFacts(sounded: Sounded, found: DraftClearance | null, draft: number | undefined) {
  const { place, point, at, turns } = sounded;
  const rows = [at, ...turns.map(({ instant }) => instant)].flatMap((then): FactRow[] => {
    const depth = depthAt(place, then);
    return [
      ["depth", rangeText(depth, "us"), null, then],
      ["depth-margin", marginFeet(depth.margin), "ft", then],
      ["tide-height", roundTo(metresToFeet(levelOf(place, then).height), 1), "ft", then],
    ];
  });
  return factsFrom(chartSource(place), { place: point.name, screen: screens.map }, [
    ...rows,
    ["charted-depth", chartedText(place, "us")],
    ["survey-zone", place.zone ?? "unknown"],
    ["asked-draft", draft ?? null, "ft"],
    ["draft-verdict", found?.kind ?? null, null, at],
    [
      "least-depth",
      found === null || found.least === null ? null : leastFeet(found.least),
      "ft",
      at,
    ],
    ...(found?.dangers ?? []).map((one): FactRow => ["chart-danger", dangerText(one, "us")]),
  ]);
}

/** Judges a draft at the moment asked about; null where none was named. */
function clearanceOf({ point, place, at }: Sounded, draft: number | undefined) {
  if (draft === undefined) return null;
  return draftClearance({
    chart: place.chart,
    position: point.position,
    positionUncertainty: metres(point.uncertainty + (place.off?.distance ?? 0)),
    draft: feetToMetres(feet(draft)),
    charted: place,
    zone: place.zone,
    water: levelOf(place, at),
  });
}

function withoutChart(point: AskedPoint, kind: Parameters<typeof notCharted>[0] | "area"): string {
  if (kind === "area")
    return `${point.name} is no single point, and its depth differs. Name a spot in it, or tap the place on the chart.`;
  const held =
    point.spotDepth === null ? "" : ` The catalogue gives ${point.spotDepth}, without a survey.`;
  return `${notCharted(kind, point.name)}${held}`;
}

async function answer(slots: Slots, context: ToolContext) {
  const { now } = context;
  const point = await askedPoint(slots, context);
  const { value: asked, assumed } = askedMoment(slots, context);
  const { draft_feet: draft, aspect } = slots;
  const base = {
    title: `Depth, ${point.name}, ${shownDate(asked.date, now)}`,
    slots: { ...slots, place: point.name, date: asked.date },
    assumed: [...point.assumed, ...assumed],
  };
  const open = { label: "Open the chart", screen: screens.map };
  const place = point.isPoint ? await chartedPlace(point.position, context) : "area";
  if (typeof place === "string") {
    const text = withoutChart(point, place);
    return unansweredCard("depth", { ...base, text, sources: [], actions: [open] });
  }
  const turn = turnsAfter(place, asked.at).find(({ type }) => turnNames[type] === aspect);
  const at = turn?.instant ?? asked.at;
  const sounded: Sounded = { point, place, asked, at, now, turns: turnsAfter(place, at + 1) };
  const found = clearanceOf(sounded, draft);
  const figure = rangeText(depthAt(place, at), "us");
  const when = isAbout(at, now) ? "now" : `at ${momentText(at, now)}`;
  const plain = `${point.name} ${when}: ${figure}, ${depthMarginText(depthAt(place, at), "us")}.`;
  const isDry = aspect === "dries";
  const headline: Headline = {
    figure: found === null ? capital(figure) : draftVerdicts[found.kind][1],
    unit: null,
    label: `${draft === undefined ? "" : `${roundTo(draft, 1)} ft draft, `}${point.name} ${when}`,
  };
  const clock = screenWith("/wading", { place: pinOf(point) });
  return buildCard("depth", {
    ...base,
    headline,
    verdict: found === null ? null : draftVerdicts[found.kind][0],
    text:
      found !== null && draft !== undefined
        ? draftText(found, draft, sounded)
        : isDry
          ? dryText(sounded)
          : plain,
    details: [found === null && !isDry ? null : plain, ...detailsOf(sounded, found)],
    facts: depthFacts(sounded, found, draft),
    sources: [{ name: chartSource(place), link: "https://charts.noaa.gov" }],
    actions: [open, ...(place.from < 0 ? [{ label: "Wading clock", screen: clock }] : [])],
  });
}

export const depth: Tool = {
  name: "depth",
  title: "Depth",
  description:
    "Water depth at a point by the chart and the tide with its margin, charted dangers, whether a draft clears, and when ground dries.",
  takes: ["place", "date", "hour", "minute", "draft_feet", "aspect"],
  required: [],
  aspects: ["now", "low", "high", "dries"],
  answer,
};
