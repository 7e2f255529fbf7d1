import { Activity, CloudSun, Sigma, Waypoints } from "lucide-react";
import { sourceChipView, type Source } from "#web/ui/figures/source-chip-view.ts";
import { useNow } from "#web/ui/figures/use-now.ts";

const icons = {
  computed: Sigma,
  observed: Activity,
  forecast: CloudSun,
  estimate: Waypoints,
} as const satisfies Record<Source["kind"], unknown>;

export function SourceChip({ source }: { readonly source: Source }) {
  const view = sourceChipView(source, useNow());
  const Icon = icons[source.kind];
  return (
    <span
      title={view.meaning}
      className="data inline-flex min-h-7 max-w-full min-w-0 items-center gap-1.5 rounded-[0.875rem] border border-line px-2.5 py-0.5 text-caption text-ink-soft"
    >
      <Icon size={14} aria-hidden="true" className="shrink-0" />
      {view.text}
      <span className="sr-only">. {view.meaning}</span>
    </span>
  );
}
