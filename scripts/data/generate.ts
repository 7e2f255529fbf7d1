/**
 * Generates shipped data from the sources in `data/`. `npm run data` writes what has changed; `npm
 * run build` and `npm start` run it too. `npm run data:coastline` does the same for shoreline
 * drawings, in half a minute. With `-- --check` it exits 1 when the repository differs.
 */
import { join } from "node:path";
import { generateAccess } from "./access.ts";
import { generateAssistant } from "./assistant.ts";
import { generateCoastline } from "./coastline.ts";
import { differences, write, type GeneratedFiles } from "./generated-files.ts";
import { DataError } from "./read-data.ts";
import { generateNormals } from "./normals.ts";
import { generatePasswords } from "./passwords.ts";
import { generatePlaces } from "./places.ts";
import { generateRegulations } from "./regulations.ts";
import { generateSpecies } from "./species.ts";
import { generateSpots } from "./spots.ts";
import { generateStations } from "./stations.ts";
import { generateFinder } from "./finder.ts";

/** Slowest last, so that faults in the others show first. */
const generators = [
  generateAccess,
  generateNormals,
  generatePasswords,
  generatePlaces,
  generateRegulations,
  generateSpecies,
  generateSpots,
  generateStations,
  generateAssistant,
  generateFinder,
];

export const generateAll = (data: string): GeneratedFiles =>
  new Map(generators.flatMap((generate) => Array.from(generate(data))));

function main(isCheck: boolean, isOfCoastline: boolean): void {
  const root = join(import.meta.dirname, "../..");
  const files = isOfCoastline ? generateCoastline(root) : generateAll(join(root, "data"));
  const changed = isCheck ? differences(root, files) : write(root, files);
  for (const path of changed) console.error(`${isCheck ? "not as generated" : "written"}: ${path}`);
  if (isCheck && changed.length > 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) {
  try {
    main(process.argv.includes("--check"), process.argv.includes("--coastline"));
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
