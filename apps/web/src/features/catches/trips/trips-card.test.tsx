// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { cleanup, render, screen, within } from "@testing-library/react";
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
