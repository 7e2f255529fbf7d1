/** `npm run charts`: electronic charts into what the product draws and asks. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { convertCells, findCells } from "@striper/server/chart-conversion";
import { ChartError, filesOfChart, readChartIndex, replaceChart } from "@striper/server/charts";
import { writeOrigin } from "./support/chart-origin.ts";
import { endWithUsage, readArguments, UsageError } from "./support/command.ts";

const root = join(import.meta.dirname, "../..");
const builtIn = join(root, "data/charts/built");

const usage = `usage: charts <file or folder>… [--output <folder>] [--check]

  <file or folder>   NOAA's electronic charts (S-57): cells (.000) with their updates (.001 …)
                     beside them, or folders that hold such
  --output           where the result goes; data/charts/built, which the product ships, when not given
  --check            changes nothing; exits 1 when the result is not what is there

All charts of the result are made anew from what is given. When one of them cannot be used,
a sentence says why and the charts from before stay.`;

const parseCommandLine = (args: string[]) =>
  readArguments({
    args,
    allowPositionals: true,
    options: {
      output: { type: "string" },
      check: { type: "boolean" },
      help: { type: "boolean" },
    },
  });

// Paths start where the command was called, not where npm moved to.
const fromCaller = (path: string): string => resolve(process.env["INIT_CWD"] ?? ".", path);

function isThere(folder: string, [name, content]: readonly [string, string | Buffer]): boolean {
  try {
    return readFileSync(join(folder, name)).equals(Buffer.from(content));
  } catch {
    return false;
  }
}

async function run(): Promise<void> {
  const { values, positionals } = parseCommandLine(process.argv.slice(2));
  if (values.help === true) return console.log(usage);
  if (positionals.length === 0) throw new UsageError("no chart was named");
  const output = values.output === undefined ? builtIn : fromCaller(values.output);
  const inUse = readChartIndex(output)?.cells ?? [];
  const { cells, archive } = await convertCells(findCells(positionals.map(fromCaller), inUse));
  const files = filesOfChart(cells, archive);
  for (const { cell } of cells) {
    const { name, edition, update, issued, scale } = cell;
    console.log(`${name} edition ${edition}, update ${update}, ${issued}, 1:${scale}`);
  }
  const { maxRSS, userCPUTime } = process.resourceUsage();
  console.log(
    `${Math.round(userCPUTime / 1e6)} s of processor time, ${Math.round(maxRSS / 1e3)} MB`,
  );
  const differing = [...files].filter((file) => !isThere(output, file)).map(([name]) => name);
  if (values.check === true) {
    for (const name of differing) console.error(`not as made from the charts: ${name}`);
    process.exitCode = differing.length === 0 ? 0 : 1;
    return;
  }
  replaceChart(output, files);
  if (output === builtIn) writeOrigin(root);
  console.log(`${archive.length} bytes of tiles, ${differing.length} files changed`);
}

run().catch((error: unknown) => {
  if (!(error instanceof ChartError)) return endWithUsage(error, usage);
  console.error(error.message);
  process.exitCode = 1;
});
