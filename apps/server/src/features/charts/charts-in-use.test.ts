import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chartsInUse } from "@striper/contract/chart-cells";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openBillingApp } from "#server/testing/billing/billing-app.ts";

describe("the charts in use", () => {
  let fetched = "";
  beforeAll(() => {
    fetched = mkdtempSync(join(tmpdir(), "charts-"));
  });
  afterAll(() => rmSync(fetched, { recursive: true, force: true }));

  test("are shown to admins with cell, edition and date", async () => {
    const app = await openBillingApp(undefined);
    const { token } = await app.joinAdmin();
    const answer = await app.call(chartsInUse, { token });
    const { cells, ...rest } = chartsInUse.response.parse(answer.json());
    await app.close();
    expect(rest).toMatchObject({ origin: "built-in", fault: null });
    expect(rest.archive_bytes).toBeGreaterThan(1e6);
    expect(cells.map(({ name }) => name)).toContain("US5BOSCD");
    for (const { edition, issued } of cells) {
      expect(edition).toBeGreaterThan(0);
      expect(issued).toMatch(/^20\d\d-/);
    }
  });
});
