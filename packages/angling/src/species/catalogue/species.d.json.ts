import type { Species, SpeciesId, TypicalSize, TypicalSizeName } from "#angling/species/species.ts";

interface NamedSize {
  readonly typicalSize: TypicalSizeName;
}

declare const catalogue: {
  readonly typicalSizes: Readonly<Record<TypicalSizeName, TypicalSize>>;
  readonly species: readonly (Omit<Species, keyof NamedSize> & NamedSize)[];
  readonly sharedNames: readonly {
    readonly names: readonly string[];
    readonly species: readonly SpeciesId[];
  }[];
  readonly otherFish: readonly string[];
};
export default catalogue;
