/** `npm run charts` converts electronic charts for drawing and querying. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { convertCells, findCells } from "@striper/server/chart-conversion";
import { ChartError, filesOfChart, readChartIndex, replaceChart } from "@striper/server/charts";
import { writeOrigin } from "./support/chart-origin.ts";
import { readArguments, runAsProcess, UsageError, type Output } from "./support/command.ts";

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
    },
  });

// Resolves from the caller's folder, not the one npm moved to.
const fromCaller = (path: string): string => resolve(process.env["INIT_CWD"] ?? ".", path);

const isSame = (one: string, other: string): boolean =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));

async function convert(args: string[], { print }: Output): Promise<void> {
  const { values, positionals } = parseCommandLine(args);
  if (positionals.length === 0) throw new UsageError("no chart was named");
  const output = values.output === undefined ? builtIn : fromCaller(values.output);
  const inUse = readChartIndex(output)?.cells ?? [];
  const files = findCells(positionals.map(fromCaller), inUse);
  await convertCells(files, (made) => deliver(made, output, values.check === true, print));
}

function deliver(made: string, output: string, isCheck: boolean, print: Output["print"]): void {
  const index = readChartIndex(made);
  if (index === null) throw new Error("the conversion made no charts");
  for (const { name, edition, update, issued, scale } of index.cells)
    print(`${name} edition ${edition}, update ${update}, ${issued}, 1:${scale}`);
  const differing = filesOfChart(index).filter(
    (name) => !isSame(join(made, name), join(output, name)),
  );
  if (!isCheck) {
    replaceChart(output, made);
    if (output === builtIn) writeOrigin(root);
  }
  const { maxRSS, userCPUTime } = process.resourceUsage();
  print(`${Math.round(userCPUTime / 1e6)} s of processor time, ${Math.round(maxRSS / 1e3)} MB`);
  const tiles = index.cells.reduce((sum, cell) => sum + (cell.tiles?.bytes ?? 0), 0);
  if (!isCheck) print(`${tiles} bytes of tiles, ${differing.length} files changed`);
  else if (differing.length > 0)
    throw new ChartError(differing.map((name) => `not as made from the charts: ${name}`));
}

await runAsProcess({ usage, foreseen: [ChartError], answer: convert });
