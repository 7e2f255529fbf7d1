import { existsSync, readdirSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

const root = join(import.meta.dirname, "..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => `docs/${path}`),
];
const found = (pattern: RegExp) =>
  pages.flatMap((page) =>
    [...read(page).matchAll(pattern)].map(([, what = ""]) => ({ page, what })),
  );

const names = z.optional(z.record(z.string(), z.unknown()));
const manifestOf = (folder: string) =>
  z
    .object({ scripts: names, dependencies: names, devDependencies: names })
    .parse(JSON.parse(read(join(folder, "package.json"))));
const below = (folder: string) =>
  readdirSync(join(root, folder))
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(root, path, "package.json")));

describe("the pages for people", () => {
  test("link only to what is there", () => {
    const links = found(/\]\((?!\w+:)([^)#\s]+)/g);
    expect(links.length).toBeGreaterThan(50);
    const broken = links.filter(({ page, what }) => !existsSync(join(root, dirname(page), what)));
    expect(broken).toEqual([]);
  });

  test("name only files that are there, or are built", () => {
    const paths = found(/`((?:apps|bench|data|docs|e2e|packages|scripts)\/[\w./-]+)`/g);
    expect(paths.length).toBeGreaterThan(50);
    const gone = paths.filter(
      ({ what }) =>
        !what.includes("/dist") && what !== "data/server" && !existsSync(join(root, what)),
    );
    expect(gone).toEqual([]);
  });

  test("name only sources that are there, also by the end of their path", () => {
    const withoutSrc = (path: string): string => path.replace("/src/", "/");
    const sources = ["apps", "bench", "e2e", "packages", "scripts"].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .filter((path) => !path.includes("node_modules"))
        .map((path) => withoutSrc(`/${folder}/${path}`)),
    );
    const named = found(/`(\w[\w./-]*\.(?:tsx?|mjs))`/g).filter(
      ({ what }) => !what.includes("/dist/"),
    );
    expect(named.length).toBeGreaterThan(50);
    expect(
      named.filter(({ what }) => !sources.some((path) => path.endsWith(withoutSrc(`/${what}`)))),
    ).toEqual([]);
  });

  test("show every picture that is stored for them", () => {
    const shown = found(/\]\((?:docs\/)?images\/([^)]+)\)/g).map(({ what }) => what);
    expect(readdirSync(join(root, "docs/images")).toSorted()).toEqual(shown.toSorted());
  });

  test("list every decision in their index", () => {
    const records = readdirSync(join(root, "docs/decisions")).filter((name) => /^\d/.test(name));
    const index = read("docs/decisions/README.md");
    expect(records.filter((name) => !index.includes(`](${name})`))).toEqual([]);
  });

  test("name only commands that npm knows", () => {
    const known = Object.keys(manifestOf(".").scripts ?? {});
    const commands = found(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g);
    expect(commands.length).toBeGreaterThan(10);
    expect(commands.filter(({ what }) => !known.includes(what))).toEqual([]);
  });
});

test.each(["compose.yaml", "compose.scaled.yaml"])("%s gives the app settings it has", (page) => {
  const settings = new Set(
    [...read(".env.example").matchAll(/^#?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name),
  );
  const [, block = ""] =
    /build: \.[^]*?\n( +)environment:(?: &\w+)?\n([^]*?)\n\1\w/.exec(read(page))?.slice(1) ?? [];
  const given = [...block.matchAll(/([A-Z][A-Z0-9_]*): (?!"")/g)].map(([, name]) => name);
  expect(given).toContain("PUBLIC_URL");
  expect(given.filter((name) => !settings.has(name))).toEqual([]);
});

test.each(["compose.yaml", "compose.scaled.yaml"])(
  "%s believes one proxy about addresses, and no network of neighbors",
  (page) => {
    const trusted = /TRUST_PROXY: (\S+)/.exec(read(page))?.[1];
    expect(isIP(trusted ?? "")).not.toBe(0);
    expect(read(page)).not.toContain("private_ranges");
  },
);

test("compose.scaled.yaml gives the app no administrator's key, and a pooler", () => {
  const [app = "", services = ""] = read("compose.scaled.yaml").split("\nservices:\n");
  const given = [...app.matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
  const ofAdministrators = [
    ...services.matchAll(/(?:ROOT_PASSWORD|^ {6}POSTGRES_PASSWORD): \$\{(\w+)/gm),
  ];
  expect(ofAdministrators).toHaveLength(2);
  for (const [, name = ""] of ofAdministrators) {
    expect(given).not.toContain(name);
    expect(app).toContain(`${name}: ""`);
  }
  expect(app).toMatch(
    /DATABASE_URL: \S+@pooler:6432\/striper\n +DATABASE_DIRECT_URL: \S+@database\/striper\n/,
  );
});

test("every dependency has its reason among the decisions, and nothing else has one", () => {
  const taken = [".", "e2e", ...below("apps"), ...below("packages")].flatMap((folder) => {
    const { dependencies, devDependencies } = manifestOf(folder);
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const page = read("docs/decisions/005-dependencies.md");
  const explained = page
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => (line.split("|")[1] ?? "").match(/(?<=`)[^`\s]+(?=`)/g) ?? [])
    .filter((name) => name !== ",");
  const others = taken.filter((name) => !name.startsWith("@striper/"));
  expect([...new Set(explained)].toSorted()).toEqual([...new Set(others)].toSorted());
  expect(new Set(explained).size).toBe(explained.length);
});
