import { byName, fieldNamesOf, type FieldNameOf } from "@striper/contract/catch-fields";
import type { archiveWording } from "#web/features/catches/archive/wording.ts";

const words = fieldNamesOf("line", "text");

/** These fields are not plain: figures with a unit, and flags that have an opposite word. */
const readApart = ["length_inches", "weight_pounds", "is_measured", "is_released"] as const;
type ReadApart = (typeof readApart)[number];

const isPlain = <Name extends string>(name: Name): name is Exclude<Name, ReadApart> =>
  !readApart.some((one) => one === name);

export const plainFlags: readonly Exclude<FieldNameOf<"flag">, ReadApart>[] =
  fieldNamesOf("flag").filter(isPlain);
export const plainFigures: readonly Exclude<FieldNameOf<"figure">, ReadApart>[] =
  fieldNamesOf("figure").filter(isPlain);

export const importFields = [
  "date",
  "time",
  "species",
  "length",
  "weight",
  "measured",
  "released",
  "kept",
  ...words,
  "mode",
  "water",
  "latitude",
  "longitude",
  ...plainFigures,
  ...plainFlags,
  "id",
] as const satisfies readonly (keyof typeof archiveWording.fields)[];
export type ImportField = (typeof importFields)[number];

/** Maps each field to the index of its column. Fields missing from the file are absent. */
export type Matching = Readonly<Partial<Record<ImportField, number>>>;

const plainHead = (head: string): string =>
  head
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Known column headers in normalized form, unambiguous ones first. */
const heads: Readonly<Partial<Record<ImportField, readonly string[]>>> = {
  ...byName([...words, ...plainFigures, ...plainFlags], (field) => [plainHead(field)]),
  date: [
    "date caught",
    "caught at",
    "catch date",
    "date",
    "datetime",
    "timestamp",
    "caught",
    "day",
  ],
  time: ["time caught", "catch time", "time"],
  species: ["species", "fish", "fish species", "type of fish", "common name"],
  length: ["length inches", "length", "size", "length in", "length cm", "inches"],
  weight: ["weight pounds", "weight", "weight lb", "weight lbs", "weight kg", "pounds"],
  measured: ["is measured", "measured"],
  released: ["is released", "released", "release", "catch and release"],
  kept: ["kept", "keep", "harvested", "is kept"],
  location_name: ["location name", "location", "place", "spot", "where", "water body"],
  bait_lure: ["bait lure", "bait", "lure", "bait or lure", "lure bait", "fly", "tackle"],
  notes: ["notes", "note", "comments", "comment", "remarks", "description"],
  weather: ["weather", "conditions"],
  mode: ["mode", "fishing mode", "fished from", "platform"],
  water: ["water temperature c", "water temperature", "water temp", "water temp f"],
  latitude: ["latitude", "lat"],
  longitude: ["longitude", "lon", "lng", "long"],
  id: ["catch id"],
};

export function guessMatching(head: readonly string[]): Matching {
  const plain = head.map(plainHead);
  const taken = new Set<number>();
  const matching: Partial<Record<ImportField, number>> = {};
  for (const field of importFields) {
    for (const name of heads[field] ?? []) {
      const index = plain.findIndex((one, at) => one === name && !taken.has(at));
      if (index === -1) continue;
      matching[field] = index;
      taken.add(index);
      break;
    }
  }
  return matching;
}

export type MatchingProblem =
  | { readonly kind: "needed" }
  | { readonly kind: "twice"; readonly column: number };

export function matchingProblem(matching: Matching): MatchingProblem | null {
  if (matching.date === undefined || matching.species === undefined) return { kind: "needed" };
  const columns = Object.values(matching);
  const twice = columns.find((column, at) => columns.indexOf(column) !== at);
  return twice === undefined ? null : { kind: "twice", column: twice };
}
