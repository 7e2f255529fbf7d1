import { Plus } from "lucide-react";
import { useDeferredValue, useState, type ReactNode } from "react";
import { earlierPlaceNote } from "#web/features/spots/detail/distance-view.ts";
import { Downloads } from "#web/features/spots/list/cards/downloads.tsx";
import { ListControls } from "#web/features/spots/list/controls/list-controls.tsx";
import { nothingView, spotsToList } from "#web/features/spots/list/list-view.ts";
import { NothingFound } from "#web/features/spots/list/cards/nothing-found.tsx";
import { SpotCard } from "#web/features/spots/list/cards/spot-card.tsx";
import { SpotList } from "#web/features/spots/list/spot-list.tsx";
import type { ChangeSearch, SpotsSearch } from "#web/features/spots/list/spots-search.ts";
import { useAskOnArrival } from "#web/features/spots/list/use-ask-on-arrival.ts";
import { useTypedSearch } from "#web/features/spots/list/controls/use-typed-search.ts";
import type { ListedSpot } from "#web/features/spots/listed-spot.ts";
import { ViewToggle } from "#web/features/spots/list/controls/view-toggle.tsx";
import { useMySpots } from "#web/features/spots/mine/use-my-spots.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { useIsMobile } from "#web/platform/media.ts";
import { useDevicePosition } from "#web/platform/device-position.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Screen } from "#web/ui/surfaces/screen.tsx";

/** What a map beside the list, or in its place, shows of it. */
export interface BesideList {
  readonly spots: readonly ListedSpot[];
  readonly litId: string | null;
  readonly onPoint: (id: string | null) => void;
  readonly onChoose: (id: string) => void;
}

interface SpotsScreenProps {
  readonly search: SpotsSearch;
  readonly onChange: ChangeSearch;
  readonly onAdd: () => void;
  readonly renderMap: (list: BesideList) => ReactNode;
  /** The form for an own spot, while it is open. */
  readonly children?: ReactNode;
}

const cleared = {
  q: undefined,
  type: undefined,
  access: undefined,
  species: undefined,
  difficulty: undefined,
} as const;

export function SpotsScreen({ search, onChange, onAdd, renderMap, children }: SpotsScreenProps) {
  useAskOnArrival();
  const mine = useMySpots();
  const mobile = useIsMobile();
  const device = useDevicePosition();
  const from = device.position;
  const earlierPlace = earlierPlaceNote(device, useNow());
  const [pointedId, setPointedId] = useState<string | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [typed, setTyped] = useTypedSearch(search.q ?? "", (q) => onChange({ q }));
  const asked = { ...search, q: useDeferredValue(typed) };
  const spots = spotsToList(mine, asked, from);
  const litId = pointedId ?? chosenId;
  const showsMap = !mobile || search.view === "map";
  const showsList = !mobile || search.view !== "map";
  const shown = { favorites: mine.favorites, from, litId, onPoint: setPointedId };
  const chosen = spots.filter(({ id }) => id === chosenId);

  return (
    <Screen
      title={spotsWording.title}
      aside={
        <Button tone="secondary" onClick={onAdd}>
          <Plus size={18} aria-hidden="true" />
          {spotsWording.addSpot}
        </Button>
      }
    >
      <div className="md:grid md:grid-cols-[minmax(14rem,20rem)_minmax(12rem,1fr)] lg:grid-cols-[24rem_minmax(0,1fr)] xl:grid-cols-[26rem_minmax(0,1fr)] md:gap-5">
        <div className="min-w-0">
          <ListControls
            typed={typed}
            onType={setTyped}
            search={search}
            from={from}
            onChange={onChange}
          />
          <div className="my-3 flex min-h-12 items-center justify-between gap-3 md:min-h-0">
            <div className="data text-small text-ink-soft">
              <output className="block">{spotsWording.found(spots.length)}</output>
              {earlierPlace === null ? null : <p>{earlierPlace}</p>}
            </div>
            {mobile ? (
              <ViewToggle isMap={search.view === "map"} onToggle={(view) => onChange({ view })} />
            ) : null}
          </div>
          {spots.length === 0 ? (
            <NothingFound
              view={nothingView(asked)}
              onAdd={onAdd}
              onClear={() => {
                setTyped("");
                onChange(cleared);
              }}
            />
          ) : null}
          {showsList && spots.length > 0 ? (
            <SpotList spots={spots} chosenId={chosenId} {...shown} />
          ) : null}
          {showsList ? <Downloads /> : null}
        </div>
        {showsMap ? (
          <div className="md:sticky md:top-5 md:self-start">
            {renderMap({ spots, litId, onPoint: setPointedId, onChoose: setChosenId })}
            {mobile
              ? chosen.map((spot) => (
                  <div key={spot.id} className="mt-3">
                    <SpotCard
                      spot={spot}
                      isFavorite={mine.favorites.has(spot.id)}
                      from={from}
                      isLit
                      onPoint={setPointedId}
                    />
                  </div>
                ))
              : null}
          </div>
        ) : null}
      </div>
      {children}
    </Screen>
  );
}
