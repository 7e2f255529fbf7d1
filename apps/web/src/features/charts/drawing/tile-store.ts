import { type ChartTile, readTile } from "./read-tile.ts";
import { ancestorOf, leastTileZoom, type TileAddress, tileKey } from "./tile-cover.ts";

/** What is drawn at the address of a tile. */
export interface LoadedTiles {
  /** One a cell, the smallest scale first; none where no chart lies. */
  readonly tiles: readonly Uint8Array[];
  /** Whether some cell could not be read, as without a network. */
  readonly isPartial: boolean;
}

export type LoadTiles = (address: TileAddress) => Promise<LoadedTiles>;

export interface TileStore {
  /** What is here of the wanted tiles, ancestors of missing ones first; the rest is fetched. */
  readonly tilesFor: (wanted: readonly TileAddress[]) => readonly ChartTile[];
  /** Whether all of the tiles wanted last are here, of all cells. */
  readonly isComplete: () => boolean;
}

/** A tile takes up to half a megabyte when its paths are decoded. */
const mostKept = 80;
/** An ancestor farther out is too coarse to stand in. */
const farthestAncestor = 3;

/** A tile that cannot be read is left out. */
function readAll(address: TileAddress, all: readonly Uint8Array[]): readonly ChartTile[] {
  return all.flatMap((bytes) => {
    try {
      return [readTile(address, bytes)];
    } catch {
      return [];
    }
  });
}

/** Without a network a map that is dragged would ask for the same tile with every picture, ms. */
const asksAgainAfter = 2000;

/** Tiles that were read; `onArrival` is told when there is more to draw. */
export function createTileStore(
  load: LoadTiles,
  onArrival: () => void,
  now: () => number = () => performance.now(),
): TileStore {
  // The least recently wanted is first.
  const kept = new Map<string, readonly ChartTile[]>();
  /** When they were asked for: the network may come back. */
  const partial = new Map<string, number>();
  const onTheWay = new Set<string>();
  let latest: readonly string[] = [];

  async function fetchTiles(address: TileAddress, key: string): Promise<void> {
    onTheWay.add(key);
    const before = kept.get(key);
    const loaded = await load(address).catch(() => ({ tiles: [], isPartial: true }));
    onTheWay.delete(key);
    if (loaded.isPartial) partial.set(key, now());
    else partial.delete(key);
    if (loaded.isPartial && loaded.tiles.length <= (before?.length ?? 0)) return;
    kept.set(key, readAll(address, loaded.tiles));
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
      partial.delete(oldest);
    }
    onArrival();
  }

  function isDue(key: string, isHere: boolean): boolean {
    const askedAt = partial.get(key);
    if (onTheWay.has(key)) return false;
    return askedAt === undefined ? !isHere : now() - askedAt >= asksAgainAfter;
  }

  function standInsFor(address: TileAddress): readonly ChartTile[] {
    for (let up = 1; up <= farthestAncestor && address.zoom - up >= leastTileZoom; up += 1) {
      const tiles = kept.get(tileKey(ancestorOf(address, up))) ?? [];
      if (tiles.length > 0) return tiles;
    }
    return [];
  }

  return {
    tilesFor: (wanted) => {
      latest = wanted.map(tileKey);
      const found: ChartTile[] = [];
      const standIns = new Set<ChartTile>();
      for (const address of wanted) {
        const key = tileKey(address);
        const tiles = kept.get(key);
        if (isDue(key, tiles !== undefined)) void fetchTiles(address, key);
        if (tiles === undefined) {
          for (const tile of standInsFor(address)) standIns.add(tile);
          continue;
        }
        kept.delete(key);
        kept.set(key, tiles);
        found.push(...tiles);
      }
      return [...standIns, ...found];
    },
    isComplete: () => onTheWay.size === 0 && !latest.some((key) => partial.has(key)),
  };
}
