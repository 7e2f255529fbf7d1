import names from "#angling/assistant/catalogue/names.json" with { type: "json" };
import { isSpeciesId, speciesCatalogue, type SpeciesId } from "#angling/species/index.ts";
import { phraseKey } from "./places.ts";

export type SpeciesMention =
  | { readonly kind: "one"; readonly id: SpeciesId }
  | { readonly kind: "several"; readonly name: string; readonly ids: readonly SpeciesId[] }
  | { readonly kind: "unheld"; readonly name: string };

const baitsNotHeld: ReadonlySet<SpeciesId> = new Set(names.baitsNotHeld);

function buildIndex(): ReadonlyMap<string, SpeciesMention> {
  const index = new Map<string, SpeciesMention>();
  const add = (called: readonly string[], mention: SpeciesMention): void => {
    for (const name of called) {
      const key = phraseKey(name);
      if (!index.has(key)) index.set(key, mention);
    }
  };
  for (const { names: called, species } of names.sharedFish)
    add(called, { kind: "several", name: String(called[0]), ids: species });
  for (const [id, called] of Object.entries(names.fish))
    if (isSpeciesId(id)) add(called, { kind: "one", id });
  for (const { id, commonName, scientificName, aliases } of speciesCatalogue)
    if (!baitsNotHeld.has(id)) add([commonName, scientificName, ...aliases], { kind: "one", id });
  for (const name of names.otherFish) add([name], { kind: "unheld", name });
  return index;
}

export const fishIndex: ReadonlyMap<string, SpeciesMention> = buildIndex();
