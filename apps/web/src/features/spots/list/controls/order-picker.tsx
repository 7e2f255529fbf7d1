import { availableOrders } from "@striper/angling/spots";
import type { Position } from "@striper/marine/geo";
import { ArrowDownWideNarrow, ChevronDown } from "lucide-react";
import { orderInUse } from "#web/features/spots/list/list-view.ts";
import type { ChangeSearch, SpotsSearch } from "#web/features/spots/list/spots-search.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { classes } from "#web/ui/classes.ts";
import { controlStyle } from "#web/ui/fields/field-frame.tsx";

interface OrderPickerProps {
  readonly search: SpotsSearch;
  readonly from: Position | null;
  readonly onChange: ChangeSearch;
}

/** Uses the device's own picker. Distance is offered only when the position is known. */
export function OrderPicker({ search, from, onChange }: OrderPickerProps) {
  return (
    <div className="relative">
      <ArrowDownWideNarrow
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 left-3.5"
      />
      <select
        aria-label={spotsWording.sortLabel}
        title={spotsWording.sortLabel}
        value={orderInUse(search, from)}
        onChange={(event) => onChange({ sort: event.currentTarget.value })}
        className={classes(controlStyle, "appearance-none truncate pr-9 pl-10")}
      >
        {availableOrders(from).map((order) => (
          <option key={order} value={order}>
            {spotsWording.orders[order]}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-3.5 right-3.5"
      />
    </div>
  );
}
