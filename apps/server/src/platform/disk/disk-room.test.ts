import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  createDiskNote,
  createDiskRoom,
  diskPlaces,
  freeBytes,
  megabyte,
} from "#server/platform/disk/disk-room.ts";
import type { DiskPlace } from "#server/platform/disk/disk-room.ts";
import { captureLog } from "#server/testing/captured-log.ts";

const data: DiskPlace = { name: "data", path: "/data" };
const database: DiskPlace = { name: "database", path: "/database" };

describe("a disk", () => {
  test.each([
    [101, 101, false],
    [100, 100, false],
    [99, 500, true],
    [500, 99, true],
    [0, 0, true],
  ])("with %i MB for files and %i MB for the database is full: %s", (forFiles, forRows, isFull) => {
    const freeAt = (path: string) => (path === "/data" ? forFiles : forRows) * megabyte;
    const disk = createDiskRoom([data, database], freeAt);
    expect(disk.isFull()).toBe(isFull);
    const isRefused = (() => {
      try {
        disk.requireRoom();
        return false;
      } catch (error) {
        return error instanceof Error && error.name === "StorageFull";
      }
    })();
    expect(isRefused).toBe(isFull);
  });

  test("takes no more from an owner who holds more than is free", () => {
    const disk = createDiskRoom([data], () => 300 * megabyte);
    expect(() => disk.requireRoom(300 * megabyte)).not.toThrow();
    expect(() => disk.requireRoom(301 * megabyte)).toThrow("less room than this owner holds");
  });

  test("is the one of the folder, even before the folder exists", () => {
    const folder = mkdtempSync(join(tmpdir(), "striper-disk-"));
    try {
      const free = freeBytes(folder);
      expect(free).toBeGreaterThan(0);
      expect(Math.abs(freeBytes(join(folder, "not", "yet")) - free)).toBeLessThan(100 * megabyte);
      expect(diskPlaces(folder, join(folder))).toEqual([{ name: "data", path: folder }]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test.skipIf(process.platform !== "linux")(
    "of the database is listed separately when it is another one",
    () => {
      expect(diskPlaces(import.meta.dirname, "/proc")).toEqual([
        { name: "data", path: import.meta.dirname },
        { name: "database", path: "/proc" },
      ]);
      expect(diskPlaces(import.meta.dirname, undefined)).toHaveLength(1);
    },
  );
});

describe("what is logged about a disk", () => {
  function watched() {
    let free = 0;
    const { log, lines } = captureLog();
    const look = createDiskNote(
      createDiskRoom([data], () => free * megabyte),
      log,
    );
    return (megabytes: number): unknown[] => {
      free = megabytes;
      const before = lines.length;
      look();
      return lines.slice(before).map(({ level, free_mb }) => [level, free_mb]);
    };
  }

  test("is one warning from 500 MB down", () => {
    const look = watched();
    expect([600, 500, 499, 450, 505, 470, 101].flatMap(look)).toEqual([["warn", 499]]);
  });

  test("is an error once no more files are accepted, and again after a recovery", () => {
    const look = watched();
    expect([300, 99, 50, 109, 99, 110, 300, 99].flatMap(look)).toEqual([
      ["warn", 300],
      ["error", 99],
      ["error", 99],
    ]);
  });
});
