import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { differences } from "./generated-files.ts";
import { generateAll } from "./generate.ts";

const root = join(import.meta.dirname, "../..");

/** Excludes the folders that a server keeps beside them. */
const catalogues = readdirSync(join(root, "data")).filter((name) =>
  existsSync(join(root, "data", name, "README.md")),
);

test("the repository holds what the catalogues in data/ give, file by file", () => {
  expect(differences(root, generateAll(join(root, "data")))).toEqual([]);
});

describe("the folders of data/", () => {
  const git = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "data"],
    {
      cwd: root,
      encoding: "utf8",
    },
  );

  test.each(catalogues)("%s says where it comes from and under which license", (name) => {
    const page = readFileSync(join(root, "data", name, "README.md"), "utf8");
    expect(page).toMatch(/^Source: /m);
    expect(page).toMatch(/^License: /m);
    expect(git).toContain(`data/${name}/README.md\n`);
  });

  test("reach git and an image, what a server keeps reaches neither", () => {
    const named = (file: string) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/^!\/?data\/(\w+)\/?$/gm)].map(
        ([, name]) => name,
      );
    expect(named(".gitignore")).toEqual(catalogues);
    expect(named(".dockerignore")).toEqual(catalogues);
    expect(catalogues).not.toContain("server");
  });
});
