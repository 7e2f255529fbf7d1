import { countsOf } from "@striper/angling/regulations";
import { isSpeciesId, type SpeciesId } from "@striper/angling/species";
import { useState } from "react";
import { usualWater, verdictView } from "#web/features/regulations/keep/keep-view.ts";
import { lengthTyped, readLength } from "#web/features/regulations/keep/read-length.ts";
import type { RegulationsAddress } from "#web/features/regulations/regulations-address.ts";
import { placeView } from "#web/features/regulations/place/place-view.ts";
import { usableFix } from "#web/features/regulations/place/usable-fix.ts";
import { tapDay, tapFish, tapsOfFish, useTappedDay } from "#web/platform/day/tapped-day.ts";
import { useDay } from "#web/platform/day/use-day.ts";
import { useDevicePosition } from "#web/platform/device-position.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { readStored, writeStored } from "#web/platform/stored.ts";
import { useUnits } from "#web/platform/units.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

const speciesKey = "rail_species";

export type FishAsked = Pick<RegulationsAddress, "species" | "length">;

function firstSpecies(asked: string | undefined): SpeciesId {
  if (asked !== undefined && isSpeciesId(asked)) return asked;
  const species = readStored(speciesKey) ?? "";
  return isSpeciesId(species) ? species : "striped_bass";
}

export function useKeepForm(asked: FishAsked) {
  const [species, setSpecies] = useState(() => firstSpecies(asked.species));
  const isMetric = useUnits() === "metric";
  const [text, setText] = useState(() =>
    asked.length === undefined ? "" : lengthTyped(asked.length, isMetric),
  );
  const now = useNow();
  const known = useDay(now);
  const { date } = known;
  const taps = useTappedDay(date);
  const table = useRuleTable();
  const device = useDevicePosition();
  const fix = usableFix(device, now);
  const here = fix === null ? null : placeView(fix.position, fix.accuracyM);
  const place =
    taps.water === "here" ? (here?.place ?? null) : (known.place ?? here?.place ?? usualWater);
  const day = { ...known, place };
  const usual = here === null || here.place === null ? null : ("here" as const);
  const counts = countsOf(day, species);
  const length = readLength(text, isMetric);

  function chooseSpecies(next: SpeciesId) {
    if (next === species) return;
    setSpecies(next);
    setText("");
    writeStored(speciesKey, next);
  }

  return {
    species,
    chooseSpecies,
    text,
    setText,
    length,
    day,
    logged: counts.keptLengths?.length ?? 0,
    keptToday: counts.keptToday ?? 0,
    taps: {
      ...taps,
      water: taps.water ?? usual ?? (known.place === null ? ("MA" as const) : null),
    },
    fish: tapsOfFish(taps, species),
    tap: (change: Parameters<typeof tapDay>[1]) => tapDay(date, change),
    tapFish: (change: Parameters<typeof tapFish>[2]) => tapFish(date, species, change),
    today: date,
    /** Time of the position used, ms. */
    fixedAt: fix?.at ?? null,
    isLocating: device.state === "asking",
    here,
    view: verdictView({ species, length }, day, table),
  };
}

export type KeepForm = ReturnType<typeof useKeepForm>;
