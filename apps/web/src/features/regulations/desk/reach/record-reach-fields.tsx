import { type SpeciesId, speciesCatalogue } from "@striper/angling/species";
import { ChoiceField } from "#web/features/regulations/desk/form/choice-field.tsx";
import { LinesField } from "#web/features/regulations/desk/form/lines-field.tsx";
import { ChecksField } from "#web/features/regulations/desk/reach/checks-field.tsx";
import { type ReachDraft, emptyCap } from "#web/features/regulations/desk/reach/record-reach.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { Switch } from "#web/ui/actions/switch.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

interface ReachProps {
  readonly value: ReachDraft;
  readonly onChange: (part: Partial<ReachDraft>) => void;
}

/** Of a new rule only: which fish it is about, and whose water. */
export function FishAndWaterFields({ value, onChange }: ReachProps) {
  const { records } = useRuleTable();
  const ruled = new Set(records.map(({ species }) => species));
  const byId = new Map<string, SpeciesId>(speciesCatalogue.map(({ id }) => [id, id]));
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <SelectField
        label={wording.species}
        placeholder={wording.choose}
        choices={speciesCatalogue.map(({ id, commonName }) => ({
          value: id,
          label: ruled.has(id) ? commonName : wording.withoutRule(commonName),
        }))}
        value={value.species}
        onChange={({ target }) => onChange({ species: byId.get(target.value) ?? "" })}
      />
      <ChoiceField
        label={wording.water}
        names={wording.waterChoices}
        value={value.jurisdiction}
        onChange={(jurisdiction) => onChange({ jurisdiction })}
      />
    </div>
  );
}

export function AreaFields({ value, onChange }: ReachProps) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{wording.area}</legend>
      <Switch
        label={wording.isPartOfWater}
        checked={value.isPartOfWater}
        onChange={(isPartOfWater) => onChange({ isPartOfWater })}
      />
      {value.isPartOfWater ? (
        <div className="mt-3 grid gap-3 md:grid-cols-2">
          <TextField
            label={wording.areaName}
            value={value.areaName}
            onChange={({ target }) => onChange({ areaName: target.value })}
          />
          <TextAreaField
            label={wording.areaDescription}
            value={value.areaDescription}
            onChange={({ target }) => onChange({ areaDescription: target.value })}
          />
          <ChecksField
            legend={wording.covers}
            names={wording.zones}
            values={value.covers}
            onChange={(covers) => onChange({ covers })}
          />
          <ChecksField
            legend={wording.mayCover}
            names={wording.zones}
            values={value.mayCover}
            onChange={(mayCover) => onChange({ mayCover })}
          />
        </div>
      ) : null}
    </fieldset>
  );
}

/** What counts the boat, and whether the federal rule fills in what is left open. */
export function BoatAndAuthorityFields({ value, onChange }: ReachProps) {
  return (
    <>
      <LinesField
        title={wording.caps}
        hint={wording.capsHint}
        lines={value.caps}
        empty={emptyCap}
        addLabel={wording.addCap}
        onChange={(caps) => onChange({ caps })}
      >
        {(line, change) => (
          <>
            <ChecksField
              legend={wording.capModes}
              names={wording.vesselModes}
              values={line.modes}
              onChange={(modes) => change({ modes })}
            />
            <TextField
              label={wording.capFish}
              inputMode="numeric"
              value={line.fish}
              onChange={({ target }) => change({ fish: target.value })}
            />
            <TextField
              label={wording.capAnglers}
              inputMode="numeric"
              value={line.fromAnglers}
              onChange={({ target }) => change({ fromAnglers: target.value })}
            />
          </>
        )}
      </LinesField>
      {value.jurisdiction === "FED" ? null : (
        <Switch
          label={wording.defers}
          checked={value.defersToFederal}
          onChange={(defersToFederal) => onChange({ defersToFederal })}
        />
      )}
    </>
  );
}
