import { deskWording as wording } from "#web/features/regulations/desk/wording.ts";
import type { FieldProps } from "#web/ui/fields/use-entry-form.ts";

interface ChecksFieldProps {
  readonly legend: string;
  readonly names: Readonly<Record<string, string>>;
  readonly field: FieldProps;
}

export function ChecksField({ legend, names, field }: ChecksFieldProps) {
  const { error: _, ...box } = field;
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {Object.entries(names).map(([value, name]) => (
          <label key={value} className="flex min-h-12 items-center gap-2.5 text-small">
            <input
              {...box}
              type="checkbox"
              value={value}
              className="size-6 appearance-none rounded-control border-2 border-line-strong bg-surface text-center font-bold text-on-primary checked:border-primary checked:bg-primary checked:after:block checked:after:leading-5 checked:after:content-['✓']"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function ModesField({ field }: Pick<ChecksFieldProps, "field">) {
  return <ChecksField field={field} legend={wording.modesLabel} names={wording.modes} />;
}
