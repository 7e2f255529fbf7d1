import type { Position } from "@striper/marine/geo";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { FilterPanel } from "#web/features/spots/list/controls/filter-panel.tsx";
import { OrderPicker } from "#web/features/spots/list/controls/order-picker.tsx";
import { SearchField } from "#web/features/spots/list/controls/search-field.tsx";
import {
  filtersSet,
  spotShows,
  type ChangeSearch,
  type SpotsSearch,
} from "#web/features/spots/list/spots-search.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SegmentedControl } from "#web/ui/actions/segmented-control.tsx";

/** Remembers the open panel when the user returns from a spot. */
let lastOpen = false;

export interface TypedSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
}

interface ListControlsProps {
  readonly typing: TypedSearch;
  readonly search: SpotsSearch;
  readonly from: Position | null;
  readonly onChange: ChangeSearch;
}

export function ListControls({ typing, search, from, onChange }: ListControlsProps) {
  const set = filtersSet(search);
  const [open, setOpen] = useState(lastOpen || set > 0);
  const panelId = useId();
  function toggle() {
    lastOpen = !open;
    setOpen(lastOpen);
  }
  return (
    <div className="flex flex-col gap-3">
      <SearchField value={typing.text} onChange={typing.setText} />
      <SegmentedControl
        legend={spotsWording.showLegend}
        value={search.show ?? "all"}
        onChange={(show) => onChange({ show })}
        segments={spotShows.map((value) => ({ value, label: spotsWording.shows[value] }))}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3">
        <Button tone="secondary" aria-expanded={open} aria-controls={panelId} onClick={toggle}>
          <SlidersHorizontal size={18} aria-hidden="true" />
          {set === 0 ? spotsWording.filters : spotsWording.filtersSet(set)}
        </Button>
        <OrderPicker search={search} from={from} onChange={onChange} />
      </div>
      {open ? <FilterPanel id={panelId} search={search} onChange={onChange} /> : null}
    </div>
  );
}
