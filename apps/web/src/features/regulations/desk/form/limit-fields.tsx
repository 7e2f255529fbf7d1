import { ChoiceField } from "#web/features/regulations/desk/form/choice-field.tsx";
import type {
  BagDraft,
  RangeDraft,
  SeasonDraft,
  SizeDraft,
} from "#web/features/regulations/desk/form/limits-of-draft.ts";
import { LinesField } from "#web/features/regulations/desk/form/lines-field.tsx";
import { emptyBag, emptySize } from "#web/features/regulations/desk/form/record-draft.ts";
import { ChecksField } from "#web/features/regulations/desk/reach/checks-field.tsx";
import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";

interface FieldsProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function SizesFields({ value, onChange }: FieldsProps<readonly SizeDraft[]>) {
  return (
    <LinesField
      title={wording.sizes}
      hint={wording.sizesHint}
      lines={value}
      empty={emptySize}
      addLabel={wording.addSize}
      onChange={onChange}
    >
      {(line, change) => (
        <>
          <KindAndModes names={wording.sizeKinds} line={line} change={change} />
          {line.kind === "length" ? <LengthFields line={line} change={change} /> : null}
        </>
      )}
    </LinesField>
  );
}

interface KindAndModesProps<Kind extends string> {
  /** Every kind with its words. */
  readonly names: Readonly<Record<Kind, string>>;
  readonly line: { readonly kind: Kind; readonly modes: SizeDraft["modes"] };
  readonly change: (part: { kind: Kind } | { modes: SizeDraft["modes"] }) => void;
}

/** What a limit is and whom it is for. */
function KindAndModes<Kind extends string>({ names, line, change }: KindAndModesProps<Kind>) {
  return (
    <>
      <ChoiceField
        label={wording.kind}
        names={names}
        value={line.kind}
        onChange={(kind) => change({ kind })}
      />
      <ChecksField
        legend={wording.modesLabel}
        names={wording.modes}
        values={line.modes}
        onChange={(modes) => change({ modes })}
      />
    </>
  );
}

interface LengthFieldsProps {
  readonly line: SizeDraft;
  readonly change: (part: Partial<SizeDraft>) => void;
}

function LengthFields({ line, change }: LengthFieldsProps) {
  return (
    <>
      <TextField
        label={wording.minimum}
        inputMode="decimal"
        value={line.minimum}
        onChange={({ target }) => change({ minimum: target.value })}
      />
      <ChoiceField
        label={wording.measure}
        names={wording.measures}
        value={line.measure}
        onChange={(measure) => change({ measure })}
      />
      <TextField
        label={wording.maximum}
        inputMode="decimal"
        value={line.maximum}
        onChange={({ target }) => change({ maximum: target.value })}
      />
      <ChoiceField
        label={wording.bound}
        names={wording.bounds}
        value={line.bound}
        onChange={(bound) => change({ bound })}
      />
      <TextField
        label={wording.onlyOneOver}
        inputMode="decimal"
        value={line.onlyOneOver}
        onChange={({ target }) => change({ onlyOneOver: target.value })}
      />
    </>
  );
}

export function BagsFields({ value, onChange }: FieldsProps<readonly BagDraft[]>) {
  return (
    <LinesField
      title={wording.bags}
      hint={wording.bagsHint}
      lines={value}
      empty={emptyBag}
      addLabel={wording.addBag}
      onChange={onChange}
    >
      {(line, change) => (
        <>
          <KindAndModes names={wording.bagKinds} line={line} change={change} />
          {line.kind === "fish" ? (
            <>
              <TextField
                label={wording.fish}
                inputMode="numeric"
                value={line.fish}
                onChange={({ target }) => change({ fish: target.value })}
              />
              <ChoiceField
                label={wording.per}
                names={wording.pers}
                value={line.per}
                onChange={(per) => change({ per })}
              />
            </>
          ) : null}
          <RangeFields range={line} onChange={change} />
          {line.kind === "fish" || line.kind === "prohibited" || line.kind === "unknown" ? (
            <TextField
              label={wording.remark}
              value={line.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          ) : null}
        </>
      )}
    </LinesField>
  );
}

interface RangeFieldsProps {
  readonly range: RangeDraft;
  readonly onChange: (range: Partial<RangeDraft>) => void;
}

export function RangeFields({ range, onChange }: RangeFieldsProps) {
  return (
    <>
      <TextField
        label={wording.from}
        hint={wording.dayHint}
        value={range.from}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={wording.to}
        hint={wording.dayHint}
        value={range.to}
        onChange={({ target }) => onChange({ to: target.value })}
      />
    </>
  );
}

const emptyRange: RangeDraft = { from: "", to: "" };

const textLabels: Readonly<Partial<Record<SeasonDraft["kind"], string>>> = wording.seasonText;

export function SeasonFields({ value, onChange }: FieldsProps<SeasonDraft>) {
  const { kind, ranges, text } = value;
  const textLabel = textLabels[kind];
  const hasDays = kind === "dated" || kind === "gear-out";
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">{wording.season}</legend>
      <div className="grid gap-3 md:grid-cols-2">
        <ChoiceField
          label={wording.kind}
          names={wording.seasonKinds}
          value={kind}
          onChange={(next) =>
            onChange({ kind: next, text: "", ranges: ranges.length === 0 ? [emptyRange] : ranges })
          }
        />
        {textLabel === undefined ? null : (
          <TextField
            label={textLabel}
            value={text}
            onChange={({ target }) => onChange({ ...value, text: target.value })}
          />
        )}
      </div>
      {hasDays ? (
        <div className="mt-3">
          <LinesField
            title={wording.seasonKinds[kind]}
            lines={kind === "dated" ? ranges : ranges.slice(0, 1)}
            empty={emptyRange}
            addLabel={wording.addRange}
            onChange={(next) => onChange({ ...value, ranges: next })}
          >
            {(range, change) => <RangeFields range={range} onChange={change} />}
          </LinesField>
        </div>
      ) : null}
    </fieldset>
  );
}
