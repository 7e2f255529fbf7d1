import { SelectField } from "#web/ui/fields/select-field.tsx";

interface ChoiceFieldProps<Value extends string> {
  readonly label: string;
  /** Every value with its words, in the order shown. */
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a fixed few, by the device's own picker. */
export function ChoiceField<Value extends string>({
  label,
  names,
  value,
  onChange,
}: ChoiceFieldProps<Value>) {
  const isValue = (text: string): text is Value => text in names;
  return (
    <SelectField
      label={label}
      choices={Object.entries<string>(names).map(([key, name]) => ({ value: key, label: name }))}
      value={value}
      onChange={({ target }) => {
        if (isValue(target.value)) onChange(target.value);
      }}
    />
  );
}
