/**
 * Writes .oxlintrc.json: the rules plus the import boundaries made from the folder list.
 * `--check` only compares, and fails when the file is out of date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { boundaryOverrides } from "./boundaries.ts";
import { exceptions, rules } from "./rules.ts";

const root = join(import.meta.dirname, "../..");
const target = join(root, ".oxlintrc.json");

export function lintConfig(folder: string) {
  return {
    $schema: "./node_modules/oxlint/configuration_schema.json",
    plugins: ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "vitest", "promise"],
    jsPlugins: ["./scripts/lint/plugin.mjs"],
    categories: { correctness: "error", suspicious: "error", perf: "error" },
    options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: "error" },
    ignorePatterns: ["**/dist/**", "**/catalogue/**", "**/generated/**", "data/**", "coverage/**"],
    rules,
    overrides: [...exceptions, ...boundaryOverrides(folder)],
  };
}

if (process.argv[1] === import.meta.filename) {
  const wanted = `${JSON.stringify(lintConfig(root), null, 2)}\n`;
  if (!process.argv.includes("--check")) {
    writeFileSync(target, wanted);
  } else if (readFileSync(target, "utf8") !== wanted) {
    console.error(".oxlintrc.json is out of date: run `npm run lint:config`.");
    process.exitCode = 1;
  }
}
