// @vitest-environment jsdom
import { photoUrl } from "@striper/contract/catch-content";
import { exifBlock, jpegWith } from "@striper/marine/photos/testing";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logCopyOf } from "#web/features/catches/log/log-copy.ts";
import { logDatabase } from "#web/features/catches/log/log-database.ts";
import { someContent, someId } from "#web/features/catches/log/testing/some-catch.ts";
import { logActions } from "#web/features/catches/log/use-log.ts";
import type { CatchBeginning } from "#web/features/catches/logging/form/catch-beginning.ts";
import { CatchFormScreen } from "#web/features/catches/logging/form/catch-form-screen.tsx";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";
import { AccountIdProvider } from "#web/platform/local-store/account-id.tsx";
import type { LocalCatch } from "#web/features/catches/log/local-catch.ts";
import { enterText } from "#web/testing/enter-text.ts";
import { somePhoto } from "#web/features/catches/log/testing/some-catch.ts";

// Includes hidden elements, because checking visibility doubles the run time.
configure({ defaultHidden: true });

const accountId = "ann";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-06-14T16:00:00Z") });
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:fish" }));
  Object.assign(URL, { revokeObjectURL: () => undefined });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await forgetAccountDatabases(accountId);
});

function show(before: LocalCatch | null, begun: CatchBeginning | null = null) {
  const onSaved = vi.fn<() => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AccountIdProvider value={accountId}>
        <CatchFormScreen
          before={before}
          begun={begun}
          onClose={() => undefined}
          onSaved={onSaved}
        />
      </AccountIdProvider>
    </QueryClientProvider>,
  );
  return onSaved;
}

const written = async () => {
  const last = (await logDatabase(accountId).outbox.orderBy("seq").toArray()).at(-1);
  if (last === undefined || !("content" in last) || last.kind === "save-trip")
    throw new Error("no catch was written");
  return last.content;
};

const release = () => userEvent.click(screen.getByRole("radio", { name: "Released" }));

async function logReleasedStriper(onSaved: () => void): Promise<void> {
  await userEvent.selectOptions(screen.getByLabelText("Species"), "Striped Bass");
  await release();
  await userEvent.click(screen.getByRole("button", { name: "Log Catch" }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
}

const offer = /^Use the photo's time/;
const placeOffer = { name: "Use the photo's place" };

function fishPhoto(): File {
  const block = exifBlock({
    time: "2026:06:13 05:12:30",
    offset: "-04:00",
    latitude: 42.5,
    longitude: -70.75,
  });
  const bytes = Uint8Array.from(jpegWith(block));
  const file = new File([bytes], "fish.jpg", { type: "image/jpeg" });
  // jsdom lacks the methods that read files.
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(bytes.buffer) });
}

const choosePhoto = () => userEvent.upload(screen.getByLabelText("Add a photo"), fishPhoto());

test("a photo shared from the gallery sets the time, and the position only with consent", async () => {
  const onSaved = show(null, { photo: { file: fishPhoto(), number: 1, of: 2 } });
  await waitFor(() => expect(screen.getByLabelText("Time")).toHaveProperty("value", "05:12"));
  expect(screen.getByLabelText("Date")).toHaveProperty("value", "2026-06-13");
  expect(screen.getByText(/^Photo 1 of 2\. When this catch is saved/)).not.toBeNull();
  await screen.findByRole("button", placeOffer);
  await logReleasedStriper(onSaved);
  expect(await written()).toMatchObject({
    date_caught: "2026-06-13T09:12:00.000Z",
    position: null,
  });
  const [photo] = await logDatabase(accountId).photos.toArray();
  expect(photo?.facts?.position).toBeNull();
});

test("a photo of yesterday offers its time and place for the catch", async () => {
  const onSaved = show(null);
  await choosePhoto();
  await userEvent.click(await screen.findByRole("button", placeOffer));
  const button = await screen.findByRole("button", { name: offer });
  expect(button.textContent).toBe("Use the photo's time, Sat Jun 13, 5:12 am?");
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole("button", { name: offer })).toBeNull());
  expect(screen.queryByRole("button", placeOffer)).toBeNull();
  await logReleasedStriper(onSaved);
  expect(await written()).toMatchObject({
    date_caught: "2026-06-13T09:12:00.000Z",
    position: { latitude: 42.5, longitude: -70.75 },
  });
  const [photo] = await logDatabase(accountId).photos.toArray();
  expect(photo?.facts).toEqual({
    takenAt: Date.parse("2026-06-13T09:12:30Z"),
    position: { latitude: 42.5, longitude: -70.75 },
  });
});

test("the photo of a catch saved in a hurry offers its time when it is finished", async () => {
  const id = someId(1);
  const takenAt = Date.parse("2026-06-13T09:12:30Z");
  const photo = somePhoto(7, { takenAt, position: null });
  const content = someContent({ photo_url: photoUrl(someId(7)), is_unfinished: true });
  await logActions(accountId).log(id, content, photo);
  const store = logCopyOf(accountId);
  await store.load();
  const [before] = store.current().catches;
  if (before === undefined) throw new Error("the catch is missing");
  const onSaved = show(before);
  await userEvent.click(await screen.findByRole("button", { name: offer }));
  await release();
  await userEvent.click(screen.getByRole("button", { name: "Save Changes" }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(await written()).toMatchObject({ date_caught: "2026-06-13T09:12:00.000Z" });
});

test("a wrong field in the folded part is opened and focused, and two taps log one catch", async () => {
  const onSaved = show(null);
  await userEvent.selectOptions(screen.getByLabelText("Species"), "Striped Bass");
  enterText(screen.getByLabelText("Length (in)"), "30");
  await release();
  const date = screen.getByLabelText("Date");
  expect(date.closest("details")?.open).toBe(false);
  fireEvent.change(date, { target: { value: "2026-07-01" } });
  const save = screen.getByRole("button", { name: "Log Catch" });
  await userEvent.click(save);
  expect(await screen.findByText("That is in the future.")).toBeTruthy();
  expect(date.closest("details")?.open).toBe(true);
  expect(document.activeElement).toBe(date);
  fireEvent.change(date, { target: { value: "2026-06-13" } });
  expect(screen.queryByText("That is in the future.")).toBeNull();
  await userEvent.dblClick(save);
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(await written()).toMatchObject({
    species: "Striped Bass",
    length_inches: 30,
    date_caught: "2026-06-13T16:00:00.000Z",
  });
  expect(await logDatabase(accountId).outbox.count()).toBe(1);
});

// SPEC 4.27
test("a fish counts as released by default, and a kept one counts for the next verdict", async () => {
  const onSaved = show(null);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Released" }).checked).toBe(true);
  await userEvent.selectOptions(screen.getByLabelText("Species"), "Striped Bass");
  await userEvent.selectOptions(screen.getByLabelText("Location"), "Boston Harbor");
  enterText(screen.getByLabelText("Length (in)"), "29");
  const verdict = () => screen.getByRole("region", { name: "Keep or release" }).textContent;
  expect(verdict()).toMatch(/^Keep/);
  expect(verdict()).toContain("0 kept");
  await userEvent.click(screen.getByRole("radio", { name: "Kept" }));
  await userEvent.click(screen.getByRole("button", { name: "Log Catch" }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(await written()).toMatchObject({ is_released: false });
  cleanup();
  show(null);
  await userEvent.selectOptions(screen.getByLabelText("Species"), "Striped Bass");
  await userEvent.selectOptions(screen.getByLabelText("Location"), "Boston Harbor");
  enterText(screen.getByLabelText("Length (in)"), "29");
  await waitFor(() => expect(verdict()).toContain("The bag is full"));
  expect(verdict()).toContain("1 kept");
});
