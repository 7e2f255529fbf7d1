import { speciesCatalogue, type SpeciesId } from "@striper/angling/species";
import { ChecksField } from "#web/features/regulations/desk/reach/checks-field.tsx";
import { sides, type NoticeReachDraft } from "#web/features/regulations/desk/reach/notice-reach.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";

interface NoticeReachFieldsProps {
  readonly value: NoticeReachDraft;
  readonly onChange: (value: NoticeReachDraft) => void;
}

const isSpecies = (id: string): id is SpeciesId => speciesCatalogue.some((one) => one.id === id);

/** In which waters, inside which frame, to whom and about which fish a notice speaks. */
export function NoticeReachFields({ value, onChange }: NoticeReachFieldsProps) {
  const { jurisdictions, box, modes, species } = value;
  const marked = species.length === 0 ? wording.everySpecies : wording.someSpecies(species.length);
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{wording.noticeReach}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        <ChecksField
          legend={wording.noticeWaters}
          names={wording.jurisdictions}
          values={jurisdictions}
          onChange={(next) => onChange({ ...value, jurisdictions: next })}
        />
        <ChecksField
          legend={wording.modesLabel}
          names={wording.modes}
          values={modes}
          onChange={(next) => onChange({ ...value, modes: next })}
        />
      </div>
      <p className="mt-3 text-caption text-ink-soft">{wording.boxHint}</p>
      <div className="mt-1 grid grid-cols-2 gap-3 md:grid-cols-4">
        {sides.map((side) => (
          <TextField
            key={side}
            label={wording.sides[side]}
            inputMode="text"
            value={box[side]}
            onChange={({ target }) => onChange({ ...value, box: { ...box, [side]: target.value } })}
          />
        ))}
      </div>
      <details className="mt-3">
        <summary className="flex min-h-12 cursor-pointer items-center text-small font-semibold">
          {marked}
        </summary>
        <ChecksField<string>
          legend={wording.speciesMarked}
          names={Object.fromEntries(speciesCatalogue.map(({ id, commonName }) => [id, commonName]))}
          values={species}
          onChange={(next) => onChange({ ...value, species: next.filter(isSpecies) })}
        />
      </details>
    </fieldset>
  );
}
