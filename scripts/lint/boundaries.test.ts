import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { forbiddenPatterns, zones } from "./boundaries.ts";
import { lintConfig } from "./generate.ts";

const root = join(import.meta.dirname, "../..");
let planted: string;

/** `@striper/web/**` becomes an import someone could write, some levels deep. */
const anImportOf = (pattern: string) =>
  pattern.replace("/**", "/deep/inside/thing.ts").replace(":*", ":fs");

/** `apps/x/src/**` becomes a file in it; `apps/x/src/*.ts` one right there. */
const aFileOf = (glob: string, name: string) =>
  glob.endsWith("**") ? glob.replace("**", `some/${name}`) : glob.replace(/\*\.tsx?$/, name);

interface Plant {
  file: string;
  imported: string;
  zone: string;
}

const plants: Plant[] = zones(root).flatMap((zone) =>
  [false, true].flatMap((inTests) =>
    forbiddenPatterns(zone, { inTests }).flatMap(({ group }) =>
      group.map((pattern, index) => ({
        zone: inTests ? `${zone.name} (tests)` : zone.name,
        imported: anImportOf(pattern),
        file: aFileOf(
          zone.files[0] ?? "",
          `planted-${index}-${pattern.replaceAll(/\W+/g, "-")}${inTests ? ".test" : ""}.ts`,
        ),
      })),
    ),
  ),
);

function write(file: string, text: string) {
  const path = join(planted, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const noun = "apps/server/src/features/accounts";
const sqlPlants = [
  `${noun}/some/use-case.ts`,
  `${noun}/some/some.store.ts`,
  `${noun}/some.table.ts`,
] as const;

interface Finding {
  filename: string;
  code?: string;
}

function lint(): Finding[] {
  const oxlint = join(root, "node_modules/oxlint/bin/oxlint");
  const run = spawnSync(process.execPath, [oxlint, "-c", "config.json", "-f", "json", "."], {
    cwd: planted,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const report: { diagnostics: Finding[] } = JSON.parse(run.stdout);
  return report.diagnostics;
}

let found: Finding[];
const refused = (file: string, rule: string) =>
  found.some((one) => one.filename.endsWith(file) && (one.code ?? "").includes(rule));

beforeAll(() => {
  planted = mkdtempSync(join(tmpdir(), "striper-boundaries-"));
  symlinkSync(join(root, "scripts"), join(planted, "scripts"));
  const { options: _typeAware, ...config } = lintConfig(root);
  writeFileSync(join(planted, "config.json"), JSON.stringify(config));
  for (const { file, imported } of plants) {
    write(file, `import { thing } from "${imported}";\nexport const used = thing;\n`);
  }
  write("packages/angling/src/some/allowed.ts", 'export { feet } from "@striper/marine/units";\n');
  write(
    "packages/marine/src/some/clock.ts",
    "export const a = Date.now();\nexport const b = new Date();\n",
  );
  write("packages/marine/src/some/fine.ts", "export const c = new Date(0);\n");
  write("packages/marine/src/some/long.ts", "export {};\n".repeat(301));
  const sql = 'import { sql } from "drizzle-orm";\nexport const used = sql;\n';
  for (const file of sqlPlants) write(file, sql);
  found = lint();
}, 60_000);

afterAll(() => rmSync(planted, { recursive: true, force: true }));

describe("import boundaries", () => {
  test.each(plants)("$zone must not import $imported", ({ file }) => {
    expect(refused(file, "no-restricted-imports")).toBe(true);
  });

  test("an allowed import passes", () => {
    expect(refused("packages/angling/src/some/allowed.ts", "no-restricted-imports")).toBe(false);
  });

  test("SQL is written in stores and tables only", () => {
    const refusals = sqlPlants.map((file) => refused(file, "no-restricted-imports"));
    expect(refusals).toEqual([true, false, false]);
  });

  test("every zone of the map is guarded", () => {
    const names = zones(root).map((zone) => zone.name);
    expect(names).toEqual(
      expect.arrayContaining([
        "marine",
        "angling",
        "contract",
        "testkit",
        "server/http",
        "server/platform",
        "web/ui",
        "web/platform",
        "fakes",
        "e2e",
      ]),
    );
  });
});

describe("purity and sizes", () => {
  test("the pure packages may not ask the machine for the time", () => {
    expect(refused("packages/marine/src/some/clock.ts", "explicit-now")).toBe(true);
    expect(refused("packages/marine/src/some/fine.ts", "explicit-now")).toBe(false);
  });

  test("a file over 300 lines is refused", () => {
    expect(refused("packages/marine/src/some/long.ts", "max-lines")).toBe(true);
  });
});
