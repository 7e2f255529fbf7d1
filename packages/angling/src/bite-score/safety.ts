import type { Knots } from "@striper/marine/units";
import { barFindings, type BarConditions } from "#angling/bite-score/bar-safety.ts";

export type SafetyVerdict = "GO" | "CAUTION" | "NO";

export interface SafetyInputs {
  /** Headlines of the alerts in force ("Gale Warning"); null when they could not be read. */
  readonly headlines: readonly string[] | null;
  /** Headlines that were read earlier and have not ended; they count while those of now could not be read. */
  readonly announced?: readonly string[];
  readonly wind: Knots | null;
  readonly gusts: Knots | null;
  readonly thunder: boolean;
  readonly exposure: "boat" | "shore";
  /** Null where no bar lies at the place. */
  readonly bar: BarConditions | null;
}

export interface Safety {
  readonly verdict: SafetyVerdict;
  readonly reasons: readonly string[];
}

interface Limits {
  readonly caution: number;
  readonly no: number;
}

// Knots, sustained or gusting. 25 kt is the National Weather Service's Small Craft Advisory in
// New England, 34 kt its Gale Warning (NWS Directive 10-303, Marine and Coastal Services).
// Caution for a small boat from 15 kt is our own line.
export const windLimits = {
  boat: { caution: 15, no: 25 },
  shore: { caution: 25, no: 34 },
} as const satisfies Record<SafetyInputs["exposure"], Limits>;

/**
 * Any of these on the water or the rocks is a reason to stay home. A tsunami advisory is of strong
 * currents and waves dangerous to whoever is in or near the water (US Tsunami Warning Centers).
 */
const stopWords =
  /(gale|storm|storm surge|hurricane|wind|special marine|high surf|heavy freezing spray|hazardous seas|tornado|coastal flood|blizzard) warning|tsunami (warning|advisory)|small craft advisory|evacuation/i;
/** A caster ashore may still go, with care. */
const boatOnlyStop = /small craft advisory|hazardous seas warning|heavy freezing spray warning/i;
const cautionWords = /advisory|watch|warning|statement/i;

function headlineVerdict(headline: string, exposure: SafetyInputs["exposure"]): SafetyVerdict {
  if (stopWords.test(headline)) {
    return exposure === "shore" && boatOnlyStop.test(headline) ? "CAUTION" : "NO";
  }
  return cautionWords.test(headline) ? "CAUTION" : "GO";
}

/** Of whole knots, as they are shown: "Gusts 25 kt" is on the other side of 25. */
function windVerdict(speed: number, limits: Limits): SafetyVerdict {
  if (speed >= limits.no) return "NO";
  return speed >= limits.caution ? "CAUTION" : "GO";
}

interface Finding {
  readonly verdict: SafetyVerdict;
  readonly reason: string;
}

/** Findings that hold whatever else is unknown. */
function findingsOf(inputs: SafetyInputs): Finding[] {
  const { headlines, announced = [], exposure, bar } = inputs;
  const limits = windLimits[exposure];
  const blows = [
    ["Wind", inputs.wind],
    ["Gusts", inputs.gusts],
  ] as const;
  return [
    ...(headlines ?? announced).map((reason) => ({
      verdict: headlineVerdict(reason, exposure),
      reason,
    })),
    ...(inputs.thunder ? [{ verdict: "NO" as const, reason: "Thunder" }] : []),
    ...blows.flatMap(([name, exact]) => {
      if (exact === null) return [];
      const speed = Math.round(exact);
      return [{ verdict: windVerdict(speed, limits), reason: `${name} ${speed} kt` }];
    }),
    ...(bar === null ? [] : barFindings(bar, exposure)),
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

/**
 * Whether to go at all: from official headlines, wind, thunder and the bar, apart from the bite
 * score and never averaged into it. Without both headlines and wind it never says GO.
 */
export function safetyOf(inputs: SafetyInputs): Safety {
  const danger = knownDanger(inputs);
  if (danger !== null) return danger;
  const { bar } = inputs;
  // That a bar is not rated is said with any verdict.
  const notes = bar?.bar.rating === "unrated" ? barFindings(bar, inputs.exposure) : [];
  const reasons = notes.map(({ reason }) => reason);
  if (inputs.headlines === null || inputs.wind === null) {
    return { verdict: "CAUTION", reasons: ["Alerts or wind not available", ...reasons] };
  }
  return { verdict: "GO", reasons };
}
