// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { TripsCard } from "#web/features/catches/trips/trips-card.tsx";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";
import { AccountIdProvider } from "#web/platform/local-store/account-id.tsx";

const accountId = "ann-of-the-trips";

afterEach(async () => {
  cleanup();
  await forgetAccountDatabases(accountId);
});

test("two taps start one trip", async () => {
  render(
    <AccountIdProvider value={accountId}>
      <TripsCard />
    </AccountIdProvider>,
  );
  await userEvent.dblClick(await screen.findByRole("button", { name: "Start a trip" }));
  await screen.findByText(/^On the water since/);
  expect(within(screen.getByRole("list", { name: "Trips" })).getAllByRole("listitem")).toHaveLength(
    1,
  );
});

test("a past trip says what is missing, and is in the list once it is complete", async () => {
  render(
    <AccountIdProvider value={accountId}>
      <TripsCard />
    </AccountIdProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Add a past trip" }));
  const save = await screen.findByRole("button", { name: "Save Trip" });
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2026-06-12" } });
  await userEvent.click(save);
  const started = screen.getByLabelText("Started");
  expect(document.activeElement).toBe(started);
  expect(started.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(started, { target: { value: "05:00" } });
  expect(screen.queryByText("Say when it began.")).toBeNull();
  await userEvent.type(screen.getByLabelText("What was tried"), "Eels, tube");
  await userEvent.dblClick(save);
  const list = await screen.findByRole("list", { name: "Trips" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  await userEvent.click(within(list).getByRole("button"));
  const tried: HTMLInputElement = await screen.findByLabelText("What was tried");
  expect(tried.value).toBe("Eels, tube");
});
