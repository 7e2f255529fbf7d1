/**
 * Bundles the server and the operator's commands for places without TypeScript, such as a
 * container: workspace packages are bundled, npm dependencies are not; source maps lie beside.
 */
import { existsSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const folder = import.meta.dirname;
const output = join(folder, "dist");
const commands = join(folder, "../../scripts/commands");

rmSync(output, { recursive: true, force: true });

/** npm packages stay external; our own packages are TypeScript and are bundled. */
const npmOutside = {
  name: "npm-outside",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@striper/") ? undefined : { external: true, path },
    );
  },
};

const { metafile } = await build({
  entryPoints: {
    main: join(folder, "src/main.ts"),
    "encoder-program": join(folder, "src/platform/images/process/encoder-program.ts"),
    "mail-program": join(folder, "src/platform/mail/process/mail-program.ts"),
    "archive-program": join(folder, "src/composition/archive-program.ts"),
    "export-program": join(folder, "src/composition/export-program.ts"),
    "charts-program": join(folder, "src/features/charts/fetching/charts-program.ts"),
    "page-program": join(folder, "src/features/regulations/watch/reading/page-program.ts"),
    "admin-link": join(commands, "admin-link.ts"),
    backup: join(commands, "backup.ts"),
    restore: join(commands, "restore.ts"),
  },
  outdir: output,
  outExtension: { ".js": ".mjs" },
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node20",
  format: "esm",
  sourcemap: true,
  legalComments: "none",
  plugins: [npmOutside],
  metafile: true,
});

/** Node requires the file extension in imports of a package's file; the sources may omit it. */
const imported = Object.values(metafile.outputs).flatMap(({ imports }) =>
  imports.filter(({ external, kind }) => external === true && kind !== "require-call"),
);
const missing = [...new Set(imported.map(({ path }) => path))].filter(
  (path) => !isBuiltin(path) && !existsSync(fileURLToPath(import.meta.resolve(path))),
);
if (missing.length > 0) {
  process.stderr.write(`Node finds no file for: ${missing.join(", ")}\n`);
  process.exit(1);
}
