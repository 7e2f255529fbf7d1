import { type ChartTile, readTile } from "./read-tile.ts";
import { ancestorOf, leastTileZoom, type TileAddress, tileKey } from "./tile-cover.ts";

/** The bytes of a tile, or null where the archive has none. */
export type LoadTile = (address: TileAddress) => Promise<Uint8Array | null>;

export interface TileStore {
  /** What is here of the wanted tiles, ancestors of missing ones first; the rest is fetched. */
  readonly tilesFor: (wanted: readonly TileAddress[]) => readonly ChartTile[];
  /** Whether some are still on their way. */
  readonly isWaiting: () => boolean;
}

/** A tile takes up to half a megabyte when its paths are decoded. */
const mostKept = 80;
/** An ancestor farther out is too coarse to stand in. */
const farthestAncestor = 3;

/** Tiles that were read; `onArrival` is told when there is more to draw. */
export function createTileStore(load: LoadTile, onArrival: () => void): TileStore {
  // Null: there is none, or it cannot be read. The least recently wanted is first.
  const kept = new Map<string, ChartTile | null>();
  const onTheWay = new Set<string>();

  async function fetchTile(address: TileAddress, key: string): Promise<void> {
    onTheWay.add(key);
    try {
      const bytes = await load(address);
      kept.set(key, bytes === null ? null : readTile(address, bytes));
    } catch {
      // Without the network and not kept: it is asked for again with the next picture.
      return;
    } finally {
      onTheWay.delete(key);
    }
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    onArrival();
  }

  function standInFor(address: TileAddress): ChartTile | null {
    for (let up = 1; up <= farthestAncestor && address.zoom - up >= leastTileZoom; up += 1) {
      const tile = kept.get(tileKey(ancestorOf(address, up)));
      if (tile !== undefined && tile !== null) return tile;
    }
    return null;
  }

  return {
    tilesFor: (wanted) => {
      const found = new Map<string, ChartTile>();
      const standIns = new Map<string, ChartTile>();
      for (const address of wanted) {
        const key = tileKey(address);
        const tile = kept.get(key);
        if (tile !== undefined) {
          kept.delete(key);
          kept.set(key, tile);
          if (tile !== null) found.set(key, tile);
          continue;
        }
        if (!onTheWay.has(key)) void fetchTile(address, key);
        const standIn = standInFor(address);
        if (standIn !== null) standIns.set(tileKey(standIn.address), standIn);
      }
      return [...standIns.values(), ...found.values()];
    },
    isWaiting: () => onTheWay.size > 0,
  };
}
