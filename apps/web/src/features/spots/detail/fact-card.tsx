import type { ReactNode } from "react";
import type { Fact } from "#web/features/spots/detail/spot-sections.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

interface FactCardProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly children?: ReactNode;
}

export function FactCard({ title, facts, children }: FactCardProps) {
  if (facts.length === 0) return null;
  return (
    <Card>
      <CardHeader title={title} />
      <dl className="grid gap-x-5 gap-y-3 sm:grid-cols-[8.5rem_1fr]">
        {facts.map(({ label, values }) => (
          <div key={label} className="sm:contents">
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="data min-w-0 wrap-anywhere">
              <Values values={values} />
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
}

function Values({ values }: Pick<Fact, "values">) {
  const long = values.some((value) => value.length > 30);
  if (!long) return values.join(", ");
  return values.map((value) => (
    <span key={value} className="block">
      {value}
    </span>
  ));
}
