import { speciesCatalogue } from "@striper/angling/species";
import { ChoiceField } from "#web/features/regulations/desk/form/choice-field.tsx";
import { LinesField } from "#web/features/regulations/desk/form/lines-field.tsx";
import type { RecordDraft } from "#web/features/regulations/desk/form/record-draft.ts";
import { ChecksField } from "#web/features/regulations/desk/reach/checks-field.tsx";
import { emptyCap } from "#web/features/regulations/desk/reach/record-reach.ts";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { useRuleTable } from "#web/platform/rule-table/rule-table.ts";
import { Switch } from "#web/ui/actions/switch.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { EntryForm } from "#web/ui/fields/use-entry-form.ts";

interface ReachProps {
  readonly form: EntryForm<RecordDraft>;
}

/** Offered only for a new rule; a published rule keeps its species and water. */
export function FishAndWaterFields({ form: { field } }: ReachProps) {
  const { records } = useRuleTable();
  const ruled = new Set(records.map(({ species }) => species));
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <SelectField
        {...field("reach.species")}
        label={wording.species}
        placeholder={wording.choose}
        choices={speciesCatalogue.map(({ id, commonName }) => ({
          value: id,
          label: ruled.has(id) ? commonName : wording.withoutRule(commonName),
        }))}
      />
      <ChoiceField
        {...field("reach.jurisdiction")}
        label={wording.water}
        names={wording.waterChoices}
      />
    </div>
  );
}

export function AreaFields({ form: { field, watch, set } }: ReachProps) {
  const isPartOfWater = watch("reach.isPartOfWater");
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{wording.area}</legend>
      <Switch
        label={wording.isPartOfWater}
        checked={isPartOfWater}
        onChange={(isPart) => set("reach.isPartOfWater", isPart)}
      />
      {isPartOfWater ? (
        <div className="mt-3 grid gap-3 md:grid-cols-2">
          <TextField {...field("reach.areaName")} label={wording.areaName} />
          <TextAreaField {...field("reach.areaDescription")} label={wording.areaDescription} />
          <ChecksField
            field={field("reach.covers")}
            legend={wording.covers}
            names={wording.zones}
          />
          <ChecksField
            field={field("reach.mayCover")}
            legend={wording.mayCover}
            names={wording.zones}
          />
        </div>
      ) : null}
    </fieldset>
  );
}

export function BoatAndAuthorityFields({ form }: ReachProps) {
  const { field, watch, set } = form;
  return (
    <>
      <LinesField form={form} name="reach.caps" words={wording.caps} empty={emptyCap}>
        {(at) => (
          <>
            <ChecksField
              field={field(`reach.caps.${at}.modes`)}
              legend={wording.capModes}
              names={wording.vesselModes}
            />
            <TextField
              {...field(`reach.caps.${at}.fish`)}
              label={wording.capFish}
              inputMode="numeric"
            />
            <TextField
              {...field(`reach.caps.${at}.fromAnglers`)}
              label={wording.capAnglers}
              inputMode="numeric"
            />
          </>
        )}
      </LinesField>
      {watch("reach.jurisdiction") === "FED" ? null : (
        <Switch
          label={wording.defers}
          checked={watch("reach.defersToFederal")}
          onChange={(defers) => set("reach.defersToFederal", defers)}
        />
      )}
    </>
  );
}
