// @vitest-environment jsdom
import { packagedTable } from "@striper/angling/regulations";
import { ruleTableHeader } from "@striper/contract/rule-table-header";
import { capabilities } from "@striper/contract/operations";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubApi } from "#web/testing/stub-api.ts";

const shipped = packagedTable.version;
const table = "GET /api/regulations/table";
const contact = `${capabilities.method} ${capabilities.path}`;
const closed = {
  ...packagedTable,
  version: shipped + 1,
  records: packagedTable.records.map((record) =>
    record.id === "ma/bluefish" ? { ...record, season: { kind: "closed" as const } } : record,
  ),
};

const names = (version: number, body: unknown) => () =>
  Response.json(body, { headers: { [ruleTableHeader]: String(version) } });

async function opened() {
  vi.resetModules();
  const { followServersRules } = await import("#web/platform/rule-table/follow-server.ts");
  const { exchange } = await import("#web/platform/api/api-client.ts");
  const ruleTable = await import("#web/platform/rule-table/rule-table.ts");
  followServersRules();
  const asks = () => exchange(capabilities, {}, null, { timer: AbortSignal.timeout(5000) });
  return { ...ruleTable, asks };
}

const keep = (at: number) =>
  localStorage.setItem("kept_rule_table", JSON.stringify({ at, answer: packagedTable }));

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run, 0));
});
afterEach(() => vi.unstubAllGlobals());

test("any server answer that names a newer table makes the device fetch it and announce the news", async () => {
  keep(1000);
  const api = stubApi({
    [contact]: names(shipped + 1, {}),
    [table]: names(shipped + 1, closed),
  });
  const { asks, currentRuleTable } = await opened();
  await asks();
  await vi.waitFor(() => expect(currentRuleTable().version).toBe(shipped + 1));
  expect(localStorage.getItem("rule_news")).toBe("1");
  expect(localStorage.getItem("kept_rule_table_seen")).toContain(`"version":${shipped}`);
  await asks();
  await asks();
  expect(api.callsOf(table)).toHaveLength(1);
});

test("an answer that names the stored version confirms it without a fetch", async () => {
  keep(1000);
  const api = stubApi({ [contact]: names(shipped, {}) });
  const { asks, latestTable } = await opened();
  const before = Date.now();
  await asks();
  await vi.waitFor(() => expect(latestTable().checkedAt).toBeGreaterThanOrEqual(before));
  expect(api.callsOf(table)).toEqual([]);
  expect(localStorage.getItem("rule_news")).toBeNull();
});

test("a failed fetch is retried with an answer a minute later", async () => {
  keep(1000);
  const api = stubApi({ [contact]: names(shipped + 1, {}) });
  const { asks } = await opened();
  await asks();
  await vi.waitFor(() => expect(api.callsOf(table)).toHaveLength(1));
  await asks();
  expect(api.callsOf(table)).toHaveLength(1);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 61_000);
  await asks();
  await vi.waitFor(() => expect(api.callsOf(table)).toHaveLength(2));
  vi.restoreAllMocks();
});

test("a new visitor fetches no rules until signing in", async () => {
  const api = stubApi({ [contact]: names(shipped, {}), [table]: names(shipped, packagedTable) });
  const { asks } = await opened();
  await asks();
  const { saveToken } = await import("#web/platform/session.ts");
  saveToken("t".repeat(43));
  expect(api.callsOf(table)).toEqual([]);
  await asks();
  await vi.waitFor(() => expect(api.callsOf(table)).toHaveLength(1));
});
