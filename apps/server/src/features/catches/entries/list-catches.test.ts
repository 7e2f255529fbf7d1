import type { CatchRecord } from "@striper/contract/catch-records";
import { myCatches } from "@striper/contract/catches";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { CatchesApp } from "#server/testing/apps/catches-app.ts";
import { openCatchesApp } from "#server/testing/apps/catches-app.ts";
import type { SignedIn } from "#server/testing/apps/feature-app.ts";

let app: CatchesApp;
let by: SignedIn;
beforeAll(async () => {
  app = await openCatchesApp();
});
beforeEach(async () => {
  by = await app.join();
});
afterAll(() => app.close());

const log = (body: object) => app.log(by, body);
const mine = () => app.mine(by);

describe("the list", () => {
  test("shows the newest first, page by page, each catch once", async () => {
    const times = [8, 7, 9, 9, 9, 6].map((hours) => `2026-06-12T0${hours}:00:00Z`);
    for (const date_caught of times) await log({ species: "Cod", date_caught });
    const pages: string[][] = [];
    let after: string | undefined;
    do {
      const query = { limit: "2", ...(after === undefined ? {} : { after }) };
      const page = (await app.call(myCatches, { by, query })).json<{
        catches: CatchRecord[];
        next: string | null;
      }>();
      pages.push(page.catches.map(({ catch_id }) => catch_id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2]);
    const all = (await mine()).map(({ catch_id }) => catch_id);
    expect(pages.flat()).toEqual(all);
    expect(new Set(all).size).toBe(6);
    const shown = (await mine()).map(({ date_caught }) => date_caught);
    expect(shown).toEqual(shown.toSorted().toReversed());
  });

  test("of an empty log is empty", async () => {
    expect((await app.call(myCatches, { by })).json()).toEqual({ catches: [], next: null });
  });

  test.each(["nonsense", "MTIz", "x".repeat(100)])("refuses the mark %s", async (after) => {
    const answer = await app.call(myCatches, { by, query: { after } });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: "invalid_request" }]);
  });
});
