// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ImportScreen } from "#web/features/catches/archive/import/import-screen.tsx";
import { readTable } from "#web/features/catches/archive/read-table.ts";
import { DashboardTab } from "#web/features/catches/book/dashboard-tab.tsx";
import { LogBookScreen } from "#web/features/catches/book/log-book-screen.tsx";
import { LogSync } from "#web/features/catches/log/log-sync.tsx";
import { someContent, someId } from "#web/features/catches/log/testing/some-catch.ts";
import { logActions } from "#web/features/catches/log/use-log.ts";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";
import { AccountIdProvider } from "#web/platform/local-store/account-id.tsx";
import { breaksOff, stubApi } from "#web/testing/stub-api.ts";
import { ToastRegion } from "#web/ui/surfaces/toast-region.tsx";
import { breakStore } from "#web/features/catches/log/testing/break-store.ts";

/** Timeout in ms with a margin for busy machines. */
configure({ asyncUtilTimeout: 20_000 });

let account = 0;
const accountId = () => `ann-${account}`;
const changesCall = "GET /api/catch-logger/changes";

function show(
  openId: string | null = null,
  content: ReactNode = <DashboardTab onOpen={() => undefined} />,
) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountIdProvider value={accountId()}>
        <LogBookScreen
          openId={openId}
          onClose={() => undefined}
          begun={null}
          onBegunClosed={() => false}
        >
          {content}
        </LogBookScreen>
        <LogSync />
      </AccountIdProvider>
      <ToastRegion />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await forgetAccountDatabases(accountId());
  account += 1;
});

const failed = "Failed to load catch data";

describe("the log book", { timeout: 60_000 }, () => {
  test("keeps a half-filled screen open when the first sync fails", async () => {
    let fail: () => void = () => undefined;
    const lost = new Promise<never>((_resolve, reject) => {
      fail = () => reject(new TypeError("Failed to fetch"));
    });
    const api = stubApi({ [changesCall]: () => lost });
    const table = readTable("When,Fish,Kind\n2026-06-13,Cod,Striped Bass\n");
    const onClose = () => undefined;
    show(null, <ImportScreen table={table} fileName="old.csv" onClose={onClose} />);
    const species = () => screen.findByRole("combobox", { name: "Species" });
    await userEvent.selectOptions(await species(), "Kind (Striped Bass)");
    await waitFor(() => expect(api.callsOf(changesCall)).not.toEqual([]));
    fail();
    await screen.findByText(failed);
    const chosen = await species();
    expect(chosen).toHaveProperty("selectedOptions.0.text", "Kind (Striped Bass)");
    expect(screen.getByRole("dialog").contains(chosen)).toBe(true);
  });

  // SPEC 8.18
  test("reports a failed deletion and keeps the catch, and deletes it at the next try", async () => {
    stubApi({ [changesCall]: breaksOff });
    await logActions(accountId()).log(someId(1), someContent({ species: "Cod" }));
    show(someId(1));
    const remove = await screen.findByRole("button", { name: "Delete" });
    const repair = breakStore(accountId());
    await userEvent.click(remove);
    await screen.findByText("Failed to delete catch. Please try again.");
    expect(screen.getByText("1 catch · 1 species")).not.toBeNull();
    repair();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await screen.findByText("Catch deleted successfully!");
    await waitFor(() => expect(screen.getByText("0 catches · 0 species")).not.toBeNull());
  });
});
