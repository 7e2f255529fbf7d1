import { safetyLimits } from "#angling/safety/limits.ts";
import {
  afloat,
  lonely,
  own,
  swept,
  type GoingFinding,
  type GoingThere,
  type GoingVerdict,
} from "./finding.ts";
import type { Going } from "./going.ts";
import { barFindings, seaFindings, windFindings } from "./judge-sea.ts";

function skyFindings({ sky, company }: Going, there: GoingThere): GoingFinding[] {
  const { craft, isFlats, isFogAsked: isAsked } = there;
  const unknown = isAsked ? "no forecast of fog is at hand; if there is any, " : "";
  const isBlind = afloat.has(craft) || isFlats;
  return [
    ...(sky.includes("thunder")
      ? [
          {
            verdict: "NO" as const,
            words: "thunder: off the water and inside until 30 minutes after the last of it",
            source: "National Weather Service; NOAA",
          },
        ]
      : []),
    ...(sky.includes("fog")
      ? [
          {
            verdict: isBlind && !isAsked ? ("NO" as const) : ("CAUTION" as const),
            words: `${unknown}${
              isBlind
                ? craft === "paddled"
                  ? "in fog no boat sees you: wait ashore until it lifts"
                  : "in fog stay ashore until it lifts"
                : "in fog you do not see the sea that comes, nor the way back"
            }`,
            source: "Inland Navigation Rules 5 and 6; Fly Fishing Forum (lost on the flats)",
          },
        ]
      : []),
    ...(sky.includes("ice")
      ? [
          {
            verdict: craft === "pier" || afloat.has(craft) ? ("CAUTION" as const) : ("NO" as const),
            words: "ice: stay off stones and wet ground that carry it, the fall ends in cold water",
            source: "Spots of Striper Conditions (Dog Bar); Cold Water Boot Camp USA",
          },
        ]
      : []),
    ...(sky.includes("dark")
      ? [
          {
            verdict:
              company === "alone" && lonely.has(craft) ? ("ALONE" as const) : ("CAUTION" as const),
            words:
              craft === "paddled"
                ? "in the dark a paddled boat shows a white light and is hardly seen"
                : "in the dark you do not see the sea that comes: only ground you know, with a light",
            source: "US Coast Guard Auxiliary, Massachusetts; Striper Conditions",
          },
        ]
      : []),
  ];
}

function companyFindings(going: Going, there: GoingThere): GoingFinding[] {
  const { company, sea, isRough, sky, wind, gust } = going;
  const { craft, isAdvanced } = there;
  const speed = Math.max(wind ?? 0, gust ?? 0);
  const isHard =
    (sea ?? 0) >= 2 || isRough || sky.includes("dark") || speed >= safetyLimits.boat.wind.caution;
  if (company === "alone")
    return lonely.has(craft) || isAdvanced
      ? [
          {
            verdict: "ALONE",
            words: isAdvanced
              ? "it is rated Advanced, and nobody sees you go in"
              : "nobody sees you go in, and new water is never for one alone",
            source: "striped-bass.com; built-in spot catalogue",
          },
        ]
      : [
          {
            verdict: "CAUTION",
            words: "alone: somebody ashore knows where and until when",
            source: "US Coast Guard Auxiliary",
          },
        ];
  if (company !== "kids") return [];
  if (swept.has(craft))
    return [
      {
        verdict: isHard ? "NO" : "CAUTION",
        words: "a ledge or a jetty is no place for a child where a sea can reach it",
        source: own,
      },
    ];
  return [
    {
      verdict: "CAUTION",
      words: afloat.has(craft)
        ? "a child under 12 wears a life jacket whenever the boat is under way"
        : "a child stays above the wash, within your reach",
      source: afloat.has(craft) ? "323 CMR 2.00" : own,
    },
  ];
}

/** °F below which nobody wades wet by our own line. */
const coldWading = 50;

function gearFindings({ lacks }: Going, { craft, water }: GoingThere): GoingFinding[] {
  const found: GoingFinding[] = [];
  if (lacks.includes("belt"))
    found.push({
      verdict: "NO",
      words:
        "not without the belt, tight and outside the waders: it keeps the water out when you go down",
      source: "CoastOBX",
    });
  if (lacks.includes("jacket") && afloat.has(craft))
    found.push({
      verdict: "NO",
      words:
        "not without a life jacket: worn in a canoe or kayak from September 15 to May 15, by a child under 12 always",
      source: "323 CMR 2.00; for the rest of the year a line of our own",
    });
  if (lacks.includes("waders")) {
    const degreesSaid = water === null ? "cold water" : `water of about ${water} °F`;
    found.push({
      verdict: water !== null && water < coldWading ? "NO" : "CAUTION",
      words: `${degreesSaid} numbs legs that are bare: in it you have about 1 minute to get your breath and 10 in which hands and legs work, so stay shallow and short`,
      source: "Cold Water Boot Camp USA",
    });
  }
  return found;
}

/** °F below which a fall in numbs within minutes. */
const coldFall = 60;

/** A water temperature that was told, to whoever may fall in. */
function coldFindings({ water }: Going, { craft }: GoingThere): GoingFinding[] {
  if (water === null || water > coldFall || craft === "pier") return [];
  return [
    {
      verdict: "CAUTION",
      words: `water of ${water} °F: a fall in leaves about 1 minute to get your breath, up to 10 of useful hands, up to 1 hour awake, so wear the jacket`,
      source: "Cold Water Boot Camp USA",
    },
  ];
}

/** The flood fills the drains behind whoever stands on a flat. */
const risingFindings = ({ craft, isFlats, isRising }: GoingThere): GoingFinding[] =>
  isRising && !afloat.has(craft) && (isFlats || craft === "wading")
    ? [
        {
          verdict: "NO",
          words:
            "the water rises and fills the drains behind you, and no source gives an hour until which the way back stays open: go on the fall, be back by low water",
          source: "Striper Conditions (no official text was found)",
        },
      ]
    : [];

function placeFindings({
  craft,
  name,
  isBoatOnly,
  isAdvanced,
  isCanal,
}: GoingThere): GoingFinding[] {
  if (craft !== "paddled") return [];
  if (isCanal)
    return [
      {
        verdict: "NO",
        words: "the Cape Cod Canal is closed to whatever is paddled",
        source: "US Army Corps of Engineers boating guide",
      },
    ];
  if (!isBoatOnly)
    return [
      {
        verdict: "CAUTION",
        words:
          "a paddled boat: jacket on, dressed for the water, back before the ebb or the wind is against you",
        source: own,
      },
    ];
  return [
    {
      verdict: "NO",
      words: `${name ?? "it"} is listed for boats only${isAdvanced ? ", rated Advanced" : ""}: no place for a paddled boat`,
      source: "Built-in spot catalogue",
    },
  ];
}

const rank: Readonly<Record<GoingVerdict, number>> = { NO: 0, ALONE: 1, CAUTION: 2 };
/** The gravest first. */
export const byGravity = (a: GoingFinding, b: GoingFinding): number =>
  rank[a.verdict] - rank[b.verdict];

/** "Head in": what is a caution to whoever leaves is a no to stay for whoever is out already. */
const toStay = ({ isOut }: Going, finding: GoingFinding): GoingFinding =>
  isOut && finding.verdict === "CAUTION" ? { ...finding, verdict: "NO" } : finding;

/** All that speaks against it, the gravest first; what was not said is not among it. */
export const judgeGoing = (going: Going, there: GoingThere): readonly GoingFinding[] =>
  [
    ...gearFindings(going, there),
    ...risingFindings(there),
    ...placeFindings(there),
    ...skyFindings(going, there).filter(({ verdict }) => verdict === "NO"),
    ...windFindings(going, there).map((finding) => toStay(going, finding)),
    ...barFindings(going, there),
    ...seaFindings(going, there).map((finding) => toStay(going, finding)),
    ...coldFindings(going, there),
    ...companyFindings(going, there),
    ...skyFindings(going, there).filter(({ verdict }) => verdict !== "NO"),
  ].toSorted(byGravity);
