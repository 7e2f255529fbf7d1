import { keepOrRelease, packagedTable } from "@striper/angling/regulations";
import * as calls from "@striper/contract/regulations";
import { inches } from "@striper/marine/units";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  edited,
  openRegulationsApp,
  reworded,
  slotOf,
  stripedBass,
  verifiedToday,
} from "#server/testing/apps/regulations-app.ts";
import type { RegulationsApp } from "#server/testing/apps/regulations-app.ts";

const shipped = packagedTable.version;
let app: RegulationsApp;
beforeEach(async () => {
  app = await openRegulationsApp();
});
afterEach(() => app.close());

const { id } = stripedBass();
const narrower = edited({ sizes: slotOf(30, 31), citation: "322 CMR 6.07 (2027)" });

describe("the rule desk", () => {
  const calling = [
    [calls.previewRegulations, { base_version: shipped }],
    [calls.publishRegulations, { base_version: shipped, note: "x" }],
    [calls.rollBackRegulations, { base_version: shipped, note: "x" }],
  ] as const;

  test.each(calling)("is for admins: %#", async (endpoint, body) => {
    const params = { version: String(shipped) };
    const angler = await app.join();
    const lapsed = await app.join({ hasAccess: false });
    expect((await app.call(endpoint, { params, body })).statusCode).toBe(401);
    for (const by of [angler, lapsed]) {
      const answer = await app.call(endpoint, { by, params, body });
      expect([answer.statusCode, answer.json().code]).toEqual([403, "forbidden"]);
    }
    expect(app.version()).toBe(shipped);
  });

  test("previews an edit in words, and changes nothing", async () => {
    const answer = await app.preview({ base_version: shipped, records: [narrower] });
    const { changes, problems, table } = calls.previewRegulations.response.parse(answer.json());
    expect(problems).toEqual([]);
    expect(changes.map(({ part }) => part)).toEqual(["size", "citation", "last verification"]);
    expect(changes[0]?.words).toMatch(
      /size was “28 to less than 31 in.*”, is now “30 to less than/u,
    );
    expect(table).toMatchObject({ version: shipped + 1, publishedOn: verifiedToday });
    expect(table.records.find((record) => record.id === id)).toEqual(narrower);
    expect(app.version()).toBe(shipped);
    expect((await app.call(calls.newestTable)).json()).toEqual(packagedTable);
  });

  test("publishes the next version, lists its changes and records who published it", async () => {
    const before = await app.call(calls.newestTable);
    app.moveDays(1);
    const answer = await app.publish({
      base_version: shipped,
      records: [narrower],
      note: "New slot",
    });
    expect(answer.json()).toMatchObject({
      version: shipped + 1,
      published_at: "2026-06-14T09:00:00Z",
      note: "New slot",
      changes: { length: 3 },
    });
    const after = await app.call(calls.newestTable, {
      headers: { "if-none-match": String(before.headers.etag) },
    });
    expect(after.statusCode).toBe(200);
    expect(after.json()).toMatchObject({ version: shipped + 1, publishedOn: "2026-06-14" });
    expect((await app.call(calls.allRegulations)).json()).toMatchObject({
      table_version: shipped + 1,
      last_updated: "2026-06-14",
      ma_striped_bass: { size_limit: expect.stringContaining("30 to less than 31 in") },
    });
    const { versions } = (await app.call(calls.regulationVersions)).json();
    expect(versions[0]).toEqual(answer.json());
    expect(await app.audited()).toMatchObject([
      {
        actorId: app.admin.accountId,
        action: "publish_regulations",
        subjectId: null,
        detail: { version: shipped + 1, note: "New slot", changes: 3 },
      },
    ]);
  });

  test("keeps the order of rules, appends new ones and removes deleted ones", async () => {
    const added = { ...edited({}), id: "ma/striped_bass/trial", area: null, bags: [] };
    const removed = packagedTable.records.find(({ species }) => species === "scup")?.id ?? "";
    const edit = {
      base_version: shipped,
      records: [{ ...added, species: "acadian_redfish", bags: stripedBass().bags }, narrower],
      removed_record_ids: [removed],
      notices: [reworded],
      removed_notice_ids: [packagedTable.notices[1]?.id],
    };
    const answer = await app.preview(edit);
    const { table } = calls.previewRegulations.response.parse(answer.json());
    const ids = packagedTable.records.map((record) => record.id).filter((one) => one !== removed);
    expect(table.records.map((record) => record.id)).toEqual([...ids, "ma/striped_bass/trial"]);
    expect(table.notices[0]?.text).toBe("Otherwise.");
    expect(table.notices).toHaveLength(packagedTable.notices.length - 1);
  });
});

describe("a new rule and a new notice", () => {
  const scupless = {
    ...packagedTable,
    records: packagedTable.records.filter((one) => one.id !== "nh/scup"),
  };
  const scup = edited({
    id: "nh/scup",
    species: "scup",
    jurisdiction: "NH",
    sizes: [{ limit: { kind: "length", measure: "total length", minimum: 11 } }],
    bags: [{ limit: { kind: "fish", fish: 30, per: "angler-day" } }],
  });
  const ramp = { ...reworded, id: "ramp-closed", title: "Ramp closed" };

  test("can be read by everybody once published, apply to catches, and are gone after a rollback", async () => {
    const edit = { records: [scup], notices: [ramp], removed_notice_ids: [reworded.id] };
    await app.publish({ base_version: shipped, removed_record_ids: ["nh/scup"] });
    expect(await tableNow()).toMatchObject({ records: scupless.records });
    const answer = await app.publish({ base_version: shipped + 1, ...edit });
    expect(answer.json().changes).toMatchObject([
      { id: "nh/scup", kind: "added", words: expect.stringContaining("New Hampshire, Scup") },
      { id: "ramp-closed", kind: "added" },
      { id: reworded.id, kind: "removed" },
    ]);
    const table = await tableNow();
    expect(table.records.at(-1)).toEqual(scup);
    expect(table.notices.at(-1)).toEqual(ramp);
    const question = { species: "scup", place: { jurisdiction: "NH" }, mode: "shore" } as const;
    const asked = { ...question, date: verifiedToday, length: inches(11) };
    expect(keepOrRelease(asked, table)).toMatchObject({
      verdict: "keep",
      record: { id: "nh/scup" },
    });
    const found = await app.call(calls.searchRegulations, { params: { species: "scup" } });
    expect(found.json().regulations).toContainEqual(
      expect.objectContaining({ id: "nh/scup", minimum_size: "11 in total length" }),
    );

    await app.restore(shipped, shipped + 2);
    expect(await tableNow()).toMatchObject({
      version: shipped + 3,
      records: packagedTable.records,
      notices: packagedTable.notices,
    });
  });

  const tableNow = async () =>
    calls.newestTable.response.parse((await app.call(calls.newestTable)).json());
});

describe("two admins", () => {
  test("who publish at once: one of them gets a conflict", async () => {
    const second = await app.join({ role: "admin" });
    const answers = await Promise.all([
      app.publish({ base_version: shipped, records: [edited({ notes: "One" })] }),
      app.publish({ base_version: shipped, records: [edited({ notes: "Two" })] }, second),
      app.publish({ base_version: shipped, records: [edited({ notes: "Three" })] }),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect([answer.statusCode, answer.json().code]).toEqual([409, "edit_conflict"]);
    expect(app.version()).toBe(shipped + 1);
    expect(await app.audited()).toHaveLength(1);
  });

  test.each([0, shipped - 1, shipped + 1, 999])(
    "cannot start from version %i when another is in force",
    async (base_version) => {
      const answer = await app.preview({ base_version, records: [narrower] });
      expect(answer.statusCode).toBe(base_version === 0 ? 400 : 409);
    },
  );
});

describe("an older version", () => {
  test("is published as the next one, with its differences in words", async () => {
    await app.publish({ base_version: shipped, records: [narrower] });
    const answer = await app.restore(shipped, shipped + 1);
    expect(answer.json()).toMatchObject({
      version: shipped + 2,
      note: "Back again",
      changes: { length: 3 },
    });
    const table = (await app.call(calls.newestTable)).json();
    expect(table).toEqual({ ...packagedTable, version: shipped + 2, publishedOn: verifiedToday });
    const { versions } = (await app.call(calls.regulationVersions)).json();
    expect(versions).toMatchObject([
      { version: shipped + 2 },
      { version: shipped + 1 },
      { version: shipped },
    ]);
    const entries = await app.audited();
    expect(entries.at(-1)).toMatchObject({
      action: "restore_regulations",
      detail: { version: shipped + 2, restored_version: shipped },
    });
  });

  test("that is in force already, or never existed, is refused", async () => {
    expect((await app.restore(shipped, shipped)).json()).toMatchObject({
      code: "invalid_request",
      message: "This cannot be published: Nothing would change.",
    });
    expect((await app.restore(99, shipped)).statusCode).toBe(404);
    expect((await app.restore(shipped, 99)).json().code).toBe("edit_conflict");
    expect(app.version()).toBe(shipped);
  });
});
