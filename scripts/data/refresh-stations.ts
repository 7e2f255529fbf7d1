/**
 * Copies the region's stations from the installed @neaps/tide-database into data/stations. Run `npm
 * run data:stations` after updating it. Stations noted as `corrected` stay.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as z from "zod";
import { cutRegion, keepCorrections } from "./cut-stations.ts";
import { readData } from "./read-data.ts";
import { stationFile, type StationFile } from "./station-data.ts";

const root = join(import.meta.dirname, "../..");
const data = join(root, "data");
const name = "stations/stations.json";

function databaseVersion(): string {
  const file = createRequire(import.meta.url).resolve("@neaps/tide-database/package.json");
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, "utf8"))).version;
}

const present = existsSync(join(data, name)) ? readData(data, name, stationFile).stations : [];
const refreshed: StationFile = {
  database: databaseVersion(),
  stations: keepCorrections(cutRegion(), present),
};
writeFileSync(join(data, name), JSON.stringify(refreshed, null, 2));
execFileSync(join(root, "node_modules/.bin/oxfmt"), [join(data, name)]);
console.log(`${refreshed.stations.length} stations in data/${name}`);
