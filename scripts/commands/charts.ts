/** `npm run charts`: electronic charts into what the product draws and asks. */
import { existsSync, readFileSync } from "node:fs";
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

const isSame = (one: string, other: string): boolean =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));

async function run(): Promise<void> {
  const { values, positionals } = parseCommandLine(process.argv.slice(2));
  if (values.help === true) return console.log(usage);
  if (positionals.length === 0) throw new UsageError("no chart was named");
  const output = values.output === undefined ? builtIn : fromCaller(values.output);
  const inUse = readChartIndex(output)?.cells ?? [];
  const files = findCells(positionals.map(fromCaller), inUse);
  await convertCells(files, (made) => deliver(made, output, values.check === true));
}

function deliver(made: string, output: string, isCheck: boolean): void {
  const index = readChartIndex(made);
  if (index === null) throw new Error("the conversion made no charts");
  for (const { name, edition, update, issued, scale } of index.cells)
    console.log(`${name} edition ${edition}, update ${update}, ${issued}, 1:${scale}`);
  const differing = filesOfChart(index).filter(
    (name) => !isSame(join(made, name), join(output, name)),
  );
  if (isCheck) {
    for (const name of differing) console.error(`not as made from the charts: ${name}`);
    process.exitCode = differing.length === 0 ? 0 : 1;
  } else {
    replaceChart(output, made);
    if (output === builtIn) writeOrigin(root);
  }
  const { maxRSS, userCPUTime } = process.resourceUsage();
  console.log(
    `${Math.round(userCPUTime / 1e6)} s of processor time, ${Math.round(maxRSS / 1e3)} MB`,
  );
  if (!isCheck)
    console.log(`${index.archive.bytes} bytes of tiles, ${differing.length} files changed`);
}

run().catch((error: unknown) => {
  if (!(error instanceof ChartError)) return endWithUsage(error, usage);
  console.error(error.message);
  process.exitCode = 1;
});
