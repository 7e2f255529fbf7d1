import type { RegulationRecord, VesselMode, Zone } from "@striper/angling/regulations";
import type { SpeciesId } from "@striper/angling/species";
import type { Jurisdiction } from "@striper/marine/jurisdiction";
import { isGiven, numberOf } from "#web/features/regulations/desk/form/limits-of-draft.ts";

export interface CapDraft {
  readonly modes: readonly VesselMode[];
  readonly fish: string;
  readonly fromAnglers: string;
}

export interface ReachDraft {
  /** Empty until chosen; a published rule keeps its own. */
  readonly species: SpeciesId | "";
  readonly jurisdiction: Jurisdiction | "";
  readonly isPartOfWater: boolean;
  readonly areaName: string;
  readonly areaDescription: string;
  readonly covers: readonly Zone[];
  readonly mayCover: readonly Zone[];
  readonly caps: readonly CapDraft[];
  readonly defersToFederal: boolean;
}

export const emptyReach: ReachDraft = {
  species: "",
  jurisdiction: "",
  isPartOfWater: false,
  areaName: "",
  areaDescription: "",
  covers: [],
  mayCover: [],
  caps: [],
  defersToFederal: false,
};

export const emptyCap: CapDraft = { modes: ["private"], fish: "", fromAnglers: "" };

export function reachDraftOf(record: RegulationRecord): ReachDraft {
  const { species, jurisdiction, area, vesselCaps = [], defersTo } = record;
  return {
    species,
    jurisdiction,
    isPartOfWater: area !== null,
    areaName: area?.name ?? "",
    areaDescription: area?.description ?? "",
    covers: area?.covers ?? [],
    mayCover: area?.mayCover ?? [],
    caps: vesselCaps.map(({ modes, fish, fromAnglers }) => ({
      modes,
      fish: String(fish),
      fromAnglers: fromAnglers === undefined ? "" : String(fromAnglers),
    })),
    defersToFederal: defersTo === "FED",
  };
}

export function reachOf(draft: ReachDraft) {
  const { species, jurisdiction, caps } = draft;
  return {
    species,
    jurisdiction,
    area: draft.isPartOfWater
      ? {
          name: draft.areaName.trim(),
          description: draft.areaDescription.trim(),
          covers: draft.covers,
          mayCover: draft.mayCover,
        }
      : null,
    ...(caps.length === 0 ? {} : { vesselCaps: caps.map(capOf) }),
    ...(draft.defersToFederal ? { defersTo: "FED" } : {}),
  };
}

const capOf = ({ modes, fish, fromAnglers }: CapDraft) => ({
  modes,
  fish: numberOf(fish),
  ...(isGiven(fromAnglers) ? { fromAnglers: numberOf(fromAnglers) } : {}),
});
