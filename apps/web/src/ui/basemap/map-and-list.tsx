import type { ReactNode } from "react";

interface MapAndListProps {
  readonly map: ReactNode;
  readonly list: ReactNode;
}

export function MapAndList({ map, list }: MapAndListProps) {
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0">{map}</div>
      <div className="relative min-w-0">
        <div className="lg:absolute lg:inset-0 lg:scroll-py-4 lg:overflow-y-auto lg:rounded-card lg:border lg:border-line lg:bg-surface lg:*:border-0">
          {list}
        </div>
      </div>
    </div>
  );
}
