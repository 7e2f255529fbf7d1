// @vitest-environment jsdom
import { packagedTable } from "@striper/angling/regulations";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { breaksOff, gives, stubApi } from "#web/testing/stub-api.ts";

const shipped = packagedTable.version;
const asked = "GET /api/regulations/table";
const key = "kept_rule_table";
const second = { ...packagedTable, version: shipped + 1, publishedOn: "2026-11-21" };
const keep = (answer: unknown, at = Date.now()) =>
  localStorage.setItem(key, JSON.stringify({ at, answer }));

async function opened() {
  vi.resetModules();
  const ruleTable = await import("#web/platform/rule-table/rule-table.ts");
  function Version() {
    const { table, failure } = ruleTable.useRuleTableState();
    return (
      <p>
        Version {table.version} {failure === null ? "renewed" : "failed"}
      </p>
    );
  }
  return {
    ...ruleTable,
    show: () =>
      render(
        <QueryClientProvider client={new QueryClient()}>
          <Version />
        </QueryClientProvider>,
      ),
  };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("the rule table", () => {
  test("is the packaged one at first, even without a network", async () => {
    stubApi({ [asked]: breaksOff });
    const { show, currentRuleTable } = await opened();
    expect(currentRuleTable()).toEqual(packagedTable);
    show();
    expect(screen.getByText(new RegExp(`Version ${shipped}`, "u"))).not.toBeNull();
    expect(await screen.findByText(`Version ${shipped} failed`)).not.toBeNull();
  });

  test("is renewed in place, stored, and available offline on the next visit", async () => {
    stubApi({ [asked]: gives(second) });
    const first = await opened();
    first.show();
    expect(await screen.findByText(`Version ${shipped + 1} renewed`)).not.toBeNull();
    expect(first.currentRuleTable().version).toBe(shipped + 1);
    cleanup();
    stubApi({ [asked]: breaksOff });
    const next = await opened();
    expect(next.currentRuleTable()).toEqual(second);
    next.show();
    expect(screen.getByText(new RegExp(`Version ${shipped + 1}`, "u"))).not.toBeNull();
  });

  test("follows the server even to a lower version, since a server may be set up anew", async () => {
    keep({ ...second, version: 8 }, 0);
    stubApi({ [asked]: gives(second) });
    const { show, currentRuleTable } = await opened();
    show();
    await waitFor(() => expect(currentRuleTable().version).toBe(shipped + 1));
  });

  test("is not fetched while its confirmation is minutes old", async () => {
    keep(second, Date.now() - 60_000);
    const api = stubApi({ [asked]: gives(second) });
    (await opened()).show();
    await screen.findByText(new RegExp(`Version ${shipped + 1}`, "u"));
    expect(api.asked).toEqual([]);
  });

  test.each([
    ["of another shape", { ...second, records: [{ id: "ma/striped_bass" }] }],
    ["with an impossible day", { ...second, publishedOn: "2026-02-30" }],
    ["that is no table", "rules"],
  ])("ignores a stored one %s", async (_, answer) => {
    keep(answer);
    expect((await opened()).currentRuleTable().version).toBe(shipped);
  });

  test("keeps the current table when the answer is invalid", async () => {
    keep(second, 0);
    stubApi({ [asked]: gives({ ...second, version: shipped + 2, records: null }) });
    const { show, currentRuleTable } = await opened();
    show();
    expect(await screen.findByText(`Version ${shipped + 1} failed`)).not.toBeNull();
    expect(currentRuleTable().version).toBe(shipped + 1);
  });

  test("is updated in other open tabs", async () => {
    const { show } = await opened();
    stubApi({ [asked]: gives(packagedTable) });
    show();
    await screen.findByText(`Version ${shipped} renewed`);
    keep(second);
    dispatchEvent(new StorageEvent("storage", { key }));
    expect(await screen.findByText(new RegExp(`Version ${shipped + 1}`, "u"))).not.toBeNull();
  });
});
