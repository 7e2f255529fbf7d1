/** `npm start`: installs if needed, builds if needed, then becomes the server. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfChanged } from "./build.mjs";
import { installIfNeeded, root } from "./setup.mjs";

installIfNeeded();
buildIfChanged();

process.env.NODE_ENV ??= "production";
const settings = join(root, ".env");
if (existsSync(settings)) process.loadEnvFile(settings);

await import(pathToFileURL(join(root, "apps/server/dist/main.mjs")).href);
