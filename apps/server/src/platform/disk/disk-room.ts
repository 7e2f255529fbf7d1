import { existsSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { second } from "@striper/marine/time";
import { Gauge } from "prom-client";
import type { Registry } from "prom-client";
import { StorageFull } from "#server/platform/disk/storage-full.ts";
import type { Log } from "#server/platform/log/log.ts";

export const megabyte = 1024 * 1024;
/** Below this the operator is warned. */
const lowBytes = 500 * megabyte;
/** Below this no more files are accepted: PostgreSQL needs room to write and to recover. */
const fullBytes = 100 * megabyte;
/** Hysteresis: this much above a threshold the disk counts as recovered. */
const recoveredPart = 1.1;
const lookEvery = 30 * second;

export interface DiskPlace {
  readonly name: "data" | "database";
  readonly path: string;
}

export interface DiskRoom {
  readonly places: readonly DiskPlace[];
  /** Bytes that this process may still write there. */
  free(place: DiskPlace): number;
  /** Whether one of the places has too little left to go on writing. */
  isFull(): boolean;
  /**
   * Throws `StorageFull` while it is full, and where one owner already holds more bytes than are free: so
   * nobody alone takes more than half of what there is.
   */
  requireRoom(heldBytes?: number): void;
}

export type FreeBytes = (path: string) => number;

/** Bytes that this user may still write where the path lies, or will lie once it is made. */
export function freeBytes(path: string): number {
  if (!existsSync(path) && dirname(path) !== path) return freeBytes(dirname(path));
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize;
}

/** Where this installation writes; two places on one disk are announced once. */
export function diskPlaces(dataDir: string, databaseFolder: string | undefined): DiskPlace[] {
  const deviceOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.dev;
  const data = { name: "data", path: dataDir } as const;
  const isApart = databaseFolder !== undefined && deviceOf(databaseFolder) !== deviceOf(dataDir);
  return isApart ? [data, { name: "database", path: databaseFolder }] : [data];
}

/** The question is asked of the file system each time: it costs some microseconds. */
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

/** The lowest first. */
const marks = [
  { bytes: fullBytes, level: "error", words: "a disk is full: no more files are taken" },
  { bytes: lowBytes, level: "warn", words: "a disk has little space left" },
] as const;

/** Says once that a place falls below a mark, and once more after it has recovered in between. */
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

/** Checks regularly until it is stopped. */
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
