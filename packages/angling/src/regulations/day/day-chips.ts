import { jurisdictionAt, type Jurisdiction } from "@striper/marine/jurisdiction";
import { isPosition, type Place } from "#angling/regulations/place.ts";
import { dateInWords } from "#angling/regulations/wording/index.ts";
import { findSpecies } from "#angling/species/index.ts";
import { countsOf, type DayState } from "./day-state.ts";

export interface DayChip {
  readonly name: "kept" | "aboard" | "water" | "mode" | "anglers" | "date";
  readonly label: string;
}

const waters: Readonly<Record<Jurisdiction, string>> = {
  MA: "MA water",
  NH: "NH water",
  FED: "Federal water",
};
export const modeChips = { shore: "Shore", private: "Boat", "for-hire": "Charter" } as const;

function waterOf(place: Place): string {
  if (!isPosition(place)) return waters[place.jurisdiction];
  const at = jurisdictionAt(place);
  return "jurisdiction" in at ? waters[at.jurisdiction] : "Outside the held waters";
}

export function chipsOfDay(day: DayState, species: string, today: string): readonly DayChip[] {
  const match = findSpecies(species);
  const id = match.kind === "found" ? match.species.id : null;
  const { keptToday = 0, keptAboard } = id === null ? {} : countsOf(day, id);
  const { anglers, place, mode, date } = day;
  const chips: (DayChip | null)[] = [
    id === null ? null : { name: "kept", label: `${keptToday} kept` },
    id === null || anglers === 1
      ? null
      : {
          name: "aboard",
          label: keptAboard === undefined ? "Aboard: not said" : `${keptAboard} kept aboard`,
        },
    { name: "water", label: place === null ? "Water not said" : waterOf(place) },
    { name: "mode", label: mode === null ? "Shore or boat not said" : modeChips[mode] },
    { name: "anglers", label: anglers === 1 ? "1 angler" : `${anglers} anglers` },
    date === today ? null : { name: "date", label: dateInWords(date) },
  ];
  return chips.filter((chip) => chip !== null);
}
