/**
 * `node scripts/image.mjs FOLDER` copies what runs in a container, after `node scripts/build.mjs`,
 * and prints its size. The web app is built and the server bundled, so it keeps only the npm files
 * that the server loads.
 */
import { spawnSync } from "node:child_process";
import { cpSync, lstatSync, readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { bytesBelow } from "./bytes-below.mjs";
import { root } from "./setup.mjs";

const own = [
  "package.json",
  "apps/server/package.json",
  "apps/server/migrations",
  "apps/server/dist",
  "apps/web/dist",
  "data/charts/built",
];

/** Types, maps and developer texts; licenses stay. */
const forDevelopers = /(?:\.map|\.[cm]?ts|\.tsx|\.flow|\.a|(?<!license)\.md)$/iu;

/** Paths below `node_modules` that the server never loads. */
const neverLoaded = [
  // Draws PDF pages; only their text is read (read-pdf.ts).
  /^@napi-rs\/canvas/u,
  /^pdfjs-dist\/(?!package\.json$|LICENSE$|legacy$|legacy\/build$|legacy\/build\/pdf(?:\.worker)?\.mjs$)/u,
  /^@types\//u,
  // Tests and data of packages.
  /^(?:@[^/]+\/)?[^/]+\/(?:tests?|benchmarks?|examples?)\//u,
  // CommonJS only; the server is a module.
  /^stripe\/cjs$/u,
  // Browser builds.
  /^gdal3\.js\/dist\/package\/gdal3(?:\.dev)?\.js$/u,
  // Documentation and sources of built packages.
  /^ai\/(?:docs|src)$/u,
  /^@ai-sdk\/[^/]+\/(?:docs|src)$/u,
];

function packagesOfServer() {
  const listing = spawnSync(
    "npm",
    ["ls", "--omit=dev", "--all", "--parseable", "--workspace", "@striper/server"],
    { cwd: root, encoding: "utf8", shell: process.platform === "win32" },
  );
  const folders = listing.stdout
    .split("\n")
    .map((path) => relative(root, path.trim()))
    .filter(
      (path) => path.includes("node_modules") && !lstatSync(join(root, path)).isSymbolicLink(),
    );
  if (folders.length === 0) throw new Error(`npm lists no packages: ${listing.stderr}`);
  return [...new Set(folders)];
}

/** @param {string} path below the root */
function isLoaded(path) {
  const below = path.split(sep).join("/").split("node_modules/").at(-1) ?? "";
  return !forDevelopers.test(below) && !neverLoaded.some((pattern) => pattern.test(below));
}

/**
 * Loads each package that the bundle names, as the server will, and says what cannot be loaded.
 * @param {string} image
 */
function notLoaded(image) {
  const dist = join(image, "apps/server/dist");
  const bundles = readdirSync(dist).filter((name) => name.endsWith(".mjs"));
  const named = bundles.flatMap((name) =>
    [
      ...readFileSync(join(dist, name), "utf8").matchAll(
        /(?:from|import\(?)\s*"([@a-z][^"\s]*)"/gu,
      ),
    ].map(([, found]) => found),
  );
  const program = `
    // As read-pdf.ts has them.
    for (const name of ["DOMMatrix", "ImageData", "Path2D"]) globalThis[name] = Object;
    for (const name of ${JSON.stringify([...new Set(named)])})
      await import(name).catch((error) => process.stdout.write(name + ": " + error.message + "\\n"));
    process.exit();`;
  const loading = spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
    cwd: dist,
    encoding: "utf8",
  });
  return `${loading.stdout}${loading.status === 0 ? "" : loading.stderr}`;
}

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error("usage: node scripts/image.mjs FOLDER");
const image = resolve(target);
const copy = { recursive: true, verbatimSymlinks: true };
for (const path of own) cpSync(join(root, path), join(image, path), copy);
for (const folder of packagesOfServer()) {
  const from = join(root, folder);
  cpSync(from, join(image, folder), {
    ...copy,
    filter(source) {
      // Nested packages are listed separately.
      const isNested = relative(from, source).split(sep).includes("node_modules");
      return !isNested && isLoaded(relative(root, source));
    },
  });
}
const faults = notLoaded(image);
if (faults !== "") throw new Error(`the image lacks what the server loads:\n${faults}`);
process.stdout.write(`${(bytesBelow(image) / 1e6).toFixed(0)} MB in ${image}\n`);
