import type { GeoBox, Position } from "@striper/marine/geo";
import type { SpeciesId } from "#angling/species/index.ts";
import { packagedTable } from "./packaged-table.ts";
import { isPosition, watersAt, type KnownWaters, type Place } from "./place.ts";
import { isWithin, type HarborDate } from "./season.ts";
import type { AreaNotice, FishingMode, RegulationsTable } from "./table/table.ts";

export interface NoticeQuestion {
  readonly place: Place;
  readonly date: HarborDate;
  readonly mode?: FishingMode;
  readonly species?: SpeciesId;
}

export function noticesFor(
  question: NoticeQuestion,
  table: RegulationsTable = packagedTable,
): readonly AreaNotice[] {
  const waters = watersAt(question.place);
  return waters.kind === "waters" ? noticesIn(waters, question, table) : [];
}

export function noticesIn(
  waters: KnownWaters,
  { place, date, mode, species }: NoticeQuestion,
  table: RegulationsTable,
): readonly AreaNotice[] {
  const jurisdictions = new Set(waters.possible.map((water) => water.jurisdiction));
  return noticesOn(date, table).filter(
    (notice) =>
      notice.jurisdictions.some((one) => jurisdictions.has(one)) &&
      mayReach(notice, place) &&
      (mode === undefined || notice.modes === undefined || notice.modes.includes(mode)) &&
      (species === undefined || notice.species === undefined || notice.species.includes(species)),
  );
}

export function noticesOn(
  date: HarborDate,
  table: RegulationsTable = packagedTable,
): readonly AreaNotice[] {
  return table.notices.filter(({ dates }) => dates === undefined || isWithin(dates, date));
}

export const isInBox = ({ latitude, longitude }: Position, box: GeoBox): boolean =>
  box.south <= latitude && latitude <= box.north && box.west <= longitude && longitude <= box.east;

/** A water named by hand has no position, so a notice's box cannot exclude it. */
const mayReach = ({ box }: AreaNotice, place: Place): boolean =>
  box === undefined || !isPosition(place) || isInBox(place, box);
