/**
 * `npm run measure:structure [folder]` prints the figures named in docs/architecture.md: lines and
 * files by folder, short files, small folders, import lines, import cycles, and the files a catch
 * passes from the form to the row and back to the list.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const root = process.argv[2] ?? join(import.meta.dirname, "..");
const folders = [
  ...["marine", "angling", "contract", "testkit"].map((name) => `packages/${name}`),
  ...["server", "web", "fakes"].map((name) => `apps/${name}`),
  "e2e",
  "scripts",
  "bench",
  "data",
];
const kinds = ["product", "data", "tests"] as const;
type Kind = (typeof kinds)[number];

interface Source {
  readonly path: string;
  readonly text: string;
  readonly lines: number;
  readonly kind: Kind;
}

const isTest = (path: string) =>
  /\.(?:test|spec)\.tsx?$|\/testing\/|\.fixture\.|^(?:e2e|packages\/testkit|apps\/fakes)\//.test(
    path,
  );
const isData = (path: string) => /\/(?:catalogue|generated)\/|\.json$|^data\//.test(path);
const kindOf = (path: string): Kind => {
  if (isTest(path)) return "tests";
  return isData(path) ? "data" : "product";
};

function sourcesIn(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.(?:tsx?|mjs|css|json)$/.test(path))
    .filter(
      (path) =>
        !/\/(?:node_modules|dist|\.cache|migrations)\/|^data\/server\/|\/tsconfig/.test(path),
    )
    .map((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return { path, text, lines: text.split("\n").length - 1, kind: kindOf(path) };
    });
}

const sources = folders.filter((folder) => existsSync(join(root, folder))).flatMap(sourcesIn);
const code = sources.filter(({ path }) => /\.tsx?$/.test(path));
const sum = (list: readonly Source[]) => list.reduce((total, { lines }) => total + lines, 0);

const importLines = (text: string): number =>
  [...text.matchAll(/^import [^;]*;/gm)].reduce((n, [all]) => n + all.split("\n").length, 0);

function fileOf(from: string, specifier: string): string {
  if (specifier.startsWith(".")) return relative(root, join(root, dirname(from), specifier));
  const [, , workspace = "", rest = ""] = /^(#|@striper\/)(\w+)\/(.+)$/.exec(specifier) ?? [];
  const base = folders.find((folder) => folder.endsWith(`/${workspace}`)) ?? "";
  const path = `${base}/src/${rest}`;
  return [path, `${path}.ts`, `${path}/index.ts`].find((one) => known.has(one)) ?? "";
}
const known = new Set(code.map(({ path }) => path));
const imports = new Map(
  code.map(({ path, text }) => [
    path,
    [...text.matchAll(/(?:from|import)\s*\(?\s*["']([^"'\n]+)["']/g)]
      .map(([, specifier = ""]) => fileOf(path, specifier))
      .filter((target) => known.has(target)),
  ]),
);

/** Returns groups of files that reach each other, type imports included (Tarjan). */
function circles(): string[][] {
  const found: string[][] = [];
  const order = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    stack.push(file);
    let low = index;
    for (const target of imports.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? index);
    }
    if (low === index) {
      const group = stack.splice(stack.indexOf(file));
      if (group.length > 1) found.push(group);
    }
    return low;
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return found;
}

const columns = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const figure = (list: readonly Source[]) => `${sum(list)} (${list.length})`;
console.log(columns(["lines (files)", ...kinds]));
console.log(columns(["---", "---:", "---:", "---:"]));
for (const folder of [...folders, ""]) {
  const inside = sources.filter(({ path }) => path.startsWith(folder));
  const byKind = kinds.map((kind) => figure(inside.filter((source) => source.kind === kind)));
  if (inside.length > 0) console.log(columns([folder === "" ? "all" : folder, ...byKind]));
}

const web = code.filter(({ path, kind }) => path.startsWith("apps/web/src/") && kind === "product");
const perFolder = new Map<string, number>();
for (const { path } of web) perFolder.set(dirname(path), (perFolder.get(dirname(path)) ?? 0) + 1);
const small = [...perFolder.values()].filter((count) => count <= 3).length;
const short = web.filter(({ lines }) => lines < 40).length;
const written = code.filter(({ path }) => !/\.(?:test|spec)\.tsx?$/.test(path));
const groups = circles();
console.log(`\nTypeScript without tests: ${sum(written)} lines in ${written.length} files`);
console.log(`data in TypeScript: ${sum(code.filter(({ kind }) => kind === "data"))} lines`);
console.log(`lines of imports: ${written.reduce((n, { text }) => n + importLines(text), 0)}`);
console.log(`web files under 40 lines: ${short} of ${web.length}`);
console.log(`web folders of three files or fewer: ${small} of ${perFolder.size}`);
console.log(`circles of imports: ${groups.length}`);
for (const group of groups) console.log(`  ${group.join(", ")}`);

/**
 * Functions along "log a catch offline, row in PostgreSQL, line in the list", one per step;
 * docs/decisions/002-tools.md defines a step. A file counts once.
 */
const catchPath = {
  web: `CatchFormScreen useCatchForm contentOfDraft completed logActions logCollection shownCatch joinLog
    addToOutbox newEntry startSync createExchanges createSynced logServer call exchange
    announceLogNews createLogCopy readNews useCatches AllCatches CatchRow catchRowView`,
  contract: "logCatch defineEndpoint",
  server: `createBinder authenticate readInput bodyOf bindCatches columnsOf logCatch newRow prepareLogging
    fieldValuesOf catches flagsOfNewCatch presentCatch sendAnswer`,
};
const declaring = (workspace: string, name: string): string => {
  const inside = new RegExp(`^(?:apps|packages)/${workspace}/src/`);
  const declares = (prefix: string) =>
    new RegExp(`^${prefix}(?:async )?(?:function|const|interface) ${name}\\b`, "m");
  const found = (prefix: string) =>
    code.filter(
      ({ path, text, kind }) =>
        kind === "product" && inside.test(path) && declares(prefix).test(text),
    );
  const [first, second] = [...found("export "), ...found("")];
  if (
    first === undefined ||
    (second !== undefined && first !== second && found("export ").length !== 1)
  )
    throw new Error(`${workspace} declares ${name} not once`);
  return first.path;
};
const onPath = new Set(
  Object.entries(catchPath).flatMap(([workspace, names]) =>
    names.split(/\s+/).map((name) => declaring(workspace, name)),
  ),
);
const foldersOnPath = new Set([...onPath].map((path) => dirname(path)));
console.log(`files a catch runs through: ${onPath.size} in ${foldersOnPath.size} folders`);
for (const path of [...onPath].toSorted()) console.log(`  ${path}`);
