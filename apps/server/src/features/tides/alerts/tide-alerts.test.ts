import { randomUUID } from "node:crypto";
import { tideAlertsPerAccount } from "@striper/contract/limits";
import { listAlerts, removeAlert, saveAlert } from "@striper/contract/tides";
import { minute } from "@striper/marine/time";
import { beforeEach, describe, expect, test } from "vitest";
import { type SignedIn } from "#server/testing/apps/feature-app.ts";
import { exporterOfAlerts } from "#server/features/tides/alerts/alerts-archive.ts";
import { restoreInto, zip } from "#server/testing/archives.ts";
import { high, openTideAlertsApp } from "#server/testing/apps/tide-alerts-app.ts";
import { sharedByFile } from "#server/testing/shared-by-file.ts";

let by: SignedIn;
const app = await sharedByFile(openTideAlertsApp());
beforeEach(async () => {
  by = await app.join();
});

const crossing = { ...high, event: "height", height_feet: 3.5, direction: "rising" };
const slack = { ...high, station: "BOS1111", event: "slack" };

interface Listed {
  alerts: { alert_id: string; created_at: string }[];
}
const listed = async (who: SignedIn = by) =>
  (await app.call(listAlerts, { by: who })).json<Listed>().alerts;
const put = (alert_id: string, body: object = high, who: SignedIn = by) =>
  app.call(saveAlert, { by: who, params: { alert_id }, body });
const remove = (alert_id: string, who: SignedIn = by) =>
  app.call(removeAlert, { by: who, params: { alert_id } });

describe("a tide reminder", () => {
  test("keeps the id that the device chose, and can be changed", async () => {
    const alert_id = randomUUID();
    const made = await put(alert_id);
    expect(made.json()).toMatchObject({ alert_id, ...high });
    app.moveTime(minute);
    expect((await put(alert_id, crossing)).json()).toEqual({
      ...made.json<object>(),
      ...crossing,
    });
    expect(await listed()).toMatchObject([{ alert_id, ...crossing }]);
  });

  test("is removed, and a second request finds none", async () => {
    const alert_id = randomUUID();
    await put(alert_id);
    expect((await remove(alert_id)).statusCode).toBe(200);
    expect(await listed()).toEqual([]);
    const again = await remove(alert_id);
    expect([again.statusCode, again.json()]).toMatchObject([404, { code: "not_found" }]);
  });

  test("of somebody else cannot be seen, changed or removed", async () => {
    const alert_id = randomUUID();
    await put(alert_id);
    const stranger = await app.join();
    expect((await remove(alert_id, stranger)).statusCode).toBe(404);
    await put(alert_id, slack, stranger);
    expect(await listed()).toMatchObject([{ alert_id, ...high }]);
    expect(await listed(stranger)).toMatchObject([{ alert_id, ...slack }]);
  });

  test.each([
    ["a height without a direction", { ...crossing, direction: null }],
    ["a height without the height", { ...crossing, height_feet: null }],
    ["a height for a high tide", { ...high, height_feet: 3, direction: "rising" }],
    ["a lead of two days", { ...high, lead_minutes: 2880 }],
    ["half a minute", { ...high, lead_minutes: 0.5 }],
    ["an event nobody knows", { ...high, event: "ebb" }],
    ["a station in words", { ...high, station: "Boston Harbor" }],
    ["a field nobody knows", { ...high, sound: "horn" }],
    ["nothing in it", {}],
  ])("with %s is refused", async (_, body) => {
    const answer = await put(randomUUID(), body);
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: "invalid_request" }]);
    expect(await listed()).toEqual([]);
  });

  test.each([
    ["an unknown station", { ...high, station: "1234567" }],
    ["slack water at a gauge of heights", { ...slack, station: "8443970" }],
    ["a high tide at a current station", { ...high, station: "BOS1111" }],
  ])("for %s finds no station", async (_, body) => {
    const answer = await put(randomUUID(), body);
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: "not_found" }]);
  });

  test("beyond the limit is refused, even with concurrent requests", async () => {
    await app.database.pool.query(
      `insert into tide_alerts
        (account_id, id, station, event, lead_minutes, is_active, created_at, updated_at)
       select $1, gen_random_uuid(), '8443970', 'high', 0, true, now(), now()
       from generate_series(1, $2::integer)`,
      [by.accountId, tideAlertsPerAccount - 2],
    );
    const answers = await Promise.all([1, 2, 3, 4].map(() => put(randomUUID())));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: "limit_reached",
    });
  });
});

describe("the calls", () => {
  const params = { alert_id: randomUUID() };
  const calls = [
    ["list", listAlerts, {}],
    ["save", saveAlert, { params, body: high }],
    ["remove", removeAlert, { params }],
  ] as const;

  test.each(calls)("to %s are for those who are signed in", async (_, endpoint, request) => {
    const answer = await app.call(endpoint, request);
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: "unauthorized" }]);
  });

  test.each(calls)("to %s need a running plan", async (_, endpoint, request) => {
    const lapsed = await app.join({ hasAccess: false });
    const answer = await app.call(endpoint, { ...request, by: lapsed });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      402,
      { code: "subscription_required" },
    ]);
  });
});

describe("an export", () => {
  async function exported(who: SignedIn, includePositions = true) {
    const files: { path: string; content: string }[] = [];
    for await (const { path, content } of exporterOfAlerts(app).entries(who.accountId, {
      includePositions,
    }))
      files.push({ path, content: String(content) });
    return files;
  }
  async function importArchive(files: readonly { path: string; content: string }[], who: SignedIn) {
    const bytes = await zip(Object.fromEntries(files.map((file) => [file.path, file.content])));
    return restoreInto([app.alerts.importer], who.accountId, bytes);
  }

  test("without positions contains no stations", async () => {
    await put(randomUUID());
    expect(await exported(by, false)).toEqual([]);
  });

  test("with damaged entries loses only these", async () => {
    await put(randomUUID());
    const [file] = await exported(by);
    const content: { tide_alerts: object[] } = JSON.parse(file?.content ?? "");
    const [alert] = content.tide_alerts;
    content.tide_alerts.push({ ...alert, alert_id: "no id" });
    content.tide_alerts.push({ ...alert, alert_id: randomUUID(), station: "1234567" });
    content.tide_alerts.push({ ...alert, alert_id: randomUUID(), lead_minutes: "soon" });
    const path = "tides/tide-alerts.json";
    const taken = await importArchive(
      [{ path, content: JSON.stringify(content) }],
      await app.join(),
    );
    expect(taken.count("tide_alerts")).toBe(1);
    expect(taken.faults.map(({ entry }) => entry)).toEqual([
      `${path}, reminder 2`,
      `${path}, reminder 3`,
      `${path}, reminder 4`,
    ]);
  });
});
