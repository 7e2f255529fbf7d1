import { parsePosition, type Position } from "@striper/marine/geo";
import { parseIso, type Instant } from "@striper/marine/time";
import { followUpQuestions } from "./catalogue/follow-ups.ts";
import { askedAt } from "./catalogue/kept.ts";
import { logQuestions } from "./catalogue/log.ts";
import { refusalQuestions } from "./catalogue/refusals.ts";
import { rulesQuestions } from "./catalogue/rules.ts";
import { spotQuestions } from "./catalogue/spots.ts";
import { talkQuestions } from "./catalogue/talk.ts";
import { textedRulesQuestions } from "./catalogue/texted-rules.ts";
import { waterQuestions } from "./catalogue/water.ts";

export const corpusGroups = [
  "rules",
  "water",
  "spots",
  "log",
  "follow-ups",
  "refusals",
  "talk",
] as const;
export type CorpusGroup = (typeof corpusGroups)[number];

export interface CorpusQuestion {
  readonly group: CorpusGroup;
  /** The turns of the talk; the checks are about the last. */
  readonly turns: readonly string[];
  readonly checks: readonly string[];
  readonly now: Instant;
  readonly position: Position | null;
  /** Without anything personal, without weather. */
  readonly isBare: boolean;
  /** Not looked at while the engine was built. */
  readonly isHeldOut: boolean;
}

const texts: Readonly<Record<CorpusGroup, string>> = {
  rules: rulesQuestions + textedRulesQuestions,
  water: waterQuestions,
  spots: spotQuestions,
  log: logQuestions,
  "follow-ups": followUpQuestions,
  refusals: refusalQuestions,
  talk: talkQuestions,
};

function questionOf(group: CorpusGroup, line: string): CorpusQuestion {
  const [asked = "", checks = ""] = line.replace(/^~/, "").split(" | ");
  const now = /\[now=([^\]]+)\]/.exec(asked)?.[1];
  const at = /\[at=([^\]]+)\]/.exec(asked)?.[1];
  const turns = asked.replaceAll(/\[(?:now|at)=[^\]]+\]|\[bare\]/g, "").split(">>");
  return {
    group,
    turns: turns.map((turn) => turn.trim()),
    checks: checks.split("; ").map((check) => check.trim()),
    now: (now === undefined ? null : parseIso(now)) ?? askedAt,
    position: at === undefined ? null : parsePosition(at),
    isBare: asked.includes("[bare]"),
    isHeldOut: line.startsWith("~"),
  };
}

export const corpus: readonly CorpusQuestion[] = corpusGroups.flatMap((group) =>
  texts[group]
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => questionOf(group, line)),
);
