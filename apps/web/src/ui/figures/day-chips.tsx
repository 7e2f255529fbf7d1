interface DayChipsProps {
  readonly label: string;
  readonly chips: readonly { readonly name: string; readonly label: string }[];
}

export function DayChips({ label, chips }: DayChipsProps) {
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-1.5">
      {chips.map((chip) => (
        <li
          key={chip.name}
          className="data rounded-pill border border-line bg-surface px-2.5 py-0.5 text-caption text-ink"
        >
          {chip.label}
        </li>
      ))}
    </ul>
  );
}
