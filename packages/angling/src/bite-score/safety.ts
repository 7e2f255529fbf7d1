import type { Knots } from "@striper/marine/units";

export type SafetyVerdict = "GO" | "CAUTION" | "NO";

export interface SafetyInputs {
  /** Headlines of the alerts in force ("Gale Warning"); null when they could not be read. */
  readonly headlines: readonly string[] | null;
  readonly wind: Knots | null;
  readonly gusts: Knots | null;
  readonly thunder: boolean;
  readonly exposure: "boat" | "shore";
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
const windLimits = {
  boat: { caution: 15, no: 25 },
  shore: { caution: 25, no: 34 },
} as const satisfies Record<SafetyInputs["exposure"], Limits>;

/** Any of these on the water or the rocks is a reason to stay home. */
const stopWords =
  /(gale|storm|hurricane|wind|tsunami|special marine|high surf|heavy freezing spray|hazardous seas|tornado|coastal flood) warning|small craft advisory/i;
/** A caster ashore may still go, with care. */
const boatOnlyStop = /small craft advisory|hazardous seas warning|heavy freezing spray warning/i;
const cautionWords = /advisory|watch|warning|statement/i;

function headlineVerdict(headline: string, exposure: SafetyInputs["exposure"]): SafetyVerdict {
  if (stopWords.test(headline)) {
    return exposure === "shore" && boatOnlyStop.test(headline) ? "CAUTION" : "NO";
  }
  return cautionWords.test(headline) ? "CAUTION" : "GO";
}

function windVerdict(speed: number, limits: Limits): SafetyVerdict {
  if (speed >= limits.no) return "NO";
  return speed >= limits.caution ? "CAUTION" : "GO";
}

/**
 * Whether to go at all: from official headlines, wind and thunder, apart from the bite score and
 * never averaged into it. Without both headlines and wind it never says GO.
 */
export function safetyOf(inputs: SafetyInputs): Safety {
  const findings: { verdict: SafetyVerdict; reason: string }[] = [];
  for (const headline of inputs.headlines ?? []) {
    findings.push({ verdict: headlineVerdict(headline, inputs.exposure), reason: headline });
  }
  if (inputs.thunder) findings.push({ verdict: "NO", reason: "Thunder" });
  const limits = windLimits[inputs.exposure];
  for (const [name, speed] of [
    ["Wind", inputs.wind],
    ["Gusts", inputs.gusts],
  ] as const) {
    if (speed === null) continue;
    findings.push({
      verdict: windVerdict(speed, limits),
      reason: `${name} ${Math.round(speed)} kt`,
    });
  }
  for (const verdict of ["NO", "CAUTION"] as const) {
    const reasons = findings.filter((finding) => finding.verdict === verdict);
    if (reasons.length > 0) return { verdict, reasons: reasons.map(({ reason }) => reason) };
  }
  if (inputs.headlines === null || inputs.wind === null) {
    return { verdict: "CAUTION", reasons: ["Alerts or wind not available"] };
  }
  return { verdict: "GO", reasons: [] };
}
