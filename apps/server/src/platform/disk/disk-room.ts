import { existsSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { second } from "@striper/marine/time";
import { Gauge } from "prom-client";
import type { Registry } from "prom-client";
import { StorageFull } from "#server/platform/disk/storage-full.ts";
import type { Log } from "#server/platform/log/log.ts";

export const megabyte = 1024 * 1024;
const lowBytes = 500 * megabyte;
/** No more files are accepted below this, because PostgreSQL needs room to write and to recover. */
const fullBytes = 100 * megabyte;
/** A disk counts as recovered at this multiple of a threshold, so that warnings do not flap. */
const recoveredPart = 1.1;
const lookEvery = 30 * second;

export interface DiskPlace {
  readonly name: "data" | "database";
  readonly path: string;
}

export interface DiskRoom {
  readonly places: readonly DiskPlace[];
  free(place: DiskPlace): number;
  isFull(): boolean;
  /**
   * Throws `StorageFull` when a place is full, or has less room than the owner already holds. One
   * owner thus takes at most half of the space.
   */
  requireRoom(heldBytes?: number): void;
}

export type FreeBytes = (path: string) => number;

/** Returns the bytes that this user may still write at the path, which need not exist yet. */
export function freeBytes(path: string): number {
  if (!existsSync(path) && dirname(path) !== path) return freeBytes(dirname(path));
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

/** Returns the places this installation writes to. Two places on one disk are listed once. */
export function diskPlaces(dataDir: string, databaseFolder: string | undefined): DiskPlace[] {
  const deviceOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.dev;
  const data = { name: "data", path: dataDir } as const;
  const isApart = databaseFolder !== undefined && deviceOf(databaseFolder) !== deviceOf(dataDir);
  return isApart ? [data, { name: "database", path: databaseFolder }] : [data];
}

/** Asks the file system on every call, which takes a few microseconds. */
export function createDiskRoom(
  places: readonly DiskPlace[],
  freeAt: FreeBytes = freeBytes,
): DiskRoom {
  const free = ({ path }: DiskPlace): number => freeAt(path);
  const isFull = (): boolean => places.some((place) => free(place) < fullBytes);
  return {
    places,
    free,
    isFull,
    requireRoom(heldBytes = 0) {
      if (isFull()) throw new StorageFull("the disk of DATA_DIR is full");
      if (places.some((place) => free(place) < heldBytes))
        throw new StorageFull("the disk of DATA_DIR has less room than this owner holds");
    },
  };
}

/** Ascending, so that the first match is the most severe. */
const marks = [
  { bytes: fullBytes, level: "error", words: "a disk is full: no more files are taken" },
  { bytes: lowBytes, level: "warn", words: "a disk has little space left" },
] as const;

/** Returns a check that logs each threshold once, and again only after recovery. */
export function createDiskNote(disk: DiskRoom, log: Log): () => void {
  const announcedMarks = new Map<string, number>();

  function look(place: DiskPlace): void {
    const free = disk.free(place);
    const reached = marks.find(({ bytes }) => free < bytes);
    const announced = announcedMarks.get(place.name) ?? Infinity;
    if (reached !== undefined && reached.bytes < announced) {
      const fields = { place: place.name, path: place.path, free_mb: Math.floor(free / megabyte) };
      log[reached.level](fields, reached.words);
      announcedMarks.set(place.name, reached.bytes);
    } else if (free >= announced * recoveredPart)
      announcedMarks.set(place.name, reached?.bytes ?? Infinity);
  }
  return () => {
    for (const place of disk.places) look(place);
  };
}

export function watchDisk(disk: DiskRoom, log: Log): () => void {
  const look = createDiskNote(disk, log);
  look();
  const timer = setInterval(look, lookEvery).unref();
  return () => clearInterval(timer);
}

export function addDiskMetrics(registry: Registry, disk: DiskRoom): void {
  const gauge = new Gauge({
    name: "disk_free_bytes",
    help: "Space left for the files and for the embedded database",
    labelNames: ["place"] as const,
    registers: [registry],
    collect() {
      for (const place of disk.places) gauge.set({ place: place.name }, disk.free(place));
    },
  });
}
