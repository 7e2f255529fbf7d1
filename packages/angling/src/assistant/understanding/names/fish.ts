import {
  dockNames,
  sharedFishNames,
  unheldFish,
} from "#angling/assistant/catalogue/names-of-fish.ts";
import type { SpeciesMention } from "#angling/assistant/frame.ts";
import { speciesCatalogue } from "#angling/species/index.ts";
import { phraseKey } from "./places.ts";

function buildIndex(): ReadonlyMap<string, SpeciesMention> {
  const index = new Map<string, SpeciesMention>();
  const add = (names: string, mention: SpeciesMention): void => {
    for (const name of names.split("|")) {
      const key = phraseKey(name);
      if (!index.has(key)) index.set(key, mention);
    }
  };
  for (const [names, ids] of sharedFishNames) {
    const [name = names] = names.split("|");
    add(names, { kind: "several", name, ids });
  }
  for (const [id, names] of dockNames) add(names, { kind: "one", id });
  for (const { id, commonName, scientificName, aliases } of speciesCatalogue) {
    add([commonName, scientificName, ...aliases].join("|"), { kind: "one", id });
  }
  for (const name of unheldFish.split("|")) add(name, { kind: "unheld", name });
  return index;
}

export const fishIndex: ReadonlyMap<string, SpeciesMention> = buildIndex();
