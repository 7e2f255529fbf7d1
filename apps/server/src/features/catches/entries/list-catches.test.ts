import { randomUUID } from "node:crypto";
import type { CatchRecord } from "@striper/contract/catch-records";
import * as contract from "@striper/contract/catches";
import { beforeEach, describe, expect, test } from "vitest";
import { openCatchesApp, type Angler } from "#server/testing/apps/catches-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let by: Angler;
const app = await sharedByFile(openCatchesApp());
beforeEach(async () => {
  by = await app.join();
});

describe("the list", () => {
  // SPEC 7.17
  test("returns the newest first, in pages, each catch once", async () => {
    const times = [8, 7, 9, 9, 9, 6].map((hours) => `2026-06-12T0${hours}:00:00Z`);
    for (const date_caught of times) await by.log({ species: "Cod", date_caught });
    const pages: string[][] = [];
    let after: string | undefined;
    do {
      const query = { limit: "2", ...(after === undefined ? {} : { after }) };
      const page = (await app.call(contract.myCatches, { by, query })).json<{
        catches: CatchRecord[];
        next: string | null;
      }>();
      pages.push(page.catches.map(({ catch_id }) => catch_id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2]);
    const all = (await by.mine()).map(({ catch_id }) => catch_id);
    expect(pages.flat()).toEqual(all);
    expect(new Set(all).size).toBe(6);
    const shown = (await by.mine()).map(({ date_caught }) => date_caught);
    expect(shown).toEqual(shown.toSorted().toReversed());
  });
});

describe("a cached page", () => {
  const names = async (query: Record<string, string> = {}): Promise<readonly string[]> => {
    const answer = await app.call(contract.myCatches, { by, query });
    return answer.json<{ catches: CatchRecord[] }>().catches.map(({ species }) => species);
  };

  test("shows every write that came in between", async () => {
    const id = randomUUID();
    const params = { catch_id: id };
    await by.log({ species: "Cod", catch_id: id });
    expect(await names()).toEqual(["Cod"]);
    expect(await names()).toEqual(["Cod"]);
    const body = { revision: 1, species: "Haddock", date_caught: "2026-06-12T07:00:00Z" };
    await app.call(contract.editCatch, { by, params, body });
    expect(await names()).toEqual(["Haddock"]);
    await by.log({ species: "Scup", date_caught: "2020-06-12T07:00:00Z" });
    expect(await names()).toEqual(["Haddock", "Scup"]);
    await app.call(contract.removeCatch, { by, params });
    expect(await names()).toEqual(["Scup"]);
    await app.call(contract.restoreCatch, { by, params });
    expect(await names()).toEqual(["Haddock", "Scup"]);
  });

  test("belongs to one angler only", async () => {
    await by.log({ species: "Cod" });
    expect(await names()).toEqual(["Cod"]);
    by = await app.join();
    expect(await names()).toEqual([]);
  });
});
