import { roundTo, type Fahrenheit, type Feet, type Knots } from "@striper/marine/units";
import { barFindings, type BarConditions } from "#angling/bite-score/bar-safety.ts";
import {
  coldWaterBelow,
  coldWaterLine,
  judge,
  safetyLimits,
  type Limits,
  type SafetyCraft,
} from "#angling/safety/limits.ts";

export type SafetyVerdict = "GO" | "CAUTION" | "NO";

export interface SafetyInputs {
  /** Headlines of the alerts in force ("Gale Warning"); null when they could not be read. */
  readonly headlines: readonly string[] | null;
  /** Headlines that were read earlier and have not ended; they count while those of now could not be read. */
  readonly announced?: readonly string[];
  readonly wind: Knots | null;
  readonly gusts: Knots | null;
  readonly thunder: boolean;
  readonly craft: SafetyCraft;
  /** Null where no bar lies at the place. */
  readonly bar: BarConditions | null;
  /** The highest sea of these hours; null or absent where it is not known. */
  readonly sea?: Feet | null;
  /** Fog, or visibility under one nautical mile, at any time of these hours. */
  readonly fog?: boolean;
  readonly waterTemperature?: Fahrenheit | null;
}

export interface Safety {
  readonly verdict: SafetyVerdict;
  readonly reasons: readonly string[];
}

/**
 * Any of these on the water or the rocks is a reason to stay home. A tsunami advisory is of strong
 * currents and waves dangerous to whoever is in or near the water (US Tsunami Warning Centers).
 */
const stopWords =
  /(gale|storm|storm surge|hurricane|wind|special marine|high surf|heavy freezing spray|hazardous seas|tornado|coastal flood|blizzard) warning|tsunami (warning|advisory)|small craft advisory|evacuation/i;
/** A caster ashore may still go, with care. */
const boatOnlyStop = /small craft advisory|hazardous seas warning|heavy freezing spray warning/i;
const cautionWords = /advisory|watch|warning|statement/i;

const fogWords = /dense fog advisory/i;

function headlineVerdict(headline: string, craft: SafetyCraft): SafetyVerdict {
  const { isAfloat, fog } = safetyLimits[craft];
  if (stopWords.test(headline)) return !isAfloat && boatOnlyStop.test(headline) ? "CAUTION" : "NO";
  if (fogWords.test(headline)) return fog;
  return cautionWords.test(headline) ? "CAUTION" : "GO";
}

interface Finding {
  readonly verdict: SafetyVerdict;
  readonly reason: string;
}

const limitFindings = (
  limits: Limits,
  value: number | null | undefined,
  words: (shown: number) => string,
): Finding[] =>
  value === null || value === undefined
    ? []
    : [{ verdict: judge(limits, value) ?? "GO", reason: words(roundTo(value, 0)) }];

/** A fall into it numbs, and whoever wades or paddles is as good as in it. */
const isNumbing = ({ craft, waterTemperature = null }: SafetyInputs): boolean =>
  safetyLimits[craft].isImmersed && waterTemperature !== null && waterTemperature < coldWaterBelow;

/** In fog as in the dark nobody sees a bar break. */
const fogFinding = (bar: BarConditions | null, craft: SafetyCraft): Finding =>
  bar?.bar.rating === "rated" && safetyLimits[craft].isAfloat
    ? { verdict: "NO", reason: "Fog: breakers on the bar are not seen" }
    : { verdict: safetyLimits[craft].fog, reason: "Fog" };

/** Findings that hold whatever else is unknown. */
function findingsOf(inputs: SafetyInputs): Finding[] {
  const { headlines, announced = [], craft, bar, wind, gusts, sea, fog = false } = inputs;
  const limits = safetyLimits[craft];
  return [
    ...(headlines ?? announced).map((reason) => ({
      verdict: headlineVerdict(reason, craft),
      reason,
    })),
    ...(inputs.thunder ? [{ verdict: "NO" as const, reason: "Thunder" }] : []),
    ...limitFindings(limits.wind, wind, (speed) => `Wind ${speed} kt`),
    ...limitFindings(limits.wind, gusts, (speed) => `Gusts ${speed} kt`),
    ...limitFindings(limits.sea, sea, (height) => `Seas ${height} ft`),
    ...(fog ? [fogFinding(bar, craft)] : []),
    ...(isNumbing(inputs) ? [{ verdict: "CAUTION" as const, reason: coldWaterLine }] : []),
    ...(bar === null ? [] : barFindings(bar, craft)),
  ];
}

/** The gravest findings; null where none is grave. */
function gravest(findings: readonly Finding[]): Safety | null {
  for (const verdict of ["NO", "CAUTION"] as const) {
    const reasons = findings.filter((finding) => finding.verdict === verdict);
    if (reasons.length > 0) return { verdict, reasons: reasons.map(({ reason }) => reason) };
  }
  return null;
}

/** What is known to speak against going; null where nothing does, or nothing is known. */
export const knownDanger = (inputs: SafetyInputs): Safety | null => gravest(findingsOf(inputs));

/** What is said with any verdict: a bar nobody rated, water that numbs. */
const notesOf = (inputs: SafetyInputs): readonly string[] => [
  ...(inputs.bar?.bar.rating === "unrated" ? ["Bar not rated: no source found"] : []),
  ...(isNumbing(inputs) ? [coldWaterLine] : []),
];

/**
 * Decides whether to go at all: from official headlines, wind, sea, fog, thunder and the bar, apart from
 * the bite score and never averaged into it. Without both headlines and wind it never says GO.
 */
export function safetyOf(inputs: SafetyInputs): Safety {
  const danger = knownDanger(inputs);
  const notes = notesOf(inputs);
  const withNotes = ({ verdict, reasons }: Safety): Safety => ({
    verdict,
    reasons: [...new Set([...reasons, ...notes])],
  });
  if (danger !== null) return withNotes(danger);
  return inputs.headlines === null || inputs.wind === null
    ? withNotes({ verdict: "CAUTION", reasons: ["Alerts or wind not available"] })
    : withNotes({ verdict: "GO", reasons: [] });
}
