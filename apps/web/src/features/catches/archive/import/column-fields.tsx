import {
  importFields,
  type ImportField,
  type Matching,
} from "#web/features/catches/archive/match/fields.ts";
import type { TextTable } from "#web/features/catches/archive/read-table.ts";
import { archiveWording } from "#web/features/catches/archive/wording.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";

interface ColumnFieldsProps {
  readonly table: TextTable;
  readonly matching: Matching;
  readonly onChange: (matching: Matching) => void;
}

const exampleLength = 24;

function columnName({ head, rows }: TextTable, column: number): string {
  const example = rows.map(({ cells }) => cells[column] ?? "").find((cell) => cell !== "") ?? "";
  const name = head[column] === "" ? `${column + 1}` : (head[column] ?? "");
  return example === "" ? name : `${name} (${example.slice(0, exampleLength)})`;
}

export function ColumnFields({ table, matching, onChange }: ColumnFieldsProps) {
  const choices = table.head.map((_, column) => ({
    value: String(column),
    label: columnName(table, column),
  }));
  function choose(field: ImportField, value: string) {
    const { [field]: _old, ...rest } = matching;
    onChange(value === "" ? rest : { ...rest, [field]: Number(value) });
  }
  return (
    <section>
      <h2 className="mb-3 text-title font-semibold">{archiveWording.import.columns}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {importFields.map((field) => (
          <SelectField
            key={field}
            label={archiveWording.fields[field]}
            placeholder={archiveWording.import.none}
            choices={choices}
            value={matching[field] === undefined ? "" : String(matching[field])}
            onChange={({ target }) => choose(field, target.value)}
          />
        ))}
      </div>
    </section>
  );
}
