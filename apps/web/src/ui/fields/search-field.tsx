import { TextField } from "#web/ui/fields/text-field.tsx";

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function SearchField({ label, value, onChange }: SearchFieldProps) {
  return (
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
