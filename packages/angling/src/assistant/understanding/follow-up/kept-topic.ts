import type { Frame, Intent } from "#angling/assistant/frame.ts";

const isVisitor = (rest: string): boolean =>
  /\b(?:from|visiting|live in|resident|coming)\b/.test(rest);

const sellsFish =
  /\bsell(?:ing)? (?:(?:my|the|a|any|our|this|that|some) )*(?:catch|fish|FISH|it)\b/;
/** A permit is asked after, whatever else the question tells of the angler. */
const refusedBesidePermit: ReadonlySet<string | null> = new Set(["commercial", "region"]);
const asksOfPaper =
  /\b(?:needs?|required?|ok|okay|works?|good|fine|valid|legal|honou?r\w*|counts?|enough)\b/;

/** What a question about a place may tell along the way, or ask of its record. */
const ofCircumstance: ReadonlySet<string | null> = new Set([
  "prices",
  "shops",
  "directions",
  "fines",
]);

interface Refusable {
  readonly topic: string | null;
  readonly isRule: boolean;
  readonly intent: Intent | null;
  readonly frame: Frame;
  readonly rest: string;
}

/** What the question could be declined for does not decide it. */
export function isKeptOf({ topic, isRule, intent, frame, rest }: Refusable): boolean {
  // A rule is told as it is, whatever else the question wants one to do.
  return (
    topic === null ||
    (isRule && (topic === "instructions" || topic === "prices")) ||
    (topic === "counts" && intent === "presence") ||
    (topic === "prices" && intent === "spots" && frame.cues.includes("ramp")) ||
    ((topic === "prices" || topic === "fines") && intent === "permit") ||
    (ofCircumstance.has(topic) &&
      (intent === "spot" || intent === "spots") &&
      (frame.cues.includes("record") || (topic === "fines" && frame.cues.includes("where")))) ||
    (topic !== "commercial" && sellsFish.test(rest)) ||
    (intent === "permit" && asksOfPaper.test(rest) && !refusedBesidePermit.has(topic)) ||
    // Whose permit is honored where.
    (topic === "region" &&
      intent === "permit" &&
      (frame.water !== null || isVisitor(rest) || /\blakes?\b/.test(rest)))
  );
}
