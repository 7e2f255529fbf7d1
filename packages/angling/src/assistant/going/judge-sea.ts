import { angleBetween, compassPoint, degrees } from "@striper/marine/units";
import { safetyLimits } from "#angling/safety/limits.ts";
import { afloat, nws, own, swept, type GoingFinding, type GoingThere } from "./finding.ts";
import type { Craft, Going } from "./going.ts";

interface Limits {
  readonly caution: number;
  readonly no: number;
}

/** Knots. Of a paddled boat no official figure was found. */
const paddledWind: Limits = { caution: 10, no: 15 };

/**
 * Feet. 5 ft is the National Weather Service's Small Craft Advisory from Maine to South Carolina. On
 * ledges an angler was killed in a swell of 4 to 6 ft (Rockport 2002). The rest are lines of our own.
 */
const seaLimits: Readonly<Record<Craft, Limits>> = {
  boat: { caution: 3, no: 5 },
  paddled: { caution: 1, no: 3 },
  wading: { caution: 2, no: 4 },
  ledge: { caution: 2, no: 4 },
  jetty: { caution: 2, no: 4 },
  surf: { caution: 2, no: 5 },
  pier: { caution: 4, no: 8 },
};

const asked = (limits: Limits, value: number): "NO" | "CAUTION" | null => {
  if (value >= limits.no) return "NO";
  return value >= limits.caution ? "CAUTION" : null;
};

const windLimitsOf = (craft: Craft): Limits => {
  if (craft === "paddled") return paddledWind;
  return safetyLimits[craft === "boat" ? "boat" : "shore"].wind;
};

/** The sea lies from north to south by way of east on this coast. */
const middleOfSea = 80;
const onSeaSide = 75;
const onshore = (from: number | null, facesEast: boolean): boolean =>
  facesEast && from !== null && angleBetween(degrees(from), degrees(middleOfSea)) <= onSeaSide;
const offshore = (from: number | null, facesEast: boolean): boolean =>
  facesEast && from !== null && angleBetween(degrees(from), degrees(middleOfSea)) > 90;

const limitWords: Readonly<
  Record<"boat" | "paddled" | "shore", Readonly<Record<"NO" | "CAUTION", string>>>
> = {
  boat: {
    NO: "a small craft advisory begins at 25 kt",
    CAUTION: "caution for a small boat from 15 kt, a small craft advisory from 25 kt",
  },
  paddled: {
    NO: "too much to paddle against from 15 kt (our own line)",
    CAUTION: "hard to paddle against from 10 kt (our own line)",
  },
  shore: {
    NO: "a gale begins at 34 kt, ashore as well",
    CAUTION: "a small craft advisory begins at 25 kt, and it builds the surf",
  },
};

/** Knots from which an onshore wind is told to build a sea; our own line. */
const builds = 10;

export function windFindings(going: Going, { craft, facesEast }: GoingThere): GoingFinding[] {
  const { wind, gust, windFrom } = going;
  const limits = windLimitsOf(craft);
  const speed = Math.max(wind ?? 0, gust ?? 0);
  const side = windFrom === null ? "" : `${compassPoint(degrees(windFrom))} `;
  const what =
    gust !== null && gust >= (wind ?? 0)
      ? `${wind === null ? side : `${side}${wind} kt with `}gusts of ${gust} kt`
      : `${side}wind of ${speed} kt`;
  const judged = asked(limits, speed);
  const kind = craft === "boat" || craft === "paddled" ? craft : "shore";
  const source = craft === "paddled" ? own : `${nws}; 15 kt is a line of our own`;
  const found: GoingFinding[] =
    judged === null
      ? []
      : [{ verdict: judged, words: `${what}: ${limitWords[kind][judged]}`, source }];
  if (craft !== "pier" && onshore(windFrom, facesEast) && (speed === 0 || speed >= builds))
    found.push({
      verdict: "CAUTION",
      words: `${side}wind comes off the open sea and builds it as long as it blows`,
      source: own,
    });
  if (craft === "paddled" && offshore(windFrom, facesEast) && speed >= 7)
    found.push({
      verdict: "CAUTION",
      words: `${side}wind blows off the land and takes a paddled boat out`,
      source: own,
    });
  return found;
}

const sweptWords =
  "swell takes anglers off such stones before they can react; one was killed at Rockport in 4 to 6 ft of it";
const sweptSource = "Harbormasters.org 2002; US Coast Guard 2017";

const seaWords: Readonly<Record<Craft, string>> = {
  boat: "5 ft is the small craft advisory here, in any small boat",
  paddled: "3 ft is more than a paddled boat belongs in (our own line)",
  wading: "it lifts a wader off the feet (our own line: 4 ft)",
  ledge: sweptWords,
  jetty: sweptWords,
  surf: "breakers of 5 ft are no surf to stand in (our own line)",
  pier: "it breaks over a pier (our own line: 8 ft)",
};

const cautionSea: Readonly<Record<Craft, string>> = {
  boat: "a small boat feels it well before the 5 ft of a small craft advisory",
  paddled: "a paddled boat feels any sea",
  wading: "no deeper than the knees, and never with your back to it",
  ledge: sweptWords,
  jetty: sweptWords,
  surf: "stay on dry sand above the wash",
  pier: "keep back from the edge",
};

export function seaFindings({ sea, isRough }: Going, { craft }: GoingThere): GoingFinding[] {
  const source = swept.has(craft) ? sweptSource : craft === "boat" ? nws : own;
  if (isRough) {
    const verdict = craft === "pier" || craft === "boat" || craft === "surf" ? "CAUTION" : "NO";
    const why = verdict === "NO" ? seaWords[craft] : cautionSea[craft];
    return [{ verdict, words: `a rough sea, by your words: ${why}`, source }];
  }
  if (sea === null && swept.has(craft))
    return [
      {
        verdict: "CAUTION",
        words: `you name no swell, and it decides there: ${sweptWords}`,
        source,
      },
    ];
  const judged = sea === null ? null : asked(seaLimits[craft], sea);
  if (judged === null) return [];
  const why = judged === "NO" ? seaWords[craft] : cautionSea[craft];
  return [{ verdict: judged, words: `${sea} ft of sea: ${why}`, source }];
}

export function barFindings(going: Going, there: GoingThere): GoingFinding[] {
  const { barOnEbb, craft, isNarrowEbb, isOverBar, facesEast } = there;
  const speed = Math.max(going.wind ?? 0, going.gust ?? 0);
  if (barOnEbb !== null && afloat.has(craft)) {
    const { worst, source } = barOnEbb;
    const isAgainst =
      (going.sea ?? 0) >= seaLimits.boat.caution ||
      going.isRough ||
      (speed >= builds && onshore(going.windFrom, facesEast));
    const isUnknown = going.sea === null && speed === 0 && going.wind === null;
    if (isAgainst)
      return [{ verdict: "NO", words: `the ebb meets that sea on the bar: ${worst}`, source }];
    return [
      isUnknown
        ? {
            verdict: "NO",
            words: `the ebb runs over the bar then, and neither wind nor sea is known: ${worst}`,
            source,
          }
        : { verdict: "CAUTION", words: `the ebb runs over the bar: ${worst}`, source },
    ];
  }
  if (
    isOverBar &&
    afloat.has(craft) &&
    speed >= safetyLimits.boat.wind.caution &&
    onshore(going.windFrom, facesEast)
  )
    return [
      {
        verdict: "NO",
        words: "a wind off the sea breaks on a bar at any tide, and the ebb comes next",
        source: own,
      },
    ];
  return isNarrowEbb && speed >= 12 && afloat.has(craft)
    ? [{ verdict: "CAUTION", words: "ebb against wind stands up in a narrow mouth", source: own }]
    : [];
}
