import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { directions } from "./plugin.mjs";

const root = join(import.meta.dirname, "../..");
let planted: string;
let found: { file: string; line: number; rule: string }[];

const report = z.object({
  diagnostics: z.array(
    z.object({
      filename: z.string(),
      code: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
});

function lint() {
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  const run = spawnSync(process.execPath, [oxlint, "-c", "config.json", "-f", "json", "."], {
    cwd: planted,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return report.parse(JSON.parse(run.stdout)).diagnostics.map(({ filename, code, labels }) => ({
    file: filename,
    line: labels[0]?.span.line ?? 0,
    rule: code,
  }));
}

interface Plant {
  file: string;
  line: number;
  isRefused: boolean;
}

const files = new Map<string, string[]>();
function plant(file: string, text: string, isRefused: boolean): Plant {
  const lines = files.get(file) ?? [];
  files.set(file, [...lines, ...text.split("\n")]);
  return { file, line: lines.length + 1, isRefused };
}
const refused = (file: string, rule: string) =>
  found.some((one) => one.file === file && one.rule.includes(rule));

/** Returns lines that the linter wrongly refuses or accepts. */
const misjudged = (plants: readonly Plant[]) =>
  plants
    .filter(({ file, line, isRefused }) => {
      const isFound = found.some(
        (one) => one.file === file && one.line === line && one.rule.includes("import-directions"),
      );
      return isFound !== isRefused;
    })
    .map(({ file, line, isRefused }) => {
      const verdict = isRefused ? "must be refused" : "must pass";
      return `${file}: ${files.get(file)?.[line - 1]} ${verdict}`;
    });

/** `server/features/*` is a folder and `server/config.ts` a file; both take `#` in imports. */
const aFeature = "tides";
const importOf = (name: string) => {
  if (name === "node") return "node:fs";
  return /\.tsx?$/.test(name) ? `#${name}` : `#${name.replace("*", aFeature)}/deep/thing.ts`;
};
const fileOf = (name: string, file: string) => {
  const [workspace = "", ...folders] = name.replace("*", "reports").split("/");
  if (workspace === "e2e") return `e2e/${file}`;
  const group = ["server", "web", "fakes"].includes(workspace) ? "apps" : "packages";
  return [group, workspace, "src", ...folders, file].join("/");
};

const names = Object.keys(directions);
const targets = [...new Set([...names, ...Object.values(directions).flat()])];

const ofTheTable = Object.entries(directions).flatMap(([from, allowed]) =>
  ["planted.ts", "planted.test.ts"].flatMap((file) =>
    targets.map((to, index) => {
      const own = from.endsWith("*") ? [] : [from];
      const forTests = file.includes(".test") ? ["node", "testkit"] : [];
      const line = `import { thing as thing${index} } from "${importOf(to)}";`;
      const reach = [...own, ...allowed, ...forTests];
      const isRefused = !reach.some((folder) => to === folder || to.startsWith(`${folder}/`));
      return plant(fileOf(from, file), line, isRefused);
    }),
  ),
);

/** The directions stated in prose, independent of the table. */
const sentences: [string, string, boolean][] = [
  ["packages/marine/src/a.ts", "@striper/angling/species", true],
  ["packages/angling/src/a.ts", "@striper/contract/catches", true],
  ["packages/angling/src/a.ts", "@striper/marine/units", false],
  ["packages/angling/src/a.ts", "fs/promises", true],
  ["packages/contract/src/a.ts", "@striper/angling/spots", false],
  ["packages/contract/src/a.ts", "@striper/server/backup", true],
  ["apps/server/src/features/tides/a.ts", "#server/features/spots/spots.store.ts", true],
  ["apps/server/src/features/tides/a.ts", "#server/features/tides/alerts/b.ts", false],
  ["apps/server/src/features/tides/a.ts", "#server/composition/rules.ts", true],
  ["apps/server/src/features/tides/a.ts", "#server/app.ts", true],
  ["apps/server/src/features/tides/a.ts", "#server/testing/test-app.ts", true],
  ["apps/server/src/features/tides/a.test.ts", "#server/testing/test-app.ts", false],
  ["apps/server/src/features/tides/a.test.ts", "#server/features/spots/list.ts", true],
  ["apps/server/src/http/a.ts", "#server/features/tides/tides.store.ts", true],
  ["apps/server/src/platform/a.ts", "#server/http/authentication.ts", true],
  ["apps/server/src/platform/a.ts", "@striper/angling/spots", true],
  ["apps/server/src/main.ts", "#server/testing/test-app.ts", true],
  ["apps/server/src/composition/a.ts", "#server/features/tides/tides.store.ts", false],
  ["apps/server/src/app.ts", "@striper/web/app", true],
  ["apps/web/src/features/spots/a.ts", "#web/features/tides/queries.ts", true],
  ["apps/web/src/features/spots/a.ts", "#web/app/router.tsx", true],
  ["apps/web/src/features/spots/a.ts", "#web/service-worker.ts", true],
  ["apps/web/src/features/spots/a.ts", "#web/ui/actions/button.tsx", false],
  ["apps/web/src/ui/a.ts", "#web/platform/session/session.ts", true],
  ["apps/web/src/ui/a.ts", "@striper/contract/spots", true],
  ["apps/web/src/platform/a.ts", "@striper/angling/spots", true],
  ["apps/web/src/platform/rule-table/a.ts", "@striper/angling/regulations", false],
  ["apps/web/src/app/a.ts", "#web/features/tides/queries.ts", false],
  ["apps/web/src/app/a.ts", "@striper/testkit/clock", true],
  ["apps/fakes/src/a.ts", "@striper/contract/tides", true],
  ["e2e/journeys/a.spec.ts", "@striper/web/app", true],
  ["e2e/journeys/a.spec.ts", "@striper/contract/catches", false],
  ["e2e/journeys/a.spec.ts", "@striper/testkit/statistics", false],
  ["bench/a.ts", "@striper/server/testing/benches/bench-servers", false],
  ["apps/web/build/a.ts", "../src/app/landing/markup.tsx", false],
];
const inWords = sentences.map(([file, imported, isRefused], index) =>
  plant(file, `import { thing as word${index} } from "${imported}";`, isRefused),
);

/** Every import form; `%` is the specifier. */
const waysToImport = [
  'import { thing } from "%";',
  'import { type Thing } from "%";',
  'import type { OtherThing } from "%";',
  'import fallback from "%";',
  'import * as all from "%";',
  'import "%";',
  'export { exported } from "%";',
  'export type { Exported } from "%";',
  'export * from "%";',
  'export const later = () => import("%");',
  'export type Inline = import("%").Inline;',
  'import required = require("%");',
  "import { single } from '%';",
];
const specifiers = [
  "#web/features/spots/queries.ts",
  "@striper/server",
  "@striper/angling/spots/deep/inside",
  "../platform/a.ts",
  "../../platform/a.ts",
  "./../platform/a.ts",
  "..",
  "node:fs",
  "crypto",
];
const inEveryWay = specifiers.flatMap((specifier, index) =>
  waysToImport.map((way, row) =>
    plant(`apps/web/src/ui/ways-${index}-${row}.ts`, way.replace("%", specifier), true),
  ),
);
const notRefused = [
  'import { near } from "./near.ts";',
  'import { below } from "./below/near.ts";',
  'import { useState } from "react";',
  'export const words = "../not an import #web/features/spots";',
].map((line) => plant("apps/web/src/ui/allowed.ts", line, false));

const feature = "apps/server/src/features/accounts";
const sqlFiles = [
  `${feature}/some/use-case.ts`,
  `${feature}/some/some.store.ts`,
  `${feature}/some.table.ts`,
] as const;
for (const file of sqlFiles) files.set(file, ['import { sql } from "drizzle-orm";']);
files.set("packages/marine/src/clock.ts", ["export const a = Date.now() - new Date().getTime();"]);
files.set("packages/marine/src/fixed.ts", ["export const b = new Date(0);"]);
files.set("packages/marine/src/long.ts", Array<string>(301).fill("export {};"));
const circle = ["apps/web/src/app/circle-one.ts", "apps/web/src/app/circle-two.ts"] as const;
files.set(circle[0], ['import type { Two } from "./circle-two.ts";', "export type One = Two | 1;"]);
files.set(circle[1], ['import type { One } from "./circle-one.ts";', "export type Two = One[];"]);

beforeAll(() => {
  planted = mkdtempSync(join(tmpdir(), "striper-boundaries-"));
  const config = { extends: [join(root, ".oxlintrc.json")], options: { typeAware: false } };
  writeFileSync(join(planted, "config.json"), JSON.stringify(config));
  for (const [file, lines] of files) {
    const path = join(planted, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${lines.join("\n")}\n`);
  }
  found = lint();
}, 60_000);

afterAll(() => rmSync(planted, { recursive: true, force: true }));

describe("import directions", () => {
  test("every row of the table may import what it lists, and nothing else", () => {
    expect(ofTheTable.length).toBeGreaterThan(400);
    expect(misjudged(ofTheTable)).toEqual([]);
  });

  test("what the architecture says in words holds", () => {
    expect(misjudged(inWords)).toEqual([]);
  });

  test("every way to import a module is judged", () => {
    expect(misjudged([...inEveryWay, ...notRefused])).toEqual([]);
  });

  test("SQL is written in stores and tables only", () => {
    const refusals = sqlFiles.map((file) => refused(file, "no-restricted-imports"));
    expect(refusals).toEqual([true, false, false]);
  });

  test("a circle of imports is refused, of types too", () => {
    expect(circle.map((file) => refused(file, "no-cycle"))).toEqual([true, true]);
  });
});

describe("purity and sizes", () => {
  test("the pure packages may not ask the machine for the time", () => {
    expect(refused("packages/marine/src/clock.ts", "explicit-now")).toBe(true);
    expect(refused("packages/marine/src/fixed.ts", "explicit-now")).toBe(false);
  });

  test("a file over 300 lines is refused", () => {
    expect(refused("packages/marine/src/long.ts", "max-lines")).toBe(true);
  });
});
