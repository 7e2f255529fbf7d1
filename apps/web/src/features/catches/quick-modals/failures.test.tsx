// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { logDatabase } from "#web/features/catches/log/log-database.ts";
import { someContent, someId } from "#web/features/catches/log/testing/some-catch.ts";
import { logActions } from "#web/features/catches/log/use-log.ts";
import { LogCatchModal } from "#web/features/catches/quick-modals/log-catch-modal.tsx";
import { MyCatchesModal } from "#web/features/catches/quick-modals/my-catches-modal.tsx";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";
import { AccountIdProvider } from "#web/platform/local-store/account-id.tsx";
import { ToastRegion } from "#web/ui/surfaces/toast-region.tsx";
import { breakStore } from "#web/features/catches/log/testing/break-store.ts";

/** Timeout with a margin for busy machines, ms. */
configure({ asyncUtilTimeout: 20_000 });

let account = 0;
const accountId = () => `ann-${account}`;

function show(children: ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountIdProvider value={accountId()}>{children}</AccountIdProvider>
      <ToastRegion />
    </QueryClientProvider>,
  );
}

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await forgetAccountDatabases(accountId());
  account += 1;
});

describe("when the device's store fails", { timeout: 60_000 }, () => {
  // SPEC 8.13
  test("a catch that cannot be logged says so, keeps what was typed, and is logged at the next try", async () => {
    const repair = breakStore(accountId());
    show(<LogCatchModal onClose={() => undefined} />);
    await userEvent.selectOptions(screen.getByLabelText("Species"), "Scup");
    await userEvent.type(screen.getByLabelText("Bait / Lure"), "Clams");
    await userEvent.click(screen.getByRole("radio", { name: "Released" }));
    await userEvent.click(screen.getByRole("button", { name: "Log Catch" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Failed to log catch");
    expect(screen.getByLabelText<HTMLInputElement>("Bait / Lure").value).toBe("Clams");
    repair();
    await userEvent.click(screen.getByRole("button", { name: "Log Catch" }));
    await screen.findByText("Successfully logged Scup catch!");
    expect(screen.queryByText("Failed to log catch")).toBeNull();
    expect(await logDatabase(accountId()).outbox.count()).toBe(1);
  });

  // SPEC 8.13
  test("catches that cannot be loaded say so, and Try Again loads them", async () => {
    await logActions(accountId()).log(someId(1), someContent({ species: "Cod" }));
    const repair = breakStore(accountId());
    show(<MyCatchesModal />);
    await screen.findByText("Failed to load catches");
    expect(screen.queryByText("Total Catches")).toBeNull();
    repair();
    await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
    const list = await screen.findByRole("list", { name: "Your catches" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(1);
    expect(screen.queryByText("Failed to load catches")).toBeNull();
  });

  // SPEC 8.13
  test("a catch that cannot be deleted says so, stays, and goes at the next try", async () => {
    await logActions(accountId()).log(someId(1), someContent({ species: "Cod" }));
    show(<MyCatchesModal />);
    await userEvent.click(await screen.findByRole("button", { name: "Delete this Cod" }));
    const repair = breakStore(accountId());
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await screen.findByText("Failed to delete catch");
    expect(screen.getByRole("button", { name: "Delete this Cod" })).not.toBeNull();
    repair();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Delete this Cod" })).toBeNull(),
    );
    expect(await logDatabase(accountId()).outbox.count()).toBe(0);
  });
});
