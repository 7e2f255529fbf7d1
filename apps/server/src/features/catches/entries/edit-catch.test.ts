import type { CatchRecord } from "@striper/contract/catch-records";
import { editCatch, removeCatch } from "@striper/contract/catches";
import { hour } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import { openCatchesApp, someCatch, type Angler } from "#server/testing/apps/catches-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let by: Angler;
const app = await sharedByFile(openCatchesApp());
beforeEach(async () => {
  by = await app.join();
});

describe("an edit", () => {
  let catch_id: string;
  beforeEach(async () => {
    ({ catch_id } = await by.log(someCatch));
  });
  const edit = (body: object) => app.call(editCatch, { by, params: { catch_id }, body });

  test("replaces the content and increases the revision", async () => {
    app.moveTime(hour);
    const answer = await edit({
      ...someCatch,
      species: "Bluefish",
      notes: "no, a blue",
      revision: 1,
    });
    expect(answer.json()).toMatchObject({
      message: "Catch saved.",
      catch: { species: "Bluefish", notes: "no, a blue", revision: 2 },
    });
    const record = answer.json<{ catch: CatchRecord }>().catch;
    expect(Date.parse(record.updated_at)).toBe(app.now());
    expect(Date.parse(record.created_at)).toBe(app.now() - hour);
  });

  test("based on an older revision is refused as a conflict", async () => {
    await edit({ ...someCatch, notes: "from the phone", revision: 1 });
    const answer = await edit({ ...someCatch, notes: "from the tablet", revision: 1 });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: "edit_conflict",
        message: "This catch was changed on another device since you opened it.",
      },
    ]);
    expect(await by.mine()).toMatchObject([{ notes: "from the phone", revision: 2 }]);
  });

  test("sent again succeeds", async () => {
    const body = { ...someCatch, notes: "once", revision: 1 };
    await edit(body);
    expect((await edit(body)).json()).toMatchObject({ catch: { notes: "once", revision: 2 } });
  });

  test("succeeds for only one of two concurrent requests", async () => {
    const answers = await Promise.all(
      ["a", "b"].map((notes) => edit({ ...someCatch, notes, revision: 1 })),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  test("of a deleted catch is not found", async () => {
    await app.call(removeCatch, { by, params: { catch_id } });
    const answer = await edit({ ...someCatch, revision: 1 });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { message: "This catch is not in your log." },
    ]);
  });
});
