import {
  allRegulations as printAll,
  packagedTable,
  stripedBassRegulations as printStripedBass,
} from "@striper/angling/regulations";
import * as calls from "@striper/contract/regulations";
import { describe, expect, test } from "vitest";
import { edited, openRegulationsApp, stripedBass } from "#server/testing/apps/regulations-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

const shipped = packagedTable.version;
const app = await sharedByFile(openRegulationsApp());

const today = "2026-06-13";
const search = (species: string) => app.call(calls.searchRegulations, { params: { species } });

describe("anybody", () => {
  // SPEC 7.35, 7.36
  test("can read all rules, those of striped bass, and the whole table", async () => {
    expect((await app.call(calls.allRegulations)).json()).toEqual(printAll(today));
    expect((await app.call(calls.stripedBassRegulations)).json()).toEqual(printStripedBass(today));
    expect((await app.call(calls.newestTable)).json()).toEqual(packagedTable);
  });

  test("is told that federal waters are closed for striped bass, contrary to the specification", async () => {
    const { summary, federal } = (await app.call(calls.stripedBassRegulations)).json();
    expect(summary.federal_waters).toMatch(/^Federal waters .* are closed/u);
    expect(summary.slot_limit).toContain("28 to less than 31 in");
    expect(federal.targeting_unlawful).toBe(true);
  });

  test.each([
    ["striped bass", "Striped bass"],
    ["STRIPER", "Striped bass"],
    ["  stripped bass ", "Striped bass"],
    ["fluke", "Summer flounder (fluke)"],
    ["summer_flounder", "Summer flounder (fluke)"],
  ])("finds %j", async (text, name) => {
    const answer = await search(text);
    expect(answer.statusCode).toBe(200);
    const found = calls.searchRegulations.response.parse(answer.json());
    expect(found.species.toLowerCase()).toBe(name.toLowerCase());
    expect(found.count).toBe(found.regulations.length);
    expect(found.count).toBeGreaterThan(0);
  });

  test("can read all publications, the first of which is the packaged table", async () => {
    const answer = await app.call(calls.regulationVersions);
    expect(answer.json()).toEqual({
      versions: [
        {
          version: shipped,
          published_at: "2026-06-13T09:00:00Z",
          note: "The rules that the product came with.",
          changes: [],
        },
      ],
    });
    const since = await app.call(calls.regulationVersions, { query: { since: String(shipped) } });
    expect(since.json()).toEqual({ versions: [] });
    const future = await app.call(calls.regulationVersions, { query: { since: "999999" } });
    expect(future.json()).toEqual({ versions: [] });
  });
});

describe("the day", () => {
  test("is Boston's, and a new day makes new answers", async () => {
    app.setTime(Date.UTC(2026, 5, 14, 3, 59));
    expect((await app.call(calls.allRegulations)).json()).toMatchObject({ as_of: "2026-06-13" });
    app.setTime(Date.UTC(2026, 5, 14, 4, 0));
    expect((await app.call(calls.allRegulations)).json()).toMatchObject({ as_of: "2026-06-14" });
    app.setTime(Date.UTC(2026, 5, 13, 9));
  });
});

describe("several servers", () => {
  test("agree on the first version when they start together", async () => {
    const servers = await Promise.all([1, 2, 3].map(() => app.startServer()));
    expect(servers.map(({ regulations }) => regulations.table().version)).toEqual([
      shipped,
      shipped,
      shipped,
    ]);
  });

  test("answer with what one of them has published after their next check", async () => {
    const other = await app.startServer();
    const slot = (server?: typeof other.server) =>
      app.call(calls.stripedBassRegulations, server === undefined ? {} : { server });
    const before = await slot(other.server);
    const records = [edited({ gear: "Inline circle hooks." })];
    expect((await app.publish({ base_version: shipped, records })).statusCode).toBe(200);
    expect((await slot()).json().massachusetts.gear).toBe("Inline circle hooks.");
    expect((await slot(other.server)).json()).toEqual(before.json());
    await other.regulations.refresh();
    expect((await slot(other.server)).json().massachusetts.gear).toBe("Inline circle hooks.");
    expect(other.regulations.table().version).toBe(shipped + 1);
  });

  test("keep their table while the database is away, and log it", async () => {
    await app.database.pool.query("alter table regulation_versions rename to elsewhere");
    await app.regulations.refresh();
    const alone = await app.startServer();
    await app.database.pool.query("alter table elsewhere rename to regulation_versions");
    expect(alone.regulations.table()).toEqual(packagedTable);
    expect((await app.call(calls.allRegulations)).json()).toMatchObject({
      table_version: shipped + 1,
    });
    const warnings = app.logged.filter(({ level }) => level === "warn");
    expect(warnings.map(({ msg }) => msg)).toEqual([
      "newer rules could not be looked for",
      "newer rules could not be looked for",
    ]);
    await alone.regulations.refresh();
    expect(alone.regulations.table().version).toBe(shipped + 1);
  });
});

describe("a newer release", () => {
  const newer = {
    ...packagedTable,
    records: packagedTable.records.map((record) =>
      record.id === stripedBass().id ? { ...record, notes: "Of the next year." } : record,
    ),
  };

  test("publishes its rules when nobody has edited them, and an older release does not undo that", async () => {
    const fresh = await openRegulationsApp();
    const upgraded = await fresh.startServer(newer);
    expect(upgraded.regulations.table()).toMatchObject({
      version: shipped + 1,
      publishedOn: today,
    });
    const older = await fresh.startServer(packagedTable);
    expect(older.regulations.table().version).toBe(shipped + 1);
    await fresh.regulations.refresh();
    expect(fresh.version()).toBe(shipped + 1);
    const seen = (await fresh.call(calls.regulationVersions)).json().versions;
    expect(seen[0].note).toBe("Newer rules that came with the product.");
    expect(seen[0].changes).toHaveLength(1);
    await fresh.close();
  });

  test("leaves the rule desk's table in force, and logs it", async () => {
    const fresh = await openRegulationsApp();
    await fresh.publish({ base_version: shipped, records: [edited({ notes: "Of the desk." })] });
    const upgraded = await fresh.startServer(newer);
    expect(upgraded.regulations.table().version).toBe(shipped + 1);
    expect(fresh.logged.at(-1)).toMatchObject({ level: "warn", version: shipped + 1 });
    await fresh.close();
  });
});
