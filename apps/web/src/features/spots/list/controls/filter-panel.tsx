import {
  accessChoices,
  difficultyChoices,
  speciesChoices,
  typeChoices,
} from "@striper/angling/spots/choices";
import {
  filterOf,
  filtersSet,
  type ChangeSearch,
  type SpotsSearch,
} from "#web/features/spots/list/spots-search.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";

interface FilterPanelProps {
  readonly id: string;
  readonly search: SpotsSearch;
  readonly onChange: ChangeSearch;
}

const capitalized = (words: string): string =>
  words.replaceAll(/(?:^|\s)\w/g, (letter) => letter.toUpperCase());

const accessNames = { all: spotsWording.any, ...spotsWording.accessChoices };

const panels = [
  { name: "type", choices: typeChoices, nameOf: capitalized },
  { name: "access", choices: accessChoices, nameOf: null },
  { name: "species", choices: speciesChoices, nameOf: capitalized },
  { name: "difficulty", choices: difficultyChoices, nameOf: capitalized },
] as const;

export function FilterPanel({ id, search, onChange }: FilterPanelProps) {
  const filter = filterOf(search);
  return (
    <section
      id={id}
      aria-label={spotsWording.filters}
      className="rounded-card border border-line bg-surface p-4"
    >
      <div className="grid grid-cols-2 gap-3">
        {panels.map(({ name, choices, nameOf }) => (
          <SelectField
            key={name}
            label={spotsWording.filterLabels[name]}
            value={filter[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
            choices={choices.map((value) => ({
              value,
              label: nameOf === null ? accessName(value) : nameOf(value),
            }))}
          />
        ))}
      </div>
      <Button
        tone="quiet"
        wide
        className="mt-2"
        disabled={filtersSet(search) === 0}
        onClick={() =>
          onChange({
            type: undefined,
            access: undefined,
            species: undefined,
            difficulty: undefined,
          })
        }
      >
        {spotsWording.clearFilters}
      </Button>
    </section>
  );
}

function accessName(value: string): string {
  return new Map(Object.entries(accessNames)).get(value) ?? value;
}
