import { type ChartTile, readTile } from "./read-tile.ts";
import { ancestorOf, leastTileZoom, type TileAddress, tileKey } from "./tile-cover.ts";

export interface LoadedTiles {
  /** One per cell, smallest scale first; empty without a chart. */
  readonly tiles: readonly Uint8Array[];
  /** True if a cell could not be read, for example offline. */
  readonly isPartial: boolean;
}

export type LoadTiles = (address: TileAddress) => Promise<LoadedTiles>;

export interface TileStore {
  /** Returns the available tiles, starting with ancestors of missing ones, and fetches the rest. */
  readonly tilesFor: (wanted: readonly TileAddress[]) => readonly ChartTile[];
  readonly isComplete: () => boolean;
}

/** Tiles kept in memory. A decoded tile takes up to 0.5 MB. */
const mostKept = 80;
/** Ancestors farther out are too coarse to stand in. */
const farthestAncestor = 3;

function readAll(address: TileAddress, all: readonly Uint8Array[]): readonly ChartTile[] {
  return all.flatMap((bytes) => {
    try {
      return [readTile(address, bytes)];
    } catch {
      return [];
    }
  });
}

/**
 * Retry delay in ms. Without it, dragging the map offline would request the same tile with every
 * picture.
 */
const asksAgainAfter = 2000;

export function createTileStore(
  load: LoadTiles,
  onArrival: () => void,
  now: () => number = () => performance.now(),
): TileStore {
  // Least recently used first.
  const kept = new Map<string, readonly ChartTile[]>();
  /** Request times of incomplete tiles, which are retried because the network may return. */
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
