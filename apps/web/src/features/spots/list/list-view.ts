import { filterSpots, searchSpots, sortSpots, type SpotOrder } from "@striper/angling/spots";
import type { Position } from "@striper/marine/geo";
import { allListed, type ListedSpot } from "#web/features/spots/listed-spot.ts";
import { filterOf, filtersSet, type SpotsSearch } from "#web/features/spots/list/spots-search.ts";
import type { MySpots } from "#web/features/spots/my-spots.ts";
import { spotsWording } from "#web/features/spots/wording.ts";

function shownOf(spots: readonly ListedSpot[], mine: MySpots, show: SpotsSearch["show"]) {
  if (show === "favorites") return spots.filter(({ id }) => mine.favorites.has(id));
  return show === "own" ? spots.filter(({ own }) => own !== null) : spots;
}

export function spotsToList(
  mine: MySpots,
  search: SpotsSearch,
  from: Position | null,
): ListedSpot[] {
  const shown = shownOf(allListed(mine.ownSpots), mine, search.show);
  const found = filterSpots(searchSpots(shown, search.q ?? ""), filterOf(search));
  return sortSpots(found, search.sort ?? "rating", from);
}

/**
 * Returns the order in use. Without a position, distance falls back to rating, and the picker must
 * show that.
 */
export function orderInUse(search: SpotsSearch, from: Position | null): SpotOrder {
  const order = search.sort ?? "rating";
  return order === "distance" && from === null ? "rating" : order;
}

export interface NothingView {
  readonly title: string;
  readonly help: string;
  readonly offer: "clear" | "add" | null;
}

export function nothingView(search: SpotsSearch): NothingView {
  const narrowed = filtersSet(search) > 0 || (search.q ?? "").trim() !== "";
  if (narrowed || search.show === undefined) {
    return { title: spotsWording.nothingTitle, help: spotsWording.nothingHelp, offer: "clear" };
  }
  return search.show === "own"
    ? { title: spotsWording.noOwnTitle, help: spotsWording.noOwnHelp, offer: "add" }
    : { title: spotsWording.noFavoritesTitle, help: spotsWording.noFavoritesHelp, offer: null };
}
