/** `npm start` installs and builds if needed, then becomes the server. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfChanged, isBuilt } from "./build.mjs";
import { oneAtATime } from "./one-at-a-time.mjs";
import { installIfNeeded, isInstalled, root } from "./setup.mjs";

// Locks only when needed: several instances may start from one folder, and a complete folder may be
// read-only.
if (!isInstalled() || !isBuilt()) {
  oneAtATime(join(root, ".building"), () => {
    installIfNeeded();
    buildIfChanged();
  });
}

process.env.NODE_ENV ??= "production";
const settings = join(root, ".env");
if (existsSync(settings)) process.loadEnvFile(settings);

await import(pathToFileURL(join(root, "apps/server/dist/main.mjs")).href);
