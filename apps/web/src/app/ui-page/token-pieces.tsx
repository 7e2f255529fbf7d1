import { BrandMark } from "#web/ui/brand-mark.tsx";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

const swatches = [
  "bg-paper",
  "bg-surface",
  "bg-foam",
  "bg-ink",
  "bg-ink-soft",
  "bg-line",
  "bg-line-strong",
  "bg-primary",
  "bg-primary-tint",
  "bg-first-light",
  "bg-first-light-tint",
  "bg-danger",
  "bg-danger-tint",
  "bg-ok",
  "bg-ok-tint",
  "bg-flank",
  "bg-band-excellent",
  "bg-band-good",
  "bg-band-fair",
  "bg-band-challenging",
  "bg-water",
  "bg-water-line",
  "bg-night-shade",
] as const;

const sizes = ["text-caption", "text-small", "text-body", "text-title", "text-heading"] as const;

export function TokenPieces() {
  return (
    <Card>
      <CardHeader title="Tokens" />
      <div className="flex items-end gap-4">
        <BrandMark className="w-10 text-primary" />
        <BrandMark className="w-20 text-primary" />
        <BrandMark className="w-40 text-primary" />
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {swatches.map((swatch) => (
          <li key={swatch} className="text-caption">
            <div className={`h-10 rounded-control border border-line ${swatch}`} />
            {swatch.slice(3)}
          </li>
        ))}
      </ul>
      <div className="mt-4">
        {sizes.map((size) => (
          <p key={size} className={size}>
            {size.slice(5)}: slack at 7:12 am
          </p>
        ))}
        <p className="figure text-figure">91 · 58.4°</p>
      </div>
    </Card>
  );
}
