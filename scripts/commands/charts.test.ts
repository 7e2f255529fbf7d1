import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { originOf, writtenOrigin } from "./support/chart-origin.ts";

const root = join(import.meta.dirname, "../..");

test("the built charts are made from these cells by this program: else run npm run charts -- data/charts/ENC_ROOT", () => {
  expect(writtenOrigin(root)).toBe(originOf(root));
});

test("charts that are not there are named in a sentence", () => {
  const command = [join(root, "scripts/run-command.mjs"), "charts"];
  const gone = join(root, "data/charts/gone");
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, gone], {
    encoding: "utf8",
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: "",
    stderr: `${gone} is not there, or may not be read.\n`,
  });
});
