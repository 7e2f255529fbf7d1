import { readFileSync } from "node:fs";
import { parsePosition, type Position } from "@striper/marine/geo";
import { parseIso, type Instant } from "@striper/marine/time";
import { askedAt } from "./kept.ts";

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

const filesOf = (group: CorpusGroup): readonly string[] =>
  group === "rules" ? ["rules", "texted-rules"] : [group];

/** A question a line, with what must hold of its answer (check.ts); "#" begins a remark. */
const linesOf = (file: string): string[] =>
  readFileSync(new URL(`./questions/${file}.txt`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"));

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
  filesOf(group)
    .flatMap(linesOf)
    .map((line) => questionOf(group, line)),
);
