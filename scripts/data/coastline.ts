import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { drawBasemap } from "./coastline/basemap.ts";
import { topology } from "./coastline/coast.ts";
import { drawJurisdiction } from "./coastline/jurisdiction.ts";
import { drawLanding } from "./coastline/landing.ts";
import { readLegalLines } from "./coastline/legal-lines.ts";
import type { GeneratedFiles } from "./generated-files.ts";
import { readData } from "./read-data.ts";

/** Drawing takes half a minute, so a test compares the files with those it was last done with. */
export const fingerprintFile = "scripts/data/generated/coastline-fingerprint.json";
const fingerprint = z.strictObject({
  inputs: z.record(z.string(), z.string()),
  outputs: z.record(z.string(), z.string()),
});

const hashOf = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");

/** The shoreline with its lines and rocks, and the code that draws from them. */
const inputsBelow = (root: string): string[] =>
  ["data/coastline", "scripts/data/coastline"]
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .filter((path) => !/\.(?:md|test\.ts)$/.test(path))
    .concat("scripts/data/coastline.ts", "scripts/data/generated-files.ts")
    .toSorted();

/** Everything that is drawn from the shoreline. */
export function generateCoastline(root: string): GeneratedFiles {
  const data = join(root, "data");
  const land = readData(data, "coastline/land.topojson", topology);
  const drawn = new Map([
    ...drawBasemap(land),
    ...drawLanding(land),
    ...drawJurisdiction(land, readLegalLines(data)),
  ]);
  const record: z.output<typeof fingerprint> = { inputs: {}, outputs: {} };
  for (const path of inputsBelow(root))
    record.inputs[path] = hashOf(readFileSync(join(root, path)));
  for (const [path, text] of drawn) record.outputs[path] = hashOf(text);
  return new Map([...drawn, [fingerprintFile, `${JSON.stringify(record, null, 2)}\n`]]);
}

/** Inputs and outputs that are no longer as they were when the shoreline was last drawn. */
export function changedSinceDrawn(root: string): string[] {
  const { inputs, outputs } = fingerprint.parse(
    JSON.parse(readFileSync(join(root, fingerprintFile), "utf8")),
  );
  const then = { ...inputs, ...outputs };
  const paths = new Set([...Object.keys(then), ...inputsBelow(root)]);
  return [...paths].filter((path) => {
    const file = join(root, path);
    return !existsSync(file) || hashOf(readFileSync(file)) !== then[path];
  });
}
