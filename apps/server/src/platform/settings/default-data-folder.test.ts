import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { defaultDataFolder } from "#server/platform/settings/default-data-folder.ts";

let project = "";
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "striper-project-"));
  mkdirSync(join(project, "data/spots"), { recursive: true });
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

test("a new installation keeps its data in a folder of its own beside the catalogues", () => {
  expect(defaultDataFolder(project)).toBe(join(project, "data/server"));
});

test.each(["postgres", "files", "keys", "outbox"])(
  "an installation of an earlier version, known by data/%s, keeps its data folder",
  (part) => {
    mkdirSync(join(project, "data", part));
    expect(defaultDataFolder(project)).toBe(join(project, "data"));
  },
);

test("no catalogue of this version is taken for the data of an earlier one", () => {
  const data = join(import.meta.dirname, "../../../../../data");
  const catalogues = readdirSync(data).filter((name) => existsSync(join(data, name, "README.md")));
  expect(catalogues).toContain("spots");
  expect(catalogues.filter((name) => /^(?:postgres|files|keys|outbox)$/.test(name))).toEqual([]);
});
