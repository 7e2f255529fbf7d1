import { ChoiceField } from "#web/features/regulations/desk/form/choice-field.tsx";
import type {
  RangeDraft,
  SeasonDraft,
} from "#web/features/regulations/desk/form/limits-of-draft.ts";
import { LinesField } from "#web/features/regulations/desk/form/lines-field.tsx";
import {
  emptyBag,
  emptySize,
  type RecordDraft,
} from "#web/features/regulations/desk/form/record-draft.ts";
import { ModesField } from "#web/features/regulations/desk/reach/checks-field.tsx";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { EntryForm, FieldProps } from "#web/ui/fields/use-entry-form.ts";

interface FieldsProps {
  readonly form: EntryForm<RecordDraft>;
}

export function SizesFields({ form }: FieldsProps) {
  const { field, watch } = form;
  return (
    <LinesField form={form} name="sizes" words={wording.sizes} empty={emptySize}>
      {(at) => (
        <>
          <ChoiceField
            {...field(`sizes.${at}.kind`)}
            label={wording.kind}
            names={wording.sizeKinds}
          />
          <ModesField field={field(`sizes.${at}.modes`)} />
          {watch(`sizes.${at}.kind`) === "length" ? <LengthFields form={form} at={at} /> : null}
        </>
      )}
    </LinesField>
  );
}

function LengthFields({ form: { field }, at }: FieldsProps & { readonly at: number }) {
  const inches = (name: "minimum" | "maximum" | "onlyOneOver") => (
    <TextField {...field(`sizes.${at}.${name}`)} label={wording[name]} inputMode="decimal" />
  );
  return (
    <>
      {inches("minimum")}
      <ChoiceField
        {...field(`sizes.${at}.measure`)}
        label={wording.measure}
        names={wording.measures}
      />
      {inches("maximum")}
      <ChoiceField {...field(`sizes.${at}.bound`)} label={wording.bound} names={wording.bounds} />
      {inches("onlyOneOver")}
    </>
  );
}

export function BagsFields({ form }: FieldsProps) {
  return (
    <LinesField form={form} name="bags" words={wording.bags} empty={emptyBag}>
      {(at) => <BagFields form={form} at={at} />}
    </LinesField>
  );
}

function BagFields({ form: { field, watch }, at }: FieldsProps & { readonly at: number }) {
  const kind = watch(`bags.${at}.kind`);
  return (
    <>
      <ChoiceField {...field(`bags.${at}.kind`)} label={wording.kind} names={wording.bagKinds} />
      <ModesField field={field(`bags.${at}.modes`)} />
      {kind === "fish" ? (
        <>
          <TextField {...field(`bags.${at}.fish`)} label={wording.fish} inputMode="numeric" />
          <ChoiceField {...field(`bags.${at}.per`)} label={wording.per} names={wording.pers} />
        </>
      ) : null}
      <RangeFields from={field(`bags.${at}.from`)} to={field(`bags.${at}.to`)} />
      {kind === "fish" || kind === "prohibited" || kind === "unknown" ? (
        <TextField {...field(`bags.${at}.text`)} label={wording.remark} />
      ) : null}
    </>
  );
}

interface RangeFieldsProps {
  readonly from: FieldProps;
  readonly to: FieldProps;
}

export function RangeFields({ from, to }: RangeFieldsProps) {
  return (
    <>
      <TextField {...from} label={wording.from} hint={wording.dayHint} />
      <TextField {...to} label={wording.to} hint={wording.dayHint} />
    </>
  );
}

const emptyRange: RangeDraft = { from: "", to: "" };

const textLabels: Readonly<Partial<Record<SeasonDraft["kind"], string>>> = wording.seasonText;

export function SeasonFields({ form }: FieldsProps) {
  const { field, watch, set } = form;
  const kind = watch("season.kind");
  const textLabel = textLabels[kind];
  const hasDays = kind === "dated" || kind === "gear-out";
  const kindField = field("season.kind");
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{wording.season}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        <ChoiceField
          {...kindField}
          label={wording.kind}
          names={wording.seasonKinds}
          onChange={(event) => {
            void kindField.onChange(event);
            set("season.text", "");
            if (watch("season.ranges").length === 0) set("season.ranges", [emptyRange]);
          }}
        />
        {textLabel === undefined ? null : <TextField {...field("season.text")} label={textLabel} />}
      </div>
      {hasDays ? (
        <div className="mt-3">
          <LinesField
            form={form}
            name="season.ranges"
            words={{ title: wording.seasonKinds[kind], add: wording.addRange }}
            {...(kind === "dated" ? {} : { most: 1 })}
            empty={emptyRange}
          >
            {(at) => (
              <RangeFields
                from={field(`season.ranges.${at}.from`)}
                to={field(`season.ranges.${at}.to`)}
              />
            )}
          </LinesField>
        </div>
      ) : null}
    </fieldset>
  );
}
