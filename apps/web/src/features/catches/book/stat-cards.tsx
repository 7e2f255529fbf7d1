interface Stat {
  readonly label: string;
  readonly value: number;
  readonly hint?: string;
}

/** A row of counted things. */
export function StatCards({ stats }: { readonly stats: readonly Stat[] }) {
  return (
    <dl className="grid grid-cols-3 gap-3">
      {stats.map(({ label, value, hint }) => (
        <div key={label} className="rounded-card border border-line bg-surface px-3 py-3">
          <dd className="font-figure text-figure leading-none font-semibold">{value}</dd>
          <dt className="mt-1.5 text-small font-semibold">
            {label}
            {hint === undefined ? null : (
              <span className="block text-caption font-normal text-ink-soft">{hint}</span>
            )}
          </dt>
        </div>
      ))}
    </dl>
  );
}
