import type { FigureTile } from "#web/features/analytics/figures-view.ts";

export function FigureTiles({ tiles }: { readonly tiles: readonly FigureTile[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
      {tiles.map(({ label, value, hint }) => (
        <div key={label} className="rounded-card border border-line bg-surface p-4">
          <dt className="text-small text-ink-soft">{label}</dt>
          <dd className="figure mt-1 text-heading wrap-anywhere">{value}</dd>
          {hint === null ? null : <dd className="text-caption text-ink-soft">{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
