import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { changedSinceDrawn, fingerprintFile } from "../coastline.ts";

const root = join(import.meta.dirname, "../../..");
const shoreline = "data/coastline/land.topojson";
const map = "packages/marine/src/shoreline/catalogue/coastline.json";
const boundaries = "packages/marine/src/jurisdiction/catalogue/boundaries.json";

/** Copies the drawing's inputs and outputs to a folder that tests may change. */
function copied(): string {
  const copy = mkdtempSync(join(tmpdir(), "striper-coastline-"));
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  const landing = "apps/web/src/app/landing/generated/coastline.json";
  const files = ["scripts/data/coastline.ts", "scripts/data/generated-files.ts", fingerprintFile];
  for (const path of [
    "data/coastline",
    "scripts/data/coastline",
    ...files,
    map,
    landing,
    boundaries,
  ]) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  return copy;
}

test("nothing was edited since the shoreline was drawn; else run npm run data:coastline", () => {
  expect(changedSinceDrawn(root)).toEqual([]);
});

test.each([
  ["the shoreline", shoreline],
  ["a rock", "data/coastline/rocks.json"],
  ["the code that draws", "scripts/data/coastline/geometry.ts"],
  ["the drawn map", map],
  ["the drawn lines of jurisdiction", boundaries],
])("an edit of %s is noticed", (_what, path) => {
  const copy = copied();
  expect(changedSinceDrawn(copy)).toEqual([]);
  appendFileSync(join(copy, path), " ");
  expect(changedSinceDrawn(copy)).toEqual([path]);
});

test("a missing output and a new input are noticed", () => {
  const copy = copied();
  rmSync(join(copy, map));
  writeFileSync(join(copy, "data/coastline/more-rocks.json"), "[]");
  expect(changedSinceDrawn(copy)).toEqual([map, "data/coastline/more-rocks.json"]);
});
