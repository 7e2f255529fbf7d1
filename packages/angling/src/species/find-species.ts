import { bitsIn, letterBits } from "#angling/words/letter-bits.ts";
import { editDistance } from "./edit-distance.ts";
import { otherFish, sharedNames, speciesCatalogue } from "./species-catalogue.ts";
import { isSpeciesId, type Species, type SpeciesId } from "./species.ts";

export type SpeciesMatch =
  | {
      readonly kind: "found";
      readonly species: Species;
      readonly by: "name" | "beginning" | "spelling";
    }
  | { readonly kind: "ambiguous"; readonly candidates: readonly Species[] }
  | { readonly kind: "unknown" };

const speciesById: ReadonlyMap<SpeciesId, Species> = new Map(
  speciesCatalogue.map((species) => [species.id, species]),
);

export function speciesOf(id: SpeciesId): Species {
  const species = speciesById.get(id);
  if (species === undefined) throw new RangeError(`no such species: ${id}`);
  return species;
}

/**
 * Normalizes to lower case, plain letters, singular words and no spaces: "Blue Fins" and "bluefin"
 * share a key.
 */
function keyOf(text: string): string {
  return wordsOf(text)
    .map((word) => (/[^s]s$/.test(word) ? word.slice(0, -1) : word))
    .join("");
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize("NFKD").toLowerCase();
  return plain.replaceAll(/[^a-z0-9 _/-]/g, "").split(/[ _/-]+/);
}

const namesByKey = buildIndex();
const otherKeys: ReadonlySet<string> = new Set(otherFish.map(keyOf));

function buildIndex(): ReadonlyMap<string, readonly Species[]> {
  const index = new Map<string, readonly Species[]>();
  for (const species of speciesCatalogue) {
    const names = [species.id, species.commonName, species.scientificName, ...species.aliases];
    for (const name of names) index.set(keyOf(name), [species]);
  }
  for (const shared of sharedNames) {
    for (const name of shared.names) index.set(keyOf(name), shared.species.map(speciesOf));
  }
  return index;
}

export function findSpecies(text: string): SpeciesMatch {
  if (isSpeciesId(text)) return { kind: "found", species: speciesOf(text), by: "name" };
  const key = keyOf(text);
  if (key === "" || otherKeys.has(key)) return { kind: "unknown" };
  const named = namesByKey.get(key);
  if (named !== undefined) return matchOf(named, "name");
  const beginning = beginningWith(wordsOf(text).join(""));
  if (beginning.length > 0) return matchOf(beginning, "beginning");
  return matchOf(spelledLike(key), "spelling");
}

/**
 * Returns the species with exactly this name, or null. Faster than `findSpecies` for many texts.
 */
export function speciesNamed(text: string): Species | null {
  const [species, ...others] = namesByKey.get(keyOf(text)) ?? [];
  return others.length > 0 ? null : (species ?? null);
}

function matchOf(candidates: readonly Species[], by: "name" | "beginning" | "spelling") {
  const [species, ...others] = candidates;
  if (species === undefined) return { kind: "unknown" } as const;
  if (others.length > 0) return { kind: "ambiguous", candidates } as const;
  return { kind: "found", species, by } as const;
}

const shortestBeginning = 3;

function beginningWith(start: string): readonly Species[] {
  if (start.length < shortestBeginning) return [];
  return collect((name) => name.startsWith(start));
}

const lettersByKey = new Map([...namesByKey.keys()].map((name) => [name, letterBits(name)]));

function spelledLike(key: string): readonly Species[] {
  const slips = new Map<string, number>();
  const letters = letterBits(key);
  for (const [name, lettersOfName] of lettersByKey) {
    const allowed = slipsAllowed(key, name);
    if (Math.abs(key.length - name.length) > allowed) continue;
    // A slip removes and adds at most one letter. This check costs a twentieth of the distance.
    if (bitsIn(letters ^ lettersOfName) > 2 * allowed) continue;
    const distance = editDistance(key, name);
    if (distance <= allowed) slips.set(name, distance);
  }
  const fewest = Math.min(...slips.values());
  return collect((name) => slips.get(name) === fewest);
}

/** Short names may differ by one letter from another fish ("shad", "scad"); long ones do not. */
function slipsAllowed(key: string, name: string): number {
  const length = Math.max(key.length, name.length);
  if (length <= 4) return 0;
  return length < 10 ? 1 : 2;
}

function collect(matches: (name: string) => boolean): readonly Species[] {
  const found = new Set<Species>();
  for (const [name, species] of namesByKey) {
    if (matches(name)) for (const one of species) found.add(one);
  }
  return [...found];
}
