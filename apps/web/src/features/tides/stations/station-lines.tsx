import { Check } from "lucide-react";
import { useId } from "react";
import { toggleFavorite } from "#web/features/tides/stations/favorite-stations.ts";
import type { StationLine } from "#web/features/tides/stations/station-list-view.ts";
import { stationWording as wording } from "#web/features/tides/stations/wording.ts";
import { StarButton } from "#web/ui/actions/star-button.tsx";

interface StationLinesProps {
  readonly title: string;
  readonly stations: readonly StationLine[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

export function StationLines({ title, stations, chosen, onChoose }: StationLinesProps) {
  const heading = useId();
  if (stations.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3
        id={heading}
        className="sticky top-0 bg-surface py-1 text-small font-semibold text-ink-soft"
      >
        {title}
      </h3>
      <ul>
        {stations.map(({ id, name, distance, isFavorite }) => (
          <li key={id} className="flex items-center border-b border-line last:border-b-0">
            <button
              type="button"
              aria-current={id === chosen ? "true" : undefined}
              className="flex min-h-14 min-w-0 flex-1 items-center gap-3 rounded-control py-1.5 pr-2 text-left hover:bg-foam"
              onClick={() => onChoose(id)}
            >
              <span className="min-w-0 flex-1">
                <span className="block leading-5 font-semibold wrap-anywhere">{name}</span>
                <span className="data block text-caption text-ink-soft">{id}</span>
              </span>
              {id === chosen ? (
                <Check size={20} aria-label={wording.chosen} className="text-primary" />
              ) : null}
              <span className="data text-small">{distance}</span>
            </button>
            <StarButton
              label={isFavorite ? wording.removeFavorite(name) : wording.addFavorite(name)}
              isFavorite={isFavorite}
              onClick={() => toggleFavorite(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
