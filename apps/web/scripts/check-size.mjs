/**
 * Measures what a visit fetches from the built app (brotli) against the product's limits, and
 * exits 1 when one is exceeded, or when a view could not open without a network.
 *
 *   node apps/web/scripts/check-size.mjs
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const dist = join(import.meta.dirname, "../dist");
const kilobyte = 1000;

/** @param {string} path from the root of the site */
function bytes(path) {
  const file = join(dist, path);
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  const content = readFileSync(file);
  return /\.(?:png|woff2)$/.test(path) ? content.length : brotliCompressSync(content).length;
}

/** What a page names in its markup: scripts, their preloads, style sheets, icons. @param {string} page */
function namedBy(page) {
  const markup = readFileSync(join(dist, page), "utf8");
  const paths = [...markup.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="(\/[^"]+)"/g)].map(
    ([, path = ""]) => path,
  );
  return [...new Set(paths)];
}

/** Static imports of a module and theirs. @param {string[]} scripts */
function withImports(scripts) {
  const all = new Set(scripts);
  for (const script of all) {
    const code = readFileSync(join(dist, script), "utf8");
    for (const [, path = ""] of code.matchAll(/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g)) {
      all.add(`/assets/${path}`);
    }
  }
  return [...all];
}

const isScript = (path) => path.endsWith(".js");
const sum = (paths) => paths.reduce((total, path) => total + bytes(path), 0);

const landing = namedBy("/index.html");
const landingScripts = withImports(landing.filter(isScript));
const landingAll = [...new Set(["/index.html", ...landing, ...landingScripts])];
/** Router, queries, design system and shell; views are loaded when opened. */
const shell = withImports(namedBy("/app.html").filter(isScript));

const limits = [
  { name: "landing page, everything", size: sum(landingAll), limit: 60 * kilobyte },
  { name: "landing page, JavaScript", size: sum(landingScripts), limit: 15 * kilobyte },
  { name: "app shell, JavaScript", size: sum(shell), limit: 170 * kilobyte },
];

const inKilobytes = (size) => `${(size / kilobyte).toFixed(1)} kB`.padStart(9);
for (const { name, size, limit } of limits) {
  const verdict = size <= limit ? "ok" : "EXCEEDED";
  console.log(`${name.padEnd(26)} ${inKilobytes(size)} of ${inKilobytes(limit)}  ${verdict}`);
}

// The service worker has the map's files only once a map was shown: no other file may need one to start.
const needy = readdirSync(join(dist, "assets"))
  .filter(isScript)
  .filter((name) =>
    /(?:\bfrom|\bimport)\s*"\.\/map\//.test(readFileSync(join(dist, "assets", name), "utf8")),
  );
for (const name of needy) console.log(`${name} imports a file of assets/map/: not there offline`);

const isWithin = limits.every(({ size, limit }) => size <= limit);
process.exitCode = isWithin && needy.length === 0 ? 0 : 1;
