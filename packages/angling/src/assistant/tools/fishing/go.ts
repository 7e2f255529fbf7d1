import { sunAltitude } from "@striper/marine/astronomy";
import { formatHarborTime, harborDayBounds, hour, minute } from "@striper/marine/time";
import { roundTo } from "@striper/marine/units";
import { screens, sources } from "#angling/assistant/facts.ts";
import type { Slots } from "#angling/assistant/slots/slots.ts";
import { questionOf, type AskedMoment } from "#angling/assistant/tools/asked.ts";
import { capital, listText, momentText, timesText } from "#angling/assistant/tools/shown-words.ts";
import { defineTool } from "#angling/assistant/tools/tool.ts";
import { ebbsIn, worthTrying } from "#angling/bite-score/index.ts";
import {
  hazardFindings,
  limitsSource,
  safetyLimits,
  type SafetyCraft,
} from "#angling/safety/index.ts";
import { spotById } from "#angling/spots/index.ts";
import { bestHoursOf, scoresBetween, type BestHours } from "./best-hours.ts";
import {
  conditionsAt,
  craftOf,
  judgeHours,
  unknownOf,
  waterTemperatureOn,
  type Conditions,
} from "./conditions.ts";

const verdicts = {
  no: { figure: "NO", lead: "Stay in" },
  care: { figure: "TAKE CARE", lead: "Take care" },
  go: { figure: "GO", lead: "Conditions look fine" },
  "not-worth-it": {
    figure: "NOT WORTH IT",
    lead: "Safe by what is known, but the bite is slow",
  },
} as const;
type GoVerdict = keyof typeof verdicts;

function hoursToJudge({ at, isNow, hasHour }: AskedMoment, { windows, top }: BestHours) {
  const [window] = windows;
  if (!hasHour && window !== undefined) return { from: window.from, to: window.to };
  const from = hasHour || isNow ? at : (top?.instant ?? at);
  return { from, to: from + hour };
}

/** Sun altitude at the end of civil twilight, degrees. */
const darkBelow = -6;
/** Reports craft for which darkness alone calls for care: afloat, in the water or on a jetty. */
const doesDarkCount = (craft: SafetyCraft): boolean =>
  craft === "jetty" || safetyLimits[craft].isAfloat || safetyLimits[craft].isImmersed;

function hazardsAt(slots: Slots, { place }: Conditions, from: number, to: number) {
  const craft = craftOf(slots, place);
  const isDark = [from, to - minute].some((at) => sunAltitude(at, place.position) < darkBelow);
  const counts = isDark && doesDarkCount(craft);
  return new Set([...(slots.hazards ?? []), ...(counts ? (["dark"] as const) : [])]);
}

function judgeOuting(slots: Slots, known: Conditions, asked: AskedMoment) {
  const best = bestHoursOf(slots, known, asked);
  const hours = hoursToJudge(asked, best);
  const safety = judgeHours(slots, known, { ...hours, date: asked.date });
  const craft = craftOf(slots, known.place);
  const isAtBar = known.place.bar !== null;
  const hazards = hazardFindings({
    said: hazardsAt(slots, known, hours.from, hours.to),
    craft,
    isAtBar,
    sea: safety.sea,
    isFoggy: safety.isFoggy,
    water: waterTemperatureOn(slots, known, asked.date, hours.from),
  });
  return { hours, safety, best, craft, unknown: unknownOf(safety, craft, isAtBar), hazards };
}

type Judged = ReturnType<typeof judgeOuting>;

/** Returns the worst verdict of stated and known conditions; unknowns never give a go. */
function verdictOf({ safety, hazards, unknown }: Judged, scoreThen: number | null): GoVerdict {
  const all = new Set([safety.verdict, ...hazards.map(({ verdict }) => verdict)]);
  if (all.has("NO")) return "no";
  if (all.has("CAUTION") || unknown.length > 0) return "care";
  return scoreThen !== null && scoreThen < worthTrying ? "not-worth-it" : "go";
}

/** Unknown inputs are listed separately. */
const isNote = (reason: string): boolean => reason === "Alerts or wind not available";

/** Returns the reasons: for NO what forbids it, for GO what was checked. */
function reasonsOf({ safety, hazards, unknown }: Judged, verdict: GoVerdict): readonly string[] {
  const { wind, sea, headlines } = safety;
  const isNo = verdict === "no";
  const own = isNo && safety.verdict !== "NO" ? [] : safety.reasons.filter((one) => !isNote(one));
  if (isNo || verdict === "care")
    return [
      ...hazards.filter((one) => !isNo || one.verdict === "NO").map(({ reason }) => reason),
      ...own,
      ...(isNo || unknown.length === 0 ? [] : [`not known: ${listText(unknown)}`]),
    ];
  return [
    ...(wind === null ? [] : [`wind ${Math.round(wind)} kt`]),
    ...(sea === null ? [] : [`seas ${roundTo(sea, 0)} ft`]),
    ...(headlines === null ? [] : ["no warnings in force"]),
    ...own,
  ];
}

function barLines({ place, water }: Conditions, { date }: AskedMoment): readonly string[] {
  const { bar, spotId } = place;
  if (bar === null) return [];
  const described = spotId === null ? undefined : spotById(spotId)?.bar;
  const worst = described?.rating === "rated" ? [`The bar: ${described.worst}`] : [];
  const { from, to } = harborDayBounds(date);
  const ebbs = (ebbsIn(water, from, to) ?? []).map(timesText);
  const ebbing = ebbs.length === 0 ? [] : [`It ebbs ${listText(ebbs)}: the worst of it.`];
  return [...worst, ...ebbing, "No source gives an hour that is safe to cross."];
}

const craftWords = (craft: SafetyCraft): string => craft.replace("-", " ");

function detailsOf({ best, craft, hazards, unknown }: Judged, slots: Slots) {
  const { wind, sea } = safetyLimits[craft];
  return [
    ...hazards.map(({ reason }) => `${reason}.`),
    unknown.length === 0
      ? null
      : `Not known: ${listText(unknown)}. Read the marine forecast first.`,
    best.text,
    slots.wind_from === undefined || slots.wind_knots === undefined
      ? null
      : `Judged with ${slots.wind_from} wind of ${slots.wind_knots} kt, as you said.`,
    `${capital(craftWords(craft))} limits: care from ${wind.caution} kt or ${sea.caution} ft, no from ${wind.no} kt or ${sea.no} ft. ${limitsSource}.`,
    "Your boat, skill and footing are yours to judge.",
  ];
}

export const go = defineTool({
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
  answer: async (slots, context) => {
    const { place, asked, now, base } = await questionOf("Going out", slots, context);
    const known = await conditionsAt(place, context);
    const { marine, weather } = known;
    const judged = judgeOuting(slots, known, asked);
    const { craft, hours, best, safety, hazards } = judged;
    const [window] = asked.hasHour ? [] : best.windows;
    const [then] = asked.hasHour ? scoresBetween(known, hours.from, hours.to) : [best.top];
    const score = window?.peakScore ?? (then?.kind === "scored" ? then.score : null);
    const verdict = verdictOf(judged, score);
    const { figure, lead } = verdicts[verdict];
    const reasons = reasonsOf(judged, verdict).join("; ");
    const start = window === undefined ? "" : `${formatHarborTime(window.from)} to `;
    const when = `${start}${momentText(window?.to ?? hours.from, now)}`;
    const judgedFor = window === undefined ? "" : ` Judged for the best hours, ${when}.`;
    const isNamed = craft !== "shore";
    const at = hours.from;
    return {
      title: `${base.title}, ${craftWords(craft)}`,
      slots: { ...base.slots, ...(isNamed ? { craft } : {}) },
      headline: { figure, label: `${place.name}, ${when}` },
      verdict,
      text: `${lead}${reasons === "" ? "" : `: ${reasons}`}.${judgedFor}`,
      details: [...barLines(known, asked), ...detailsOf(judged, slots)],
      facts: [
        ["wind-speed", safety.wind && Math.round(safety.wind), "kt", at] as const,
        ["wind-gusts", safety.gusts && Math.round(safety.gusts), "kt", at] as const,
        ["sea-height", safety.sea && roundTo(safety.sea, 1), "ft", at] as const,
        ...best.facts,
      ],
      sources: [
        {
          name: marine?.source ?? weather?.source ?? "National Weather Service",
          link: "https://www.weather.gov/box/marine",
        },
        { name: limitsSource, link: null },
        ...hazards.map(({ source }) => ({ name: source, link: null })),
        ...(best.top === null ? [] : [{ name: sources.bite, link: null }]),
      ],
      actions: [
        { label: "Plan a trip", screen: "/trip" },
        { label: "Marine forecast", screen: screens.dashboard },
      ],
    };
  },
});
