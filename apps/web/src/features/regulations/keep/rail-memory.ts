import { fishingModes, zones, type FishingMode, type Zone } from "@striper/angling/regulations";
import { isSpeciesId, type SpeciesId } from "@striper/angling/species";
import { readStored, writeStored } from "#web/platform/stored.ts";

interface RailMemory {
  readonly species: SpeciesId;
  readonly mode: FishingMode;
  readonly zone: Zone;
}

const keys = { species: "rail_species", mode: "rail_mode", zone: "rail_zone" } as const;

/** What was chosen last on this device: at the rail nobody wants to choose again. */
export function readRailMemory(): RailMemory {
  const species = readStored(keys.species) ?? "";
  const mode = readStored(keys.mode);
  const zone = readStored(keys.zone);
  return {
    species: isSpeciesId(species) ? species : "striped_bass",
    mode: fishingModes.find((one) => one === mode) ?? "private",
    zone: zones.find((one) => one === zone) ?? "gulf-of-maine",
  };
}

export function writeRailMemory({ species, mode, zone }: RailMemory): void {
  writeStored(keys.species, species);
  writeStored(keys.mode, mode);
  writeStored(keys.zone, zone);
}
