import { isSpeciesId, speciesCatalogue, speciesOf, type SpeciesId } from "@striper/angling/species";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { commonSpecies } from "#web/features/regulations/common-species.ts";
import { keepWording as wording } from "#web/features/regulations/keep/wording.ts";
import { classes } from "#web/ui/classes.ts";

interface SpeciesControlProps {
  readonly species: SpeciesId;
  readonly onChange: (species: SpeciesId) => void;
}

// Plain comparison suffices for these names; a locale-aware one takes 10 ms to load.
const choices = speciesCatalogue
  .filter(({ id }) => !commonSpecies.includes(id))
  .map(({ id, commonName }) => ({ value: id, label: commonName }))
  .toSorted((a, b) => (a.label < b.label ? -1 : 1));

const pill =
  "min-h-12 rounded-pill border px-4 text-small font-semibold whitespace-nowrap text-ink hover:bg-foam";
const chosen = "border-primary bg-primary text-on-primary hover:bg-primary";
const free = "border-line-strong bg-surface";

/** Space kept before the chosen fish, px. */
const edge = 16;

/** Scrolls the chosen fish into view, because a remembered one may be at the far end. */
function showChosen(list: HTMLElement, species: SpeciesId): void {
  const chosenPill = list.querySelector(`[data-species="${species}"]`);
  if (chosenPill === null) return;
  const [row, pillBox] = [list.getBoundingClientRect(), chosenPill.getBoundingClientRect()];
  if (pillBox.left < row.left || pillBox.right > row.right)
    list.scrollLeft += pillBox.left - row.left - edge;
}

export function SpeciesControl({ species, onChange }: SpeciesControlProps) {
  const isUsual = commonSpecies.includes(species);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (list.current !== null) showChosen(list.current, species);
  }, [species]);
  return (
    <ul
      ref={list}
      aria-label={wording.species}
      className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {commonSpecies.map((id) => (
        <li key={id} className="shrink-0 md:max-w-full">
          <button
            type="button"
            aria-pressed={id === species}
            data-species={id}
            onClick={() => onChange(id)}
            className={classes(
              pill,
              "md:max-w-full md:whitespace-normal",
              id === species ? chosen : free,
            )}
          >
            {speciesOf(id).commonName}
          </button>
        </li>
      ))}
      <li className="relative max-w-full shrink-0">
        <select
          aria-label={wording.otherSpecies}
          value={isUsual ? "" : species}
          data-species={isUsual ? undefined : species}
          onChange={({ target }) => {
            if (isSpeciesId(target.value)) onChange(target.value);
          }}
          className={classes(
            pill,
            "max-w-full appearance-none truncate pr-10",
            isUsual ? free : chosen,
          )}
        >
          <option value="">{wording.otherSpecies}…</option>
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={classes(
            "pointer-events-none absolute top-4 right-3.5",
            !isUsual && "text-on-primary",
          )}
        />
      </li>
    </ul>
  );
}
