import type { AreaNotice, FishingMode } from "@striper/angling/regulations";
import type { SpeciesId } from "@striper/angling/species";
import type { Jurisdiction } from "@striper/marine/jurisdiction";
import { isGiven, numberOf } from "#web/features/regulations/desk/form/limits-of-draft.ts";

export const sides = ["south", "north", "west", "east"] as const;
type Side = (typeof sides)[number];

export interface NoticeReachDraft {
  readonly jurisdictions: readonly Jurisdiction[];
  /** Degrees as text; all empty means everywhere in those waters. */
  readonly box: Readonly<Record<Side, string>>;
  /** Empty means every way of fishing. */
  readonly modes: readonly FishingMode[];
  /** Empty means every species. */
  readonly species: readonly SpeciesId[];
}

export const emptyNoticeReach: NoticeReachDraft = {
  jurisdictions: [],
  box: { south: "", north: "", west: "", east: "" },
  modes: [],
  species: [],
};

export function noticeReachDraftOf(notice: AreaNotice): NoticeReachDraft {
  const { jurisdictions, box, modes = [], species = [] } = notice;
  if (box === undefined) return { ...emptyNoticeReach, jurisdictions, modes, species };
  const [south, north, west, east] = sides.map((side) => String(box[side]));
  return {
    jurisdictions,
    box: { south: south ?? "", north: north ?? "", west: west ?? "", east: east ?? "" },
    modes,
    species,
  };
}

export function noticeReachOf({ jurisdictions, box, modes, species }: NoticeReachDraft) {
  const { south, north, west, east } = box;
  const isFramed = sides.some((side) => isGiven(box[side]));
  return {
    jurisdictions,
    ...(isFramed
      ? {
          box: {
            south: numberOf(south),
            north: numberOf(north),
            west: numberOf(west),
            east: numberOf(east),
          },
        }
      : {}),
    ...(modes.length === 0 ? {} : { modes }),
    ...(species.length === 0 ? {} : { species }),
  };
}
