import { effectiveRecord } from "#angling/regulations/deferral.ts";
import { recordsFor, type Water } from "#angling/regulations/place.ts";
import type { RegulationRecord, RegulationsTable } from "#angling/regulations/table/table.ts";
import { jurisdictionNames } from "#angling/regulations/wording/index.ts";
import type { SpeciesId } from "#angling/species/index.ts";
import { judge } from "./judge.ts";
import { released, uncertain, type Circumstances, type Judgement } from "./judgement.ts";

export const landingStates = ["MA", "NH"] as const;
export type LandingState = (typeof landingStates)[number];

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
 * Applies the landing states' rules to a federal judgement. A fish that federal law allows may
 * still be unlawful ashore. With no stated landing state that is a doubt, unless every state
 * refuses the fish.
 */
export function withLanding(
  federal: Judgement,
  states: readonly RegulationRecord[],
  circumstances: Circumstances,
  landing: LandingState | undefined,
): Judgement {
  if (federal.verdict === "release") return federal;
  const ashore = states.map((record) => ({
    ...judge(record, circumstances),
    state: record.jurisdiction,
  }));
  const refused = ashore.find(({ verdict }) => verdict === "release");
  if (refused === undefined) return federal;
  const refusal = `It may not be landed in ${jurisdictionNames[refused.state]}: ${refused.reason}`;
  if (landing !== undefined) return released("not-landable", refusal);
  const accepting = new Set(
    ashore.flatMap(({ verdict, state }) => (verdict === "release" ? [] : state)),
  );
  const asked = new Set(ashore.map(({ state }) => state));
  if (landingStates.every((state) => asked.has(state) && !accepting.has(state))) {
    return released("not-landable", `No state whose rules are in this app takes it. ${refusal}`);
  }
  return federal.verdict === "keep"
    ? uncertain("landing-unclear", `Legal in federal water, but where do you land? ${refusal}`)
    : federal;
}
