import type { Position } from "@striper/marine/geo";
import { mercatorX, mercatorY, type MapBounds } from "#web/ui/basemap/geography/camera.ts";

interface Placed {
  readonly id: string;
  readonly position: Position;
}

export interface Cluster<Item extends Placed> {
  readonly kind: "cluster";
  readonly id: string;
  readonly position: Position;
  readonly items: readonly Item[];
  readonly bounds: MapBounds;
}

export interface Single<Item extends Placed> {
  readonly kind: "single";
  readonly item: Item;
}

/** Distance below which two markers are drawn as a cluster, px. */
const together = 34;
const tileSize = 512;

/**
 * Clusters markers that would overlap at a whole zoom level. Each marker takes the nearby ones that no earlier marker
 * has taken, so the same list and zoom give the same clusters in every view.
 */
export function clustersAt<Item extends Placed>(
  items: readonly Item[],
  zoom: number,
): (Cluster<Item> | Single<Item>)[] {
  const size = tileSize * 2 ** zoom;
  const rest = items.map((item) => ({
    item,
    x: mercatorX(item.position.longitude) * size,
    y: mercatorY(item.position.latitude) * size,
    isTaken: false,
  }));
  return rest.flatMap((seed, index): (Cluster<Item> | Single<Item>)[] => {
    if (seed.isTaken) return [];
    const members = rest
      .slice(index)
      .filter(
        (other) => !other.isTaken && Math.hypot(other.x - seed.x, other.y - seed.y) < together,
      );
    for (const member of members) member.isTaken = true;
    const [only, second] = members;
    if (only !== undefined && second === undefined) return [{ kind: "single", item: only.item }];
    return [asCluster(members.map(({ item }) => item))];
  });
}

function asCluster<Item extends Placed>(items: readonly Item[]): Cluster<Item> {
  const latitudes = items.map(({ position }) => position.latitude);
  const longitudes = items.map(({ position }) => position.longitude);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    kind: "cluster",
    id: `cluster:${items[0]?.id ?? ""}:${items.length}`,
    position: { latitude: mean(latitudes), longitude: mean(longitudes) },
    items,
    bounds: {
      south: Math.min(...latitudes),
      north: Math.max(...latitudes),
      west: Math.min(...longitudes),
      east: Math.max(...longitudes),
    },
  };
}
