import { beforeAll, expect, test, vi } from "vitest";

/* Checks that a field added to the contract's table works in every part of the device's log. */

const at = "2026-06-13T16:00:00.000Z";
const now = Date.parse(at);

async function logWithLure() {
  return {
    ...(await import("@striper/contract/catch-content")),
    ...(await import("#web/features/catches/archive/export-files.ts")),
    ...(await import("#web/features/catches/archive/match/fields.ts")),
    ...(await import("#web/features/catches/archive/match/options.ts")),
    ...(await import("#web/features/catches/archive/match/read-row.ts")),
    ...(await import("#web/features/catches/archive/read-table.ts")),
    ...(await import("#web/features/catches/book/catch-detail-view.ts")),
    ...(await import("#web/features/catches/log/log-writes.ts")),
    ...(await import("#web/features/catches/logging/form/catch-draft.ts")),
  };
}

let log: Awaited<ReturnType<typeof logWithLure>>;
beforeAll(async () => {
  vi.resetModules();
  const fields = await import("@striper/contract/catch-fields");
  const { is_unfinished: flag, position_accuracy_meters: figure } = fields.catchFields;
  Object.assign(fields.catchFields, {
    lure_color: fields.addedLater(fields.line(40)),
    is_foul_hooked: fields.addedLater(flag),
    fight_minutes: fields.addedLater({ ...figure, most: 600 }),
  });
  log = await logWithLure();
});

const caught = () => ({
  ...log.blankContent("Striped Bass", at),
  lure_color: "olive",
  is_foul_hooked: true,
  fight_minutes: 12,
});
const record = () => log.unsentRecord("0198a000-0000-7000-8000-000000000001", caught(), at);

test("the form's draft includes an added field, refuses one that is too long and stores it", () => {
  const draft = { ...log.emptyDraft, species: "Striped Bass", fate: "released" as const };
  expect(draft).toHaveProperty("lure_color", "");
  const written = { ...draft, lure_color: " olive " };
  expect(log.contentOfDraft(written, null, "us", now)).toHaveProperty("lure_color", "olive");
  expect(log.draftOf(caught(), "us")).toHaveProperty("lure_color", "olive");
  const tooLong = { ...draft, lure_color: "x".repeat(41) };
  expect(log.draftProblems(tooLong, "us", now)).toEqual({ lure_color: "At most 40 characters." });
});

test("an unsent catch shows an added field", () => {
  expect(record()).toHaveProperty("lure_color", "olive");
  expect(log.otherWords(record()).map(({ value }) => value)).toContain("olive");
});

test("an exported table has a column for an added field, and importing it restores the value", () => {
  const { text } = log.exportFile({ catches: [record()], trips: [] }, "csv", true, now);
  const table = log.readTable(text);
  const matching = log.guessMatching(table.head);
  const [row] = table.rows;
  if (row === undefined) throw new Error("no row");
  const options = log.guessOptions(table, matching, "us");
  expect(log.readRow(row, matching, options, now)).toMatchObject({
    kind: "read",
    row: { content: { lure_color: "olive", is_foul_hooked: true, fight_minutes: 12 } },
  });
});
