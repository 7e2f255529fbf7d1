import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createShiftedClock } from "#server/platform/clock/shifted-clock.ts";

const folder = mkdtempSync(join(tmpdir(), "striper-clock-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, "offset");
const clock = createShiftedClock(file);
/** Whole seconds; a moment may pass between the two looks. */
const shift = (): number => Math.floor((clock.now() - Date.now() + 500) / 1000);

test("is the machine's clock until the file says otherwise, and follows each change of it", () => {
  expect(shift()).toBe(0);
  writeFileSync(file, "604800000\n");
  expect(shift()).toBe(604_800);
  writeFileSync(file, "-3600000");
  expect(shift()).toBe(-3600);
});

test.each(["", "soon", "1e400", "0.5"])("takes %j for no offset", (text) => {
  writeFileSync(file, text);
  expect(shift()).toBe(0);
});
