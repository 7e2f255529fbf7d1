import { effectiveRecord } from "#angling/regulations/deferral.ts";
import { recordsFor, type Water } from "#angling/regulations/place.ts";
import type { RegulationRecord, RegulationsTable } from "#angling/regulations/table/table.ts";
import { jurisdictionNames } from "#angling/regulations/wording/index.ts";
import type { SpeciesId } from "#angling/species/index.ts";
import { judge } from "./judge.ts";
import { released, uncertain, type Circumstances, type Judgement } from "./judgement.ts";

export const landingStates = ["MA", "NH"] as const;
export type LandingState = (typeof landingStates)[number];

/** What the states ask of a fish from federal water when it is brought ashore there. */
export function landingRecords(
  table: RegulationsTable,
  species: SpeciesId,
  zones: Water["zones"],
  landing: LandingState | undefined,
): readonly RegulationRecord[] {
  const states = landing === undefined ? landingStates : [landing];
  return states
    .flatMap((jurisdiction) => recordsFor(table, species, { jurisdiction, zones }))
    .flatMap((record) => (record === null ? [] : effectiveRecord(table, record)));
}

/**
 * A fish that federal law allows is still unlawful on a dock whose state does not. With the state
 * of landing unknown that is a doubt, not a verdict.
 */
export function withLanding(
  federal: Judgement,
  states: readonly RegulationRecord[],
  circumstances: Circumstances,
  landing: LandingState | undefined,
): Judgement {
  if (federal.verdict === "release") return federal;
  for (const record of states) {
    const { verdict, reason } = judge(record, circumstances);
    if (verdict !== "release") continue;
    const refusal = `It may not be landed in ${jurisdictionNames[record.jurisdiction]}: ${reason}`;
    if (landing !== undefined) return released("not-landable", refusal);
    if (federal.verdict === "keep") {
      return uncertain(
        "landing-unclear",
        `Legal in federal water, but where do you land? ${refusal}`,
      );
    }
  }
  return federal;
}
