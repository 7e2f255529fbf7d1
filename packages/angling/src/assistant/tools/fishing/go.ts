import { sunAltitude } from "@striper/marine/astronomy";
import {
  formatHarborTime,
  harborDayBounds,
  hour,
  minute,
  type Instant,
} from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { buildCard } from "#angling/assistant/cards/build-card.ts";
import type { Verdict } from "#angling/assistant/cards/card.ts";
import { factsFrom, screens, sources, type Fact } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import type { AskedMoment } from "#angling/assistant/tools/asked.ts";
import { listText, momentText, questionOf } from "#angling/assistant/tools/shown-moment.ts";
import type { Tool, ToolContext } from "#angling/assistant/tools/tool.ts";
import { ebbsIn, worthTrying, type BiteScore } from "#angling/bite-score/index.ts";
import {
  coldWaterLine,
  hazardFindings,
  limitsSource,
  safetyLimits,
  type HazardFinding,
  type SafetyCraft,
} from "#angling/safety/index.ts";
import { spotById } from "#angling/spots/index.ts";
import {
  bestHoursOf,
  quietText,
  scoresBetween,
  windowFacts,
  windowText,
  type BestHours,
} from "./best-hours.ts";
import {
  conditionsAt,
  craftOf,
  judgeHours,
  unknownOf,
  waterTemperatureOn,
  type Conditions,
  type JudgedHours,
} from "./conditions.ts";

const figures = { no: "NO", care: "TAKE CARE", go: "GO", "not-worth-it": "NOT WORTH IT" } as const;
type GoVerdict = keyof typeof figures & Verdict;

const craftNames: Readonly<Record<SafetyCraft, string>> = {
  boat: "a boat",
  "small-boat": "a small boat",
  kayak: "a kayak",
  wading: "wading",
  surf: "the surf",
  jetty: "a jetty",
  pier: "a pier",
  shore: "the shore",
};

interface Judged {
  readonly hours: { readonly from: number; readonly to: number };
  readonly safety: JudgedHours;
  readonly hazards: readonly HazardFinding[];
  readonly unknown: readonly string[];
  readonly best: BestHours;
  readonly craft: SafetyCraft;
}

/** The hour asked about, or the best safe window of the day; without one, the hour at hand. */
function hoursToJudge({ at, isNow, hasHour }: AskedMoment, { windows, top }: BestHours) {
  const [window] = windows;
  if (hasHour) return { from: at, to: at + hour };
  if (window !== undefined) return { from: window.from, to: window.to };
  const from = isNow ? at : (top?.instant ?? at);
  return { from, to: from + hour };
}

/** The sun's altitude at the end of civil twilight. */
const darkBelow = -6;
/** Where the dark alone is a reason for care; at a bar it is one for every boat. */
const darkCounts: ReadonlySet<SafetyCraft> = new Set(["jetty", "wading", "kayak"]);

/** Returns what was said, with the dark where the sun tells of it. */
function hazardsAt(
  slots: Slots,
  { place }: Conditions,
  at: readonly Instant[],
  craft: SafetyCraft,
) {
  const isDark = at.some((then) => sunAltitude(then, place.position) < darkBelow);
  const counts =
    darkCounts.has(craft) || (place.bar?.rating === "rated" && safetyLimits[craft].isAfloat);
  return new Set([...(slots.hazards ?? []), ...(isDark && counts ? (["dark"] as const) : [])]);
}

function judgeOuting(slots: Slots, known: Conditions, asked: AskedMoment): Judged {
  const best = bestHoursOf(slots, known, asked);
  const hours = hoursToJudge(asked, best);
  const safety = judgeHours(slots, known, { ...hours, date: asked.date });
  const craft = craftOf(slots, known.place);
  const isAtBar = known.place.bar !== null;
  return {
    hours,
    safety,
    best,
    craft,
    unknown: unknownOf(safety, craft, isAtBar),
    hazards: hazardFindings({
      said: hazardsAt(slots, known, [hours.from, hours.to - minute], craft),
      craft,
      isAtBar,
      sea: safety.sea,
      water: waterTemperatureOn(slots, known, asked.date, hours.from),
    }),
  };
}

/** Returns the worst of what is said and known. Nothing unknown is ever a go. */
function verdictOf({ safety, hazards, unknown }: Judged, scoreThen: number | null): GoVerdict {
  const all = new Set([safety.verdict, ...hazards.map(({ verdict }) => verdict)]);
  if (all.has("NO")) return "no";
  if (all.has("CAUTION") || unknown.length > 0) return "care";
  return scoreThen !== null && scoreThen < worthTrying ? "not-worth-it" : "go";
}

const scoreOf = (one: BiteScore | null | undefined): number | null =>
  one?.kind === "scored" ? one.score : null;

const lead: Readonly<Record<GoVerdict, string>> = {
  no: "Stay in",
  care: "Take care",
  go: "Conditions look fine",
  "not-worth-it": "Safe by what is known, but the bite is slow",
};

/** The cold water is told beside the verdict; what is not known is told by name. */
const isNote = (reason: string): boolean =>
  reason === coldWaterLine || reason === "Alerts or wind not available";

/** Returns the reasons for a verdict: of a NO those that forbid it, of a go what was looked at. */
function reasonsOf({ safety, hazards, unknown }: Judged, verdict: GoVerdict): readonly string[] {
  const isNo = verdict === "no";
  const own = isNo && safety.verdict !== "NO" ? [] : safety.reasons;
  if (isNo || verdict === "care")
    return [
      ...hazards.filter((one) => !isNo || one.verdict === "NO").map(({ reason }) => reason),
      ...own.filter((reason) => !isNote(reason)),
      ...(isNo || unknown.length === 0 ? [] : [`not known: ${listText(unknown)}`]),
    ];
  const { wind, sea, headlines } = safety;
  return [
    wind === null ? "" : `wind ${Math.round(wind)} kt`,
    sea === null ? "" : `seas ${roundTo(sea, 0)} ft`,
    headlines === null ? "" : "no warnings in force",
    ...own.filter((reason) => !isNote(reason)),
  ].filter((words) => words !== "");
}

/** The ebbs of the day over a bar, which are its worst hours. */
function barLines({ place, water }: Conditions, { date }: AskedMoment): readonly string[] {
  const { bar, spotId } = place;
  if (bar === null) return [];
  const described = spotId === null ? undefined : spotById(spotId)?.bar;
  const worst = described?.rating === "rated" ? [`The bar: ${described.worst}`] : [];
  const { from, to } = harborDayBounds(date);
  const ebbs = (ebbsIn(water, from, to) ?? []).map(
    (ebb) => `${formatHarborTime(ebb.from)} to ${formatHarborTime(ebb.to)}`,
  );
  const ebbing = ebbs.length === 0 ? [] : [`It ebbs ${listText(ebbs)}: the worst of it.`];
  return [...worst, ...ebbing, "No source gives an hour that is safe to cross."];
}

const sourceOf = ({ marine, weather }: Conditions): string =>
  marine?.source ?? weather?.source ?? "National Weather Service";

function goFacts(
  judged: Judged,
  verdict: GoVerdict,
  place: string,
  known: Conditions,
): readonly Fact[] {
  const { safety, craft, hazards, hours } = judged;
  const { wind, sea } = safetyLimits[craft];
  const own = factsFrom(sourceOf(known), { place, at: hours.from, screen: screens.dashboard }, [
    ["safety", verdict],
    ...safety.reasons.map((reason) => ["safety-reason", reason] as const),
    ["wind-speed", safety.wind === null ? null : Math.round(safety.wind), "kt"],
    ["wind-gusts", safety.gusts === null ? null : Math.round(safety.gusts), "kt"],
    ["sea-height", safety.sea === null ? null : roundTo(safety.sea, 1), "ft"],
  ]);
  const said = hazards.flatMap(({ reason, source: from }) =>
    factsFrom(from, { at: hours.from }, [["safety-reason", reason]]),
  );
  const limits = factsFrom(limitsSource, {}, [
    ["wind-limit-caution", wind.caution, "kt"],
    ["wind-limit-no", wind.no, "kt"],
    ["sea-limit-caution", sea.caution, "ft"],
    ["sea-limit-no", sea.no, "ft"],
  ]);
  return [...own, ...said, ...limits, ...windowFacts(judged.best.windows, place)];
}

function detailsOf(judged: Judged, slots: Slots, known: Conditions, asked: AskedMoment) {
  const { best, craft, hazards, safety, unknown } = judged;
  const { wind, sea } = safetyLimits[craft];
  const others = hazards.map(({ reason }) => reason);
  return [
    ...barLines(known, asked),
    others.length === 0 ? null : `${others.join(". ")}.`,
    ...safety.reasons.filter((reason) => reason === coldWaterLine),
    unknown.length === 0
      ? null
      : `Not known: ${listText(unknown)}. Read the marine forecast first.`,
    known.place.isClosedWater
      ? "Striped bass may not be fished for in federal water (50 CFR 697.7)."
      : best.windows.length > 0
        ? `Best hours: ${listText(best.windows.map(windowText))}.`
        : best.isAllUnsafe
          ? "No hour of that day is safe by what is known."
          : quietText(known, best.top, asked.date),
    slots.wind_from === undefined || slots.wind_knots === undefined
      ? null
      : `Judged with ${slots.wind_from} wind of ${slots.wind_knots} kt, as you said.`,
    `For ${craftNames[craft]}: care from ${wind.caution} kt or ${sea.caution} ft, no from ${wind.no} kt or ${sea.no} ft. ${limitsSource}.`,
    "Your boat, skill and footing are yours to judge.",
  ];
}

async function answer(slots: Slots, context: ToolContext) {
  const { place, asked, now, day, base } = await questionOf("Going out", slots, context);
  const { name } = place;
  const known = await conditionsAt(place, context);
  const judged = judgeOuting(slots, known, asked);
  const { craft, hours, best } = judged;
  const [window] = best.windows;
  const isWindow = !asked.hasHour && window !== undefined;
  const [then] = asked.hasHour ? scoresBetween(known, hours.from, hours.to) : [best.top];
  const verdict = verdictOf(judged, isWindow ? window.peakScore : scoreOf(then));
  const reasons = reasonsOf(judged, verdict).join("; ");
  const when = isWindow
    ? `${formatHarborTime(window.from)} to ${momentText(window.to, now)}`
    : momentText(hours.from, now);
  const judgedFor = isWindow ? ` Judged for the best hours, ${when}.` : "";
  const isNamed = craft !== "shore";
  return buildCard("go", {
    title: `Going out, ${name}, ${day}, ${craftNames[craft]}`,
    slots: { ...base.slots, ...(isNamed ? { craft } : {}) },
    assumed: [
      ...base.assumed,
      ...(slots.craft === undefined && isNamed ? (["craft"] as const) : []),
    ],
    headline: { figure: figures[verdict], unit: null, label: `${name}, ${when}` },
    verdict,
    text: `${lead[verdict]}${reasons === "" ? "" : `: ${reasons}`}.${judgedFor}`,
    details: detailsOf(judged, slots, known, asked),
    facts: goFacts(judged, verdict, name, known),
    sources: [
      { name: sourceOf(known), link: "https://www.weather.gov/box/marine" },
      { name: limitsSource, link: null },
      ...(best.top === null ? [] : [{ name: sources.bite, link: null }]),
    ],
    actions: [
      { label: "Plan a trip", screen: "/trip" },
      { label: "Marine forecast", screen: screens.dashboard },
    ],
  });
}

export const go: Tool = {
  name: "go",
  title: "Should I go",
  description:
    "Whether to go out, by forecast, warnings, sea, fog, bar and all that was said; then the best hours. Pass every condition that was said.",
  takes: [
    "place",
    "date",
    "hour",
    "minute",
    "craft",
    "mode",
    "wind_knots",
    "gust_knots",
    "wind_from",
    "sea_feet",
    "hazards",
    "water_temperature_f",
  ],
  required: [],
  aspects: [],
  answer,
};
