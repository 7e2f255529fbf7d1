import { distanceBetween, type Position } from "@striper/marine/geo";
import {
  nearestStations,
  stationFrom,
  stationIndex,
  type StationSummary,
} from "@striper/marine/stations";
import { statuteMiles } from "@striper/marine/units";
import { milesText, type UnitSystem } from "#web/platform/units.ts";

export interface StationLine {
  readonly id: string;
  readonly name: string;
  readonly distance: string;
  readonly isFavorite: boolean;
}

export interface StationList {
  readonly favorites: readonly StationLine[];
  readonly others: readonly StationLine[];
}

const tideStations = stationIndex.filter(({ kind }) => kind === "tide");

const plain = (text: string): string =>
  text.toLocaleLowerCase("en-US").replaceAll(/[^a-z0-9]+/g, " ");

function matches({ name, id }: StationSummary, search: string): boolean {
  const words = ` ${plain(`${name} ${id}`)}`;
  return plain(search)
    .split(" ")
    .every((word) => words.includes(` ${word}`));
}

export function stationList(
  search: string,
  favorites: readonly string[],
  position: Position | null,
  units: UnitSystem,
): StationList {
  const awayOf = (station: StationSummary) =>
    position === null ? null : distanceBetween(position, station.position);
  const lines = tideStations
    .filter((station) => matches(station, search.trim()))
    .map((station) => ({ station, away: awayOf(station) }))
    .toSorted(
      (a, b) => (a.away ?? 0) - (b.away ?? 0) || a.station.name.localeCompare(b.station.name),
    )
    .map(({ station: { id, name }, away }) => ({
      id,
      name,
      distance: away === null ? "" : milesText(away, units),
      isFavorite: favorites.includes(id),
    }));
  return {
    favorites: lines.filter(({ isFavorite }) => isFavorite),
    others: lines.filter(({ isFavorite }) => !isFavorite),
  };
}

/** Maximum distance of a current station, statute miles. */
const currentReach = statuteMiles(12);
const currentsShown = 10;

/** Prefers the current at the harbor's mouth, although weaker ones are nearer. */
const usualCurrents: ReadonlyMap<string, string> = new Map([["8443970", "BOS1111"]]);

export function currentsNear({ id, position }: Pick<StationSummary, "id" | "position">) {
  const near = nearestStations(position, "current", currentsShown, currentReach);
  const usualId = usualCurrents.get(id);
  const usual = usualId === undefined ? null : stationFrom(position, usualId);
  return usual === null ? near : [usual, ...near.filter((station) => station.id !== usualId)];
}
