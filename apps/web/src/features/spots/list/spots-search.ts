import {
  accessChoices,
  difficultyChoices,
  speciesChoices,
  typeChoices,
} from "@striper/angling/spots/choices";
import type { SpotFilter, SpotOrder } from "@striper/angling/spots";

// Part of the start bundle, so it must not import the spot catalogue.

/** Longer searches find nothing anyway. */
const searchMaxLength = 80;

const orders = ["rating", "name", "distance", "difficulty"] as const satisfies SpotOrder[];
export const spotShows = ["all", "favorites", "own"] as const;
export type SpotShow = (typeof spotShows)[number];

export interface SpotsSearch {
  readonly q?: string;
  readonly type?: SpotFilter["type"];
  readonly access?: SpotFilter["access"];
  readonly species?: SpotFilter["species"];
  readonly difficulty?: SpotFilter["difficulty"];
  readonly sort?: SpotOrder;
  readonly show?: SpotShow;
  /** Shows the map instead of the list on a phone. */
  readonly view?: "map";
  /** Opens the form for an own spot. "latitude,longitude" fills in its place. */
  readonly add?: string;
}

/** Writes the state into the address; undefined restores the default. */
export type ChangeSearch = (
  change: Readonly<Partial<Record<keyof SpotsSearch, string | undefined>>>,
) => void;

const pick = <Choice extends string>(
  choices: readonly Choice[],
  usual: Choice,
  value: unknown,
): Choice | undefined => choices.find((choice) => choice === value && choice !== usual);

const asText = (value: unknown): string | undefined =>
  typeof value === "string" ? value.slice(0, searchMaxLength) : undefined;

export function spotsSearch(search: Record<string, unknown>): SpotsSearch {
  const q = typeof search["q"] === "number" ? String(search["q"]) : asText(search["q"]);
  const type = pick(typeChoices, "all", search["type"]);
  const access = pick(accessChoices, "all", search["access"]);
  const species = pick(speciesChoices, "all", search["species"]);
  const difficulty = pick(difficultyChoices, "all", search["difficulty"]);
  const sort = pick(orders, "rating", search["sort"]);
  const show = pick(spotShows, "all", search["show"]);
  const add = asText(search["add"]);
  return {
    ...(q === undefined || q === "" ? {} : { q }),
    ...(type === undefined ? {} : { type }),
    ...(access === undefined ? {} : { access }),
    ...(species === undefined ? {} : { species }),
    ...(difficulty === undefined ? {} : { difficulty }),
    ...(sort === undefined ? {} : { sort }),
    ...(show === undefined ? {} : { show }),
    ...(search["view"] === "map" ? { view: "map" as const } : {}),
    ...(add === undefined ? {} : { add }),
  };
}

export const filterNames = ["type", "access", "species", "difficulty"] as const;

export function filterOf({ type, access, species, difficulty }: SpotsSearch): SpotFilter {
  return {
    type: type ?? "all",
    access: access ?? "all",
    species: species ?? "all",
    difficulty: difficulty ?? "all",
  };
}

export function filtersSet(search: SpotsSearch): number {
  return filterNames.filter((name) => search[name] !== undefined).length;
}
