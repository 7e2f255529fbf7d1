// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { TripsCard } from "#web/features/catches/trips/trips-card.tsx";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";
import { logDatabase } from "#web/features/catches/log/log-database.ts";
import { AccountIdProvider } from "#web/platform/local-store/account-id.tsx";

const accountId = "ann-of-the-trips";

afterEach(async () => {
  cleanup();
  await forgetAccountDatabases(accountId);
});

test("two taps start one trip", async () => {
  show();
  await userEvent.dblClick(await screen.findByRole("button", { name: "Start a trip" }));
  await screen.findByText(/^On the water since/);
  expect(within(screen.getByRole("list", { name: "Trips" })).getAllByRole("listitem")).toHaveLength(
    1,
  );
});

test("a past trip reports missing fields, and is listed once it is complete", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Add a past trip" }));
  const save = await screen.findByRole("button", { name: "Save Trip" });
  fireEvent.change(screen.getByLabelText("Date"), { target: { value: "2026-06-12" } });
  await userEvent.click(save);
  const started = screen.getByLabelText("Started");
  expect(document.activeElement).toBe(started);
  expect(started.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(started, { target: { value: "05:00" } });
  expect(screen.queryByText("Enter when it began.")).toBeNull();
  await userEvent.type(screen.getByLabelText("What you tried"), "Eels, tube");
  await userEvent.dblClick(save);
  const list = await screen.findByRole("list", { name: "Trips" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
  await userEvent.click(within(list).getByRole("button"));
  const tried: HTMLInputElement = await screen.findByLabelText("What you tried");
  expect(tried.value).toBe("Eels, tube");
  expect(await writtenTrip()).toMatchObject({ bite_score: { stored: "afterwards" } });
});

function show() {
  render(
    <AccountIdProvider value={accountId}>
      <TripsCard />
    </AccountIdProvider>,
  );
}

/** Returns the last unsent write of the trip. */
async function writtenTrip() {
  const waiting = await logDatabase(accountId).outbox.toArray();
  const last = waiting.findLast(({ kind }) => kind === "save-trip");
  return last?.kind === "save-trip" ? last.content : undefined;
}

test("a trip keeps the score of its start, and one tap at its end marks it as a blank", async () => {
  show();
  await userEvent.click(await screen.findByRole("button", { name: "Start a trip" }));
  await userEvent.click(await screen.findByRole("button", { name: "End the trip" }));
  const asked = await screen.findByRole("dialog", { name: "How Many Stripers?" });
  expect(await writtenTrip()).toMatchObject({ stripers_caught: null });
  await userEvent.click(within(asked).getByRole("button", { name: "None, a blank" }));
  await screen.findByRole("button", { name: "Start a trip" });
  const trip = await writtenTrip();
  expect(trip).toMatchObject({ stripers_caught: 0, bite_score: { stored: "at_start" } });
  expect(trip?.bite_score?.scores).toHaveLength(1);
  expect(screen.getByRole("list", { name: "Trips" }).textContent).toContain("Blank");
});
