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
  /** Headlines of the alerts in force such as "Gale Warning"; null when they could not be read. */
  readonly headlines: readonly string[] | null;
  /** Headlines read earlier that have not expired; used only while current ones cannot be read. */
  readonly announced?: readonly string[];
  readonly wind: Knots | null;
  readonly gusts: Knots | null;
  readonly thunder: boolean;
  readonly craft: SafetyCraft;
  readonly bar: BarConditions | null;
  readonly sea?: Feet | null;
  /** Fog, or visibility under one nautical mile, at any time in the period. */
  readonly fog?: boolean;
  readonly waterTemperature?: Fahrenheit | null;
}

export interface Safety {
  readonly verdict: SafetyVerdict;
  readonly reasons: readonly string[];
}

/**
 * Alerts that mean stay home on the water or the rocks. A tsunami advisory warns of strong currents
 * and waves dangerous to anyone in or near the water (US Tsunami Warning Centers).
 */
const stopWords =
  /(gale|storm|storm surge|hurricane|wind|special marine|high surf|heavy freezing spray|hazardous seas|tornado|coastal flood|blizzard) warning|tsunami (warning|advisory)|small craft advisory|evacuation/i;
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

const isNumbing = ({ craft, waterTemperature = null }: SafetyInputs): boolean =>
  safetyLimits[craft].isImmersed && waterTemperature !== null && waterTemperature < coldWaterBelow;

/** Fog hides breakers on a bar as darkness does. */
const fogFinding = (bar: BarConditions | null, craft: SafetyCraft): Finding =>
  bar?.bar.rating === "rated" && safetyLimits[craft].isAfloat
    ? { verdict: "NO", reason: "Fog: breakers on the bar are not seen" }
    : { verdict: safetyLimits[craft].fog, reason: "Fog" };

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

function gravest(findings: readonly Finding[]): Safety | null {
  for (const verdict of ["NO", "CAUTION"] as const) {
    const reasons = findings.filter((finding) => finding.verdict === verdict);
    if (reasons.length > 0) return { verdict, reasons: reasons.map(({ reason }) => reason) };
  }
  return null;
}

export const knownDanger = (inputs: SafetyInputs): Safety | null => gravest(findingsOf(inputs));

const notesOf = (inputs: SafetyInputs): readonly string[] => [
  ...(inputs.bar?.bar.rating === "unrated" ? ["Bar not rated: no source found"] : []),
  ...(isNumbing(inputs) ? [coldWaterLine] : []),
];

/**
 * Returns the safety verdict from official headlines, wind, sea, fog, thunder and the bar. It is
 * independent of the bite score. Without both headlines and wind the verdict is never GO.
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
