// @vitest-environment jsdom
import { firstFormChoices } from "@striper/angling/species";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { logDatabase } from "#web/features/catches/log/log-database.ts";
import { logActions } from "#web/features/catches/log/use-log.ts";
import { someContent, someId } from "#web/features/catches/log/testing/some-catch.ts";
import { LogCatchModal } from "#web/features/catches/quick-modals/log-catch-modal.tsx";
import { MyCatchesModal } from "#web/features/catches/quick-modals/my-catches-modal.tsx";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";
import { AccountIdProvider } from "#web/platform/local-store/account-id.tsx";
import type { ReactNode } from "react";

let account = 0;

/** Timeout in ms with a margin for busy machines. */
configure({ asyncUtilTimeout: 20_000 });

function show(children: ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountIdProvider value={`ann-${account}`}>{children}</AccountIdProvider>
    </QueryClientProvider>,
  );
}

afterEach(async () => {
  cleanup();
  await forgetAccountDatabases(`ann-${account}`);
  account += 1;
});

describe("Log Your Catch", { timeout: 60_000 }, () => {
  const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: "Log Catch" });

  // SPEC 3.6, 5.6
  test("offers the specified species and waits for one", () => {
    show(<LogCatchModal onClose={() => undefined} />);
    const names = within(screen.getByLabelText("Species"))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
    expect(names.slice(1)).toEqual(firstFormChoices.map(({ label }) => label));
    expect(submit().disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>("Location").value).toBe("Boston Harbor");
  });

  // SPEC 4.21, 5.8, 8.13
  test("stores missing values as unknown, confirms, clears itself and closes after two seconds", async () => {
    const onClose = vi.fn<() => void>();
    show(<LogCatchModal onClose={onClose} />);
    await userEvent.selectOptions(screen.getByLabelText("Species"), "Scup");
    await userEvent.type(screen.getByLabelText("Bait / Lure"), "Clams");
    await userEvent.click(screen.getByRole("radio", { name: "Kept" }));
    await userEvent.click(submit());
    expect(await screen.findByText("Successfully logged Scup catch!")).not.toBeNull();
    expect(screen.getByLabelText<HTMLSelectElement>("Species").value).toBe("");
    const [operation] = await logDatabase(`ann-${account}`).outbox.toArray();
    expect(operation).toMatchObject({
      kind: "log",
      content: {
        species: "Scup",
        length_inches: null,
        weight_pounds: null,
        location_name: "Boston Harbor",
        bait_lure: "Clams",
        notes: null,
        is_released: false,
      },
    });
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });
});

describe("My Catches", { timeout: 60_000 }, () => {
  // SPEC 2.44, 4.23, 9.25
  test("counts, lists, and deletes after a question", async () => {
    const { log } = logActions(`ann-${account}`);
    await log(someId(1), someContent({ species: "Cod", length_inches: 22 }));
    await log(someId(2), someContent({ species: "Scup" }));
    show(<MyCatchesModal />);
    const list = await screen.findByRole("list", { name: "Your catches" });
    expect(within(list).getAllByRole("listitem")).toHaveLength(2);
    expect(screen.getByText("Total Catches").closest("div")?.textContent).toContain("2");
    await userEvent.click(screen.getByRole("button", { name: "Delete this Cod" }));
    expect(screen.getByText("Delete this catch?")).not.toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(within(list).getAllByRole("listitem")).toHaveLength(1));
    expect(screen.getByText("Total Catches").closest("div")?.textContent).toContain("1");
  });
});
