import { distanceBetween, type Position } from "@striper/marine/geo";
import { jurisdictionAt } from "@striper/marine/jurisdiction";
import {
  metres,
  metresToNauticalMiles,
  nauticalMiles,
  statuteToNauticalMiles,
  type NauticalMiles,
} from "@striper/marine/units";
import { noticesOn } from "#angling/regulations/notices.ts";
import type { AreaNotice, RegulationsTable } from "#angling/regulations/table/table.ts";
import { guardDistance } from "#angling/trip-plan/line-guard.ts";

export interface AreaState {
  readonly notice: AreaNotice;
  /**
   * `inside` means within the area's box or too close to its edge to tell. The box is never smaller
   * than the area, so its distance never exceeds the area's.
   */
  readonly kind: "inside" | "near" | "clear";
  /** Distance to the box minus the position error; 0 inside. */
  readonly atLeast: NauticalMiles;
}

export interface AreaQuestion {
  readonly position: Position;
  readonly accuracyMetres: number;
  readonly date: string;
  readonly table: RegulationsTable;
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

function distanceToBox(position: Position, box: NonNullable<AreaNotice["box"]>): NauticalMiles {
  const nearest = {
    latitude: clamp(position.latitude, box.south, box.north),
    longitude: clamp(position.longitude, box.west, box.east),
  };
  return statuteToNauticalMiles(distanceBetween(position, nearest));
}

/** Returns the waters whose notices may apply: both sides when the line is too close to call. */
function watersHere(position: Position): ReadonlySet<string> {
  const answer = jurisdictionAt(position);
  if (answer.kind === "outside-coverage") return new Set();
  const other = answer.kind === "too-close-to-call" ? [answer.changesTo] : [];
  return new Set([answer.jurisdiction, ...other]);
}

export function areaStates({
  position,
  accuracyMetres,
  date,
  table,
}: AreaQuestion): readonly AreaState[] {
  const waters = watersHere(position);
  return noticesOn(date, table)
    .flatMap((notice): AreaState[] => {
      const { box, jurisdictions, modes } = notice;
      if (box === undefined || !jurisdictions.some((one) => waters.has(one))) return [];
      if (modes !== undefined && !modes.includes("private")) return [];
      const open = metresToNauticalMiles(metres(accuracyMetres));
      const atLeast = distanceToBox(position, box) - open;
      const kind = atLeast <= 0 ? "inside" : atLeast <= guardDistance ? "near" : "clear";
      return [{ notice, kind, atLeast: nauticalMiles(Math.max(atLeast, 0)) }];
    })
    .toSorted((a, b) => a.atLeast - b.atLeast);
}

/** Returns the areas to announce: each once when near and once when possibly inside. */
export function reportableAreas(
  before: readonly AreaState[],
  now: readonly AreaState[],
): readonly AreaState[] {
  const kindBefore = new Map(before.map(({ notice, kind }) => [notice.id, kind]));
  return now.filter(
    ({ notice, kind }) => kind !== "clear" && (kindBefore.get(notice.id) ?? "clear") !== kind,
  );
}
