interface ChecksFieldProps<Value extends string> {
  readonly legend: string;
  /** Every value with its words, in the order shown. */
  readonly names: Readonly<Record<Value, string>>;
  readonly values: readonly Value[];
  readonly onChange: (values: readonly Value[]) => void;
}

/** Any of a fixed few, each with its box. */
export function ChecksField<Value extends string>({
  legend,
  names,
  values,
  onChange,
}: ChecksFieldProps<Value>) {
  const isValue = (text: string): text is Value => text in names;
  const all = Object.keys(names).filter(isValue);
  return (
    <fieldset className="min-w-0">
      <legend className="text-small font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-x-5">
        {all.map((value) => (
          <label key={value} className="flex min-h-12 items-center gap-2.5 text-small">
            <input
              type="checkbox"
              className="size-6 appearance-none rounded-control border-2 border-line-strong bg-surface text-center font-bold text-on-primary checked:border-primary checked:bg-primary checked:after:block checked:after:leading-5 checked:after:content-['✓']"
              checked={values.includes(value)}
              onChange={({ target }) =>
                onChange(
                  all.filter((one) => (one === value ? target.checked : values.includes(one))),
                )
              }
            />
            {names[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
