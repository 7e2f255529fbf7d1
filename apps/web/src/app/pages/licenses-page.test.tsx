// @vitest-environment jsdom
import type { License } from "@striper/contract/licenses";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { pngBytes, someLicense } from "#web/features/licenses/testing/some-license.ts";
import { ApiError, OfflineError } from "#web/platform/api/api-errors.ts";
import * as uploads from "#web/platform/api/upload.ts";
import { forgetAccountDatabases } from "#web/platform/local-store/account-database.ts";
import { saveToken } from "#web/platform/session.ts";
import { noteReachable } from "#web/platform/online-status.ts";
import { showApp, stubScreen } from "#web/testing/show-app.tsx";
import { someUser } from "#web/testing/some-user.ts";
import { gives, refuses, stubApi } from "#web/testing/stub-api.ts";
import { enterText } from "#web/testing/enter-text.ts";
import { leaveDevice } from "#web/testing/leave-device.ts";

const upload = vi.spyOn(uploads, "upload");

const list = "GET /api/licenses/my-licenses";
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString("en-CA", {
    timeZone: "America/New_York",
  });
const id = (last: number) => `0198a000-0000-4000-8000-00000000000${last}`;
const license = (given: Partial<License>) =>
  someLicense({ expiry_date: inDays(200), ...given, images: [id(9)] });

function open(licenses: readonly License[], path = "/licenses") {
  saveToken("a token");
  const api = stubApi({
    "GET /api/auth/me": gives(someUser),
    [list]: gives({ success: true, licenses }),
  });
  showApp(path);
  return api;
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));
const choose = (content: BlobPart, type = "image/png") => {
  const input = screen.getByLabelText(/Take or Choose a Photo/, { selector: "input" });
  return userEvent.upload(input, new File([content], "license.png", { type }));
};

// Preloaded, so that the first test does not wait for it.
beforeAll(() => import("#web/app/pages/licenses-page.tsx").then(() => undefined));

beforeEach(() => {
  stubScreen(1440);
  URL.createObjectURL = () => "blob:picture";
  URL.revokeObjectURL = () => undefined;
  upload.mockReset();
});

afterEach(async () => {
  leaveDevice();
  noteReachable(true);
  await forgetAccountDatabases(someUser.user_id);
});

describe("the wallet", () => {
  // SPEC 2.79
  test("counts what is stored, warns of what ends and offers to renew it", async () => {
    open([
      license({ license_id: id(1), license_type: "saltwater", expiry_date: inDays(40) }),
      license({ license_id: id(2), license_type: "hunting", expiry_date: inDays(-3) }),
      license({ license_id: id(3), license_type: "boating" }),
    ]);
    const saltwater = await screen.findByRole("article", { name: "Saltwater license" });
    expect(within(saltwater).getByText("Expires in 40 days")).not.toBeNull();
    const hunting = within(screen.getByRole("article", { name: "Hunting license" }));
    expect(hunting.getByText("License Expired")).not.toBeNull();
    expect(hunting.getByText("Renew to stay compliant")).not.toBeNull();
    const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
    const figures = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect([terms, figures]).toEqual([
      ["Stored", "Active", "Expiring"],
      ["3", "2", "1"],
    ]);
    await userEvent.click(hunting.getByRole("button", { name: "Renew" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Renew License" }));
    const portal = dialog.getByRole("link", { name: /MassFishHunt/ });
    expect(portal.getAttribute("href")).toBe("https://massfishhunt.mass.gov");
    expect(dialog.getByText(/official state app/)).not.toBeNull();
    expect(dialog.getByText(/License agents/)).not.toBeNull();
  });

  // SPEC 4.29, 8.22
  test("deletes a license after asking", async () => {
    const one = license({ license_id: id(1) });
    const api = open([one], `/licenses?license=${id(1)}`);
    const remove = `DELETE /api/licenses/${id(1)}`;
    api.change(remove, refuses(500, "internal"));
    await press("Delete");
    await press("Delete License");
    expect((await screen.findByRole("alert")).textContent).toBe("Failed to delete license");
    api.change(remove, gives({ success: true, message: "License deleted successfully" }));
    api.change(list, gives({ success: true, licenses: [] }));
    await press("Delete License");
    expect(await screen.findByText("License deleted successfully")).not.toBeNull();
    expect(await screen.findByText("No licenses stored yet")).not.toBeNull();
  });
});

describe("adding a license", () => {
  // SPEC 2.75, 4.28, 5.22, 8.22
  test("wants a photo first, stores it and says so for three seconds", async () => {
    const api = open([]);
    await press("Add New License");
    const submit = await screen.findByRole("button", { name: "Upload License" });
    expect(submit).toHaveProperty("disabled", true);
    await choose(pngBytes());
    await userEvent.selectOptions(screen.getByLabelText("License Type"), "saltwater");
    await userEvent.selectOptions(screen.getByLabelText("Issued by"), "MA");
    await press(/^Use December 31/);
    const stored = license({ license_id: id(1) });
    const message = "Successfully uploaded saltwater license";
    let answer = (_value: unknown): void => undefined;
    upload.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await press("Upload License");
    expect(await screen.findByRole("button", { name: "Uploading License..." })).toHaveProperty(
      "disabled",
      true,
    );
    api.change(list, gives({ success: true, licenses: [stored] }));
    answer({ success: true, message, license: stored });
    expect(await screen.findByText(message)).not.toBeNull();
    expect(upload.mock.calls[0]?.[1].fields).toMatchObject({
      license_type: "saltwater",
      issuer: "MA",
      license_number: null,
      expiry_date: expect.stringMatching(/-12-31$/),
    });
    await waitFor(() => expect(screen.queryByText(message)).toBeNull(), { timeout: 10_000 });
  });

  // SPEC 8.21
  test("keeps what was typed when the photo is refused", async () => {
    open([], "/licenses?add=new");
    await screen.findByRole("button", { name: "Upload License" });
    await choose(pngBytes());
    enterText(screen.getByLabelText("License Number"), "MA-5");
    const body = { code: "unreadable_image", message: "Damaged.", detail: "", request_id: "r" };
    upload.mockRejectedValue(new ApiError(422, { ...body, code: "unreadable_image" }));
    await press("Upload License");
    expect((await screen.findByRole("alert")).textContent).toBe("Damaged.");
    expect(screen.getByLabelText("License Number")).toHaveProperty("value", "MA-5");
    expect(screen.getByRole("button", { name: "Upload License" })).toHaveProperty(
      "disabled",
      false,
    );
  });

  test("keeps it on the device without a connection, and sends it when there is one", async () => {
    const api = open([]);
    await press("Add New License");
    await choose(pngBytes());
    enterText(screen.getByLabelText("License Number"), "MA-6");
    upload.mockImplementation(async () => {
      noteReachable(false);
      throw new OfflineError("out of reach");
    });
    await press("Upload License");
    expect(await screen.findByText(/^No connection\. Your license is kept/)).not.toBeNull();
    const card = await screen.findByRole("article", { name: "Fishing license" });
    expect(within(card).getByText("Waiting to upload")).not.toBeNull();
    expect(within(card).getByText("MA-6")).not.toBeNull();

    const stored = license({ license_id: id(1), license_number: "MA-6" });
    api.change(list, gives({ success: true, licenses: [stored] }));
    upload.mockResolvedValue({
      success: true,
      message: "Successfully uploaded fishing license",
      license: stored,
    });
    noteReachable(true);
    await waitFor(() => expect(screen.queryByText("Waiting to upload")).toBeNull());
    expect(await screen.findByText("MA-6")).not.toBeNull();
  });
});

describe("showing a license to an officer", () => {
  async function handOver() {
    open([license({ license_id: id(1), license_number: "MA-8" })]);
    await press("Show to Officer");
    expect(await screen.findByText("For the officer")).not.toBeNull();
    expect(await screen.findByText("MA-8")).not.toBeNull();
  }

  /** Shows the license at once the first time; the lock is offered afterwards. */
  async function handOverLocked() {
    await handOver();
    expect(screen.getByText(/^The rest of this app is not locked/)).not.toBeNull();
    await press("Done");
    const dialog = await screen.findByRole("dialog", { name: "Lock the app the next time?" });
    const fields = within(dialog);
    const pin = fields.getByLabelText("PIN (4 to 8 digits)");
    enterText(pin, "1973");
    await press("Save PIN");
    expect(await fields.findByText(/^This PIN is easy to guess\./)).not.toBeNull();
    enterText(pin, "2580");
    enterText(fields.getByLabelText("PIN once more"), "2581");
    await press("Save PIN");
    expect(await fields.findByText("The two PINs are not the same.")).not.toBeNull();
    enterText(fields.getByLabelText("PIN once more"), "2580");
    await press("Save PIN");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await press("Show to Officer");
    await screen.findByText("For the officer");
  }

  test("keeps the address underneath, whatever Back or a link would do to it", async () => {
    await handOver();
    cleanup();
    const router = showApp("/profile");
    expect(await screen.findByText("For the officer")).not.toBeNull();
    router.history.push("/licenses");
    await waitFor(() => expect(router.state.status).toBe("idle"));
    expect(router.state.location.pathname).toBe("/profile");
    expect(router.history.location.pathname).toBe("/profile");
  });

  test("leaves nothing else in reach until the PIN is right", async () => {
    await handOverLocked();
    expect(await screen.findByText("MA-8")).not.toBeNull();
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.queryByRole("link", { name: "Dashboard" })).toBeNull();

    cleanup();
    showApp("/profile");
    expect(await screen.findByText("For the officer")).not.toBeNull();
    expect(screen.queryByText("Account Profile")).toBeNull();

    await press(/Done: Unlock/);
    enterText(await screen.findByLabelText("Your PIN"), "1357");
    await press("Unlock");
    expect(await screen.findByText("That is not the PIN.")).not.toBeNull();
    enterText(screen.getByLabelText("Your PIN"), "2580");
    await press("Unlock");
    expect(await screen.findByRole("heading", { name: "Licenses" })).not.toBeNull();
  });
});
