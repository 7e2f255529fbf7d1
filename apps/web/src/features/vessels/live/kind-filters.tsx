import { vesselKinds } from "@striper/contract/vessels";
import { kindStyles, type VesselKind } from "#web/features/vessels/vessel-kinds.ts";
import { vesselWording as wording } from "#web/features/vessels/wording.ts";

const dots: Readonly<Record<VesselKind, string>> = {
  ferry: "bg-vessel-ferry",
  tug_or_pilot: "bg-vessel-tug-or-pilot",
  fishing: "bg-vessel-fishing",
  cargo_or_tanker: "bg-vessel-cargo-or-tanker",
  pleasure: "bg-vessel-pleasure",
  other: "bg-vessel-other",
};

interface KindFiltersProps {
  readonly hidden: ReadonlySet<VesselKind>;
  readonly counts: Readonly<Record<VesselKind, number>>;
  readonly onToggle: (kind: VesselKind) => void;
}

export function KindFilters({ hidden, counts, onToggle }: KindFiltersProps) {
  return (
    <fieldset>
      <legend className="sr-only">{wording.filters}</legend>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {vesselKinds.map((kind) => (
          <li key={kind} className="shrink-0">
            <button
              type="button"
              aria-pressed={!hidden.has(kind)}
              className="data inline-flex min-h-12 items-center gap-2 rounded-pill border border-line px-4 text-small font-medium text-ink-soft line-through aria-pressed:border-line-strong aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:no-underline"
              onClick={() => onToggle(kind)}
            >
              <span className={`size-3 rounded-pill ${dots[kind]}`} aria-hidden="true" />
              {kindStyles[kind].label} ({counts[kind]})
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
