/** Bundles the stand-ins for the outside world: from its sources each start takes a processor a second and a half. */
import { join } from "node:path";
import { build } from "vite";

await build({
  configFile: false,
  root: join(import.meta.dirname, "../apps/fakes"),
  logLevel: "warn",
  // As deep as the folders of the sources, whose paths lead from where they lie.
  build: { ssr: "src/main.ts", outDir: "dist/program", target: "node20", minify: false },
});
