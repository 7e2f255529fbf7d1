// @vitest-environment jsdom
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { notePushWanted } from "#web/features/accounts/reminders/push-wanted.ts";
import { readToken, saveToken } from "#web/platform/session.ts";
import { chooseUnits } from "#web/platform/units.ts";
import { showApp, stubScreen } from "#web/testing/show-app.tsx";
import { someUser } from "#web/testing/some-user.ts";
import { gives, stubApi } from "#web/testing/stub-api.ts";
import { leaveDevice } from "#web/testing/leave-device.ts";

const profile = "PUT /api/auth/profile";
const inMetric = gives({
  ...someUser,
  preferences: { units: "metric", light_mode: "auto" },
  success: true,
  message: "",
});

/** Returns the local storage keys that identify the account. */
const traces = () =>
  Object.entries(localStorage)
    .filter(([, value]) =>
      [someUser.user_id, someUser.email, "a token"].some((text) => String(value).includes(text)),
    )
    .map(([key]) => key)
    .toSorted();

async function open() {
  saveToken("a token");
  const api = stubApi({
    "GET /api/auth/me": gives(someUser),
    "GET /api/auth/sessions": gives({ sessions: [] }),
    "GET /api/calendar-address": gives({ made_at: null }),
    "GET /api/access-tokens": gives({ tokens: [] }),
    "POST /api/auth/logout": gives({ success: true, message: "" }),
  });
  showApp("/profile");
  await screen.findByText("Ann Angler");
  notePushWanted(someUser.user_id);
  return api;
}
const signOut = async () =>
  userEvent.click(await screen.findByRole("button", { name: "Sign Out" }));

beforeEach(() => stubScreen(390));

afterEach(() => {
  cleanup();
  chooseUnits("us");
  leaveDevice();
});

// SPEC 4.4
test("signing out leaves nothing on the device that names the account, and tells the server", async () => {
  const api = await open();
  expect(traces()).toEqual([
    "agreed_preferences",
    "auth_token",
    "last_known_user",
    "push_wanted_by",
  ]);
  await signOut();
  expect(traces()).toEqual([]);
  expect(readToken()).toBeNull();
  expect(api.callsOf("POST /api/auth/logout")).toHaveLength(1);
});

test("an answer that comes after signing out leaves nothing either", async () => {
  const api = await open();
  let answer: (response: Response) => void = () => undefined;
  api.change(profile, () => new Promise<Response>((resolve) => (answer = resolve)));
  await userEvent.selectOptions(screen.getByLabelText("Units"), "metric");
  await waitFor(() => expect(api.callsOf(profile)).toHaveLength(1));
  await signOut();
  answer(inMetric());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(traces()).toEqual([]);
});
