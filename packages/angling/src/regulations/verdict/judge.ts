import { bagLimitFor } from "#angling/regulations/limits.ts";
import { seasonStateOn } from "#angling/regulations/season.ts";
import type { RegulationRecord } from "#angling/regulations/table/table.ts";
import { rangeInWords, seasonStatus, watersInWords } from "#angling/regulations/wording/index.ts";
import { speciesOf } from "#angling/species/index.ts";
import { judgeBag } from "./judge-bag.ts";
import { judgeLength } from "./judge-length.ts";
import { allowed, released, uncertain, type Circumstances, type Judgement } from "./judgement.ts";

/**
 * Judges one fish by one record. Reasons to release come before doubts: a fish out of season is
 * released even when its length is unknown. An unconfirmed rule never allows keeping, but its
 * prohibitions apply.
 */
export function judge(record: RegulationRecord, circumstances: Circumstances): Judgement {
  const findings = [
    judgeProhibition(record, circumstances),
    judgeSeason(record, circumstances),
    judgeLength(record, circumstances),
    judgeBag(record, circumstances),
  ];
  const release = findings.find(({ verdict }) => verdict === "release");
  if (record.confidence === "low") return judgeUnconfirmed(record, release);
  return (
    release ??
    findings.find(({ verdict }) => verdict === "unknown") ??
    allowed(`Legal to keep: ${findings.flatMap(({ reason }) => reason || []).join(", ")}.`)
  );
}

function judgeUnconfirmed(record: RegulationRecord, release: Judgement | undefined): Judgement {
  const found = record.notes === null ? "" : ` ${record.notes}`;
  if (release !== undefined) {
    const reason = `${release.reason} This rule could not be confirmed; in doubt the fish goes back.${found}`;
    return { ...release, reason };
  }
  return uncertain(
    "not-confirmed",
    `The rule could not be confirmed, so there is no verdict.${found}`,
  );
}

function judgeProhibition(record: RegulationRecord, { mode, date }: Circumstances): Judgement {
  if (record.targetingUnlawful === true) {
    const name = speciesOf(record.species).commonName;
    const waters = watersInWords(record.jurisdiction);
    return released(
      "prohibited",
      `${name} may not be kept or possessed in ${waters}, and fishing for it there is unlawful, catch and release included (${record.citation}). Let it go at once.`,
    );
  }
  const limit = bagLimitFor(record, mode, date);
  if (limit.kind !== "prohibited") return allowed("");
  const exception = limit.exception === undefined ? "" : ` (${limit.exception})`;
  return released("prohibited", `Prohibited: none may be kept${exception}.`);
}

function judgeSeason(record: RegulationRecord, { date }: Circumstances): Judgement {
  const { season } = record;
  const state = seasonStateOn(season, date);
  if (state === "open") return allowed("the season is open");
  if (state === "closed") {
    const { nextInWords } = seasonStatus(record, date);
    const next = nextInWords === null ? "all year" : `now and ${nextInWords}`;
    return released("closed-season", `The season is closed ${next}.`);
  }
  return uncertain("season-unclear", doubtAbout(season));
}

function doubtAbout(season: RegulationRecord["season"]): string {
  if (season.kind === "dated" && season.unsettled !== undefined) {
    return `Whether the season is open is not settled: ${season.unsettled.why}.`;
  }
  if (season.kind === "gear-out") {
    return `${season.gear} must be out of the water ${rangeInWords(season.dates)}; the rule found names no other season.`;
  }
  if (season.kind === "set-in-season") return season.words;
  return season.kind === "state-of-landing"
    ? "In federal waters the rule of the state you land in holds, and this year's final federal rule was not seen."
    : "No season is known for it here.";
}
