import { useState } from "react";
import {
  boundsOf,
  catchName,
  inView,
  markersOf,
  placedOf,
  type PlacedCatch,
} from "#web/features/catches/catch-map-view.ts";
import { catchMapWording as wording } from "#web/features/catches/catch-map-wording.ts";
import { sizeText } from "#web/features/catches/list/catch-row-view.ts";
import { useCatches } from "#web/features/catches/log/use-log.ts";
import { useUnits } from "#web/platform/units.ts";
import { TextButton } from "#web/ui/actions/text-button.tsx";
import { Basemap } from "#web/ui/basemap/basemap.tsx";
import type { MapBounds } from "#web/ui/basemap/basemap-types.ts";
import { CollapsibleCard } from "#web/ui/surfaces/collapsible-card.tsx";

interface CatchMapProps {
  readonly onOpen: (catchId: string) => void;
}

export function CatchMap({ onOpen }: CatchMapProps) {
  const placed = placedOf(useCatches());
  return (
    <CollapsibleCard
      title={wording.title}
      summary={
        <span className="text-small text-ink-soft">
          {placed.length === 0 ? wording.none : wording.summary(placed.length)}
        </span>
      }
    >
      {placed.length === 0 ? (
        <p className="text-small text-ink-soft">
          {wording.none}. {wording.noneHelp}
        </p>
      ) : (
        <MapAndList placed={placed} onOpen={onOpen} />
      )}
    </CollapsibleCard>
  );
}

interface MapAndListProps extends CatchMapProps {
  readonly placed: readonly PlacedCatch[];
}

/** Clusters at every zoom: no map zooms in further than this. */
const alwaysClustered = 24;

function MapAndList({ placed, onOpen }: MapAndListProps) {
  const [litId, setLitId] = useState<string | null>(null);
  const [seen, setSeen] = useState<MapBounds | null>(null);
  const bounds = boundsOf(placed);
  if (bounds === null) return null;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-ink-soft">{wording.signs}</p>
      <Basemap
        label={wording.label}
        sentence={wording.sentence(placed.length)}
        view={{ bounds }}
        markers={markersOf(placed, litId)}
        litId={litId}
        clusterBelow={alwaysClustered}
        onSelect={onOpen}
        onHover={setLitId}
        onMove={(area) => setSeen(area.bounds)}
        className="h-96"
      />
      <CatchesInView placed={inView(placed, seen)} onOpen={onOpen} onPoint={setLitId} />
    </div>
  );
}

interface CatchesInViewProps extends MapAndListProps {
  readonly onPoint: (catchId: string | null) => void;
}

const atATime = 10;

function CatchesInView({ placed, onOpen, onPoint }: CatchesInViewProps) {
  const units = useUnits();
  const [shown, setShown] = useState(atATime);
  return (
    <div>
      <output className="block text-small font-semibold">{wording.inView(placed.length)}</output>
      <ul aria-label={wording.listLabel}>
        {placed.slice(0, shown).map(({ one }) => (
          <li key={one.id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => onOpen(one.id)}
              onMouseEnter={() => onPoint(one.id)}
              onMouseLeave={() => onPoint(null)}
              onFocus={() => onPoint(one.id)}
              onBlur={() => onPoint(null)}
              className="-mx-2 flex min-h-12 w-[calc(100%+1rem)] flex-wrap items-baseline justify-between gap-x-3 rounded-control px-2 py-2 text-left hover:bg-foam"
            >
              <span className="min-w-0 break-words">{catchName(one)}</span>
              <span className="data text-small text-ink-soft">{sizeText(one, units)}</span>
            </button>
          </li>
        ))}
      </ul>
      {placed.length > shown ? (
        <TextButton onClick={() => setShown(shown + atATime)}>{wording.more}</TextButton>
      ) : null}
    </div>
  );
}
