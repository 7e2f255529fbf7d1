import { fishingModes, zones, type FishingMode, type Zone } from "@striper/angling/regulations";
import { isSpeciesId, type SpeciesId } from "@striper/angling/species";
import { useState } from "react";
import {
  type KeepEntry,
  type WaterChoice,
  verdictView,
} from "#web/features/regulations/keep/keep-view.ts";
import { readLength } from "#web/features/regulations/keep/read-length.ts";
import { useToday } from "#web/features/regulations/pieces/use-today.ts";
import { placeView } from "#web/features/regulations/place/place-view.ts";
import { usableFix } from "#web/features/regulations/place/usable-fix.ts";
import { useDevicePosition } from "#web/platform/device-position.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { readStored, writeStored } from "#web/platform/stored.ts";
import { useUnits } from "#web/platform/units.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

const storedNames = { species: "rail_species", mode: "rail_mode", zone: "rail_zone" } as const;

type Chosen = Omit<KeepEntry, "length" | "water"> & {
  readonly text: string;
  /** Null until somebody chooses: then the position counts where there is one. */
  readonly water: WaterChoice | null;
};

function firstChoice(asked: string | undefined): Chosen {
  const { species, mode, zone } = readRailMemory();
  return {
    species: asked !== undefined && isSpeciesId(asked) ? asked : species,
    mode,
    zone,
    text: "",
    water: null,
    keptToday: 0,
    keptAboard: 0,
    keptLongFish: false,
    landing: null,
  };
}

/** Everything chosen in the form, and the verdict on it. */
export function useKeepForm(asked: string | undefined) {
  const [chosen, setChosen] = useState(() => firstChoice(asked));
  const today = useToday();
  const table = useRuleTable();
  const device = useDevicePosition();
  const isMetric = useUnits() === "metric";
  const fix = usableFix(device, useNow());
  const here = fix === null ? null : placeView(fix.position, fix.accuracyM);
  const usual: WaterChoice = here === null || here.place === null ? "MA" : "here";
  const entry: KeepEntry = {
    ...chosen,
    water: chosen.water ?? usual,
    length: readLength(chosen.text, isMetric),
  };

  function choose(next: Partial<Chosen>) {
    const all = { ...chosen, ...next };
    // Another fish has another count and another length.
    const fresh = next.species !== undefined && next.species !== chosen.species;
    setChosen(fresh ? { ...all, text: "", keptToday: 0, keptAboard: 0, keptLongFish: false } : all);
    writeRailMemory(all);
  }

  return {
    entry,
    text: chosen.text,
    choose,
    today,
    /** When the device was at the place that counts as here, ms. */
    fixedAt: fix?.at ?? null,
    isLocating: device.state === "asking",
    here,
    view: verdictView(entry, here?.place ?? null, today, table),
  };
}

export type KeepForm = ReturnType<typeof useKeepForm>;

interface RailMemory {
  readonly species: SpeciesId;
  readonly mode: FishingMode;
  readonly zone: Zone;
}

/** What was chosen last on this device: beside a fish nobody wants to choose again. */
function readRailMemory(): RailMemory {
  const species = readStored(storedNames.species) ?? "";
  const mode = readStored(storedNames.mode);
  const zone = readStored(storedNames.zone);
  return {
    species: isSpeciesId(species) ? species : "striped_bass",
    mode: fishingModes.find((one) => one === mode) ?? "private",
    zone: zones.find((one) => one === zone) ?? "gulf-of-maine",
  };
}

function writeRailMemory({ species, mode, zone }: RailMemory): void {
  writeStored(storedNames.species, species);
  writeStored(storedNames.mode, mode);
  writeStored(storedNames.zone, zone);
}
