import type { ReactNode } from "react";

interface StatProps {
  readonly label: string;
  readonly value: number;
  readonly hint?: string;
}

export function StatCards({ children }: { readonly children: ReactNode }) {
  return (
    <div className="@container">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))] gap-3 max-[22rem]:gap-2 @lg:gap-4">
        {children}
      </dl>
    </div>
  );
}

export function Stat({ label, value, hint }: StatProps) {
  return (
    <div className="rounded-card border border-line bg-surface p-3 max-[22rem]:px-2 @lg:p-4">
      <dd className="font-figure text-figure leading-none font-semibold">{value}</dd>
      <dt className="mt-1.5 text-small font-semibold">
        {label}
        {hint === undefined ? null : (
          <span className="block text-caption font-normal text-ink-soft">{hint}</span>
        )}
      </dt>
    </div>
  );
}
