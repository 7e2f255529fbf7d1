import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "..");
const filesPerFolder = 20;
/** Flat by design: the contract has one file per noun. */
const flatByDesign = new Set(["packages/contract/src"]);
const depthBelowSrc = 4;

const isCounted = (path: string) =>
  /\/src\/.*\.tsx?$/.test(path) &&
  !/\.test\.tsx?$/.test(path) &&
  !/\/(catalogue|generated)\//.test(path);

const sources = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "apps", "packages"],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .split("\n")
  .filter(isCounted);

const perFolder = new Map<string, number>();
for (const source of sources) {
  const folder = dirname(source);
  perFolder.set(folder, (perFolder.get(folder) ?? 0) + 1);
}

const faults = [
  ...[...perFolder]
    .filter(([folder, count]) => count > filesPerFolder && !flatByDesign.has(folder))
    .map(([folder, count]) => `${folder}: ${count} files, at most ${filesPerFolder}`),
  ...sources
    .filter((source) => (source.split("/src/")[1] ?? "").split("/").length - 1 > depthBelowSrc)
    .map((source) => `${source}: more than ${depthBelowSrc} folders below src`),
];

for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
