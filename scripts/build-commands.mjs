/** Bundles the question-answering commands with their packages. */
import { rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "esbuild";

const root = join(import.meta.dirname, "..");
// At the same depth as the source folders, because the charts are found relative to it.
const output = join(root, "scripts/commands/dist");

rmSync(output, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: ["scripts/commands/command-program.ts"],
  outdir: output,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node20",
  format: "esm",
  legalComments: "none",
  metafile: true,
});

const sources = Object.keys(metafile.inputs).filter((file) => !file.includes("node_modules/"));
const others = ["package-lock.json", relative(root, import.meta.filename)];
writeFileSync(join(output, "sources.json"), JSON.stringify([...others, ...sources]));
