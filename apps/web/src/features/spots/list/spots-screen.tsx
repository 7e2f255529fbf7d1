import { minute } from "@striper/marine/time";
import { Plus, List, Map as MapIcon } from "lucide-react";
import { useDeferredValue, useState, type ReactNode, useEffect, useEffectEvent } from "react";
import { earlierPlaceNote } from "#web/features/spots/detail/distance-view.ts";
import { OwnSpotsCard } from "#web/features/spots/gpx/own-spots-card.tsx";
import { Downloads } from "#web/features/spots/list/downloads.tsx";
import {
  ListControls,
  type TypedSearch,
} from "#web/features/spots/list/controls/list-controls.tsx";
import { nothingView, spotsToList, type NothingView } from "#web/features/spots/list/list-view.ts";
import { SpotCard } from "#web/features/spots/list/spot-card.tsx";
import { SpotList } from "#web/features/spots/list/spot-list.tsx";
import type { ChangeSearch, SpotsSearch } from "#web/features/spots/list/spots-search.ts";
import type { ListedSpot } from "#web/features/spots/listed-spot.ts";
import { useMySpots } from "#web/features/spots/use-my-spots.ts";
import { spotsWording } from "#web/features/spots/wording.ts";
import { useIsMobile } from "#web/platform/use-is-mobile.ts";
import { useDevicePosition, askPosition, devicePosition } from "#web/platform/device-position.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SlackBuoyDrawing } from "#web/ui/drawings.tsx";
import { useNow } from "#web/ui/figures/use-now.ts";
import { Card } from "#web/ui/surfaces/card.tsx";
import { EmptyState } from "#web/ui/surfaces/empty-state.tsx";
import { Screen } from "#web/ui/surfaces/screen.tsx";
import { showToast } from "#web/ui/surfaces/toast-store.ts";

/** Typing pause in ms before the address changes, because browsers limit how often it may. */
const typingPause = 300;

/**
 * Max age in ms of a position that needs no new request: people returning from a spot have hardly
 * moved.
 */
const positionFreshFor = 5 * minute;

const offers = { clear: spotsWording.clearFilters, add: spotsWording.addSpot } as const;

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
  useRequestPositionOnArrival();
  const mine = useMySpots();
  const mobile = useIsMobile();
  const device = useDevicePosition();
  const from = device.position;
  const earlierPlace = earlierPlaceNote(device, useNow());
  const [pointedId, setPointedId] = useState<string | null>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const typing = useTypedSearch(search.q ?? "", (q) => onChange({ q }));
  const asked = { ...search, q: useDeferredValue(typing.text) };
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
          <ListControls typing={typing} search={search} from={from} onChange={onChange} />
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
                typing.setText("");
                onChange(cleared);
              }}
            />
          ) : null}
          {showsList && spots.length > 0 ? (
            <SpotList spots={spots} chosenId={chosenId} {...shown} />
          ) : null}
          {showsList ? (
            <>
              <OwnSpotsCard ownSpots={mine.ownSpots} />
              <Downloads />
            </>
          ) : null}
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

interface NothingFoundProps {
  readonly view: NothingView;
  readonly onClear: () => void;
  readonly onAdd: () => void;
}

function NothingFound({ view, onClear, onAdd }: NothingFoundProps) {
  return (
    <Card>
      <EmptyState
        drawing={<SlackBuoyDrawing />}
        title={view.title}
        action={
          view.offer === null ? undefined : (
            <Button tone="secondary" onClick={view.offer === "add" ? onAdd : onClear}>
              {offers[view.offer]}
            </Button>
          )
        }
      >
        {view.help}
      </EmptyState>
    </Card>
  );
}

/** Requests the position when the screen opens, and stays silent if the user refuses. */
function useRequestPositionOnArrival(): void {
  useEffect(() => {
    const { at } = devicePosition();
    if (at !== null && Date.now() - at < positionFreshFor) return;
    void askPosition().then((outcome) => {
      if (outcome === "found") showToast(spotsWording.locationFound, "ok");
      return outcome;
    });
  }, []);
}

interface ViewToggleProps {
  readonly isMap: boolean;
  readonly onToggle: (view: "map" | undefined) => void;
}

function ViewToggle({ isMap, onToggle }: ViewToggleProps) {
  const Icon = isMap ? List : MapIcon;
  return (
    <Button tone="secondary" onClick={() => onToggle(isMap ? undefined : "map")}>
      <Icon size={18} aria-hidden="true" />
      {isMap ? spotsWording.showList : spotsWording.showMap}
    </Button>
  );
}

/**
 * Returns the search text at once and updates the address after pauses. Back and Forward override
 * the text.
 */
function useTypedSearch(inAddress: string, onSettled: (text: string) => void): TypedSearch {
  const [typed, setTyped] = useState(inAddress);
  /** The address's search text, including an update under way. */
  const [lastInAddress, setLastInAddress] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== lastInAddress) {
      setTyped(inAddress);
      setLastInAddress(inAddress);
    }
  }
  const settle = useEffectEvent((text: string) => {
    if (text === lastInAddress) return;
    setLastInAddress(text);
    onSettled(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  return { text: typed, setText: setTyped };
}
