import type { Vessel } from "@striper/contract/vessels";
import { vesselFacts, vesselName } from "#web/features/vessels/vessel-view.ts";
import type { VesselList as List } from "#web/features/vessels/vessel-list-view.ts";
import { vesselWording as wording } from "#web/features/vessels/wording.ts";
import { nonBreaking } from "#web/ui/figures/non-breaking.ts";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card, CardHeader } from "#web/ui/surfaces/card.tsx";

interface VesselListProps {
  readonly list: List;
  readonly isFiltered: boolean;
  readonly chosen: number | null;
  readonly onSelect: (mmsi: number) => void;
}

function Row({ vessel, now }: { readonly vessel: Vessel; readonly now: number }) {
  const { kind, speed, destination, age } = vesselFacts(vessel, now);
  const bound = vessel.destination === null ? "" : `, to ${destination}`;
  return (
    <>
      <span className="block font-semibold">{vesselName(vessel)}</span>
      <span className="data block text-caption text-ink-soft">
        {nonBreaking(`${kind}. ${speed}${bound}. ${age}`)}
      </span>
    </>
  );
}

export function VesselList({ list, isFiltered, chosen, onSelect }: VesselListProps) {
  const now = useNow();
  const { total, listed } = list;
  return (
    <Card aria-label={wording.list}>
      <CardHeader title={`${wording.list} (${total})`} />
      {total === 0 ? (
        <p className="text-small text-ink-soft">
          {isFiltered ? wording.listEmptyFiltered : wording.listEmpty}
        </p>
      ) : null}
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1">
        {listed.map((vessel) => (
          <li key={vessel.mmsi}>
            <button
              type="button"
              aria-pressed={vessel.mmsi === chosen}
              className="min-h-14 w-full rounded-control border border-line px-3 py-2 text-left text-small hover:bg-foam aria-pressed:border-primary aria-pressed:bg-primary-tint"
              onClick={() => onSelect(vessel.mmsi)}
            >
              <Row vessel={vessel} now={now} />
            </button>
          </li>
        ))}
      </ul>
      {total > listed.length ? (
        <p className="mt-2 text-small text-ink-soft">{wording.listRest}</p>
      ) : null}
    </Card>
  );
}
