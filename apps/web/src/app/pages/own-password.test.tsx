// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { saveToken, readToken } from "#web/platform/session.ts";
import { showApp, stubScreen } from "#web/testing/show-app.tsx";
import { someUser } from "#web/testing/some-user.ts";
import { breaksOff, gives, refuses, stubApi } from "#web/testing/stub-api.ts";
import { enterText } from "#web/testing/enter-text.ts";
import { leaveDevice } from "#web/testing/leave-device.ts";

const profile = "PUT /api/auth/profile";
const remove = "DELETE /api/auth/delete-account";
const asks = refuses(403, "password_required", "Please enter your password for this.");
const isWrong = refuses(403, "wrong_password", "This is not your password.");
const moved = "ann@hull.example";
const password = "harbor light";

function open() {
  saveToken("a token");
  const api = stubApi({
    "GET /api/auth/me": gives(someUser),
    "GET /api/auth/sessions": gives({ sessions: [] }),
    "GET /api/calendar-address": gives({ made_at: null }),
    "GET /api/access-tokens": gives({ tokens: [] }),
  });
  showApp("/profile");
  return api;
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const dialog = (name: string) => screen.findByRole("dialog", { name });
const enter = async (name: string, text: string) => {
  const field = within(await dialog(name)).getByLabelText<HTMLInputElement>("Password");
  enterText(field, text);
  return field;
};
const submit = async (name: string, button: string) =>
  userEvent.click(within(await dialog(name)).getByRole("button", { name: button }));

beforeEach(() => stubScreen(390));

afterEach(leaveDevice);

describe("a new address", () => {
  const title = "Enter Your Password";

  async function change() {
    const api = open();
    api.change(profile, asks);
    await press("Edit");
    enterText(screen.getByLabelText("Email Address"), moved);
    await press("Save");
    return api;
  }

  test("is saved with the password, once the server asks for it", async () => {
    const api = await change();
    const field = await enter(title, password);
    expect(field.autocomplete).toBe("current-password");
    expect((await dialog(title)).textContent).toContain(`Anyone who reads the email of ${moved}`);
    api.change(profile, gives({ ...someUser, pending_email: moved, success: true, message: "" }));
    await submit(title, "Save");
    expect(await screen.findByText(/We emailed a link to ann@hull.example/)).not.toBeNull();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(api.callsOf(profile).map(({ body }) => body)).toEqual([
      { email: moved },
      { email: moved, password },
    ]);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(password);
  });

  test("is not sent without a password; a wrong one says so, signs nobody out, and can be tried again", async () => {
    const api = await change();
    await submit(title, "Save");
    expect(screen.getByText("Enter your password.")).not.toBeNull();
    expect(api.callsOf(profile)).toHaveLength(1);
    await enter(title, "guess");
    api.change(profile, isWrong);
    await submit(title, "Save");
    expect((await screen.findByRole("alert")).textContent).toBe("This is not your password.");
    expect(readToken()).toBe("a token");
    api.change(profile, breaksOff);
    await submit(title, "Save");
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe("Error updating profile"),
    );
    await submit(title, "Close");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>("Email Address").value).toBe(moved);
  });
});

describe("the link that undoes a change of the address", () => {
  const undo = "POST /api/auth/email-change/undo";
  const token = "a-token-of-a-mailed-link";

  test("takes effect by a press, without signing in, and leads to a new password", async () => {
    const api = stubApi({ [undo]: gives({ success: true, message: "" }) });
    const router = showApp(`/undo-email-change?token=${token}`);
    await screen.findByRole("dialog", { name: "Undo the Change of Address" });
    expect(api.callsOf(undo)).toEqual([]);
    await press("Undo the Change");
    expect(await screen.findByText(/choose a new password\.$/)).not.toBeNull();
    expect(api.callsOf(undo)[0]?.body).toEqual({ token });
    await press("Continue");
    await waitFor(() => expect(router.state.location.pathname).toBe("/sign-in"));
  });

  test("says that a spent link no longer works, and cannot be pressed again", async () => {
    stubApi({ [undo]: refuses(400, "link_invalid", "This link was used.") });
    showApp(`/undo-email-change?token=${token}`);
    await press("Undo the Change");
    expect((await screen.findByRole("alert")).textContent).toBe(
      "This link does not work any more: it works once, for seven days.",
    );
    expect(screen.getByText(/set a new password at the sign-in/)).not.toBeNull();
    expect(screen.queryByRole("button", { name: "Undo the Change" })).toBeNull();
  });
});

describe("deleting the account", () => {
  const title = "Delete Your Account";

  async function ask() {
    const api = open();
    api.change(remove, asks);
    await press("Delete Account");
    await press("Yes, Delete Everything");
    await dialog(title);
    return api;
  }

  test("deletes nothing with a wrong password, and leaves nothing here with the right one", async () => {
    const api = await ask();
    expect((await dialog(title)).textContent).toContain("deleted at once and for good");
    await enter(title, "guess");
    api.change(remove, isWrong);
    await submit(title, "Delete Everything");
    expect((await screen.findByRole("alert")).textContent).toBe("This is not your password.");
    expect(readToken()).toBe("a token");
    await enter(title, password);
    api.change(remove, gives({ success: true, message: "" }));
    await submit(title, "Delete Everything");
    await waitFor(() => expect(readToken()).toBeNull());
    expect(api.callsOf(remove).at(-1)?.body).toEqual({ password });
    expect(localStorage.getItem("last_known_user")).toBeNull();
  });
});
