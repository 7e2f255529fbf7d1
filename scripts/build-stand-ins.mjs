/**
 * Bundles the stand-ins for outside services; each start from source would cost 1.5 s of processor
 * time.
 */
import { join } from "node:path";
import { build } from "vite";

await build({
  configFile: false,
  root: join(import.meta.dirname, "../apps/fakes"),
  logLevel: "warn",
  // At the same depth as the source folders, because paths are relative to them.
  build: { ssr: "src/main.ts", outDir: "dist/program", target: "node20", minify: false },
});
